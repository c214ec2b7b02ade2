import { LOOK_MINUTES, type Pace } from "../../trip/pace.ts";
import type { KnownPlace } from "../known-city.ts";
import { isInTheOpen } from "./open-air.ts";

/** For a sight so famous, whose crowd comes after this, one leaves the hotel then where days begin at a usual hour. */
const SEEN_EARLY_FROM = 80;
const SEEN_EARLY_UNTIL = "09:00";
const BEFORE_CROWD_MINUTES = { usual: 7 * 60 + 30, slow: 8 * 60 } as const;
const LATEST_USUAL_START_MINUTES = 9 * 60 + 30;

export type EarlyPlace = Pick<KnownPlace, "bestStarts" | "category" | "visitMinutes"> &
  Partial<Pick<KnownPlace, "eventHours" | "hours" | "id" | "indoor" | "mustSee" | "popularity">>;

/**
 * When a day may begin for what is seen early, in minutes after midnight. Who takes it easy, has said when days begin, or
 * comes from elsewhere that day gets up no sooner, but for what they want to see as it opens and, in a hot month, who takes
 * it easy for what one comes for in the open.
 */
function earlyStartMinutes(pace: Pace): number {
  const { startMinutes, outingStartMinutes, coolStartMinutes } = pace;
  const { slow, startsEarly, hasSmallChildren } = pace;
  if (coolStartMinutes !== undefined) return Math.min(startMinutes, coolStartMinutes);
  const mayBeSooner =
    (startsEarly === true || !hasSmallChildren) &&
    outingStartMinutes < startMinutes &&
    startMinutes <= LATEST_USUAL_START_MINUTES;
  const isSlow = slow && startsEarly !== true;
  return mayBeSooner
    ? Math.min(startMinutes, BEFORE_CROWD_MINUTES[isSlow ? "slow" : "usual"])
    : startMinutes;
}

/** When the day may begin that starts with this place. */
export function startFor(place: EarlyPlace, pace: Pace): number {
  if (isFeastMorning(place, pace)) return Math.min(pace.startMinutes, FEAST_START_MINUTES);
  if (isForSunrise(place, pace))
    return Math.min(pace.startMinutes, pace.sunriseAt?.startMinutes ?? pace.startMinutes);
  return isSeenEarly(place, pace) ? earlyStartMinutes(pace) : pace.startMinutes;
}

function isForSunrise({ id }: EarlyPlace, { sunriseAt }: Pace): boolean {
  return id !== undefined && sunriseAt?.placeId === id;
}

/** When even those with children get up for a parade that ends by noon; editorial. */
const FEAST_START_MINUTES = 7 * 60 + 30;
const ENDS_BY_NOON = /-(?:0\d|1[01]):\d\d$|-12:00$/;

/** Whether it is there on a feast only, and over by noon; who has said when days begin stays in bed. */
function isFeastMorning(
  { hours, eventHours = [] }: EarlyPlace,
  { startMinutes, outingStartMinutes }: Pace,
): boolean {
  return (
    hours === "off" &&
    outingStartMinutes < startMinutes &&
    eventHours.length > 0 &&
    eventHours.every(({ hours: then }) => ENDS_BY_NOON.test(then))
  );
}

/** Whether these see it before most days begin: a famous place whose text sends people there, or what is out of the sun then only. */
export function isSeenEarly(place: EarlyPlace, pace: Pace): boolean {
  const { bestStarts = [], popularity = 0, mustSee, visitMinutes } = place;
  if (isForSunrise(place, pace) || isFeastMorning(place, pace)) return true;
  if (pace.coolStartMinutes !== undefined)
    return mustSee === true && isInTheOpen(place) && visitMinutes > LOOK_MINUTES;
  return (
    popularity >= SEEN_EARLY_FROM &&
    bestStarts.some((start) => start < "09" && start.slice(6) <= SEEN_EARLY_UNTIL)
  );
}
