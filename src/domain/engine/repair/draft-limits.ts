import type { Pace } from "../../trip/pace.ts";
import type { DayCaps } from "../days/days-task.ts";

const LONG_VISITS_MORE = 1;

/** What someone chose has looser limits than what we choose for them. */
export const DRAFT_CAPS: DayCaps = { sameCategory: 4, evenings: 2 };

/** The pace of days that someone chose: with a long visit more. */
export function draftPace(pace: Pace): Pace {
  return { ...pace, maxLongVisits: pace.maxLongVisits + LONG_VISITS_MORE };
}
