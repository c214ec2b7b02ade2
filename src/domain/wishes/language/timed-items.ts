import { isMealWord, mealAt } from "./food-words.ts";
import type { Read, SaidItem } from "./said-items.ts";
import { fromDay, rangeAt, saidNumber, spanAt, timeAt, whenAt } from "./said-times.ts";
import type { SaidWord } from "./said-words.ts";

const LIMITS = /^(?:from|after|past|onwards|before|by|until|latest)$/;
const AT = /^(?:at|around|about|approx|circa|ca|on)$/;
const DAY_ROLES: Readonly<Record<string, SaidItem["role"]>> = {
  on: "on",
  to: "to",
  onto: "to",
  from: "from",
  until: "until",
  after: "from",
  not: "not",
  "not on": "not",
  never: "not",
  "never on": "not",
  no: "not",
  except: "not",
  "except on": "not",
  "except for": "not",
  "except for on": "not",
  "apart from": "not",
  "apart from on": "not",
  "other than": "not",
  "other than on": "not",
};
/** "Every day but Friday". */
const LEADS_BUT =
  /^(?:every|each|all) (?:day|days|night|nights|evening|evenings|morning|mornings)$/;

/** What stands behind "a day", and is no part of it: "a day trip". */
const ENDS_COUNT =
  /^(?:(?:and|max|please|tops|is|are|so|but|with|for|except|apart|other)\b|at most|$| )/;

/** The days that words name from here on, with what they do there. */
export function dayItem(
  words: readonly SaidWord[],
  plain: readonly string[],
  at: number,
): Read | undefined {
  const [one = "", two = ""] = plain.slice(at, at + 2);
  // "After every lunch".
  const each = two === "single" ? 2 : 1;
  if (
    /^(?:every|each)$/.test(one) &&
    mealAt(plain.slice(at + each, at + each + 1), 0) !== undefined
  )
    return { count: each, item: { when: { isEvery: true }, role: "on" } };
  // "The rest of the days", but those that were named.
  const rest = /^(?:the )?(?:rest of the|rest of|remaining|all other|all the other) days\b/.exec(
    plain.slice(at, at + 5).join(" "),
  )?.[0];
  if (rest !== undefined) return { count: rest.split(" ").length, item: {} };
  // "..., other days home by 6".
  const begins = (plain[at - 1] ?? "") === "";
  if (begins && one === "other" && two === "days") return { count: 2, item: {} };
  if (/^(?:this|that)$/.test(one) && /^(?:day|evening|morning|afternoon|night)$/.test(two)) {
    return { count: two === "day" ? 2 : 1, item: {} };
  }
  // "Two museums a day".
  const clause = plain.slice(Math.max(0, plain.lastIndexOf("", at - 1), at - 4), at);
  // "Remove day 2, add a day" counts nothing.
  const isCounted = clause.some((word, index) => {
    return saidNumber(word) !== undefined && !/^days?$/.test(clause[index - 1] ?? "");
  });
  if (
    one === "a" &&
    two === "day" &&
    isCounted &&
    ENDS_COUNT.test(plain.slice(at + 2, at + 4).join(" "))
  )
    return { count: 2, item: { when: { isEvery: true }, role: "on" } };
  // "One museum at most the whole trip" is one in all, not one each day.
  const whole =
    /^(?:(?:over|for|in|on|during) )?(?:the |our |my )?(?:whole|entire) (?:trip|week|stay)\b/.exec(
      plain.slice(at, at + 4).join(" "),
    )?.[0];
  if (whole !== undefined && isCounted) return { count: whole.split(" ").length, item: {} };
  const other = otherDays(words, plain, at) ?? firstOrLast(plain, at);
  if (other !== undefined) return other;
  for (const ahead of [3, 2, 1, 0]) {
    const led = plain.slice(at, at + ahead).filter((word) => !/^(?:the|our|my)$/.test(word));
    const run = led.join(" ");
    const isBut = run === "but" && LEADS_BUT.test(plain.slice(Math.max(0, at - 2), at).join(" "));
    const role =
      ahead === 0
        ? "on"
        : isBut
          ? "not"
          : Object.hasOwn(DAY_ROLES, run)
            ? DAY_ROLES[run]
            : undefined;
    if (role === undefined || (ahead > 0 && led.length === 0)) continue;
    const when = whenAt(words, at + ahead);
    if (when === undefined) continue;
    const count = ahead + when.count;
    const [day] = when.value.days ?? [];
    const isAfter = run === "after";
    if (isAfter && (day === undefined || day < 1 || plain[at - 1] === "day")) continue;
    if (
      role === "from" &&
      day !== undefined &&
      (isAfter || day > 1) &&
      when.value.days?.length === 1
    ) {
      const isOn = /^(?:on|onwards|onward)$/.test(plain[at + count] ?? "");
      return {
        count: count + (isOn ? 1 : 0),
        item: { when: fromDay(isAfter ? day + 1 : day), role: "on" },
      };
    }
    return { count, item: { when: when.value, role } };
  }
  return undefined;
}

const ANY_DAY =
  /^(?:(?:on|to) )?(?:any|whichever|whatever|another|some|a different) (?:other )?day (?:(?:that|which) )?(?:is )?(?:but|except|not|than|other than|apart from)(?: on)? /;

/** "Any day but Sunday", "whichever day isn't day 2": one of the others. */
function otherDays(
  words: readonly SaidWord[],
  plain: readonly string[],
  at: number,
): Read | undefined {
  const led = ANY_DAY.exec(`${plain.slice(at, at + 9).join(" ")} `)?.[0]
    .trim()
    .split(" ").length;
  const not = led === undefined ? undefined : whenAt(words, at + led);
  if (led === undefined || not === undefined) return undefined;
  const { weekdays, days = [] } = not.value;
  const when = weekdays
    ? { weekdays: [0, 1, 2, 3, 4, 5, 6].filter((day) => !weekdays.includes(day)) }
    : days.length > 0 && days.every((day) => day > 0)
      ? { days: (fromDay(1).days ?? []).filter((day) => !days.includes(day)) }
      : undefined;
  return when && { count: led + not.count, item: { when, role: "on" } };
}

/** "Every day except the first". */
function firstOrLast(plain: readonly string[], at: number): Read | undefined {
  const found =
    /^(?:except|but|other than|apart from)(?: for)?(?: on)? (?:the |our |my )?(first|last)(?: one)?(?= (?: |$|and |because |please |since |as )|$)/.exec(
      plain.slice(at, at + 8).join(" "),
    );
  const isOfDays = plain
    .slice(Math.max(0, at - 8), at)
    .some((word) => /^(?:days?|daily|everyday)$/.test(word));
  return found === null || !isOfDays
    ? undefined
    : {
        count: found[0].split(" ").length,
        item: { when: { days: [found[1] === "first" ? 1 : -1] }, role: "not" },
      };
}

/** Words that make of a bare number behind "for", "of" or "to" an hour: "booked for 9", "forward to 10". */
const LEADS_HOUR =
  /^(?:booked|tickets|ticket|reserved|reservation|registered|slot|table|forward|push|delay|postpone|shift)$/;

/** "An extra hour", "2 more hours". */
function moreTime(plain: readonly string[], at: number): Read | undefined {
  const [one, two, three] = plain.slice(at, at + 3);
  const isMore = (word: string | undefined) =>
    /^(?:extra|another|more|additional)$/.test(word ?? "");
  if (isMore(one) && two === "hours") return { count: 2, item: { minutes: 60 } };
  const number = saidNumber(one);
  // "Two free hours".
  const isFree = /^(?:free|spare|quiet)$/.test(two ?? "");
  if (number === undefined || !(isMore(two) || isFree) || !/^(?:hours|minutes)$/.test(three ?? ""))
    return undefined;
  return { count: 3, item: { minutes: three === "hours" ? number * 60 : number } };
}

const ENDS_HOUR =
  /^(?:|pm|am|oclock|sharp|ish|or|and|latest|max|at|on|in|every|each|all|please|until|till?|to|then|for|instead|because|so|but|not|if|with|is|tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/;

/** So many words before. */
const SAID_BEFORE = 14;

/** "Dinner is too late, make it 5". */
function isMealMade(before: readonly string[]): boolean {
  const isMade = before.at(-2) === "make" && /^(?:it|them)$/.test(before.at(-1) ?? "");
  return (
    isMade &&
    before.some(isMealWord) &&
    !before.some((word) => word === "hours" || word === "minutes")
  );
}

/** "At 7 or later", "at 7 at the latest". */
const LIMITS_BEHIND =
  /^(?:at the latest|latest|max|or earlier|at latest|not later|no later|or sooner|tops|or later|onwards|earliest|at the earliest|not earlier|not before|no earlier|and not before)/;

/** "Not before 9", "until 18 oclock", "by 7 at the latest", "around 4", "45 minutes". */
export function timeItem(
  words: readonly SaidWord[],
  plain: readonly string[],
  at: number,
): Read | undefined {
  const range = rangeAt(words, at);
  if (range !== undefined)
    return { count: range.count, item: { minutes: range.value.fromMinutes } };
  let next = at;
  let bound: "at" | "limit" | undefined;
  let isNot = false;
  if (/^(?:not|no|nothing|never|dont|latest|only)$/.test(plain[next] ?? "")) {
    isNot = /^(?:not|no|nothing|never)$/.test(plain[next] ?? "");
    next += 1;
  }
  const word = plain[next] ?? "";
  // "On one side".
  const isOnThing = word === "on" && !/^\d/.test(plain[next + 1] ?? "");
  if (/^(?:later|earlier)$/.test(word) && plain[next + 1] === "than")
    [bound, next] = ["limit", next + 2];
  else if (LIMITS.test(word)) [bound, next] = ["limit", next + 1];
  else if (AT.test(word) && !isOnThing) [bound, next] = ["at", next + 1];
  // "By about 7", "until like 3".
  if (bound !== undefined && /^(?:about|around|like|latest)$/.test(plain[next] ?? "")) next += 1;
  if (next > at && bound === undefined && plain[at] !== "latest") next = at;
  if (next === at) isNot = false;
  const amount = bound === undefined ? amountAt(words, plain, next) : undefined;
  if (amount !== undefined) return { count: next - at + amount.count, item: amount.item };
  const isLed =
    bound !== undefined ||
    /^(?:start|begin|end|finish|back|home|done|till|latest)$/.test(plain[at - 1] ?? "") ||
    (plain[at - 1] === "until" && /^sleep/.test(plain[at - 2] ?? "")) ||
    // "Make one day trip" makes nothing at one.
    (plain[at - 1] === "make" && plain[at] !== "one") ||
    isMealMade(plain.slice(Math.max(0, at - SAID_BEFORE), at)) ||
    (plain[at - 1] === "like" && /^\d\d$/.test(plain[at + 1] ?? "")) ||
    (/^(?:lunch|dinner|breakfast|brunch|supper)$/.test(plain[at - 1] ?? "") &&
      /^(?:|sharp|ish|please|on|every|all|each|latest|max|not|instead|and|everyday|daily)$/.test(
        plain[at + 1] ?? "",
      )) ||
    (/^(?:for|of|to)$/.test(plain[at - 1] ?? "") &&
      plain.slice(Math.max(0, at - 6), at).some((one) => LEADS_HOUR.test(one)));
  // "About one evening with music".
  if (plain[next] === "one" && !ENDS_HOUR.test(plain[next + 1] ?? "")) return undefined;
  const time = timeAt(words, next, isLed);
  if (time === undefined) return undefined;
  let end = next + time.count;
  const after = plain.slice(end, end + 3).join(" ");
  const limit = LIMITS_BEHIND.exec(after)?.[0];
  if (limit !== undefined) [bound, end] = ["limit", end + limit.split(" ").length];
  // "Not at 14": no rule of a time.
  if (isNot && bound !== "limit") return undefined;
  return { count: end - at, item: { minutes: time.value.minutes, isHour: true } };
}

const STEPS_PER_KM = 1400;

/** "10k steps", "10 000 steps". */
function stepsAt(plain: readonly string[], at: number): Read | undefined {
  const [first = "", second = "", third] = plain.slice(at, at + 3);
  const run = /^\d+k?$/.test(first)
    ? second === "steps"
      ? { said: first, count: 2 }
      : third === "steps" && /^(?:k|000|thousand)$/.test(second)
        ? { said: `${first}k`, count: 3 }
        : undefined
    : undefined;
  if (run === undefined) return undefined;
  const steps = Number.parseInt(run.said, 10) * (run.said.endsWith("k") ? 1000 : 1);
  return steps < 3000
    ? undefined
    : { count: run.count, item: { km: Math.round(steps / STEPS_PER_KM) } };
}

/** A length of a way or of time. */
function amountAt(
  words: readonly SaidWord[],
  plain: readonly string[],
  at: number,
): Read | undefined {
  const [one = "", two = ""] = plain.slice(at, at + 2);
  if (/^\d+(?:\.\d)?$/.test(one) && /^(?:km|kms|kilometres|kilometers)$/.test(two))
    return { count: 2, item: { km: Number(one) } };
  const span = spanAt(words, at);
  return (
    stepsAt(plain, at) ??
    moreTime(plain, at) ??
    (span && { count: span.count, item: { minutes: span.value, isLength: true } })
  );
}
