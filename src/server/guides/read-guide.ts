import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { GuideTexts } from "../../domain/guide-text.ts";
import type { LanguageTag } from "../../domain/language-tags.ts";
import { type Guide, type IndexedCity, withCalendar } from "../../guide/guide.ts";
import type { GuideCity } from "../../guide/guide-city.ts";
import { StartupError } from "../lib/startup-error.ts";

/** Where `npm run build:guide` writes. */
export const GUIDE_FOLDER = join(import.meta.dirname, "../../../dist/guide");
/** As many as are planned on a busy day; a city takes some 0.3 MB and is read anew in a few milliseconds. */
const MAX_LOADED = 24;

/**
 * The built-in guide as it was packed: the index now, each city when it is asked for. The cities that were asked for last
 * stay in memory.
 *
 * @throws StartupError where it is not built.
 */
export async function readGuide(folder = GUIDE_FOLDER): Promise<Guide> {
  const index = await readFile(join(folder, "index.json"), "utf8").catch(() => {
    throw new StartupError(`There is no guide in ${folder}. Make it by npm run build.`);
  });
  const load = keepLast((id) => readCity(join(folder, `${id}.json`)));
  const loadTexts = keepLast((file) => readTexts(join(folder, file)));
  const cities: readonly IndexedCity[] = JSON.parse(index);
  return cities.map((city) => ({
    ...city,
    load: () => load(city.id),
    loadTexts: (language) => loadTexts(guideTextsFile(city.id, language)),
  }));
}

/** Where a city's texts in another language are packed. */
export function guideTextsFile(id: string, language: LanguageTag): string {
  return `${id}.${language}.json`;
}

/** Answers again what was read last. */
function keepLast<Content>(
  read: (key: string) => Promise<Content>,
): (key: string) => Promise<Content> {
  const kept = new Map<string, Promise<Content>>();
  return (key) => {
    const content = kept.get(key) ?? read(key);
    kept.delete(key);
    kept.set(key, content);
    content.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) {
      if (kept.size <= MAX_LOADED) break;
      kept.delete(oldest);
    }
    return content;
  };
}

/** @returns undefined where nobody has translated them. */
async function readTexts(file: string): Promise<GuideTexts["byHash"] | undefined> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

async function readCity(file: string): Promise<GuideCity> {
  return withCalendar(JSON.parse(await readFile(file, "utf8")));
}
