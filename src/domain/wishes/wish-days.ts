import { weekdayOf } from "../calendar-date.ts";
import type { TripDay } from "../trip/trip.ts";
import { WEEKDAY_NAMES } from "./weekday-names.ts";
import type { Read } from "./wish-times.ts";
import { numberIn } from "./wish-vocabulary.ts";

const WHOLE_TRIP =
  /^(?:every day|each day|all days|all the days|the whole trip|whole trip|the entire trip|entire trip|the whole week)$/;
const LONGEST_WHOLE = 3;

/**
 * Days of a trip that a run of words names: "day 2", "days 1 and 3", "the second day", "the last day", "Monday",
 * "every day". Weekdays are known where the trip has dates.
 */
export function daysAt(
  words: readonly string[],
  at: number,
  days: readonly TripDay[],
): Read<readonly string[]> | undefined {
  for (let count = LONGEST_WHOLE; count > 1; count -= 1) {
    if (WHOLE_TRIP.test(words.slice(at, at + count).join(" "))) {
      return { value: days.map(({ id }) => id), count };
    }
  }
  const [word = "", next = ""] = words.slice(at, at + 2);
  if (word === "day" || word === "days") return numberedDays(words, at, days);
  if (next === "day") {
    const number = word === "last" ? days.length : /^\d+$/.test(word) ? undefined : numberIn(word);
    // "One day" is any of them.
    const day = word === "one" || number === undefined ? undefined : days[number - 1];
    return day === undefined ? undefined : { value: [day.id], count: 2 };
  }
  const weekday = weekdayNamed(word);
  if (weekday === undefined) return undefined;
  const named = days.filter(({ date }) => date !== undefined && weekdayOf(date) === weekday);
  return named.length === 0 ? undefined : { value: named.map(({ id }) => id), count: 1 };
}

function numberedDays(
  words: readonly string[],
  at: number,
  days: readonly TripDay[],
): Read<readonly string[]> | undefined {
  const numbers: number[] = [];
  let end = at + 1;
  while (end < words.length) {
    const isJoined = numbers.length > 0 && /^(?:and|,)$/.test(words[end] ?? "");
    const from = isJoined ? end + 1 : end;
    const number = numberIn(words[from]);
    const isNext =
      number !== undefined && (numbers.length === 0 || (isJoined && !isCounted(words, from)));
    if (!isNext) break;
    numbers.push(number);
    end = from + 1;
  }
  const named = numbers.map((number) => days[number - 1]?.id);
  const isKnown = named.length > 0 && named.every((id) => id !== undefined);
  return isKnown ? { value: named.filter((id) => id !== undefined), count: end - at } : undefined;
}

/** "two museums" and "2 hours" are no days. */
function isCounted(words: readonly string[], at: number): boolean {
  const next = words[at + 1];
  return next !== undefined && !/^(?:and|,|;|\.|please)$/.test(next);
}

function weekdayNamed(word: string): number | undefined {
  const single = word.endsWith("s") ? word.slice(0, -1) : word;
  const at = WEEKDAY_NAMES.findIndex((name) => {
    const plain = name.toLowerCase();
    return plain === single || (single.length === 3 && plain.startsWith(single));
  });
  return at === -1 ? undefined : at;
}
