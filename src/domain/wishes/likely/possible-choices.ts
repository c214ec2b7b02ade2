import type { SaidItem, SaidObject } from "../language/said-items.ts";
import type { Segment } from "../language/said-segment.ts";
import type { When } from "../language/said-times.ts";
import { type Choice, choiceOf, type SaidWish } from "../language/said-wish.ts";
import { isWord } from "../language/unnamed.ts";

const MOST_THINGS = 3;
const NOON = 12 * 60;
/** An hour without "am" or "pm": nobody is back before this one in the morning, and no day begins so early. */
const EARLIEST_START = 6 * 60;

export const IS_SUM =
  /[£$€] ?\d|\d ?(?:[£$€]|(?:euros?|eur|pounds?|quid|dollars?|usd|sgd|nok|sek|chf|aud|bucks|baht|yen|kr|won|lira)\b)/i;
const OF_MEALS = /\b(?:food|eat\w*|meals?|breakfasts?|lunch\w*|dinners?|restaurants?)\b/i;

/**
 * All that the product could do about what some words name: things, days, hours, meals, money. Which of it is meant is not
 * decided here.
 */
export function possibleChoices(segment: Segment, text: string): readonly Choice[] {
  const things = [...segment.objects.flat(), ...unknownOf(segment), ...longerName(segment)];
  const wishes = [
    ...things.slice(0, MOST_THINGS).flatMap((what) => ofThing(what, segment)),
    ...ofPair(segment.objects.flat(), segment),
    ...(IS_SUM.test(text) ? [] : ofHours(segment, text)),
    ...ofMeals(segment),
    ...(things.length === 0 ? ofDays(segment) : []),
    ...(IS_SUM.test(text) ? [ofSum(segment, text)] : []),
  ];
  return wishes.map(choiceOf);
}

/** "At most 20 euro a day for food". */
function ofSum({ meals: [meal = "any"] }: Segment, text: string): SaidWish {
  return OF_MEALS.test(text) ? { verb: "meal", meal, isCheap: true } : { verb: "cheaper" };
}

const dated = (when: When | undefined) => (when === undefined ? {} : { when });

const isPlanned = (what: SaidObject) =>
  what.kind === "places" && what.found.some((found) => found.in === "plan");

const IS_FEELING = /^(?:couldnt|wouldnt|shouldnt|care|about|bothered|fussed|keen|close|something)$/;

/** The first run of words that nobody knows, as the name of a thing. */
function unknownOf({ items, objects }: Segment): readonly SaidObject[] {
  if (objects.length > 0) return [];
  const from = items.findIndex((item) => isWord(item) && !IS_FEELING.test(item.word ?? ""));
  if (from === -1) return [];
  const rest = items.slice(from);
  const end = rest.findIndex((item) => !isWord(item));
  return [unknownPlace(rest.slice(0, end === -1 ? undefined : end))];
}

function unknownPlace(items: readonly SaidItem[]): SaidObject {
  const text = items.map(({ word = "", words = word }) => words).join(" ");
  return { kind: "places", text, found: [{ id: text, name: text, in: "guide" }] };
}

/** "Harry Potter studio", of which a guide knows "Potters Fields". */
function longerName({ items, objects }: Segment): readonly SaidObject[] {
  const [what, ...others] = objects.flat();
  const at = items.findIndex((item) => item.what !== undefined && item.what === what);
  if (what?.kind !== "places" || others.length > 0 || at === -1) return [];
  const before = items.slice(0, at);
  const from = before.findLastIndex((item) => !isWord(item)) + 1;
  const behind = items.slice(at + 1);
  const count = behind.findIndex((item) => !isWord(item));
  const to = count === -1 ? items.length : at + 1 + count;
  return to - from < 2 ? [] : [unknownPlace(items.slice(from, to))];
}

function ofThing(what: SaidObject, segment: Segment): readonly SaidWish[] {
  const { when, part, times, spans, numbers, roleWhen } = segment;
  const on = dated(when);
  const [count] = numbers;
  const [span] = spans;
  const isPlace = what.kind === "places";
  // "No walks except the Appian Way".
  const isExcepted = segment.items.some(({ code }) => code === "except");
  return [
    { verb: "add", what, ...on },
    ...(isExcepted ? [] : [{ verb: "remove", what, ...on } as const]),
    ...(isPlanned(what)
      ? ([
          { verb: "keep", what },
          { verb: "swap", what },
        ] as const)
      : []),
    ...(isPlanned(what) && when !== undefined
      ? [{ verb: "move", what, to: "day", when } as const]
      : []),
    ...(isPlace && part !== undefined && part !== "day"
      ? [{ verb: "move", what, to: part, ...on } as const]
      : []),
    ...(isPlace
      ? times.flatMap(({ minutes }) =>
          minutes === undefined ? [] : [{ verb: "set-start", what, minutes, ...on } as const],
        )
      : []),
    ...(isPlace && span !== undefined ? [{ verb: "stay", what, minutes: span } as const] : []),
    ...(count === undefined
      ? []
      : ([
          { verb: "at-most", what, count, ...on },
          { verb: "at-least", what, count, ...on },
        ] as const)),
    ...(what.kind === "category" ? [{ verb: "fewer", what, ...on } as const] : []),
    ...(roleWhen === undefined ? [] : [{ verb: "not-on", what, when: roleWhen } as const]),
  ];
}

/** One in the place of the other. */
function ofPair([one, other]: readonly SaidObject[], { when }: Segment): readonly SaidWish[] {
  if (one === undefined || other === undefined) return [];
  const on = dated(when);
  return [
    ...(isPlanned(one) ? [{ verb: "swap", what: one, by: other, ...on } as const] : []),
    ...(isPlanned(other) ? [{ verb: "swap", what: other, by: one, ...on } as const] : []),
    { verb: "together", what: one, others: [other] },
    { verb: "apart", what: one, others: [other] },
  ];
}

/** An hour alone is no end or beginning of a day: "the market, but before 11", "a flight at 3". */
const SAYS_END =
  /\b(?:back|home|finish\w*|ends?|ending|done|over|bed\w*|asleep|hotel|by|until|till?|latest|curfew)\b/i;
const SAYS_START =
  /\b(?:start\w*|begin\w*|from|after|not|no|never|nothing|earliest|wake|waking|up|out|sleep|breakfast|until|till?)\b/i;

function ofHours({ times, range, when, meals }: Segment, text: string): readonly SaidWish[] {
  const on = dated(when);
  const of = times.flatMap(({ minutes, isSure }): readonly SaidWish[] => {
    if (minutes === undefined) return [];
    const end = isSure !== true && minutes < NOON ? minutes + NOON : minutes;
    const start = isSure !== true && minutes < EARLIEST_START ? minutes + NOON : minutes;
    const [meal] = meals;
    const hour = meal === "breakfast" ? start : end;
    return [
      ...(SAYS_END.test(text) ? [{ verb: "end-day", minutes: end, ...on } as const] : []),
      ...(SAYS_START.test(text) ? [{ verb: "start-day", minutes: start, ...on } as const] : []),
      ...(meal === undefined ? [] : [{ verb: "meal", meal, minutes: hour, ...on } as const]),
    ];
  });
  return range === undefined
    ? of
    : [...of, { verb: "free-hours", ...range, ...on }, { verb: "indoors", ...range, ...on }];
}

function ofMeals({ meals, foods, when, items }: Segment): readonly SaidWish[] {
  const on = dated(when);
  const [meal] = meals;
  const near = items.some(({ code }) => code === "hotel" || code === "athotel");
  return [
    ...foods.flatMap((food): readonly SaidWish[] => [
      { verb: "meal", meal: meal ?? "any", food, ...on },
      { verb: "meal", meal: meal ?? "any", food, isGone: true, ...on },
    ]),
    ...(meal === undefined
      ? []
      : ([
          { verb: "meal", meal, isNice: true, ...on },
          { verb: "meal", meal, isOther: true, ...on },
          { verb: "meal", meal, isCheap: true, ...on },
          { verb: "meal", meal, isGone: true, ...on },
          { verb: "meal", meal, minutes: "earlier", ...on },
          { verb: "meal", meal, minutes: "later", ...on },
          ...(near ? [{ verb: "meal", meal, near: "hotel", ...on } as const] : []),
        ] as const)),
  ];
}

/** Minutes from midnight. */
const BEGINS = new Map<string, number>([
  ["afternoon", 13 * 60],
  ["evening", 18 * 60],
]);

function ofDays({ when, part, items }: Segment): readonly SaidWish[] {
  const on = dated(when);
  if (when === undefined && part === undefined) return [];
  const isUntil = items.some(({ word = "" }) => /^(?:until|till|til)$/.test(word));
  const begins = part === undefined ? undefined : BEGINS.get(part);
  return [
    ...(isUntil && begins !== undefined
      ? [{ verb: "start-day", minutes: begins, ...on } as const]
      : []),
    { verb: "free", part: part ?? "day", ...on },
    { verb: "pace", pace: "relaxed", ...on },
    { verb: "pace", pace: "full", ...on },
    { verb: "less-walking", ...on },
    { verb: "start-day", minutes: "later", ...on },
    { verb: "end-day", minutes: "earlier", ...on },
  ];
}
