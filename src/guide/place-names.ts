import { placesOf } from "../domain/engine/known-city.ts";
import { findCity } from "./find-city.ts";
import type { Guide } from "./guide.ts";

/** The names of a city's places and of those near it; none where the guide doesn't have it. */
export async function placeNames(
  guide: Guide,
  destination: string | undefined,
): Promise<readonly string[]> {
  const city = destination === undefined ? undefined : await findCity(guide, destination)?.load();
  return city === undefined ? [] : placesOf(city).map(({ name }) => name);
}
