import type { KnownPlace } from "../known-city.ts";
import type { ParsedTrip } from "./parse-trip.ts";

/** The guide's places that the plan visits. */
export function knownSights({ days }: Pick<ParsedTrip, "days">): ReadonlySet<KnownPlace> {
  const known = days.flatMap((day) => day.visits.map((visit) => visit.known));
  return new Set(known.filter((place) => place !== undefined));
}
