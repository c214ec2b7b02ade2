import type { BestTime } from "../../trip/best-time.ts";
import type { ItineraryDay, Place, PlanChange } from "../../trip/trip.ts";
import { clockTimes } from "../days/clock-times.ts";
import { isBestTime } from "../days/is-best-time.ts";

/**
 * Names the places that the plan visits at another hour than the draft's words say, in the order of the
 * trip. A draft that has been through this before says nothing new.
 *
 * @param draft the days as they were; a place that has hours there was timed by us.
 * @param days what was made of them.
 */
export function explainWords(
  draft: readonly ItineraryDay[],
  days: readonly ItineraryDay[],
): PlanChange[] {
  const timedBefore = new Set(
    draft.flatMap(({ plan }) =>
      plan.filter(({ visit }) => visit !== undefined).map(({ placeName }) => placeName),
    ),
  );
  return days
    .flatMap(({ plan }) => plan)
    .filter((place) => !timedBefore.has(place.placeName) && hasOtherHour(place))
    .map(({ placeName: name, bestTime, bestTimeWords }) => ({
      kind: "corrected",
      name,
      text: `Planned for ${bestTime}; the model's words were “${bestTimeWords}”.`,
    }));
}

/** As parts of a day are written; the first that a text names counts. */
const PARTS: readonly (readonly [RegExp, BestTime])[] = [
  [/sunset|dusk/i, "sunset"],
  [/morning|sunrise|dawn/i, "morning"],
  [/afternoon/i, "afternoon"],
  [/midday|noon/i, "midday"],
  [/evening|night/i, "evening"],
];

/** Whether the words name another time than the visit's: other hours, or a part of the day it isn't in. */
function hasOtherHour({ visit, bestTimeWords = "" }: Place): boolean {
  if (visit === undefined) return false;
  const [start, end = visit.endMinutes] = clockTimes(bestTimeWords);
  if (start !== undefined) return start !== visit.startMinutes || end !== visit.endMinutes;
  const part = PARTS.find(([words]) => words.test(bestTimeWords))?.[1] ?? "any";
  return !isBestTime({ bestTime: part }, visit.startMinutes);
}
