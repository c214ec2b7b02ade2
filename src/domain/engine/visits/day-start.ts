import type { Pace } from "../../trip/pace.ts";
import type { KnownPlace } from "../known-city.ts";
import { type EarlyPlace, startFor } from "./seen-early.ts";
import { takesWholeDay } from "./visit-windows.ts";

type DayPlace = EarlyPlace & Pick<KnownPlace, "way">;

/**
 * When a day may begin at the hotel, in minutes after midnight: sooner than the pace where it is spent out of town or at a
 * theme park, or begins with what is seen before the crowd.
 */
export function dayStartMinutes(visits: readonly (DayPlace | undefined)[], pace: Pace): number {
  const [first] = visits;
  const isOuting = visits.some((place) => place !== undefined && takesWholeDay(place));
  return Math.min(
    pace.startMinutes,
    isOuting ? pace.outingStartMinutes : Number.POSITIVE_INFINITY,
    first === undefined ? Number.POSITIVE_INFINITY : startFor(first, pace),
  );
}
