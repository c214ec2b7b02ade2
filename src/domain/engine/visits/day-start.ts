import type { KnownPlace } from "../known-city.ts";
import { type isSeenEarly, startFor } from "./seen-early.ts";
import { takesWholeDay } from "./visit-windows.ts";

type DayPlace = Parameters<typeof isSeenEarly>[0] & Pick<KnownPlace, "way">;
type DayPace = Parameters<typeof startFor>[1];

/**
 * When a day may begin at the hotel, in minutes after midnight: sooner than the pace where it is spent out of town or at a
 * theme park, or begins with what is seen before the crowd.
 */
export function dayStartMinutes(visits: readonly (DayPlace | undefined)[], pace: DayPace): number {
  const [first] = visits;
  const isOuting = visits.some((place) => place !== undefined && takesWholeDay(place));
  return Math.min(
    pace.startMinutes,
    isOuting ? pace.outingStartMinutes : Number.POSITIVE_INFINITY,
    first === undefined ? Number.POSITIVE_INFINITY : startFor(first, pace),
  );
}
