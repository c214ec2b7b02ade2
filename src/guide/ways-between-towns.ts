import { wayBetween } from "../domain/bases/way-between.ts";
import type { Position } from "../domain/places/geo.ts";
import type { LegEstimate } from "../domain/places/travel.ts";
import { cityLabel, findCity } from "./find-city.ts";
import { countryOf } from "./gazetteer.ts";
import type { Guide } from "./guide.ts";

/** A town by its name as a destination, and its middle. */
type Town = { readonly label: string; readonly at: Position };

/**
 * Countries whose large towns are mostly joined by lines for 250 km/h and more, as `countryOf` spells them (general
 * knowledge, the maps of the International Union of Railways).
 */
const HIGH_SPEED_COUNTRIES = new Set([
  "china",
  "france",
  "italy",
  "japan",
  "south korea",
  "spain",
  "taiwan",
]);

/** The way between two towns, from hotel to hotel: by the train that the guide knows, else an estimate. */
export function wayBetweenTowns(guide: Guide, from: Town, to: Town): LegEstimate {
  const [a, b] = [from, to].map(({ label }) => findCity(guide, label));
  const minutes = a?.trains[b?.id ?? ""] ?? b?.trains[a?.id ?? ""];
  const known = minutes === undefined ? undefined : ({ by: "train", minutes } as const);
  const country = countryOf(a === undefined ? from.label : cityLabel(a));
  const isAbroad = country !== countryOf(b === undefined ? to.label : cityLabel(b));
  const isFast = !isAbroad && country !== undefined && HIGH_SPEED_COUNTRIES.has(country);
  return wayBetween(from.at, to.at, known, isFast);
}
