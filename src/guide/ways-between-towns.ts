import { wayBetween } from "../domain/bases/way-between.ts";
import type { Position } from "../domain/places/geo.ts";
import type { LegEstimate } from "../domain/places/travel.ts";
import { findCity } from "./find-city.ts";
import type { Guide } from "./guide.ts";

/** A town by its name as a destination, and its middle. */
type Town = { readonly label: string; readonly at: Position };

/** The way between two towns, from hotel to hotel: by the train that the guide knows, else an estimate. */
export function wayBetweenTowns(guide: Guide, from: Town, to: Town): LegEstimate {
  const [a, b] = [from, to].map(({ label }) => findCity(guide, label));
  const minutes = a?.trains[b?.id ?? ""] ?? b?.trains[a?.id ?? ""];
  return wayBetween(from.at, to.at, minutes === undefined ? undefined : { by: "train", minutes });
}
