import type { TravelNeed } from "../../trip/trip-wish.ts";
import { isPlanned, type MealName, plainItems, type SaidObject } from "../language/said-items.ts";
import type { Named, NameIndex } from "../language/said-names.ts";
import { joined, type SaidTime, type When } from "../language/said-times.ts";
import { markOf, type SaidWish } from "../language/said-wish.ts";
import type { Frame, Role, Span } from "./frame.ts";
import {
  clockIn,
  daysIn,
  itemsIn,
  lengthIn,
  refersBack,
  type SaidDays,
  thingIn,
} from "./slot-values.ts";
import { sentenceStart } from "./words.ts";

/** "Not one hour but two": what stands behind is meant. */
export const NOT_BUT = /\bnot\b.{0,60}\bbut\b/i;

/** What a frame is read beside. */
export type Beside = {
  /** Where in the text the frame begins. */
  readonly from: number;
  readonly text: string;
  readonly names: NameIndex;
  /** The frames of the same text before it, and the wishes they came to. */
  readonly former: readonly { readonly frame: Frame; readonly wishes: readonly SaidWish[] }[];
  /** All frames of the text. */
  readonly frames: readonly Frame[];
  /** The meal of the trip that is at a table, by the table's id; undefined on the form. */
  readonly mealAt?:
    | ((id: string) => { readonly meal: MealName; readonly day: number } | undefined)
    | undefined;
};

/** What all frames of a text are read beside. */
export type Around = Omit<Beside, "from">;

/** The wishes of a frame, surest reading first. Several: the traveller has to say which. */
export type Readings = readonly (readonly SaidWish[])[];

/** What the words of a frame stand for. */
export type Slots = {
  readonly of: (role: Role) => readonly string[];
  readonly things: readonly SaidObject[];
  /** What is left out of it: "but for St Peter's". */
  readonly but: readonly SaidObject[];
  readonly out: readonly SaidObject[];
  readonly days: SaidDays;
  readonly when: { readonly when?: When };
  /** It is about a day that isn't known. */
  readonly isVague: boolean;
  readonly frame: Frame;
  readonly beside: Beside;
};

/** In minutes, as all times here. */
export const HOUR = 60;
export const HALF_DAY = 12 * HOUR;

const PART_HOURS: Readonly<Record<string, number>> = {
  sunset: 18 * HOUR,
  lunch: 13 * HOUR,
  dark: 20 * HOUR,
};

const EXCEPT =
  /\b(?:except|besides|apart from|other than|but not|excluding|not counting|just not)\b[^,;]{0,16}$|\b(?:every|each|all|any|nothing|no)\b[^,;]{0,24}\bbut (?:on |for )?(?:the )?$/i;

/** The slots of a frame; undefined where it names a day that can't be read. */
export function slotsOf(frame: Frame, beside: Beside): Slots | undefined {
  const before = ({ from }: Span) => frame.text.slice(0, from - frame.from);
  // "Universal, but not on a Saturday".
  const isNot = (slot: Span) => frame.verb === "noton" && /\bnot\b[^,;]{0,8}$/i.test(before(slot));
  const isExcept = (slot: Span) => EXCEPT.test(before(slot)) && !isNot(slot);
  const named = (role: Role, isOut: boolean) =>
    frame.slots.flatMap((slot) => (slot.role === role && isExcept(slot) === isOut ? [slot] : []));
  const of = (role: Role) => named(role, false).map(({ text }) => text);
  const whens = named("when", false);
  // "On day 3, not day 1" says the day twice.
  const isRefused = (slot: Span, at: number, all: readonly Span[]): boolean => {
    const [last] = all.slice(Math.max(at - 1, 0), at);
    const between =
      last === undefined ? "" : frame.text.slice(last.to - frame.from, slot.from - frame.from);
    // "Not on Saturday or Sunday".
    const isListed = /^\s*(?:,|or|nor|and|\/)\s*(?:on )?(?:an? |the )?$/i.test(between);
    return (
      NOT_THAT.test(before(slot)) ||
      (isListed && last !== undefined && isRefused(last, at - 1, all))
    );
  };
  const meantOnly = whens.filter((slot, at) =>
    frame.verb === "noton" && whens.some(isRefused)
      ? isRefused(slot, at, whens)
      : !isRefused(slot, at, whens),
  );
  const said = (meantOnly.length > 0 ? meantOnly : whens).map((slot) =>
    daysIn(/\bfrom (?:the )?$/i.test(before(slot)) ? `from ${slot.text}` : slot.text),
  );
  const except = named("when", true).map(({ text }) => daysIn(text)?.when);
  // A day that can't be read is no day at all.
  if (said.includes(undefined) || except.includes(undefined)) return undefined;
  const days = joinedDays(said.flatMap((one) => one ?? []));
  const meant = days.refersTo === undefined ? days.when : whenBefore(days.refersTo, beside);
  const not = except.flatMap((one) => one ?? []);
  const when =
    not.length > 0
      ? { isEvery: true as const, except: not.reduce((sum, one) => joined(sum, one)) }
      : (meant ?? (of("when").length === 0 ? dayOfSentence(frame, beside) : undefined));
  return {
    ...{ of, frame, beside, days },
    things: of("what").flatMap((text) => namedThings(text, beside)),
    but: named("what", true).flatMap(({ text }) => namedThings(text, beside)),
    out: of("out").flatMap((text) => namedThings(text, beside)),
    when: when === undefined ? {} : { when },
    isVague: days.refersTo !== undefined && meant === undefined,
  };
}

const NOT_THAT = /\b(?:not|rather than|instead of) (?:on )?(?:the )?$/i;
const OF_DAYS =
  /^(?:start|end|free|easier|fuller|mostaday|lesswalk|cheaper|mealtime|eat|nomeal|mealcheap|mealnice|cut|order)$/;

/** "On day 2, less walking and start later": a day at the beginning of a sentence is of all of it. */
function dayOfSentence(frame: Frame, { former, text }: Beside): When | undefined {
  if (!OF_DAYS.test(frame.verb)) return undefined;
  const sentence = sentenceStart(text, frame.from);
  const [first] = former.filter((one) => one.frame.from >= sentence);
  const [slot] = first?.frame.slots ?? [];
  const isAtBegin =
    slot?.role === "when" &&
    /^[\s\p{P}]*(?:(?:on|for|and|then) )?(?:the )?$/iu.test(text.slice(sentence, slot.from));
  return isAtBegin ? daysIn(slot.text)?.when : undefined;
}

function joinedDays(all: readonly SaidDays[]): SaidDays {
  const whens = all.flatMap(({ when }) => when ?? []);
  const refersTo = all.find((one) => one.refersTo !== undefined)?.refersTo;
  const part = all.find((one) => one.part !== undefined)?.part;
  return {
    ...(whens.length === 0 ? {} : { when: whens.reduce((sum, one) => joined(sum, one)) }),
    ...(part === undefined ? {} : { part }),
    ...(refersTo === undefined ? {} : { refersTo }),
    ...(all.some(({ isAny }) => isAny) ? { isAny: true } : {}),
  };
}

/** "That day", "the rest of the days": by the days that were named before. */
function whenBefore(refersTo: "that" | "next" | "rest", { former }: Beside): When | undefined {
  const named = former.flatMap(({ wishes }) => wishes.flatMap((wish) => wish.when ?? []));
  const last = named.at(-1);
  if (refersTo === "next") return dayBehind(last);
  if (refersTo === "that") return last?.isEvery === true ? undefined : last;
  return { isEvery: true, ...(last === undefined || last.isEvery ? {} : { except: last }) };
}

function dayBehind(when: When | undefined): When | undefined {
  const [day] = when?.days ?? [];
  const [weekday] = when?.weekdays ?? [];
  if (day !== undefined && day > 0) return { days: [day + 1] };
  return weekday === undefined ? undefined : { weekdays: [(weekday + 1) % 7] };
}

/** Things that words name, or that "it" and "both" stand for. */
export function namedThings(text: string, beside: Beside): readonly SaidObject[] {
  if (!refersBack(text)) return [thingIn(text, beside.names)];
  const { former } = beside;
  const before = former.findLast(({ wishes }) => wishes.some((wish) => "what" in wish));
  const things = (before?.wishes ?? []).flatMap((wish) => {
    // "Burano before Murano" names both.
    const mark = wish.verb === "move" ? markOf(wish.to) : undefined;
    return "what" in wish ? [wish.what, ...(mark === undefined ? [] : [mark])] : [];
  });
  const said = things.length > 0 ? things : toldBefore(beside);
  return IS_ONE.test(text.trim()) ? said.slice(-1) : said;
}

const IS_ONE = /^(?:it|its|that|this|there|that one|this one)$/i;

/** "The castle is too far, skip it": the last place or kind that is named before the frame, whatever is said of it. */
function toldBefore({ text, names, from }: Beside): readonly SaidObject[] {
  const named = plainItems(text.slice(0, from), names).flatMap(({ what }) => what ?? []);
  const places = named.filter(({ kind }) => kind === "places");
  return (places.length > 0 ? places : named).slice(-1);
}

/** What a frame of one verb comes to. */
export type Reader = (slots: Slots) => Readings | undefined;

/** "Don't lock the Pantheon". */
export function unlocks(text: string): boolean {
  const at = text.search(/\block/i);
  return (
    at > 0 &&
    /(?:(?:n['’]t|\b(?:do|ca|wo|does|is|are|should|have|did)nt)|\bnot|\bno longer|\bnever|\bremove|\btake off|\blift)\b/i.test(
      text.slice(0, at),
    )
  );
}

/** What it comes to is only a part of what is wanted: it is asked. */
export function unsure(readings: Readings): Readings {
  return readings.length === 0 ? [] : [...readings, [{ verb: "note" }]];
}

/** What somebody needs, as the only reading. */
export function need(one: TravelNeed): Readings {
  return [[{ verb: "need", need: one }]];
}

/** The same of each thing; a clock time that may be in either half of the day gives a reading for each. */
export function each(
  things: readonly SaidObject[],
  wishOf: (what: SaidObject) => SaidWish | readonly SaidWish[] | undefined,
  clock?: SaidTime,
): Readings {
  const wishes = things.map(wishOf);
  if (wishes.length === 0 || wishes.includes(undefined)) return [];
  const sure = wishes.flatMap(
    (wish) => (Array.isArray(wish) ? wish : (wish ?? [])) as readonly SaidWish[],
  );
  if (clock === undefined || clock.isSure) return [sure];
  const late = sure.map((wish) =>
    wish.verb === "set-start" && typeof wish.minutes === "number"
      ? { ...wish, minutes: (wish.minutes + HALF_DAY) % (24 * HOUR) }
      : wish,
  );
  return [sure, late];
}

/** "Until 2" and "a call at 3" are in the afternoon, unless the half of the day is said. */
export function inAfternoon({ minutes, isSure }: SaidTime): number {
  return !isSure && minutes < 8 * HOUR ? minutes + HALF_DAY : minutes;
}

/** A reading for an hour, or one for each half of the day where that is left open. */
export function clocked(
  { minutes, isSure }: SaidTime,
  wishOf: (minutes: number) => SaidWish,
): Readings {
  return isSure
    ? [[wishOf(minutes)]]
    : [[wishOf(minutes)], [wishOf((minutes + HALF_DAY) % (24 * HOUR))]];
}

const IN_24_HOURS = /\b(?:1[3-9]|2[0-3])[:.h][0-5]\d\b|\b0\d[:.h][0-5]\d\b/;

/** In which half of the day a bare hour is, by what it is the hour of. */
export function clockOf(
  { of, days, frame, beside }: Slots,
  kind: "place" | "start" | "end" | "meal" | "travel",
) {
  const [said] = of("time").flatMap((text) => clockIn(text) ?? []);
  if (said === undefined || said.isSure) return said;
  const { minutes } = said;
  // Beside "14:20", "7:05" is in the morning.
  if (of("time").some((text) => /\d[:.h]\d\d/.test(text)) && IN_24_HOURS.test(beside.text))
    return { minutes, isSure: true };
  if (minutes >= HALF_DAY || /\b(?:am|in the morning)\b/i.test(frame.text))
    return { minutes, isSure: true };
  const late = { minutes: minutes + HALF_DAY, isSure: true };
  if (days.part === "morning") return { minutes, isSure: true };
  if (days.part === "evening" || days.part === "afternoon") return late;
  switch (kind) {
    case "start":
      return minutes < 5 * HOUR ? late : { minutes, isSure: true };
    case "end":
      return late;
    case "meal":
      return { minutes, isSure: false };
    case "place":
      return minutes < 8 * HOUR ? late : { minutes, isSure: true };
    case "travel":
      return minutes < 6 * HOUR ? late : { minutes, isSure: false };
  }
}

/** Lunch is between 10 and 4, dinner after noon. */
export function inMeal(minutes: number, meal: MealName, isSure: boolean): number {
  if (minutes >= HALF_DAY || meal === "breakfast") return minutes;
  if (isSure && meal !== "dinner") return minutes;
  const isLate = meal === "lunch" ? minutes < 10 * HOUR : meal === "dinner" || minutes < 8 * HOUR;
  return isLate ? minutes + HALF_DAY : minutes;
}

/** A table "at 8" is for dinner, unless a morning is spoken of. */
export function mealAtTable(slots: Slots, minutes: number): MealName {
  const meal = mealOf(slots);
  const isMorning = /\b(?:breakfast|brunch|coffee|morning)\b/i.test(slots.frame.text);
  return meal === "any" && !isMorning && minutes < 10 * HOUR ? "dinner" : meal;
}

/** The meals that are named; any where none is. */
export function mealsOf({ of, frame }: Slots): readonly MealName[] {
  const mealsIn = (text: string) => itemsIn(text).flatMap(({ meal }) => meal ?? []);
  const named = [...new Set(of("meal").flatMap(mealsIn))];
  if (named.length > 0) return named;
  // "Brekkie with pancakes".
  const [said, ...others] = [...new Set(mealsIn(frame.text))];
  return said !== undefined && others.length === 0 ? [said] : ["any"];
}

/** The first of them. */
export function mealOf(slots: Slots): MealName {
  return mealsOf(slots)[0] ?? "any";
}

/** Places to eat by their names; one that no list has stands for itself. */
export function tablesOf({ of, beside: { names } }: Slots): readonly Named[] {
  return of("table").map((text) => {
    const what = names.tables === undefined ? undefined : thingIn(text, names.tables);
    const [found] = what?.kind === "places" ? what.found : [];
    const name = found ?? { id: text, name: text };
    return { ...name, in: "table" };
  });
}

/** "Keep Nonna Betta": the meal of the trip that is there. */
export function mealOfThing(what: SaidObject, { names, mealAt }: Beside) {
  const isSight = what.kind === "category" || isPlanned(what);
  const named =
    isSight || names.tables === undefined ? undefined : thingIn(what.text, names.tables);
  const [table] = named?.kind === "places" ? named.found : [];
  const there = table === undefined ? undefined : mealAt?.(table.id);
  if (table === undefined || there === undefined) return undefined;
  const { meal, day } = there;
  return { verb: "meal", meal, table, when: { days: [day] } } as const;
}

/** From when to when; with one of the two only where the other is clear. */
export function hoursOf({
  of,
  days,
}: Slots): { readonly fromMinutes: number; readonly toMinutes: number } | undefined {
  const [from] = of("time").flatMap((text) => clockIn(text) ?? []);
  const [until] = of("until")
    .flatMap((text) => clockIn(text) ?? PART_HOURS[text.toLowerCase()] ?? [])
    .map((one) => (typeof one === "number" ? { minutes: one, isSure: true } : one));
  const length = lengthIn(of("dur").join(" "));
  if (from === undefined) return undefined;
  const late = (minutes: number, least: number, isSure: boolean) =>
    !isSure && minutes < least ? minutes + HALF_DAY : minutes;
  const isEvening = days.part === "evening" || days.part === "afternoon";
  // "Every morning from 6 to 7:30".
  const isMorning = days.part === "morning" || /\bmornings?\b/i.test(of("when").join(" "));
  const least = isMorning ? 0 : isEvening ? HALF_DAY : 8 * HOUR;
  const fromMinutes = late(from.minutes, least, from.isSure);
  const toMinutes =
    until === undefined
      ? typeof length === "number"
        ? fromMinutes + length
        : undefined
      : late(until.minutes, Math.max(fromMinutes, least === 0 ? 0 : 8 * HOUR), until.isSure);
  return toMinutes === undefined || toMinutes <= fromMinutes
    ? undefined
    : { fromMinutes, toMinutes };
}

/** Days that stay as they are, or may be changed again; without a day all that isn't named, or what was named last: "leave it in". */
export function asIs(slots: Slots): Readings {
  const { when, of, days, frame, beside } = slots;
  const [over] = (beside.former.at(-1)?.wishes ?? []).flatMap((wish) =>
    wish.verb === "not-on" ? wish.what : [],
  );
  // "Not on Friday, Saturday is better".
  if (over !== undefined && when.when !== undefined)
    return [[{ verb: "move", what: over, to: "day", ...when }], [{ verb: "lock-days", ...when }]];
  if (of("when").length > 0 && days.refersTo !== "rest" && when.when?.isEvery !== true)
    return [[{ verb: unlocks(frame.text) ? "unlock-days" : "lock-days", ...when }]];
  const [last] = LEAVES_IT.test(frame.text) ? namedThings("it", beside) : [];
  return [
    ...(last === undefined ? [] : [[{ verb: "keep", what: last } as const]]),
    [{ verb: "keep-rest" }],
  ];
}

const LEAVES_IT =
  /^(?!.*\b(?:as|rest|else|everything|all|otherwise|plan|trip)\b).*\b(?:leave|keep) (?:it|that|them|this)\b/i;
