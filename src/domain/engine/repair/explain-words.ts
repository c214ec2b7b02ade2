import type { BestTime } from "../../trip/best-time.ts";
import type { ItineraryDay, Place } from "../../trip/trip.ts";
import type { ExplainedChange } from "../plan-messages.ts";
import { isBestTime } from "../visits/is-best-time.ts";

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
): ExplainedChange[] {
  const timedBefore = new Set(
    draft.flatMap(({ plan }) =>
      plan.filter(({ visit }) => visit !== undefined).map(({ placeName }) => placeName),
    ),
  );
  return days
    .flatMap(({ plan }) => plan)
    .flatMap(({ placeName: name, visit, bestTimeWords: words = "" }): ExplainedChange[] => {
      if (timedBefore.has(name) || visit === undefined || !isOtherHour(visit, words)) return [];
      const values = { ...visit, words };
      return [{ kind: "corrected", name, code: "otherHourThanWords", values }];
    });
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
function isOtherHour(visit: NonNullable<Place["visit"]>, words: string): boolean {
  const [start, end = visit.endMinutes] = clockTimes(words);
  if (start !== undefined) return start !== visit.startMinutes || end !== visit.endMinutes;
  const part = PARTS.find(([pattern]) => pattern.test(words))?.[1] ?? "any";
  return !isBestTime({ bestTime: part }, visit.startMinutes);
}

const TIME = /\b(\d{1,2})(?:[:.h](\d{2}))?(?:\s*([ap])\.?m\b)?/gi;
const NOON = 12;

/**
 * The times of day that a text names, in minutes after midnight: "9:00 AM - 11:00 AM", "09:00–11:00",
 * "9 to 11 am" (where "9" alone counts as morning), "14h30". Numbers that are no hour are left out.
 */
function clockTimes(text: string): number[] {
  return [...text.matchAll(TIME)].flatMap(([, hourText, minuteText = "0", half]) => {
    const hour = Number(hourText);
    const minute = Number(minuteText);
    if (hour > 24 || minute > 59) return [];
    if (half === undefined) return [hour * 60 + minute];
    return [((hour % NOON) + (half.toLowerCase() === "p" ? NOON : 0)) * 60 + minute];
  });
}
