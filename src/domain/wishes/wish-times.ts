import { numberIn } from "./wish-vocabulary.ts";

/** Something read of a run of words, and how many words it took. */
export type Read<Value> = { readonly value: Value; readonly count: number };

const NOON = 12 * 60;
const CLOCK = /^(\d{1,2})[:.](\d{2})(am|pm)?$/;
const HOUR = /^(\d{1,2})(am|pm|h|oclock)$/;
const SPAN = /^(\d{1,3}(?:\.\d)?)(minutes?|mins?|hours?|hrs?|h)$/;
const MINUTE_WORDS = /^(?:minutes?|mins?)$/;
const HOUR_WORDS = /^(?:hours?|hrs?)$/;

/** A time of day in minutes after midnight: "10:30", "2 pm", "9am", "noon", "half past nine". */
export function timeAt(words: readonly string[], at: number): Read<number> | undefined {
  const [word = "", next = "", third] = words.slice(at, at + 3);
  if (word === "noon" || word === "midday") return { value: NOON, count: 1 };
  if (word === "half" && next === "past") {
    const hour = numberIn(third);
    return hour === undefined ? undefined : { value: hour * 60 + 30, count: 3 };
  }
  const clock = CLOCK.exec(word);
  if (clock !== null) {
    const isApart = clock[3] === undefined && isHalfOfDay(next);
    const minutes = minutesOf(Number(clock[1]), Number(clock[2]), isApart ? next : clock[3]);
    return minutes === undefined ? undefined : { value: minutes, count: isApart ? 2 : 1 };
  }
  const hour = HOUR.exec(word);
  if (hour !== null) {
    const minutes = minutesOf(Number(hour[1]), 0, hour[2]);
    return minutes === undefined ? undefined : { value: minutes, count: 1 };
  }
  const number = numberIn(word);
  if (number !== undefined && (isHalfOfDay(next) || next === "oclock")) {
    const minutes = minutesOf(number, 0, next);
    return minutes === undefined ? undefined : { value: minutes, count: 2 };
  }
  // "at 9" and "by 6" are hours; a bare number is none.
  const before = words[at - 1] ?? "";
  const isHour = /^(?:at|by|before|after|until|till|around|from)$/.test(before);
  if (isHour && /^\d{1,2}$/.test(word) && !MINUTE_WORDS.test(next) && !HOUR_WORDS.test(next)) {
    const minutes = minutesOf(Number(word), 0, undefined);
    return minutes === undefined ? undefined : { value: minutes, count: 1 };
  }
  return undefined;
}

/** A length of time in minutes: "90 minutes", "2h", "an hour", "half an hour", "one and a half hours". */
export function spanAt(words: readonly string[], at: number): Read<number> | undefined {
  const [word = "", second = "", third = "", fourth = "", fifth = ""] = words.slice(at, at + 5);
  if (word === "half" && second === "an" && third === "hour") return { value: 30, count: 3 };
  if ((word === "an" || word === "one") && second === "hour") {
    const hasHalf = `${third} ${fourth} ${fifth}` === "and a half";
    return hasHalf ? { value: 90, count: 5 } : { value: 60, count: 2 };
  }
  const span = SPAN.exec(word);
  if (span !== null) {
    const isHours = (span[2] ?? "").startsWith("h");
    return { value: Math.round(Number(span[1]) * (isHours ? 60 : 1)), count: 1 };
  }
  const number = /^\d{1,3}(?:\.\d)?$/.test(word) ? Number(word) : numberIn(word);
  if (number === undefined) return undefined;
  if (`${second} ${third} ${fourth}` === "and a half" && HOUR_WORDS.test(fifth)) {
    return { value: number * 60 + 30, count: 5 };
  }
  if (MINUTE_WORDS.test(second)) return { value: number, count: 2 };
  return HOUR_WORDS.test(second) ? { value: Math.round(number * 60), count: 2 } : undefined;
}

function isHalfOfDay(word: string): boolean {
  return word === "am" || word === "pm";
}

function minutesOf(hour: number, minute: number, half: string | undefined): number | undefined {
  if (hour > 23 || minute > 59) return undefined;
  const isTwelve = hour === 12 && isHalfOfDay(half ?? "");
  const hours = (isTwelve ? 0 : hour) + (half === "pm" && hour <= 12 ? 12 : 0);
  return hours * 60 + minute;
}
