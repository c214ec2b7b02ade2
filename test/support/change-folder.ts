import { filesOf } from "../../scripts/read-guide-folders.ts";
import type { CityFolder } from "../../src/guide/folder/read-city-folder.ts";

export type Feature = {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry: { readonly type: string; readonly coordinates: unknown };
};

/** A city's folder, with changes made to what its files say. */
export function changeFolder(
  id: string,
  change: {
    readonly city?: (facts: Record<string, unknown>) => object;
    readonly places?: (features: readonly Feature[]) => readonly object[];
    readonly sketch?: (features: readonly Feature[]) => readonly object[];
  },
): CityFolder {
  const { city, places, sketch } = change;
  const files = filesOf(id);
  const json = (file: keyof CityFolder) => JSON.parse(files[file] ?? "");
  const collection = (file: keyof CityFolder, make: typeof places) => {
    if (make === undefined) return files[file];
    const { features, ...rest } = json(file);
    return JSON.stringify({ ...rest, features: make(features) });
  };
  return {
    "city.json": city === undefined ? files["city.json"] : JSON.stringify(city(json("city.json"))),
    "places.geojson": collection("places.geojson", places),
    "sketch.geojson": collection("sketch.geojson", sketch),
  };
}
