import { editDistance } from "../../edit-distance.ts";
import type { TravelNeed } from "../../trip/trip-wish.ts";
import type { DayPart, MealName, SaidObject } from "../language/said-items.ts";
import type { Named, NameIndex } from "../language/said-names.ts";
import { joined, type When } from "../language/said-times.ts";
import type { SaidWish, Spot } from "../language/said-wish.ts";
import type { Frame, FrameVerb, Role, Span } from "./frame.ts";
import {
  clockIn,
  countIn,
  daysIn,
  healthIn,
  itemsIn,
  lengthIn,
  refersBack,
  type SaidClock,
  type SaidDays,
  thingIn,
} from "./slot-values.ts";
import { sentenceStart } from "./words.ts";

/** What a frame is read beside. */
export type Beside = {
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

/** The wishes of a frame, surest reading first. Several: the traveller has to say which. */
export type Readings = readonly (readonly SaidWish[])[];

type Slots = {
  readonly of: (role: Role) => readonly string[];
  readonly things: readonly SaidObject[];
  /** What is left out of it: "but for St Peter's". */
  readonly but: readonly SaidObject[];
  readonly out: readonly SaidObject[];
  readonly days: SaidDays;
  readonly when: { readonly when?: When };
  readonly frame: Frame;
  readonly beside: Beside;
};

const HOUR = 60;
const HALF_DAY = 12 * HOUR;
/** From landing to the first sight, and from the last one to the gate or the platform. */
const AFTER_LANDING = 2 * HOUR;
const BEFORE_FLIGHT = 3 * HOUR;
const BEFORE_TRAIN = HOUR;
/** Who wants nothing before then means a day's visits, not its start. */
const LATEST_START = 15 * HOUR;
const BY_LAND =
  /\b(?:train|bus|coach|ferry|drive|driving|car|station|check ?(?:in|out)|eurostar|ice|tgv|shinkansen|flixbus)\b/i;
const PART_HOURS: Readonly<Record<string, number>> = {
  sunset: 18 * HOUR,
  lunch: 13 * HOUR,
  dark: 20 * HOUR,
};

/**
 * What a frame comes to in the words that the planner knows.
 *
 * @returns none where its words name nothing that is known.
 */
export function readingsOf(frame: Frame, beside: Beside): Readings {
  const slots = slotsOf(frame, beside);
  if (slots === undefined) return [];
  return (READERS[frame.verb]?.(slots) ?? []).filter((wishes) => wishes.length > 0);
}

const EXCEPT =
  /\b(?:except|besides|apart from|other than|but not|excluding|not counting|just not)\b[^,;]{0,16}$/i;

function slotsOf(frame: Frame, beside: Beside): Slots | undefined {
  const before = ({ from }: Span) => frame.text.slice(0, from - frame.from);
  const isExcept = (slot: Span) => EXCEPT.test(before(slot));
  const named = (role: Role, isOut: boolean) =>
    frame.slots.flatMap((slot) => (slot.role === role && isExcept(slot) === isOut ? [slot] : []));
  const of = (role: Role) => named(role, false).map(({ text }) => text);
  const said = named("when", false).map((slot) =>
    daysIn(/\bfrom (?:the )?$/i.test(before(slot)) ? `from ${slot.text}` : slot.text),
  );
  const except = named("when", true).map(({ text }) => daysIn(text)?.when);
  // A day that can't be read is no day at all.
  if (said.includes(undefined) || except.includes(undefined)) return undefined;
  const days = joinedDays(said.flatMap((one) => one ?? []));
  const meant = days.refersTo === undefined ? days.when : whenBefore(days.refersTo, beside);
  if (days.refersTo !== undefined && meant === undefined) return undefined;
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
  };
}

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
function whenBefore(refersTo: "that" | "rest", { former }: Beside): When | undefined {
  const named = former.flatMap(({ wishes }) => wishes.flatMap((wish) => wish.when ?? []));
  const last = named.at(-1);
  if (refersTo === "that") return last?.isEvery === true ? undefined : last;
  return { isEvery: true, ...(last === undefined || last.isEvery ? {} : { except: last }) };
}

function namedThings(text: string, { names, former }: Beside): readonly SaidObject[] {
  if (!refersBack(text)) return [thingIn(text, names)];
  const before = former.findLast(({ wishes }) => wishes.some((wish) => "what" in wish));
  const things = (before?.wishes ?? []).flatMap((wish) =>
    "what" in wish && wish.what !== undefined ? [wish.what] : [],
  );
  return /^(?:it|its|that|this|that one|this one)$/i.test(text) ? things.slice(-1) : things;
}

/** The thing that a frame without one is about: what was named last, and stays. */
function thingsOrLast({ things, beside }: Slots): readonly SaidObject[] {
  if (things.length > 0) return things;
  const last = beside.former.findLast(({ wishes }) => wishes.some((wish) => "what" in wish));
  return last?.wishes.some(({ verb }) => /^(?:remove|swap)/.test(verb))
    ? []
    : namedThings("it", beside);
}

type Reader = (slots: Slots) => Readings | undefined;

const READERS: Partial<Record<FrameVerb, Reader>> = {
  add: (slots) => {
    const { of, things, when, days } = slots;
    if (of("until").length > 0 && of("time").length === 0) return READERS.stay?.(slots);
    const count = of("count").map(countIn)[0];
    const clock = clockOf(slots, "place");
    // What is to be near something is more than we know, unless it has a name.
    const isElsewhere =
      of("near").length > 0 && things.some((what) => what.kind === "category" || isUnknown(what));
    if (things.length > 1 && isEither(slots.frame))
      return things.map((what) => [{ verb: "add", what, ...when }]);
    if (clock !== undefined)
      return each(things, (what) => visitAt(slots, what, clock.minutes), clock);
    const part = days.part ?? partBeside(slots);
    if (of("time").length > 0 && part === undefined) return [];
    const readings = each(things, (what) => {
      if (count !== undefined && count > 1 && what.kind === "category")
        return { verb: "at-least", what, count, ...when };
      const spot = spotOfPart(part);
      // A bar is in the evening anyway.
      const isThen =
        spot === "evening" && what.kind === "category" && what.categories.includes("nightlife");
      return spot === undefined || isThen
        ? { verb: "add", what, ...when }
        : { verb: "move", what, to: spot, ...when };
    });
    return isElsewhere ? unsure(readings) : readings;
  },
  remove: (slots) => {
    const { of, things, but, when, days, frame, beside } = slots;
    const count = of("count").map(countIn)[0];
    if (days.part !== undefined || of("time").length > 0) return [];
    const [one] = things;
    if (but.length > 0)
      return one === undefined || things.length > 1
        ? []
        : [[{ verb: "remove-others", what: one, but, ...when }]];
    const readings = each(things, (what) => {
      if (what.kind === "category" && /\bothers?\b/i.test(what.text)) {
        const kept = keptIn(beside, what);
        return kept.length === 0
          ? undefined
          : { verb: "remove-others", what: { ...what, isPlural: true }, but: kept, ...when };
      }
      if (count !== undefined && what.kind === "category")
        return { verb: "remove-some", what, count, ...when };
      const there = mealOfThing(what, beside);
      if (there !== undefined)
        return { verb: "meal", meal: there.meal, isOther: true, when: there.when };
      if (when.when !== undefined) return { verb: "not-on", what, ...when };
      // "No Disney" is none of them; of a trip it is asked which is meant.
      return what.kind === "places" && what.found.length > 1 && beside.mealAt === undefined
        ? what.found.map(
            (found) => ({ verb: "remove", what: { ...what, found: [found] } }) as const,
          )
        : { verb: "remove", what };
    });
    // "Drop the Louvre or Orsay" is one of them, "no Louvre or Orsay" both.
    if (
      things.length > 1 &&
      isEither(frame) &&
      !/\b(?:no|not|nor|never|without|neither)\b|n['’]?t\b/i.test(frame.text)
    )
      return readings.flatMap((wishes) => wishes.map((wish) => [wish]));
    // "No Louvre, Orsay": is the other out, too?
    return things.length > 1 && !JOINED.test(frame.text) ? unsure(readings) : readings;
  },
  keep: (slots) => {
    // "Except the Pantheon" keeps it.
    const kept = [...slots.things, ...slots.but];
    if (kept.length === 0) return asIs(slots);
    const { text } = slots.frame;
    if (/\block/i.test(text))
      return each(kept, (what) => ({ verb: unlocks(text) ? "unlock" : "lock", what }));
    return each(
      kept,
      (what) => mealOfThing(what, slots.beside) ?? { verb: "keep", what, ...slots.when },
    );
  },
  fewer: ({ things, when }) => each(things, (what) => ({ verb: "fewer", what, ...when })),
  atmost: (slots) => {
    const { of, days } = slots;
    const count = of("count").map(countIn)[0];
    if (count === undefined || days.part !== undefined) return [];
    // "Two museums in one day" is of each.
    const when = days.isAny ? { when: { isEvery: true as const } } : slots.when;
    return each(thingsOrLast(slots), (what) => ({ verb: "at-most", what, count, ...when }));
  },
  swap: ({ out, things, when, frame, beside }) => {
    const [gone, ...more] = out;
    if (gone === undefined || (things.length > 1 && !isEither(frame))) return [];
    const [other] = things;
    // "Swap A and B": do they change places?
    if (
      other?.kind === "places" &&
      other.found.some((one) => one.in === "plan") &&
      /\band\b/i.test(frame.text) &&
      !/\b(?:for|with|by|instead|rather|against|in)\b/i.test(frame.text)
    )
      return [
        [{ verb: "exchange", what: gone, others: [other] }],
        [{ verb: "swap", what: gone, by: other, ...when }],
      ];
    const ways = things.length === 0 ? [undefined] : things;
    // On the form a place isn't planned, so it is out for no other place as it is for one.
    if (beside.mealAt === undefined && gone.kind === "places" && other?.kind !== "places")
      return ways.map((by) => [
        ...out.map((what) => ({ verb: "remove", what }) as const),
        ...(by === undefined ? [] : [{ verb: "add", what: by, ...when } as const]),
      ]);
    return ways.map((by) => [
      ...more.map((what) => ({ verb: "remove", what }) as const),
      { verb: "swap", what: gone, ...(by === undefined ? {} : { by }), ...when },
    ]);
  },
  move: (slots) => {
    const { of, when, days, beside } = slots;
    const things = thingsOrLast(slots);
    const clock = clockOf(slots, "place");
    if (clock !== undefined)
      return each(things, (what) => visitAt(slots, what, clock.minutes), clock);
    const spot =
      spotOf([...of("spot"), ...of("time")], of("ref"), beside.names) ??
      spotOfPart(days.part ?? partBeside(slots));
    if (spot === undefined && when.when === undefined)
      return days.isAny ? each(things, (what) => ({ verb: "move", what, to: "other-day" })) : [];
    return each(things, (what) => ({ verb: "move", what, to: spot ?? "day", ...when }));
  },
  noton: (slots) => {
    const { things, when, days } = slots;
    if (days.part !== undefined || slots.of("time").length > 0 || when.when === undefined)
      return [];
    return each(things, (what) => ({ verb: "not-on", what, ...when }));
  },
  together: ({ things: [what, ...others], when }) =>
    what === undefined || others.length === 0
      ? []
      : [[{ verb: "together", what, others, ...when }]],
  apart: ({ things: [what, ...others] }) =>
    what === undefined || others.length === 0 ? [] : [[{ verb: "apart", what, others }]],
  stay: (slots) => {
    const { of, when, frame } = slots;
    const until = of("until").flatMap((text) => clockIn(text) ?? [])[0];
    if (until !== undefined && of("dur").length === 0)
      return each(thingsOrLast(slots), (what) => ({
        verb: "set-end",
        what,
        minutes: inAfternoon(until),
        ...when,
      }));
    const length = lengthIn(of("dur").join(" ") || frame.text);
    const isMost =
      /\b(?:max|most|only|just|no more|not more|at most|no longer|not longer|tops|limit|quick|under)\b/i.test(
        frame.text,
      );
    if (length === undefined) return [];
    const change = /\b(?:less|shorter)\b/i.test(frame.text)
      ? "shorter"
      : /\b(?:more|longer|extra)\b/i.test(frame.text) && !isMost && !/\bthan\b/i.test(frame.text)
        ? "longer"
        : undefined;
    if (typeof length === "number" && change !== undefined)
      return each(thingsOrLast(slots), (what) => ({
        verb: "stay",
        what,
        minutes: change,
        by: length,
        ...when,
      }));
    return each(thingsOrLast(slots), (what) =>
      length === "day"
        ? { verb: "alone", what, ...when }
        : {
            verb: "stay",
            what,
            minutes: length,
            ...when,
            ...(isMost && typeof length === "number" ? { isMost: true } : {}),
          },
    );
  },
  outside: ({ things, when }) =>
    each(things, (what) => ({ verb: "stay", what, minutes: 15, isOutside: true, ...when })),
  booked: (slots) => {
    const { of, things, when } = slots;
    const clock = clockOf(slots, "place");
    const [table] = tablesOf(slots);
    const meal = mealOf(slots);
    if (table !== undefined || (meal !== "any" && things.length === 0))
      return clock === undefined
        ? []
        : clocked(clock, (minutes) => ({
            verb: "meal",
            meal,
            ...(table && { table }),
            minutes: inMeal(minutes, meal, clock.isSure),
            ...when,
          }));
    if (clock !== undefined)
      return each(things, (what) => visitAt(slots, what, clock.minutes), clock);
    if (of("time").length > 0 || when.when === undefined) return [];
    return each(things, (what) => ({ verb: "move", what, to: "day", ...when }));
  },
  order: ({ when }) => [[{ verb: "best-order", ...when }]],
  start: (slots) => {
    const clock = clockOf(slots, "start");
    if (clock !== undefined && clock.minutes > LATEST_START) return [];
    if (clock !== undefined)
      return clocked(clock, (minutes) => ({
        ...{ verb: "start-day", minutes, ...slots.when },
        ...(NOT_BEFORE.test(slots.frame.text) ? { isSoonest: true } : {}),
      }));
    if (slots.of("time").length > 0) return [];
    const said = `${slots.of("dir").join(" ")} ${slots.frame.text}`;
    const isEarly =
      /\b(?:early|earlier|sooner)\b/i.test(said) && !/\b(?:not|no|too|don'?t|dont)\b/i.test(said);
    const by = lengthIn(said);
    return [
      [
        {
          verb: "start-day",
          minutes: isEarly ? "earlier" : "later",
          ...(typeof by === "number" ? { by } : {}),
          ...slots.when,
        },
      ],
    ];
  },
  end: (slots) => {
    const clock = clockOf(slots, "end");
    if (clock !== undefined)
      return clocked(clock, (minutes) => ({ verb: "end-day", minutes, ...slots.when }));
    const said = `${slots.of("dir").join(" ")} ${slots.frame.text}`;
    if (slots.of("time").length > 0 || /\b(?:stay|late (?:nights?|is)|long)\b/i.test(said))
      return [];
    return [[{ verb: "end-day", minutes: "earlier", ...slots.when }]];
  },
  free: (slots) => freeTime(slots),
  busy: (slots) => {
    const known = freeTime(slots);
    const [from] = slots.of("time").flatMap((text) => clockIn(text) ?? []);
    if (known.length > 0 || from === undefined) return known;
    const fromMinutes = inAfternoon(from);
    return unsure([
      [{ verb: "free-hours", fromMinutes, toMinutes: fromMinutes + HOUR, ...slots.when }],
    ]);
  },
  arrive: (slots) => arrival(slots),
  depart: (slots) => (ARRIVES.test(slots.frame.text) ? arrival(slots) : departure(slots)),
  easier: ({ when }) => [[{ verb: "pace", pace: "relaxed", ...when }]],
  fuller: ({ when }) => [[{ verb: "pace", pace: "full", ...when }]],
  mostaday: ({ of, when, days }) => {
    const count = of("count").map(countIn)[0];
    return count === undefined || days.part !== undefined
      ? []
      : [[{ verb: "most-a-day", count, ...when }]];
  },
  cut: ({ of, when, days }) => {
    if (days.part !== undefined) return freePart(days.part, when);
    const [things] = itemsIn("things").flatMap(({ what }) => what ?? []);
    const count = of("count").map(countIn)[0] ?? 1;
    return things === undefined ? [] : [[{ verb: "remove-some", what: things, count, ...when }]];
  },
  addday: ({ of, when, frame }) => {
    const beside = /\b(?:before|after)\b/i.exec(frame.text)?.[0].toLowerCase();
    if (when.when !== undefined && beside !== undefined)
      return [[{ verb: "add-day", at: beside === "before" ? "before" : "after", ...when }]];
    return [
      [{ verb: "add-day", at: /start|begin|front/i.test(of("spot").join(" ")) ? "start" : "end" }],
    ];
  },
  removeday: ({ when }) => (when.when === undefined ? [] : [[{ verb: "remove-days", ...when }]]),
  swapdays: ({ of }) => {
    const [one, other] = of("when").flatMap(dayNumbered);
    const pair = of("when").length === 1 && one?.days?.length === 2 ? one.days : undefined;
    if (pair !== undefined)
      return [
        [{ verb: "swap-days", when: { days: pair.slice(0, 1) }, other: { days: pair.slice(1) } }],
      ];
    return one === undefined || other === undefined
      ? []
      : [[{ verb: "swap-days", when: one, other }]];
  },
  moveday: ({ of }) => {
    const [one, other] = of("when").flatMap(dayNumbered);
    const spot = of("spot").join(" ");
    const to = /first|start|begin/i.test(spot) ? "first" : /last|end/i.test(spot) ? "last" : other;
    return one === undefined || to === undefined ? [] : [[{ verb: "move-day", to, when: one }]];
  },
  asis: (slots) => asIs(slots),
  indoors: (slots) => {
    const span = hoursOf(slots);
    return span === undefined ? [] : [[{ verb: "indoors", ...span, ...slots.when }]];
  },
  mealtime: (slots) => {
    const { of, when, frame } = slots;
    if (of("table").length > 0 && of("time").length > 0) return READERS.table?.(slots);
    const meals = mealsOf(slots);
    const clock = clockOf(slots, "meal");
    const isLatest = /\b(?:by|before|latest|no later|not later|until|max)\b/i.test(frame.text)
      ? { isLatest: true as const }
      : {};
    if (clock !== undefined)
      return [
        meals.map((meal) => ({
          verb: "meal",
          meal,
          minutes: inMeal(clock.minutes, meal, clock.isSure),
          ...isLatest,
          ...when,
        })),
      ];
    if (of("time").length > 0) return [];
    const said = `${of("dir").join(" ")} ${frame.text}`;
    const isToo = /\btoo\b/i.test(said);
    const isEarlier = /\bearl/i.test(said) !== isToo || /\btoo late\b/i.test(said);
    // "Add a dinner on day 1".
    if (!/\b(?:earl|late|soon)/i.test(said))
      return when.when === undefined
        ? []
        : [meals.map((meal) => ({ verb: "meal", meal, ...when }))];
    return [
      meals.map((meal) => ({
        verb: "meal",
        meal,
        minutes: isEarlier ? "earlier" : "later",
        ...when,
      })),
    ];
  },
  eat: (slots) => {
    const { of, when, days } = slots;
    const isPicnic =
      PICNIC.test(of("food").join(" ")) ||
      (/sandw/i.test(of("food").join(" ")) && /park/i.test(of("near").join(" ")));
    const near = isPicnic ? undefined : nearOf(slots);
    if (near === "unknown")
      return unsure(
        READERS.eat?.({ ...slots, of: (role) => (role === "near" ? [] : of(role)) }) ?? [],
      );
    const partMeal =
      days.part === "evening" ? "dinner" : days.part === "morning" ? "breakfast" : undefined;
    const meal = of("meal").length > 0 ? mealOf(slots) : (partMeal ?? "any");
    const clock = clockOf(slots, "meal");
    const foods = isPicnic
      ? ["picnic"]
      : of("food").map(
          (text) => itemsIn(text).flatMap(({ food }) => food ?? [])[0] ?? text.toLowerCase(),
        );
    if (foods.length === 0) return [];
    return [
      foods.map((food) => ({
        verb: "meal",
        meal,
        food,
        ...(near === undefined ? {} : { near }),
        ...(clock === undefined ? {} : { minutes: inMeal(clock.minutes, meal, clock.isSure) }),
        ...when,
      })),
    ];
  },
  table: (slots) => {
    const [table, ...others] = tablesOf(slots);
    if (table === undefined || others.length > 0) return [];
    const clock = clockOf(slots, "meal");
    const meal = mealOf(slots);
    return [
      [
        {
          verb: "meal",
          meal,
          table,
          ...(clock === undefined ? {} : { minutes: inMeal(clock.minutes, meal, clock.isSure) }),
          ...slots.when,
        },
      ],
    ];
  },
  noeat: () => need("noFood"),
  nomeal: (slots) => {
    const [table] = tablesOf(slots);
    if (table === undefined)
      return [mealsOf(slots).map((meal) => ({ verb: "meal", meal, isGone: true, ...slots.when }))];
    const there = slots.beside.mealAt?.(table.id);
    return there === undefined
      ? []
      : [[{ verb: "meal", meal: there.meal, isGone: true, when: { days: [there.day] } }]];
  },
  mealother: (slots) => otherMeal(slots),
  mealcheap: (slots) => [
    mealsOf(slots).map((meal) => ({
      verb: "meal",
      meal,
      isOther: true,
      isCheap: true,
      ...slots.when,
    })),
  ],
  mealnice: (slots) => {
    const near = nearOf(slots);
    if (near === "unknown") return [];
    const meal = slots.of("meal").length === 0 ? "dinner" : mealOf(slots);
    return [
      [
        {
          verb: "meal",
          meal,
          isNice: true,
          ...(near === undefined ? {} : { near }),
          ...slots.when,
        },
      ],
    ];
  },
  meallong: (slots) => {
    const length = lengthIn(slots.of("dur").join(" ") || slots.frame.text);
    if (length === undefined || length === "day") return [];
    return [mealsOf(slots).map((meal) => ({ verb: "meal", meal, length, ...slots.when }))];
  },
  mealnear: (slots) => {
    if (slots.of("table").length > 0) return READERS.table?.(slots);
    const near = nearOf(slots);
    if (near === undefined && ELSEWHERE.test(slots.frame.text)) return otherMeal(slots);
    if (near === undefined || near === "unknown") return [];
    return [mealsOf(slots).map((meal) => ({ verb: "meal", meal, near, ...slots.when }))];
  },
  diet: ({ of, frame }) => {
    const isAllergy = /allerg/i.test(frame.text);
    const said = of("diet")
      .map(withoutSlip)
      .flatMap((text) => (isAllergy ? [text, `allergic to ${text}`] : [text]));
    const found = [...said, frame.text].flatMap((text) =>
      itemsIn(text).flatMap((item) => item.need ?? []),
    );
    const needs = [...new Set(found)].filter((one) => DIETS.has(one));
    // "Vegetarian dinners".
    const [meal] = itemsIn(frame.text).flatMap((item) => item.meal ?? []);
    const ofMeal = meal === undefined || meal === "any" ? {} : { meal };
    if (needs.length > 0) return [needs.map((one) => ({ verb: "need", need: one, ...ofMeal }))];
    return need(/allerg|intoleran/i.test(frame.text) ? "allergy" : "noFood");
  },
  stepfree: ({ frame }) => [
    [
      { verb: "need", need: "stepFree" },
      // Who walks badly walks less.
      ...(WALKS_BADLY.test(frame.text) ? [{ verb: "less-walking" } as const] : []),
    ],
  ],
  lesswalk: ({ of, when }) => {
    const km = /\b(\d{1,3}(?:[.,]\d)?) ?km/i.exec(of("dist").join(" "))?.[1];
    return [
      [
        {
          verb: "less-walking",
          ...(km === undefined ? {} : { km: Number(km.replace(",", ".")) }),
          ...when,
        },
      ],
    ];
  },
  crowds: () => need("crowds"),
  cheaper: ({ when }) => [[{ verb: "cheaper", ...when }]],
  kids: ({ of }) => {
    const ages = of("age")
      .flatMap((text) => text.match(/\d{1,2}/g)?.map(Number) ?? countIn(text) ?? [])
      .filter((age) => age < 18);
    return [[{ verb: "with", who: "children", ...(ages.length === 0 ? {} : { ages }) }]];
  },
  elders: () => [[{ verb: "with", who: "elders" }]],
  people: ({ frame }) => healthIn(frame.text).map((one) => [{ verb: "need", need: one }]),
  lodging: (slots) => otherHotel(slots) ?? need("lodging"),
  transport: () => need("transport"),
  money: (slots) => otherHotel(slots) ?? need("budgetCap"),
  // Of a trip the page plans for rain itself.
  weather: ({ beside }) => (beside.mealAt === undefined ? need("weather") : []),
};

const NOT_BEFORE = /\b(?:before|b4|earlier than|earliest|after)\b/i;
const JOINED = /\b(?:and|or|nor|n|also|too|both)\b|[&+/]|\bno\b.*\bno\b/i;
const PICNIC = /\bpicnic/i;
const ELSEWHERE = /\b(?:elsewhere|(?:somewhere|anywhere|something) else)\b/i;
/** "Don't lock the Pantheon". */
function unlocks(text: string): boolean {
  const at = text.search(/\block/i);
  return at > 0 && /(?:n['’]?t|\bnot|\bno longer|\bnever)\b/i.test(text.slice(0, at));
}

/** What it comes to is only a part of what is wanted: it is asked. */
function unsure(readings: Readings): Readings {
  return readings.length === 0 ? [] : [...readings, [{ verb: "note" }]];
}

function isUnknown(what: SaidObject): boolean {
  return what.kind === "places" && what.found.every(({ id, name }) => id === name);
}

/** "Kiddyland or the Pokémon shop". */
function isEither({ from, text, slots }: Frame): boolean {
  const [one, other] = slots.filter(({ role }) => role === "what");
  return (
    one !== undefined &&
    other !== undefined &&
    /\b(?:or|either)\b/i.test(text.slice(one.to - from, other.from - from))
  );
}

/** "After lunch", "before dinner": the part of the day beside a meal. */
function partBeside({ of, frame }: Slots): DayPart | undefined {
  const time = of("time").join(" ");
  const meal = /\b(?:breakfast|lunch|dinner)\b/i.exec(time)?.[0].toLowerCase();
  if (meal === undefined) return partIn(of("time"));
  const isAfter = /\bafter\b/i.test(frame.text);
  const isBefore = /\b(?:before|b4)\b/i.test(frame.text);
  if (meal === "lunch") return isAfter ? "afternoon" : isBefore ? "morning" : undefined;
  if (meal === "dinner") return isAfter ? "evening" : isBefore ? "afternoon" : undefined;
  return isAfter ? "morning" : undefined;
}

const EASILY_MISSPELT = ["vegetarian", "coeliac", "gluten free", "kosher", "pregnant"];

/** "Vegeterian". */
function withoutSlip(text: string): string {
  return EASILY_MISSPELT.find((one) => editDistance(one, text.toLowerCase()) <= 2) ?? text;
}

const WALKS_BADLY =
  /\b(?:knees?|hips?|legs?|foot|feet|ankle|toe|crutch\w*|cane|stick|walks? (?:badly|slowly)|can'?t walk|cant walk)\b/i;
const DIETS: ReadonlySet<TravelNeed> = new Set([
  "vegetarian",
  "vegan",
  "glutenFree",
  "lactoseFree",
  "halal",
  "kosher",
  "nutFree",
  "seafoodFree",
  "allergy",
  "noFood",
] as const);

function need(one: TravelNeed): Readings {
  return [[{ verb: "need", need: one }]];
}

/** Of a trip "a cheaper hotel", "under 150 a night", "a hostel". */
function otherHotel({ frame: { text }, beside }: Slots): Readings | undefined {
  if (beside.mealAt === undefined || !/\b(?:hotels?|hostels?|night|room|stay)\b/i.test(text))
    return undefined;
  if (/\bhostel/i.test(text)) return [[{ verb: "hotel", isHostel: true }]];
  const price = /\b(\d{2,4})\b/.exec(text)?.[1];
  if (price !== undefined) return [[{ verb: "hotel", price: Number(price) }]];
  if (/\bcheap|\bless expensive/i.test(text)) return [[{ verb: "hotel", isCheap: true }]];
  return /\b(?:better|nicer|fancier|more luxur\w*|upgrade)\b/i.test(text)
    ? [[{ verb: "hotel", isNice: true }]]
    : undefined;
}

/** The same of each thing; a clock time that may be in either half of the day gives a reading for each. */
function each(
  things: readonly SaidObject[],
  wishOf: (what: SaidObject) => SaidWish | readonly SaidWish[] | undefined,
  clock?: { readonly minutes: number; readonly isSure: boolean },
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

/** "Swap day 1 and 3": a number is a day's. */
function dayNumbered(text: string): readonly When[] {
  return [daysIn(/^\d$/.test(text) ? `day ${text}` : text)?.when].flatMap((when) => when ?? []);
}

/** "Until 2" and "a call at 3" are in the afternoon, unless the half of the day is said. */
function inAfternoon({ minutes, isSure }: SaidClock): number {
  return !isSure && minutes < 8 * HOUR ? minutes + HALF_DAY : minutes;
}

/** A visit at an hour: sooner where it is to be before it, and until another where that is said. */
function visitAt(slots: Slots, what: SaidObject, minutes: number): readonly SaidWish[] {
  const { frame, when } = slots;
  const isBefore = /\b(?:before|b4)\b/i.test(frame.text);
  const span = hoursOf(slots);
  const start: SaidWish = {
    verb: "set-start",
    what,
    minutes: isBefore ? minutes - 15 : minutes,
    ...when,
  };
  return span === undefined
    ? [start]
    : [start, { verb: "stay", what, minutes: span.toMinutes - span.fromMinutes, ...when }];
}

function clocked(
  { minutes, isSure }: { readonly minutes: number; readonly isSure: boolean },
  wishOf: (minutes: number) => SaidWish,
): Readings {
  return isSure
    ? [[wishOf(minutes)]]
    : [[wishOf(minutes)], [wishOf((minutes + HALF_DAY) % (24 * HOUR))]];
}

/** In which half of the day a bare hour is, by what it is the hour of. */
function clockOf({ of, days, frame }: Slots, kind: "place" | "start" | "end" | "meal" | "travel") {
  const [said] = of("time").flatMap((text) => clockIn(text) ?? []);
  if (said === undefined || said.isSure) return said;
  const { minutes } = said;
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
function inMeal(minutes: number, meal: MealName, isSure: boolean): number {
  if (isSure || minutes >= HALF_DAY || meal === "breakfast") return minutes;
  const isLate = meal === "lunch" ? minutes < 10 * HOUR : meal === "dinner" || minutes < 8 * HOUR;
  return isLate ? minutes + HALF_DAY : minutes;
}

function mealsOf({ of }: Slots): readonly MealName[] {
  const named = of("meal").flatMap((text) => itemsIn(text).flatMap(({ meal }) => meal ?? []));
  return named.length === 0 ? ["any"] : [...new Set(named)];
}

function mealOf(slots: Slots): MealName {
  return mealsOf(slots)[0] ?? "any";
}

/** Places to eat by their names; one that no list has stands for itself. */
function tablesOf({ of, beside: { names } }: Slots): readonly Named[] {
  return of("table").map((text) => {
    const what = names.tables === undefined ? undefined : thingIn(text, names.tables);
    const [found] = what?.kind === "places" ? what.found : [];
    const name = found ?? { id: text, name: text };
    return { ...name, in: "table" };
  });
}

/** "Keep Nonna Betta": the meal of the trip that is there. */
function mealOfThing(what: SaidObject, { names, mealAt }: Beside) {
  const isPlanned = what.kind === "category" || what.found.some((one) => one.in === "plan");
  const named =
    isPlanned || names.tables === undefined ? undefined : thingIn(what.text, names.tables);
  const [table] = named?.kind === "places" ? named.found : [];
  const there = table === undefined ? undefined : mealAt?.(table.id);
  if (table === undefined || there === undefined) return undefined;
  const { meal, day } = there;
  return { verb: "meal", meal, table, when: { days: [day] } } as const;
}

function placeAt(table: Named): SaidObject {
  return { kind: "places", text: table.name, found: [table] };
}

/** "Another dinner", "not Nonna Betta": which meal of the trip that is, and where it is rather to be. */
function otherMeal(slots: Slots): Readings {
  const { when, beside, frame } = slots;
  const [table] = tablesOf(slots);
  const thing = slots.things.find(({ kind }) => kind === "places");
  const [near] = slots.of("near").map((text) => thingIn(text, beside.names));
  const [there] = [table && placeAt(table), thing, near].flatMap(
    (what) => (what && mealOfThing(what, beside)) ?? [],
  );
  if (table === undefined && thing !== undefined && there === undefined) return [];
  if (table !== undefined && there === undefined)
    return when.when === undefined
      ? []
      : (["lunch", "dinner"] as const).map((meal) => [
          { verb: "meal", meal, isOther: true, ...when },
        ]);
  const meals = there === undefined ? mealsOf(slots) : [there.meal];
  const on = there === undefined ? when : { when: there.when };
  const isCheap = /\b(?:cheap|expensive|pricey|price|too (?:dear|fancy|posh))/i.test(frame.text)
    ? { isCheap: true as const }
    : {};
  return [meals.map((meal) => ({ verb: "meal", meal, isOther: true, ...isCheap, ...on }))];
}

function nearOf({ of, beside: { names } }: Slots): SaidObject | "hotel" | "unknown" | undefined {
  const [text] = of("near");
  if (text === undefined) return undefined;
  if (/\bhotel|where we stay|hostel\b/i.test(text)) return "hotel";
  const what =
    refersBack(text) || /^(?:there|here)$/i.test(text) ? undefined : thingIn(text, names);
  return what?.kind === "places" && what.found.some(({ id, name }) => id !== name)
    ? what
    : "unknown";
}

function partIn(texts: readonly string[]): DayPart | undefined {
  return texts.flatMap((text) => daysIn(text)?.part ?? [])[0];
}

function spotOfPart(part: DayPart | undefined): Spot | undefined {
  return part === undefined || part === "day" ? undefined : part;
}

function spotOf(
  words: readonly string[],
  refs: readonly string[],
  names: NameIndex,
): Spot | undefined {
  const said = words.join(" ").toLowerCase();
  const [ref] = refs;
  if (ref !== undefined && /\b(?:after|before|b4|then|straight after|right after)\b/.test(said)) {
    if (/^(?:lunch|dinner|breakfast)$/i.test(ref))
      return mealSpot(ref.toLowerCase(), /after|then/.test(said));
    const what = thingIn(ref, names);
    const isKnown = what.kind === "category" || what.found.some(({ id, name }) => id !== name);
    if (!isKnown) return undefined;
    return /after|then/.test(said) ? { after: what } : { before: what };
  }
  if (ref !== undefined) return undefined;
  if (/\bsunset|dusk|golden hour\b/.test(said)) return "sunset";
  if (/\b(?:first|start|begin\w*|front|early|opening|sunrise|dawn)\b/.test(said)) return "first";
  if (/\b(?:last|end|finish)\b/.test(said)) return "last";
  if (/\bearlier|sooner\b/.test(said)) return "earlier";
  if (/\blater\b/.test(said)) return "later";
  if (/\bdark|night|evening\b/.test(said)) return "evening";
  return undefined;
}

function mealSpot(meal: string, isAfter: boolean): Spot | undefined {
  if (meal === "lunch") return isAfter ? "afternoon" : "morning";
  if (meal === "breakfast") return isAfter ? "first" : undefined;
  return isAfter ? "evening" : undefined;
}

const ARRIVES =
  /\b(?:land|lands|landing|arriv\w*|fl(?:y|ies|ying) in|gets? in|getting in|com(?:e|es|ing) in)\b/i;
const FLIES = /\b(?:fl(?:y|ies|ying|ight|ights)|plane|take ?off|air(?:port)?)\b/i;
/** "We leave for the airport at 3", "be at the airport at 3". */
const TO_AIRPORT = /\b(?:for|to|at) (?:the )?(?:airport|station|gate|\p{Lu}\p{L}+)\b/u;
/** Who lands later only sleeps. */
const LATE_LANDING = 19 * HOUR + 30;

function arrival(slots: Slots): Readings {
  const clock = clockOf(slots, "travel");
  if (clock === undefined) return [];
  const after = BY_LAND.test(slots.frame.text) ? HOUR : AFTER_LANDING;
  const when = slots.when.when ?? { days: [1] };
  return clocked(clock, (minutes) =>
    minutes >= LATE_LANDING
      ? { verb: "free", part: "day", when }
      : { verb: "start-day", minutes: minutes + after, isSoonest: true, when },
  );
}

function departure(slots: Slots): Readings {
  const clock = clockOf(slots, "travel");
  if (clock === undefined) return [];
  const { text } = slots.frame;
  const isLeaving = /\b(?:leave|leaving|set off|taxi)\b/i.test(text) && TO_AIRPORT.test(text);
  const isThere = /\b(?:be|check in|get)\b/i.test(text) && TO_AIRPORT.test(text);
  const isByLand = BY_LAND.test(text) || !FLIES.test(text);
  const before = isLeaving ? 0 : isThere || isByLand ? BEFORE_TRAIN : BEFORE_FLIGHT;
  const when = slots.when.when ?? { days: [-1] };
  return clocked(clock, (minutes) => ({
    verb: "end-day",
    minutes: Math.max(minutes - before, 5 * HOUR),
    when,
  }));
}

function freePart(part: DayPart, when: { readonly when?: When }): Readings {
  return [[{ verb: "free", part, ...when }]];
}

function freeTime(slots: Slots): Readings {
  const { days, when } = slots;
  const span = hoursOf(slots);
  if (span !== undefined) return [[{ verb: "free-hours", ...span, ...when }]];
  const until = slots.of("until").flatMap((text) => clockIn(text) ?? [])[0];
  if (slots.of("time").length === 0 && until !== undefined && when.when !== undefined)
    return [
      [
        {
          verb: "start-day",
          minutes: inAfternoon(until),
          ...{ isSoonest: true, ...when },
        },
      ],
    ];
  if (slots.of("time").length > 0) return [];
  // "One free afternoon" is on the day in the middle.
  const on = when.when === undefined && days.isAny ? { when: { days: [0] } } : when;
  if (days.part !== undefined) return freePart(days.part, on);
  if (on.when !== undefined && on.when.isEvery !== true) return freePart("day", on);
  if (days.part === undefined && lengthIn(slots.of("dur").join(" ")) === 240)
    return freePart("afternoon", { when: on.when ?? { days: [0] } });
  // A nap is after lunch.
  return /\b(?:nap|naps|siesta|rest)\b/i.test(slots.frame.text)
    ? [[{ verb: "free-hours", fromMinutes: 13 * HOUR, toMinutes: 15 * HOUR, ...when }]]
    : [];
}

/** From when to when; with one of the two only where the other is clear. */
function hoursOf({
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
  const fromMinutes = late(from.minutes, isEvening ? HALF_DAY : 8 * HOUR, from.isSure);
  const toMinutes =
    until === undefined
      ? typeof length === "number"
        ? fromMinutes + length
        : undefined
      : late(until.minutes, Math.max(fromMinutes, 8 * HOUR), until.isSure);
  return toMinutes === undefined || toMinutes <= fromMinutes
    ? undefined
    : { fromMinutes, toMinutes };
}

function asIs({ when, of, days, frame }: Slots): Readings {
  if (of("when").length === 0 || days.refersTo === "rest" || when.when?.isEvery === true)
    return [[{ verb: "keep-rest" }]];
  return [[{ verb: unlocks(frame.text) ? "unlock-days" : "lock-days", ...when }]];
}

/** What else of its kind the text wants to stay. */
function keptIn({ former, frames, names }: Beside, kind: SaidObject): readonly SaidObject[] {
  const said = former.flatMap(({ wishes }) =>
    wishes.flatMap((wish) =>
      /^(?:keep|add)$/.test(wish.verb) && "what" in wish && wish.what !== undefined
        ? [wish.what]
        : [],
    ),
  );
  const later = frames.flatMap((frame) =>
    /^(?:keep|add)$/.test(frame.verb)
      ? frame.slots.filter(({ role }) => role === "what").map(({ text }) => thingIn(text, names))
      : [],
  );
  return [...said, ...later].filter(
    ({ text }, at, all) => text !== kind.text && all.findIndex((one) => one.text === text) === at,
  );
}
