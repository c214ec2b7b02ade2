import { distanceKm } from "../../places/geo.ts";
import type { CheckedDay, CheckedVisit } from "./checked-days.ts";

/** Places nearer to each other than this are seen in one go. */
const NEIGHBOUR_KM = 0.6;

export type Neighbour = {
  readonly day: CheckedDay;
  readonly visit: CheckedVisit;
  /** The place of the plan that is nearest to it, and its day. */
  readonly otherDay: CheckedDay;
  readonly other: CheckedVisit;
  readonly km: number;
};

/** The visits that have another one of the plan less than 600 m away, each with the nearest. Yields at each. */
export function* nearestNeighbours(
  days: readonly CheckedDay[],
): Generator<void, Neighbour[], void> {
  const stops = days.flatMap((day) => day.visits.map((visit) => ({ day, visit })));
  const found: Neighbour[] = [];
  for (const stop of stops) {
    let nearest: Neighbour | undefined;
    for (const other of stops) {
      const km = other === stop ? undefined : kmBetween(stop.visit, other.visit);
      if (km === undefined || km >= NEIGHBOUR_KM) continue;
      // Of two as near as each other the one on the same day.
      const isNearer = nearest === undefined || km < nearest.km;
      if (!isNearer && !(km === nearest?.km && other.day === stop.day)) continue;
      nearest = { ...stop, otherDay: other.day, other: other.visit, km };
    }
    if (nearest !== undefined) found.push(nearest);
    yield;
  }
  return found;
}

function kmBetween({ at: a }: CheckedVisit, { at: b }: CheckedVisit): number | undefined {
  return a === undefined || b === undefined ? undefined : distanceKm(a, b);
}
