import {
  type DayPart,
  idsOf,
  isPlanned,
  isUnknown,
  plainItems,
  type SaidObject,
} from "../language/said-items.ts";
import type { SaidWish, Spot } from "../language/said-wish.ts";
import { PART_MINUTES } from "../part-minutes.ts";
import type { Frame, FrameVerb } from "./frame.ts";
import {
  asIs,
  type Beside,
  clocked,
  clockOf,
  each,
  HOUR,
  hoursOf,
  inAfternoon,
  inMeal,
  mealAtTable,
  mealOf,
  mealOfThing,
  NOT_BUT,
  namedThings,
  type Reader,
  type Slots,
  tablesOf,
  unlocks,
  unsure,
} from "./frame-slots.ts";
import { clockIn, countIn, daysIn, lengthIn, partBesideMeal, thingIn } from "./slot-values.ts";

/** What frames about places come to. */
export const PLACE_READERS: Partial<Record<FrameVerb, Reader>> = {
  add: (slots) => {
    const { of, things, when, days } = slots;
    if (of("until").length > 0 && of("time").length === 0) return PLACE_READERS.stay?.(slots);
    // "The Met, three hours".
    if (of("dur").length > 0 && of("time").length === 0 && things.length === 1) {
      const stays = PLACE_READERS.stay?.(slots) ?? [];
      if (stays.length > 0) return stays;
    }
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
      const spot = AT_SUNSET.test(slots.frame.text) ? "sunset" : spotOfPart(part);
      // A bar is in the evening anyway.
      const isThen =
        spot === "evening" && what.kind === "category" && what.categories.includes("nightlife");
      return spot === undefined || isThen
        ? { verb: "add", what, ...when }
        : what.kind === "category"
          ? { verb: "move", what, to: spot, isNew: true, ...when }
          : { verb: "move", what, to: spot, ...when };
    });
    return isElsewhere ? unsure(readings) : readings;
  },
  remove: (slots) => {
    const { of, things, but, when, days, frame, beside } = slots;
    const count = of("count").map(countIn)[0];
    if (days.part !== undefined || of("time").length > 0) return [];
    const [one] = things;
    if (one === undefined && SAYS_OTHERS.test(frame.text)) {
      const gone = othersOf(beside, when);
      if (gone === undefined) return [];
      return gone[0]?.verb === "remove-others" ? [gone] : unsure([gone]);
    }
    if (but.length > 0)
      return one === undefined || things.length > 1
        ? []
        : one.kind === "places"
          ? // "The Pantheon can go, but not the Trevi Fountain".
            [
              [
                { verb: "remove", what: one, ...when },
                ...but.map((what) => ({ verb: "keep", what }) as const),
              ],
            ]
          : [[{ verb: "remove-others", what: one, but, ...when }]];
    const readings = each(things, (what) => {
      if (OTHERS.test(what.text) && what.kind === "places") return othersOf(beside, when);
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
      // "Skip the park on day 3" takes it out, "no park on day 3" may have it on another day.
      if (when.when !== undefined && TAKEN_OUT.test(frame.text))
        return { verb: "remove", what, ...when };
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
      !/\b(?:no|not|nor|never|without|neither)\b|(?:n['’]t|\b(?:do|ca|wo|does|is|are|should|have|did)nt)\b/i.test(
        frame.text,
      )
    )
      return readings.flatMap((wishes) => wishes.map((wish) => [wish]));
    // "No Louvre, Orsay": is the other out, too?
    return things.length > 1 && !JOINED.test(frame.text) ? unsure(readings) : readings;
  },
  keep: (slots) => {
    // "Except the Pantheon" keeps it.
    const named = [...slots.things, ...slots.but];
    const { text } = slots.frame;
    const isOfAll = named.length === 0 && (!POINTS.test(text) || OF_ALL.test(text));
    if (isOfAll) return asIs(slots);
    const kept = named.length > 0 ? named : thingsOrLast(slots);
    // "Keep only A": what is not A goes.
    if (/\b(?:keep|leave|take|need|want) only\b/i.test(text))
      return unsure(each(kept, (what) => ({ verb: "keep", what, ...slots.when })));
    if (/\block/i.test(text))
      return each(kept, (what) => ({ verb: unlocks(text) ? "unlock" : "lock", what }));
    return each(
      kept,
      (what) => mealOfThing(what, slots.beside) ?? { verb: "keep", what, ...slots.when },
    );
  },
  fewer: ({ things, when }) => {
    const readings = each(things, (what) => ({ verb: "fewer", what, ...when }));
    // Of several places by one word only the traveller knows which are enough.
    return things.some((what) => what.kind === "places") ? unsure(readings) : readings;
  },
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
      other !== undefined &&
      isPlanned(other) &&
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
    // "Before the bridge and already at 7:30" says two things.
    if (clock !== undefined && of("ref").length > 0)
      return unsure(each(things, (what) => visitAt(slots, what, clock.minutes), clock));
    if (clock !== undefined)
      return each(things, (what) => visitAt(slots, what, clock.minutes), clock);
    const spot =
      spotOf([...of("spot"), ...of("time"), ...of("dir")], of("ref"), beside) ??
      spotOfPart(days.part ?? partBeside(slots));
    if (spot === undefined && when.when === undefined)
      return days.isAny ? each(things, (what) => ({ verb: "move", what, to: "other-day" })) : [];
    return each(things, (what) => ({ verb: "move", what, to: spot ?? "day", ...when }));
  },
  noton: (slots) => {
    const { when } = slots;
    const things = thingsOrLast(slots);
    const hours = hoursNotOn(slots);
    if (hours === undefined || (when.when === undefined && hours.fromMinutes === undefined))
      return [];
    return each(things, (what) => ({ verb: "not-on", what, ...hours, ...when }));
  },
  together: (slots) => {
    const [what, ...others] = withLast(slots);
    return what === undefined || others.length === 0
      ? []
      : [[{ verb: "together", what, others, ...slots.when }]];
  },
  apart: (slots) => {
    const [what, ...others] = withLast(slots);
    if (what === undefined) return [];
    return others.length === 0
      ? [[{ verb: "move", what, to: "other-day" }]]
      : [[{ verb: "apart", what, others }]];
  },
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
    // "Not one hour but two" is two.
    const lengths = of("dur").filter((text) => typeof lengthIn(text) === "number");
    // "An hour and a half is crazy, make it 45 min": which of them?
    if (lengths.length > 1 && !NOT_BUT.test(frame.text))
      return lengths.toReversed().flatMap(
        (one) =>
          PLACE_READERS.stay?.({
            ...slots,
            of: (role) => (role === "dur" ? [one] : role === "until" ? [] : of(role)),
          }) ?? [],
      );
    const said = NOT_BUT.test(frame.text) ? of("dur").slice(-1) : of("dur");
    const length = lengthIn(said.join(" ") || frame.text);
    const isMost =
      /\b(?:max|most|only|just|no more|not more|at most|no longer|not longer|longer than|more than|tops|limit|quick|under)\b/i.test(
        frame.text,
      );
    if (length === undefined) return [];
    // "Three hours are too long" doesn't ask for three.
    if (/\btoo (?:long|much)\b/i.test(frame.text))
      return each(thingsOrLast(slots), (what) => ({
        verb: "stay",
        what,
        minutes: "shorter",
        ...when,
      }));
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
  // "Is the Louvre open on Monday?" has an answer, and so has "where is the castle?".
  ask: ({ frame: { text }, beside }) => {
    const items = beside.mealAt === undefined ? [] : plainItems(text, beside.names);
    const [what] = items.flatMap((item) => (item.what?.kind === "places" ? item.what : []));
    const [when] = items.flatMap((item) => item.when ?? []);
    if (what === undefined) return [];
    if (/\b(?:open|opens|closed|shut)\b/i.test(text))
      return [[{ verb: "is-open", what, ...(when === undefined ? {} : { when }) }]];
    return /^\W*(?:where|when|which day|what day)\b/i.test(text) ? [[{ verb: "keep", what }]] : [];
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
            minutes: inMeal(minutes, mealAtTable(slots, minutes), clock.isSure),
            ...when,
          }));
    if (clock !== undefined)
      return each(things, (what) => visitAt(slots, what, clock.minutes), clock);
    if (of("time").length > 0 || when.when === undefined) return [];
    return each(things, (what) => ({ verb: "move", what, to: "day", ...when }));
  },
};

/** "The same day as Shibuya": what was named last, and this. */
function withLast(slots: Slots): readonly SaidObject[] {
  const { things, beside, frame } = slots;
  const [only, ...more] = things;
  if (only === undefined && /\b(?:both|them|together)\b/i.test(frame.text)) {
    const both = namedThings("both", beside);
    return both.length === 2 ? both : [];
  }
  if (only === undefined || more.length > 0) return things;
  const last = namedThings("it", beside).filter(({ text }) => text !== only.text);
  return [...last, only];
}

/** The hours at which something is not to be: none for the whole day, undefined where they aren't known. */
function hoursNotOn({
  of,
  days,
  frame,
}: Slots): { fromMinutes?: number; toMinutes?: number } | undefined {
  const [clock] = of("time").flatMap((text) => clockIn(text) ?? []);
  if (clock !== undefined) {
    const minutes = inAfternoon(clock);
    const [until] = of("until").flatMap((text) => clockIn(text) ?? []);
    if (until !== undefined) return { fromMinutes: minutes, toMinutes: inAfternoon(until) };
    if (/\bafter\b/i.test(frame.text)) return { fromMinutes: minutes, toMinutes: 24 * HOUR };
    return /\b(?:before|b4|until|till|til)\b/i.test(frame.text)
      ? { fromMinutes: 0, toMinutes: minutes }
      : { fromMinutes: minutes - HOUR / 2, toMinutes: minutes + 1.5 * HOUR };
  }
  if (of("time").length > 0) return undefined;
  if (days.part === undefined || days.part === "day") return {};
  const [fromMinutes, toMinutes] = PART_MINUTES[days.part];
  return { fromMinutes, toMinutes };
}

/** The thing that a frame without one is about: what was named last, and stays. */
function thingsOrLast({ things, beside }: Slots): readonly SaidObject[] {
  if (things.length > 0) return things;
  const last = beside.former.findLast(({ wishes }) => wishes.some((wish) => "what" in wish));
  return last?.wishes.some(({ verb }) => /^(?:remove|swap)/.test(verb))
    ? []
    : namedThings("it", beside);
}

/** "That one stays" is of the thing that was named before. */
const POINTS = /\b(?:it|that|this|them|those|these)\b/i;
const OF_ALL = /\b(?:rest|else|everything|all|otherwise|as it|as is|plan|trip)\b/i;

const TAKEN_OUT =
  /\b(?:skip|drop|remov|delet|cut|los[ei]|bin|ditch|scrap|tak|leav|cancel|get rid|kick|chuck|throw)/i;
const JOINED = /\b(?:and|or|nor|n|also|too|both)\b|[&+/]|\bno\b.*\bno\b/i;

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
  const beside = /\b(?:after|before|b4)\b/i.exec(frame.text)?.[0] ?? "";
  return partBesideMeal(`${beside} ${time}`) ?? partIn(of("time"));
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

function partIn(texts: readonly string[]): DayPart | undefined {
  return texts.flatMap((text) => daysIn(text)?.part ?? [])[0];
}

const AT_SUNSET = /\b(?:sunset|sundown|dusk|golden hour)\b/i;

function spotOfPart(part: DayPart | undefined): Spot | undefined {
  return part === undefined || part === "day" ? undefined : part;
}

function spotOf(
  words: readonly string[],
  refs: readonly string[],
  beside: Beside,
): Spot | undefined {
  const said = words.join(" ").toLowerCase();
  const [ref] = refs;
  if (ref !== undefined && /\b(?:after|before|b4|then|straight after|right after)\b/.test(said)) {
    if (/^(?:lunch|dinner|breakfast)$/i.test(ref))
      return mealSpot(ref.toLowerCase(), /after|then/.test(said));
    const [what] = namedThings(ref, beside);
    if (what === undefined || isUnknown(what)) return undefined;
    return /after|then/.test(said) ? { after: what } : { before: what };
  }
  if (ref !== undefined) return undefined;
  if (AT_SUNSET.test(said)) return "sunset";
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

/** "The other two can go". */
export const SAYS_OTHERS =
  /\b(?:others|rest(?! of)|other (?:ones?|two|three|four|\d)|everything else)\b/i;
const OTHERS =
  /^(?:rest|others?|other (?:ones?|two|three|four|\d)|remaining(?: ones?)?|everything else|all else)$/i;

/** "Too many mosques, keep the Blue Mosque and drop the rest": of the kind, or of the places, that were named. */
function othersOf(beside: Beside, when: Slots["when"]): readonly SaidWish[] | undefined {
  const named = plainItems(beside.text.slice(0, beside.from), beside.names).flatMap(
    ({ what }) => what ?? [],
  );
  const kept = keptIn(beside, { kind: "places", text: "", found: [] });
  const stays = new Set(kept.flatMap(idsOf));
  const kind = named.findLast((what) => what.kind === "category" && what.isPlural);
  if (kind !== undefined && kept.length > 0)
    return [{ verb: "remove-others", what: kind, but: kept, ...when }];
  const gone = named.filter((what) => {
    const ids = idsOf(what);
    return ids.length > 0 && !isUnknown(what) && !ids.some((id) => stays.has(id));
  });
  return gone.length === 0 ? undefined : gone.map((what) => ({ verb: "remove", what }));
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
