import type { ParsedTrip } from "./parse-trip.ts";

/** The same work, done once for each trip that was read: several checks and the lines about them ask for it. */
export function onceATrip<Result>(
  work: (trip: ParsedTrip) => Result,
): (trip: ParsedTrip) => Result {
  const done = new WeakMap<ParsedTrip, { readonly result: Result }>();
  return (trip) => {
    const known = done.get(trip) ?? { result: work(trip) };
    done.set(trip, known);
    return known.result;
  };
}
