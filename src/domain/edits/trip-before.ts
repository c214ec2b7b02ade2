import type { Trip } from "../trip/trip.ts";
import { isTrip } from "./edit-kind.ts";
import { type Edit, edits } from "./edit-kinds.ts";

/**
 * A trip as it was some steps ago.
 *
 * @param inverses what takes each of the steps back, the newest first.
 * @returns undefined where a step can't be taken back.
 */
export function tripBefore(trip: Trip, inverses: readonly (readonly Edit[])[]): Trip | undefined {
  let before = trip;
  for (const inverse of inverses) {
    const made = edits.apply(before, inverse);
    if (!isTrip(made)) return undefined;
    before = made;
  }
  return before;
}
