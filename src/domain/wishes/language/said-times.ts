import { WEEKDAY_NAMES } from "../weekday-names.ts";
import type { SaidWord } from "./said-words.ts";

/** Days of a trip as they are said: 1 for the first, -1 for the last; weekdays, 0 for Monday; dates by their day of the month. */
export type When = {
  readonly days?: readonly number[] | undefined;
  readonly weekdays?: readonly number[] | undefined;
  readonly dates?: readonly number[] | undefined;
  readonly isEvery?: true | undefined;
};

type Found<Value> = { readonly value: Value; readonly count: number };

const NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");
const EVERY =
  /^(?:(?:every|each|all|both) (?:single )?(?:days?|nights?|mornings?|evenings?|afternoons?)|all (?:the |our )?(?:days|nights)|all (?:two|three|four|five|six|seven) (?:days|nights)|(?:the )?whole (?:trip|week|time)|everyday|per day|daily)$/;
const MONTHS =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/;

/** "two", "2" and "both" as a number. */
export function saidNumber(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  if (/^\d{1,3}$/.test(word)) return Number(word);
  if (word === "both" || word === "couple") return 2;
  const at = NUMBERS.indexOf(word);
  return at === -1 ? undefined : at;
}

function ordinalAt(words: readonly SaidWord[], at: number): Found<number> | undefined {
  const word = words[at]?.plain ?? "";
  if (word === "last" || word === "final") return { value: -1, count: 1 };
  const index = ORDINALS.indexOf(word);
  if (index !== -1) return { value: index + 1, count: 1 };
  const isOrdinal = /^(?:st|nd|rd|th|and)$/.test(words[at + 1]?.plain ?? "");
  const isClose = words[at]?.to === words[at + 1]?.from;
  return /^\d{1,2}$/.test(word) && isOrdinal && isClose
    ? { value: Number(word), count: 2 }
    : undefined;
}

/** The days that words name from here on. */
export function whenAt(words: readonly SaidWord[], at: number): Found<When> | undefined {
  const plain = (index: number) => words[index]?.plain ?? "";
  for (let count = 4; count > 0; count -= 1) {
    const run = words
      .slice(at, at + count)
      .map((word) => word.plain)
      .join(" ");
    if (EVERY.test(run)) return { value: { isEvery: true }, count };
  }
  if (/^(?:weekends?|wknd|wkend)$/.test(plain(at)))
    return { value: { weekdays: [5, 6] }, count: 1 };
  if (/^weekdays?$/.test(plain(at))) return { value: { weekdays: [0, 1, 2, 3, 4] }, count: 1 };
  const weekday = weekdayNamed(plain(at));
  if (weekday !== undefined) return { value: { weekdays: [weekday] }, count: 1 };
  if (/^days?$/.test(plain(at))) {
    const number = saidNumber(plain(at + 1));
    const isCount = /^(?:hours|minutes|things|places|days?)$/.test(plain(at + 2));
    if (number === undefined || number === 0 || isCount) return undefined;
    const days = [number];
    let count = 2;
    while (/^(?:and|or)$/.test(plain(at + count))) {
      const next = saidNumber(plain(at + count + 1));
      const isAlone = plain(at) === "days" || /^(?:and)?$/.test(plain(at + count + 2));
      if (next === undefined || !isAlone) break;
      days.push(next);
      count += 2;
    }
    return { value: { days }, count };
  }
  const ordinal = ordinalAt(words, at);
  if (ordinal !== undefined) {
    const { value, count } = ordinal;
    if (plain(at + count) === "day") return { value: { days: [value] }, count: count + 1 };
    if (/^(?:morning|afternoon|evening|night)$/.test(plain(at + count)) && plain(at) !== "second")
      return { value: { days: [value] }, count };
    if (count === 2) {
      const isDated = plain(at + 2) === "of" || MONTHS.test(plain(at + 2));
      if (plain(at - 1) === "the" || isDated) {
        return { value: { dates: [value] }, count: isDated ? (plain(at + 2) === "of" ? 4 : 3) : 2 };
      }
    }
  }
  if (MONTHS.test(plain(at)) && /^\d{1,2}$/.test(plain(at + 1))) {
    return { value: { dates: [Number(plain(at + 1))] }, count: 2 };
  }
  return undefined;
}

function weekdayNamed(word: string): number | undefined {
  const single = word.endsWith("s") ? word.slice(0, -1) : word;
  const at = WEEKDAY_NAMES.findIndex((name) => name.toLowerCase() === single);
  return at === -1 ? undefined : at;
}

/** A time of day, with how much of it was said: "half past 7", "18 oclock", "7pm", "630", "10:30", "noon". */
export type SaidTime = { readonly minutes: number; readonly isSure: boolean };

/** @param isAfterBound words before it say that a bare number is an hour: "by 7". */
export function timeAt(
  words: readonly SaidWord[],
  at: number,
  isAfterBound: boolean,
): Found<SaidTime> | undefined {
  const plain = (index: number) => words[index]?.plain ?? "";
  const word = plain(at);
  if (word === "noon" || word === "midday")
    return { value: { minutes: 720, isSure: true }, count: 1 };
  if (word === "midnight") return { value: { minutes: 1440, isSure: true }, count: 1 };
  if (word === "half") {
    const isPast = plain(at + 1) === "past";
    const hour = saidNumber(plain(at + (isPast ? 2 : 1)));
    if (hour !== undefined && hour > 0 && hour < 13 && !isUnit(plain(at + (isPast ? 3 : 2))))
      return { value: { minutes: hour * 60 + 30, isSure: false }, count: isPast ? 3 : 2 };
  }
  const clock =
    /^(\d{1,2})[:.](\d{2})$/.exec(word) ??
    (isAfterBound ? /^(\d{1,2})([0-5]\d)$/.exec(word) : null);
  if (clock !== null) {
    const [hour, minute] = [Number(clock[1]), Number(clock[2])];
    if (hour > 23 || minute > 59 || isUnit(plain(at + 1))) return undefined;
    return withHalf(hour, minute, words, at + 1, 1, word.includes(":"));
  }
  const hour = saidNumber(word);
  if (hour === undefined || hour > 24) return undefined;
  const next = plain(at + 1);
  if (/^(?:am|pm|oclock|o)$/.test(next)) {
    if (next === "o" && plain(at + 2) !== "clock") return undefined;
    return withHalf(hour, 0, words, at + 1, 1, true);
  }
  const isHour =
    isAfterBound &&
    !isUnit(next) &&
    !/^(?:st|nd|rd|th|x|times|of|more|places|things|stops|museums|kids|people|nights|days)$/.test(
      next,
    );
  return isHour ? withHalf(hour, 0, words, at + 1, 1, false) : undefined;
}

function isUnit(word: string): boolean {
  return /^(?:minutes|hours|km|m|years|euro|eur|euros)$/.test(word);
}

function withHalf(
  hour: number,
  minute: number,
  words: readonly SaidWord[],
  next: number,
  count: number,
  isSure: boolean,
): Found<SaidTime> {
  const word = words[next]?.plain ?? "";
  const after = words[next + 1]?.plain ?? "";
  const minutes = hour * 60 + minute;
  if (word === "am")
    return { value: { minutes: hour === 12 ? minute : minutes, isSure: true }, count: count + 1 };
  if (word === "pm")
    return {
      value: { minutes: hour < 12 ? minutes + 720 : minutes, isSure: true },
      count: count + 1,
    };
  const isClock = word === "oclock" || (word === "o" && after === "clock");
  const words_ = word === "ish" ? 1 : word === "oclock" ? 1 : isClock ? 2 : 0;
  return {
    value: { minutes, isSure: (isSure && minute > 0 && hour > 9) || hour > 12 },
    count: count + words_,
  };
}

/** A length of time in minutes. */
export function spanAt(words: readonly SaidWord[], at: number): Found<number> | undefined {
  const plain = (index: number) => words[index]?.plain ?? "";
  const [a, b, c, d] = [plain(at), plain(at + 1), plain(at + 2), plain(at + 3)];
  if (a === "half" && /^(?:an?)$/.test(b) && c === "hours") return { value: 30, count: 3 };
  if (/^(?:an|one|1)$/.test(a) && b === "hours") {
    return c === "and" && d === "a" && plain(at + 4) === "half"
      ? { value: 90, count: 5 }
      : { value: 60, count: 2 };
  }
  const number = /^\d+(?:\.\d)?$/.test(a) ? Number(a) : saidNumber(a);
  if (number === undefined) return undefined;
  if (b === "hours" && /^\d\d$/.test(c) && words[at + 1]?.to === words[at + 2]?.from)
    return { value: number * 60 + Number(c), count: 3 };
  if (b === "and" && c === "a" && d === "half" && plain(at + 4) === "hours")
    return { value: number * 60 + 30, count: 5 };
  if (b === "hours") return { value: Math.round(number * 60), count: 2 };
  if (b === "minutes") return { value: number, count: 2 };
  // "1.5 max": nothing else is counted so.
  return /^\d\.5$/.test(a) ? { value: number * 60, count: 1 } : undefined;
}
