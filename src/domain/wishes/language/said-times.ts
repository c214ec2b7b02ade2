import { WEEKDAY_NAMES } from "../weekday-names.ts";
import type { SaidWord } from "./said-words.ts";

/**
 * Days of a trip as they are said: 1 for the first, -1 for the last, 0 for the one in the middle; weekdays, 0 for Monday;
 * dates by their day of the month.
 */
export type When = {
  readonly days?: readonly number[] | undefined;
  readonly weekdays?: readonly number[] | undefined;
  readonly dates?: readonly number[] | undefined;
  readonly isEvery?: true | undefined;
  /** Of every day, but not these. */
  readonly except?: When | undefined;
};

type Found<Value> = { readonly value: Value; readonly count: number };

const NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");
const EVERY =
  /^(?:(?:every|each|all|both|most) (?:single )?(?:days?|nights?|mornings?|evenings?|afternoons?)|all (?:the |our )?(?:days|nights)|all (?:two|three|four|five|six|seven|\d) (?:days|nights)|(?:the )?whole (?:trip|week|time)|everyday|per day|daily|(?:at least )?(?:once|one) (?:a|per|each|every) day)$/;
/** "At most two museums in one day" is of each. */
const A_DAY = /^(?:in|on|within) (?:one|a|1) (?:single )?day$/;
const IS_MOST = /^(?:max|maximum|most|than|limit)$/;
const LAST_DAY = 9;
const NAMED_DAYS = [
  ...["arrival day", "day of arrival", "day we arrive", "day we land"].map((words) => ({
    words: words.split(" "),
    days: [1],
  })),
  ...["departure day", "day of departure", "day we leave", "day we fly", "our last nite"].map(
    (words) => ({ words: words.split(" "), days: [-1] }),
  ),
  ...["in the middle", "middle day", "in middle", "day in the middle"].map((words) => ({
    words: words.split(" "),
    days: [0],
  })),
];
/** Feasts with a date of their own, as words are read: "Eve" is an evening. */
const FEASTS = [
  { words: ["christmas", "evening"], date: 24 },
  { words: ["xmas", "evening"], date: 24 },
  { words: ["christmas", "day"], date: 25 },
  { words: ["boxing", "day"], date: 26 },
  { words: ["new", "years", "evening"], date: 31 },
];
/** All from a day on. */
export function fromDay(day: number): When {
  return { days: Array.from({ length: Math.max(1, LAST_DAY - day + 1) }, (_, at) => day + at) };
}
/** What may stand behind "day 1 and 2", and is nothing that is counted. */
const NOT_COUNTED =
  /^(?:|and|so|but|alone|as|is|are|can|should|stay|stays|swap|switch|free|off|please|the|then|start|starts|end|ends|its|it|because|since|around|round|over|if|dont|doesnt|either|whichever|works)$/;
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

/** "Day 2", "days 1 and 3", "day 2-4". */
function numberedDays(words: readonly SaidWord[], at: number): Found<When> | undefined {
  const plain = (index: number) => words[index]?.plain ?? "";
  const number = saidNumber(plain(at + 1));
  const isCount = /^(?:hours|minutes|things|places|days?)$/.test(plain(at + 2));
  if (number === undefined || number === 0 || isCount) return undefined;
  const last = lastOfRange(words, at + 2, plain(at) === "days");
  if (last !== undefined && last.value > number && last.value <= LAST_DAY)
    return {
      value: { days: Array.from({ length: last.value - number + 1 }, (_, one) => number + one) },
      count: 2 + last.count,
    };
  const days = [number];
  let count = 2;
  while (/^(?:and|or)$/.test(plain(at + count))) {
    const next = saidNumber(plain(at + count + 1));
    const isAlone = plain(at) === "days" || NOT_COUNTED.test(plain(at + count + 2));
    if (next === undefined || !isAlone) break;
    days.push(next);
    count += 2;
  }
  return { value: { days }, count };
}

/** "Day 2-4", "days 2 to 4". */
function lastOfRange(
  words: readonly SaidWord[],
  at: number,
  isPlural: boolean,
): Found<number> | undefined {
  const isTo = isPlural && /^(?:to|until|through|thru)$/.test(words[at]?.plain ?? "");
  const count = isTo ? 2 : 1;
  const last = words[at + count - 1];
  const value = saidNumber(last?.plain);
  // "Days 1-3 in Trastevere" says where one stays.
  const isOfElse = /^(?:hours|minutes|things|places|days?|in|at|near)$/.test(
    words[at + count]?.plain ?? "",
  );
  return value === undefined || isOfElse || !(isTo || last?.isDashed === true)
    ? undefined
    : { value, count };
}

/** The days that words name from here on, by themselves or by the day that is named before. */
export function whenAt(words: readonly SaidWord[], at: number): Found<When> | undefined {
  return namedDays(words, at) ?? nextDay(words, at);
}

function namedDays(words: readonly SaidWord[], at: number): Found<When> | undefined {
  const plain = (index: number) => words[index]?.plain ?? "";
  for (let count = Math.min(5, words.length - at); count > 0; count -= 1) {
    const run = words
      .slice(at, at + count)
      .map((word) => word.plain)
      .join(" ");
    // "All day" is no day of its own.
    // "Max one per day" counts.
    const isCount = run.startsWith("one ") && /^(?:max|most|only|than)$/.test(plain(at - 1));
    const isADay =
      A_DAY.test(run) &&
      words.slice(Math.max(0, at - 6), at).some((one) => IS_MOST.test(one.plain));
    if (isADay || (EVERY.test(run) && run !== "all day" && !isCount))
      return { value: { isEvery: true }, count };
  }
  const feast = FEASTS.find(({ words: run }) =>
    run.every((word, index) => plain(at + index) === word),
  );
  if (feast !== undefined) return { value: { dates: [feast.date] }, count: feast.words.length };
  const named = NAMED_DAYS.find(({ words: run }) =>
    run.every((word, index) => plain(at + index) === word),
  );
  // "In the middle of the day" is noon.
  const isNoon =
    named?.days[0] === 0 &&
    /^of (?:the )?(?:day|afternoon)\b/.test(
      words
        .slice(at + named.words.length, at + named.words.length + 3)
        .map((word) => word.plain)
        .join(" "),
    );
  if (named !== undefined && !isNoon)
    return { value: { days: named.days }, count: named.words.length };
  // "The first 2 days".
  const some = saidNumber(plain(at + 1));
  if (/^(?:first|last)$/.test(plain(at)) && some !== undefined && some > 1 && some < 8) {
    const isUnitOfDays = /^(?:days|nights|evenings|mornings)$/.test(plain(at + 2));
    const days = Array.from({ length: some }, (_, index) =>
      plain(at) === "first" ? index + 1 : index - some,
    );
    if (isUnitOfDays) return { value: { days }, count: plain(at + 2) === "days" ? 3 : 2 };
  }
  if (/^(?:weekends?|wknd|wkend)$/.test(plain(at)))
    return { value: { weekdays: [5, 6] }, count: plain(at + 1) === "days" ? 2 : 1 };
  if (plain(at) === "working" && /^days?$/.test(plain(at + 1)))
    return { value: { weekdays: [0, 1, 2, 3, 4] }, count: 2 };
  if (/^weekdays?$/.test(plain(at))) return { value: { weekdays: [0, 1, 2, 3, 4] }, count: 1 };
  const weekdays = weekdaysAt(words, at);
  if (weekdays !== undefined) return weekdays;
  if (/^days?$/.test(plain(at))) return numberedDays(words, at);
  const ordinal = ordinalAt(words, at);
  // "His 9th birthday" is no day of the month.
  const isNth =
    ordinal !== undefined && /^(?:birthday|anniversary|wedding)$/.test(plain(at + ordinal.count));
  if (ordinal !== undefined && !isNth) {
    const { value, count } = ordinal;
    // "Every second day".
    const isEach = /^(?:every|each)$/.test(plain(at - 1));
    if (plain(at + count) === "day" && !isEach)
      return { value: { days: [value] }, count: count + 1 };
    if (
      /^(?:morning|afternoon|evening|night|dinner|lunch|supper)$/.test(plain(at + count)) &&
      (plain(at) !== "second" || /^(?:the|our|my)$/.test(plain(at - 1)))
    )
      return { value: { days: [value] }, count };
    if (count === 2) {
      const isDated = plain(at + 2) === "of" || MONTHS.test(plain(at + 2));
      if (plain(at - 1) === "the" || weekdayNamed(plain(at - 1)) !== undefined || isDated) {
        return { value: { dates: [value] }, count: isDated ? (plain(at + 2) === "of" ? 4 : 3) : 2 };
      }
    }
  }
  // "16.4." is no time.
  const dotted = /^(\d{1,2})\.(\d)$/.exec(plain(at));
  if (dotted !== null && Number(dotted[1]) > 0 && Number(dotted[1]) < 32 && dotted[2] !== "5")
    return { value: { dates: [Number(dotted[1])] }, count: 1 };
  if (/^\d{1,2}$/.test(plain(at)) && MONTHS.test(plain(at + 1)))
    return { value: { dates: [Number(plain(at))] }, count: 2 };
  if (MONTHS.test(plain(at)) && /^\d{1,2}$/.test(plain(at + 1))) {
    return { value: { dates: [Number(plain(at + 1))] }, count: 2 };
  }
  return undefined;
}

const PART_OF_DAY = /^(?:day|morning|afternoon|evening|night)$/;
/** What may stand behind "the day after" where it is no "day after the museum". */
const BEHIND_AFTER =
  /^(?:|please|very|super|really|can|could|should|is|has|needs|nothing|no|easy|chill|relaxed|slow|late|later|free|off|start|starts|and|so|but)$/;

/** "The next morning", "the day after": behind the day that is named before. */
function nextDay(words: readonly SaidWord[], at: number): Found<When> | undefined {
  const plain = (index: number) => words[index]?.plain ?? "";
  const isNext = /^(?:next|following)$/.test(plain(at)) && PART_OF_DAY.test(plain(at + 1));
  const isAfter =
    PART_OF_DAY.test(plain(at)) && plain(at + 1) === "after" && BEHIND_AFTER.test(plain(at + 2));
  if (!isNext && !isAfter) return undefined;
  for (let from = at - 1; from >= 0; from -= 1) {
    const { value, count = 0 } = namedDays(words, from) ?? {};
    if (value === undefined || from + count > at) continue;
    const [day, ...others] = [...(value.days ?? []), ...(value.weekdays ?? [])];
    if (day === undefined || others.length > 0) return undefined;
    const isWeekday = value.weekdays !== undefined;
    if (!isWeekday && (day < 1 || day >= LAST_DAY)) return undefined;
    // The part of the day is said by itself.
    const isDay = plain(at + (isNext ? 1 : 0)) === "day";
    return {
      value: isWeekday ? { weekdays: [(day + 1) % 7] } : { days: [day + 1] },
      count: isNext && !isDay ? 1 : 2,
    };
  }
  return undefined;
}

/** "Monday", "Monday until Wednesday". */
function weekdaysAt(words: readonly SaidWord[], at: number): Found<When> | undefined {
  const plain = (index: number) => words[index]?.plain ?? "";
  const weekday = weekdayNamed(plain(at));
  if (weekday === undefined) return undefined;
  const isUntil = /^(?:until|through|thru)$/.test(plain(at + 1));
  const until = isUntil ? (weekdayNamed(plain(at + 2)) ?? 0) : 0;
  return until > weekday
    ? { value: { weekdays: WEEKDAYS.slice(weekday, until + 1) }, count: 3 }
    : { value: { weekdays: [weekday] }, count: 1 };
}
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

function weekdayNamed(word: string): number | undefined {
  const single = word.endsWith("s") ? word.slice(0, -1) : word;
  const at = WEEKDAY_NAMES.findIndex((name) => name.toLowerCase() === single);
  return at === -1 ? undefined : at;
}

/** A time of day, "half past 7", "7pm", "630", "noon", and whether it is clear in which half of the day that is. */
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
  // "Like 6 30".
  const isClock = isAfterBound && /^(?:00|15|30|45)$/.test(next) && !isUnit(plain(at + 2));
  if (isClock && hour > 0) return withHalf(hour, Number(next), words, at + 2, 2, false);
  if (/^(?:am|pm|oclock|o)$/.test(next)) {
    if (next === "o" && plain(at + 2) !== "clock") return undefined;
    return withHalf(hour, 0, words, at + 1, 1, true);
  }
  const part = /^(?:in the (morning|afternoon|evening)|at (night))$/.exec(
    [1, 2, 3]
      .map((ahead) => plain(at + ahead))
      .join(" ")
      .replace(/^(at night).*/, "$1"),
  );
  if (part !== null && hour < 13) {
    const isLate = part[1] !== "morning" && hour < 12 && !(part[2] !== undefined && hour < 5);
    return {
      value: { minutes: (hour + (isLate ? 12 : 0)) * 60, isSure: true },
      count: part[2] === undefined ? 4 : 3,
    };
  }
  // "1ish".
  if (next === "ish") return withHalf(hour, 0, words, at + 1, 1, false);
  // "Not after 19 h".
  if (isAfterBound && hour > 12 && next === "hours")
    return { value: { minutes: hour * 60, isSure: true }, count: 2 };
  const isHour =
    isAfterBound &&
    !isUnit(next) &&
    !/^(?:st|nd|rd|th|x|times|of|more|places|things|stops|museums|kids|people|nights|days)$/.test(
      next,
    );
  return isHour ? withHalf(hour, 0, words, at + 1, 1, false) : undefined;
}

function isUnit(word: string): boolean {
  return /^(?:minutes|hours|km|m|years|euro|eur|euros|ad|bc|bce|ce)$/.test(word);
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
  // "A couple of hours", "a few hours".
  const several = /^(?:couple of|few) hours\b/.exec([b, c, d].join(" "))?.[0];
  if (a === "a" && several !== undefined)
    return several.startsWith("few") ? { value: 180, count: 3 } : { value: 120, count: 4 };
  // "Hour tops".
  if (a === "hours" && /^(?:max|tops|maximum)$/.test(b)) return { value: 60, count: 1 };
  const number = /^\d+(?:\.\d)?$/.test(a) ? Number(a) : saidNumber(a);
  if (number === undefined) return undefined;
  if (b === "hours" && /^\d\d$/.test(c) && words[at + 1]?.to === words[at + 2]?.from)
    return { value: number * 60 + Number(c), count: 3 };
  if (b === "and" && c === "a" && d === "half" && plain(at + 4) === "hours")
    return { value: number * 60 + 30, count: 5 };
  // "One and half hour".
  if (b === "and" && c === "half" && d === "hours") return { value: number * 60 + 30, count: 4 };
  if (b === "hours") return { value: Math.round(number * 60), count: 2 };
  if (b === "minutes") return { value: number, count: 2 };
  // "1.5 max": nothing else is counted so.
  return /^\d\.5$/.test(a) ? { value: number * 60, count: 1 } : undefined;
}

/** From an hour to another, minutes after midnight. */
export type SaidRange = { readonly fromMinutes: number; readonly toMinutes: number };

/** Words beside hours without more: "naps 1-3". */
const IS_PAUSE =
  /^(?:nap|naps|naptime|indoors?|inside|time|sleeps|siesta|rest|break|free|pause|off|nothing|plan|hotel|is|be|keep)$/;

/** "From 13 to 15", "between 15 and 17", "12 till 3", "11:30-14:00", and "1-3" beside a word for a pause. */
export function rangeAt(words: readonly SaidWord[], at: number): Found<SaidRange> | undefined {
  const plain = (index: number) => words[index]?.plain ?? "";
  const isLed = /^(?:from|between|at)$/.test(plain(at));
  const led = isLed ? (/^(?:about|around|roughly|like)$/.test(plain(at + 1)) ? 2 : 1) : 0;
  const from = timeAt(words, at + led, true);
  if (from === undefined) return undefined;
  const mid = at + led + from.count;
  const next = words[mid];
  const isDash = next?.isDashed === true;
  const joint = next?.written === "–" || /^(?:to|until|and)$/.test(plain(mid)) ? 1 : 0;
  if (joint === 0 && !isDash) return undefined;
  // "1 and 3" are no hours.
  if (plain(mid) === "and" && plain(at) !== "between") return undefined;
  const to = timeAt(words, mid + joint, true);
  if (to === undefined) return undefined;
  const end = mid + joint + to.count;
  const isSaid =
    isLed ||
    from.value.isSure ||
    to.value.isSure ||
    [at - 1, at - 2, end, end + 1].some((index) => IS_PAUSE.test(plain(index)));
  if (!isSaid || (joint === 0 && isDash && !/^\d/.test(plain(mid)))) return undefined;
  const range = rangeOf(from.value, to.value);
  return range === undefined ? undefined : { value: range, count: end - at };
}

/** "1 to 3" is in the afternoon. */
function rangeOf(from: SaidTime, to: SaidTime): SaidRange | undefined {
  const late = (time: SaidTime, before: number) =>
    !time.isSure && time.minutes < before ? time.minutes + 720 : time.minutes;
  const fromMinutes = late(from, 8 * 60);
  const toMinutes = late(to, Math.max(fromMinutes, 8 * 60));
  return toMinutes > fromMinutes && toMinutes - fromMinutes <= 8 * 60
    ? { fromMinutes, toMinutes }
    : undefined;
}

/** The days of both. */
export function joined(a: When | undefined, b: When): When {
  const both = (key: "days" | "weekdays" | "dates") => [...(a?.[key] ?? []), ...(b[key] ?? [])];
  const of = (key: "days" | "weekdays" | "dates") =>
    both(key).length === 0 ? {} : { [key]: both(key) };
  return {
    ...of("days"),
    ...of("weekdays"),
    ...of("dates"),
    ...(a?.isEvery || b.isEvery ? { isEvery: true } : {}),
  };
}
