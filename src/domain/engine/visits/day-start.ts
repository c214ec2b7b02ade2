import type { Pace } from "../../trip/pace.ts";
import type { KnownPlace } from "../known-city.ts";
import { takesWholeDay } from "./visit-windows.ts";

/** For a sight so famous, whose crowd comes after this, one leaves the hotel then where days begin at a usual hour. */
const SEEN_EARLY_FROM = 80;
const SEEN_EARLY_UNTIL = "09:00";
const BEFORE_CROWD_MINUTES = 7 * 60 + 30;
const LATEST_USUAL_START_MINUTES = 9 * 60 + 30;

type DayPlace = Pick<KnownPlace, "category" | "visitMinutes" | "way"> & EarlyPlace;
type EarlyPlace = Pick<KnownPlace, "bestStarts"> & { readonly popularity?: number | undefined };
type DayPace = Pick<Pace, "startMinutes" | "outingStartMinutes" | "slow">;

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
    first !== undefined && isSeenEarly(first) ? earlyStartMinutes(pace) : Number.POSITIVE_INFINITY,
  );
}

/**
 * When a day may begin for what is seen before the crowd, in minutes after midnight. Who takes it easy, has said when days
 * begin, or comes from elsewhere that day gets up no sooner.
 */
export function earlyStartMinutes({ startMinutes, outingStartMinutes, slow }: DayPace): number {
  const mayBeSooner =
    !slow && outingStartMinutes < startMinutes && startMinutes <= LATEST_USUAL_START_MINUTES;
  return mayBeSooner ? Math.min(startMinutes, BEFORE_CROWD_MINUTES) : startMinutes;
}

/** Whether a famous place's text sends people there before most days begin. */
export function isSeenEarly({ bestStarts = [], popularity = 0 }: EarlyPlace): boolean {
  return (
    popularity >= SEEN_EARLY_FROM &&
    bestStarts.some((start) => start < "09" && start.slice(6) <= SEEN_EARLY_UNTIL)
  );
}
