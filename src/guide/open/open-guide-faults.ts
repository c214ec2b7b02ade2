import { parseOpeningHours } from "../../domain/places/opening-hours.ts";
import type { PlaceCategory } from "../../domain/places/place-category.ts";
import { nightPriceFaults, repeated, twinFaults } from "../entry-faults.ts";
import { boxHas } from "./box.ts";
import { type OpenGuide, openGuideSchema } from "./open-guide.ts";
import { hotelLevels } from "./stays/choose-hotels.ts";

export const FEWEST_PLACES = 8;
export const FEWEST_KINDS = 3;
const FULL = { places: 30, kinds: 6, mustSees: 5, hotels: 4, levels: 2 };
const MARKUP = /[{}[\]<>|]|''/;
const UNSEEN = /[\p{Cc}\p{Cf}]/u;
const MAX_REPEATS = 3;

/** Faults of a guide out of open data, one sentence each; an empty list where it may be planned from. */
export function openGuideFaults(entry: unknown): string[] {
  const parsed = openGuideSchema.safeParse(entry);
  if (!parsed.success) {
    return parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  }
  const guide = parsed.data;
  const { places, hotels, eateries } = guide;
  const all = [...places, ...hotels, ...eateries];
  const faults: string[] = [];
  if (places.length < FEWEST_PLACES) faults.push(`only ${places.length} places`);
  if (kindsOf(guide).size < FEWEST_KINDS)
    faults.push(`only ${kindsOf(guide).size} kinds of places`);
  for (const { name, at } of all) {
    if (!boxHas(guide.bounds, at)) faults.push(`${name} is outside the bounds`);
    if (MARKUP.test(name) || UNSEEN.test(name)) faults.push(`${name} is not a plain name`);
  }
  for (const list of [places, hotels, eateries]) {
    for (const key of ["id", "name"] as const) {
      const values = list.map((one) => one[key].toLowerCase());
      for (const twice of repeated(values)) faults.push(`${key} twice: ${twice}`);
    }
  }
  faults.push(...twinFaults(places));
  for (const { name, hours, visitMinutes } of places) {
    const windows = hours === undefined ? [] : (parseOpeningHours(hours) ?? []).flat();
    const isOpen = windows.some(([open, close]) => close - open >= Math.min(60, visitMinutes));
    if (hours !== undefined && !isOpen) faults.push(`${name} is never open for a visit`);
  }
  faults.push(...nightPriceFaults(hotels));
  const texts = [
    ...places.map(({ details }) => details),
    ...hotels.map(({ description }) => description),
  ];
  for (const text of texts) if (MARKUP.test(text)) faults.push(`markup is left in: ${text}`);
  for (const text of repeated(texts, MAX_REPEATS)) faults.push(`three times: ${text}`);
  return faults;
}

/** Whether it is enough for any trip: many places of many kinds, some that must be seen, and hotels to choose from. */
export function isFullGuide(guide: Pick<OpenGuide, "places" | "hotels">): boolean {
  const { places, hotels } = guide;
  return (
    places.length >= FULL.places &&
    kindsOf(guide).size >= FULL.kinds &&
    places.filter(({ mustSee }) => mustSee).length >= FULL.mustSees &&
    hotels.length >= FULL.hotels &&
    hotelLevels(hotels).length >= FULL.levels
  );
}

function kindsOf({ places }: Pick<OpenGuide, "places">): Set<PlaceCategory> {
  return new Set(places.map(({ category }) => category));
}
