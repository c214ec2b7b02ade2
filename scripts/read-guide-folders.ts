import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { LANGUAGE_TAGS, type LanguageTag } from "../src/domain/language-tags.ts";
import { guideFaults } from "../src/guide/folder/guide-faults.ts";
import {
  type CityFolder,
  readCityFolder,
  readCityTexts,
} from "../src/guide/folder/read-city-folder.ts";
import type { GuideCity } from "../src/guide/guide-city.ts";
import { textTable } from "../src/guide/text-table.ts";

// Without it a fault of a file says no more than that the input is invalid.
z.config(z.locales.en());

/** The cities' folders. */
export const FOLDERS = join(import.meta.dirname, "../guide");

type ReadFolder = {
  readonly id: string;
  readonly city?: GuideCity;
  /** Its texts in other languages, as `textTable` makes them. */
  readonly texts: readonly CityLanguage[];
  readonly faults: readonly string[];
};
type CityLanguage = {
  readonly language: LanguageTag;
  readonly byHash: Readonly<Record<string, string>>;
};

/** The guide's cities, each with what is wrong with it by itself and beside the others. */
export function readGuideFolders(): ReadFolder[] {
  const read = cityIds().map((id) => {
    const { city, faults } = readCityFolder(id, filesOf(id));
    if (city === undefined) return { id, texts: [], faults };
    const ofTexts = textsOf(city);
    return { id, city, texts: ofTexts.texts, faults: [...faults, ...ofTexts.faults] };
  });
  const between = guideFaults(read.flatMap(({ city }) => city ?? []));
  return read.map((folder) => {
    const more = between.filter(({ id }) => id === folder.id).map(({ fault }) => fault);
    return { ...folder, faults: [...folder.faults, ...more] };
  });
}

function textsOf(city: GuideCity): Pick<ReadFolder, "texts" | "faults"> {
  const faults: string[] = [];
  const texts = textFilesOf(city.id).flatMap(({ name, tag }): CityLanguage[] => {
    const language = LANGUAGE_TAGS.find((one) => one === tag && one !== "en");
    if (language === undefined) {
      faults.push(`${name}: pages speak no "${tag}"`);
      return [];
    }
    const read = readCityTexts(name, readFileSync(join(FOLDERS, city.id, name), "utf8"));
    faults.push(...read.faults);
    if (read.texts === undefined) return [];
    const table = textTable(city, read.texts);
    faults.push(...table.faults.map((fault) => `${name}: ${fault}`));
    return [{ language, byHash: table.byHash }];
  });
  return { texts, faults };
}

function textFilesOf(id: string): { readonly name: string; readonly tag: string }[] {
  return readdirSync(join(FOLDERS, id)).flatMap((name) => {
    const tag = /^texts\.(.+)\.json$/.exec(name)?.[1];
    return tag === undefined ? [] : [{ name, tag }];
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
