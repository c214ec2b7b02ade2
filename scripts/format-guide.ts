// The form of what is written in guide/, which `npm run format` gives it: GeoJSON as programs that draw maps save it is
// one long line a feature, with more decimals than we have. And what is made of it: the schemas of the files, for editors,
// and of trips' files, and the cities' names for each language's words.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { tripFileSchema } from "../src/domain/export/trip-file.ts";
import { LANGUAGE_TAGS, type LanguageTag } from "../src/domain/language-tags.ts";
import { cityLabel } from "../src/guide/find-city.ts";
import { CITY_FILES, CITY_SCHEMAS } from "../src/guide/folder/city-folder.ts";
import { cityTextsSchema } from "../src/guide/folder/city-texts.ts";
import { cityIds, FOLDERS, filesOf, readGuideFolders } from "./read-guide-folders.ts";

type Feature = { readonly properties: object; readonly geometry: object };
type Collection = { readonly features: readonly Feature[] };

for (const id of cityIds()) {
  for (const name of ["places.geojson", "sketch.geojson"] as const) {
    const collection = parsed(filesOf(id)[name]);
    // Faults in a city's facts are found by `npm run check:city`.
    if (collection !== undefined) writeFileSync(join(FOLDERS, id, name), geoJsonText(collection));
  }
}
for (const file of CITY_FILES) {
  writeSchema(join(FOLDERS, file.replace(/\..*/, ".schema.json")), CITY_SCHEMAS[file]);
}
writeSchema(join(FOLDERS, "texts.schema.json"), cityTextsSchema);
for (const tag of LANGUAGE_TAGS) {
  if (tag === "en") continue;
  writeFileSync(
    join(import.meta.dirname, `../src/domain/messages/${tag}/city-names.ts`),
    cityNamesText(tag),
  );
}
writeSchema(join(import.meta.dirname, "../docs/trip-file.schema.json"), tripFileSchema);

function writeSchema(path: string, schema: z.ZodMiniType): void {
  writeFileSync(path, `${JSON.stringify(z.toJSONSchema(schema), null, 2)}\n`);
}

function parsed(text = ""): Collection | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The cities that the language calls otherwise than English, for its words: the pages have no guide. */
function cityNamesText(tag: Exclude<LanguageTag, "en">): string {
  const lines = readGuideFolders().flatMap(({ city }) => {
    const name = city?.names?.[tag];
    if (city === undefined || name === undefined) return [];
    return `  ${/\W/.test(cityLabel(city)) ? JSON.stringify(cityLabel(city)) : cityLabel(city)}: ${JSON.stringify(name)},\n`;
  });
  return `// Written by \`npm run format\` of guide/<city>/city.json.\n/** Cities by their English labels. */\nexport const CITY_NAMES = {\n${lines.join("")}};\n`;
}

/** A line for each property and for each geometry, so that a change is seen as one. */
function geoJsonText({ features, ...rest }: Collection): string {
  const texts = features.map(({ properties, geometry, ...more }) => {
    const known = Object.entries(properties).filter(([, value]) => value !== null);
    const lines = known.map(([key, value]) => `        ${JSON.stringify(key)}: ${inLine(value)}`);
    const members = Object.entries({ ...more, geometry: rounded(geometry) }).map(
      ([key, value]) => `      ${JSON.stringify(key)}: ${inLine(value)},\n`,
    );
    return `    {\n${members.join("")}      "properties": {\n${lines.join(",\n")}\n      }\n    }`;
  });
  const members = Object.entries(rest).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${inLine(value)},\n`,
  );
  return `{\n${members.join("")}  "features": [\n${texts.join(",\n")}\n  ]\n}\n`;
}

function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([key, one]) => `${JSON.stringify(key)}: ${inLine(one)}`,
  );
  return `{ ${members.join(", ")} }`;
}

/** Four decimals are some 11 m. */
function rounded(geometry: object): unknown {
  return JSON.parse(JSON.stringify(geometry), (_, value) =>
    typeof value === "number" ? Number(value.toFixed(4)) : value,
  );
}
