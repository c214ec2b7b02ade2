import type { Pace } from "../../trip/pace.ts";
import type { KnownPlace } from "../known-city.ts";

/** For a sight so famous, whose crowd comes after this, one leaves the hotel then where days begin at a usual hour. */
const SEEN_EARLY_FROM = 80;
const SEEN_EARLY_UNTIL = "09:00";
const BEFORE_CROWD_MINUTES = { usual: 7 * 60 + 30, slow: 8 * 60 } as const;
const LATEST_USUAL_START_MINUTES = 9 * 60 + 30;

type EarlyPlace = Pick<KnownPlace, "bestStarts"> & { readonly popularity?: number | undefined };
type DayPace = Pick<
  Pace,
  "startMinutes" | "outingStartMinutes" | "slow" | "startsEarly" | "hasSmallChildren"
>;

/**
 * When a day may begin for what is seen before the crowd, in minutes after midnight. Who takes it easy, has said when days
 * begin, or comes from elsewhere that day gets up no sooner, but for what they want to see as it opens.
 */
export function earlyStartMinutes(pace: DayPace): number {
  const { startMinutes, outingStartMinutes, slow, startsEarly, hasSmallChildren } = pace;
  const mayBeSooner =
    (startsEarly === true || !hasSmallChildren) &&
    outingStartMinutes < startMinutes &&
    startMinutes <= LATEST_USUAL_START_MINUTES;
  const isSlow = slow && startsEarly !== true;
  return mayBeSooner
    ? Math.min(startMinutes, BEFORE_CROWD_MINUTES[isSlow ? "slow" : "usual"])
    : startMinutes;
}

/** Whether a famous place's text sends people there before most days begin. */
export function isSeenEarly({ bestStarts = [], popularity = 0 }: EarlyPlace): boolean {
  return (
    popularity >= SEEN_EARLY_FROM &&
    bestStarts.some((start) => start < "09" && start.slice(6) <= SEEN_EARLY_UNTIL)
  );
}
