import { wayBetween } from "../domain/bases/way-between.ts";
import type { Position } from "../domain/places/geo.ts";
import type { LegEstimate } from "../domain/places/travel.ts";
import { findCity } from "./find-city.ts";

/** Minutes of the usual fast train between two of our cities, by their ids: timetables of 2025, rounded. */
const TRAIN_MINUTES: Readonly<Record<string, number>> = {
  "florence rome": 95,
  "florence venice": 130,
  "florence milan": 115,
  "milan venice": 150,
  "milan rome": 190,
  "rome venice": 240,
  "kyoto tokyo": 135,
  "kyoto osaka": 30,
  "osaka tokyo": 150,
  "barcelona madrid": 160,
  "berlin munich": 240,
};

/** A town by its name as a destination, and its middle. */
type Town = { readonly label: string; readonly at: Position };

/** The way between two towns, from hotel to hotel: by the train that we know, else an estimate. */
export function wayBetweenTowns(from: Town, to: Town): LegEstimate {
  const [a, b] = [from, to].map(({ label }) => findCity(label)?.id).sort();
  const minutes = a === undefined || b === undefined ? undefined : TRAIN_MINUTES[`${a} ${b}`];
  return wayBetween(from.at, to.at, minutes === undefined ? undefined : { by: "train", minutes });
}
