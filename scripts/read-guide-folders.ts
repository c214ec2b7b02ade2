import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { guideFaults } from "../src/guide/folder/guide-faults.ts";
import { type CityFolder, readCityFolder } from "../src/guide/folder/read-city-folder.ts";
import type { GuideCity } from "../src/guide/guide-city.ts";

// Without it a fault of a file says no more than that the input is invalid.
z.config(z.locales.en());

/** The cities' folders. */
export const FOLDERS = join(import.meta.dirname, "../guide");

type ReadFolder = {
  readonly id: string;
  readonly city?: GuideCity;
  readonly faults: readonly string[];
};

/** The guide's cities, each with what is wrong with it by itself and beside the others. */
export function readGuideFolders(): ReadFolder[] {
  const read = cityIds().map((id) => ({ id, ...readCityFolder(id, filesOf(id)) }));
  const between = guideFaults(read.flatMap(({ city }) => city ?? []));
  return read.map((folder) => {
    const more = between.filter(({ id }) => id === folder.id).map(({ fault }) => fault);
    return { ...folder, faults: [...folder.faults, ...more] };
  });
}

/** Adding a folder adds a city. */
export function cityIds(): string[] {
  return readdirSync(FOLDERS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** The texts of a city's files. */
export function filesOf(id: string): CityFolder {
  const textOf = (name: string) => {
    const file = join(FOLDERS, id, name);
    return existsSync(file) ? readFileSync(file, "utf8") : undefined;
  };
  return {
    "city.json": textOf("city.json"),
    "places.geojson": textOf("places.geojson"),
    "sketch.geojson": textOf("sketch.geojson"),
  };
}
