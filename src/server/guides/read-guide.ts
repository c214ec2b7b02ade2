import { readFile } from "node:fs/promises";
import { join } from "node:path";
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
  const loaded = new Map<string, Promise<GuideCity>>();

  function load(id: string): Promise<GuideCity> {
    const city = loaded.get(id) ?? readCity(join(folder, `${id}.json`));
    loaded.delete(id);
    loaded.set(id, city);
    city.catch(() => loaded.delete(id));
    for (const oldest of loaded.keys()) {
      if (loaded.size <= MAX_LOADED) break;
      loaded.delete(oldest);
    }
    return city;
  }

  const cities: readonly IndexedCity[] = JSON.parse(index);
  return cities.map((city) => ({ ...city, load: () => load(city.id) }));
}

async function readCity(file: string): Promise<GuideCity> {
  return withCalendar(JSON.parse(await readFile(file, "utf8")));
}
