import { runToEnd } from "../../plan/run-to-end.ts";
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

/** The like for long work: in steps first, so that it is there for what asks for it afterwards. */
export function onceATripInSteps<Result>(
  work: (trip: ParsedTrip) => Generator<void, Result, void>,
) {
  const of = onceATrip((trip) => ({ steps: work(trip), result: undefined as Result | undefined }));
  function* inSteps(trip: ParsedTrip): Generator<void, Result, void> {
    const known = of(trip);
    known.result ??= yield* known.steps;
    return known.result;
  }
  return { inSteps, of: (trip: ParsedTrip) => runToEnd(inSteps(trip)) };
}
