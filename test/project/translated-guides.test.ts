import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

type Features = {
  readonly features: readonly { readonly properties: { id: string; details?: string } }[];
};
type Texts = { readonly places: Readonly<Record<string, { name: string; details: string }>> };

const GUIDE = join(import.meta.dirname, "../../guide");
const read = <Json>(path: string): Json => JSON.parse(readFileSync(join(GUIDE, path), "utf8"));

test.each(globSync("*/texts.*.json", { cwd: GUIDE }))(
  "%s has a text for each place and table of its city",
  (path) => {
    const { places } = read<Texts>(path);
    const { features } = read<Features>(join(dirname(path), "places.geojson"));
    const described = features.filter(({ properties: { details } }) => details !== undefined);
    expect(described.length).toBeGreaterThan(0);
    const without = described
      .map(({ properties }) => properties.id)
      .filter((id) => !(id in places));
    expect(without).toEqual([]);
  },
);
