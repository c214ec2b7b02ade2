import { distanceKm } from "../../places/geo.ts";
import type { ParsedDay, ParsedTrip, ParsedVisit } from "./parse-trip.ts";

/** Places nearer to each other than this are seen in one go. */
const NEIGHBOUR_KM = 0.6;

export type Neighbour = {
  readonly day: ParsedDay;
  readonly visit: ParsedVisit;
  /** The place of the plan that is nearest to it, and its day. */
  readonly otherDay: ParsedDay;
  readonly other: ParsedVisit;
  readonly km: number;
};

/** The visits that have another one of the plan less than 600 m away, each with the nearest. */
export function nearestNeighbours({ days }: ParsedTrip): Neighbour[] {
  const stops = days.flatMap((day) =>
    day.visits.flatMap((visit) => (visit.at === undefined ? [] : [{ day, visit, at: visit.at }])),
  );
  return stops.flatMap((stop) => {
    const [nearest] = stops
      .filter((other) => other !== stop)
      .map((other) => ({ other, km: distanceKm(stop.at, other.at) }))
      // Of two as near as each other the one on the same day.
      .sort(
        (a, b) =>
          a.km - b.km || Number(b.other.day === stop.day) - Number(a.other.day === stop.day),
      );
    if (nearest === undefined || nearest.km >= NEIGHBOUR_KM) return [];
    const { other, km } = nearest;
    return [{ day: stop.day, visit: stop.visit, otherDay: other.day, other: other.visit, km }];
  });
}
