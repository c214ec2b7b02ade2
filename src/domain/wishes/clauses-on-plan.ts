import { clockText } from "../clock-text.ts";
import type { Clause, Told } from "./clause.ts";
import type { SaidObject } from "./language/said-items.ts";
import type { When } from "./language/said-times.ts";
import {
  asideOf,
  askOf,
  choiceOf,
  type SaidPart,
  type SaidWish,
  wishFor,
} from "./language/said-wish.ts";

import { mealsOfClause } from "./meals-of-clause.ts";
import { oneOfSeveral } from "./one-of-several.ts";
import { type About, type OfPlan, ofPlan, type Stop } from "./said-of-plan.ts";
import { toldOfPlan } from "./told-of-plan.ts";
import { saysWhoTravels } from "./who-travels.ts";
import { dayIdsOf } from "./wishes-of.ts";

/** So far behind it is spoken of. */
const SPOKEN_OF = 3;

/**
 * What a clause says of the thing that one before it has named: "Park Güell at ten was sold out, we got 17:30" is its hour,
 * and what was said of it before needs no answer.
 */
export function clausesOnPlan(parts: readonly SaidPart[], about: About): readonly SaidPart[] {
  const all = parts.map((part) => ofPlan(part, about));
  const told = [...oneOfSeveral(parts, all)];
  for (const [at, of] of all.entries()) {
    const part = told[at];
    if (part === undefined) continue;
    const before = all.slice(0, at).findLastIndex((one, was) => namesAny(one, told[was]));
    const [ledPart, ledOf] = [told[before], all[before]];
    const led =
      ledPart === undefined || ledOf === undefined || at - before > SPOKEN_OF
        ? undefined
        : { at: before, part: ledPart, of: ledOf };
    const [formerPart, formerOf] = [told[at - 1], all[at - 1]];
    const former =
      formerPart === undefined || formerOf === undefined
        ? undefined
        : { part: formerPart, of: formerOf };
    const clause: Clause = { part, of, led, former, about };
    for (const rule of RULES) {
      const found = rule(clause);
      if (found === undefined) continue;
      told[at] = found.part;
      if (found.led !== undefined && led !== undefined) told[led.at] = found.led;
      break;
    }
  }
  const meant = told
    .map((part, at) => ofItsDay(part, at, all, about))
    .map((part, at, those) => withoutFormer(part, those.slice(at + 1, at + 1 + SPOKEN_OF)))
    .map((part, _, those) => withDayKept(part, those));
  return withoutReasons(meant, all);
}

const namesAny = ({ stops, tables, items }: OfPlan, part: SaidPart | undefined) =>
  stops.length + tables.length > 0 ||
  items.some(({ meal }) => meal === "lunch" || meal === "dinner") ||
  (part?.kind === "wish" && part.wishes.some(({ verb }) => verb === "add"));

const RULES: readonly ((clause: Clause) => Told | undefined)[] = [
  toldOfPlan,
  bookedHour,
  forgets,
  ofThoseDays,
  soLongEach,
  ofOneDay,
  mealsOfClause,
  hourOf,
  dayOf,
  partOf,
  tooLong,
  anotherOne,
  insteadOfIt,
];

const DOUBTS = /\?|\b(?:if|maybe|perhaps|might|not|or|unless|depends?)\b/i;
const REASON = /^(?:before|because|bc|cos|to beat|to avoid|for the)\b/i;

/** "The gallery is booked for 3 pm on Tuesday", "Park Güell at 9 before the heat": at that hour. */
function bookedHour({ part, of: { items, stops } }: Clause): Told | undefined {
  const [first] = part.kind === "ask" && part.isMeant !== true ? part.choices : [];
  const [wish, ...more] = first?.wishes ?? [];
  if (wish?.verb !== "set-start" || more.length > 0 || stops.length !== 1) return undefined;
  const times = items.filter(({ minutes }) => minutes !== undefined);
  const isBooked = items.some(({ code }) => code === "booked");
  const isPlain = items.every(
    ({ code, words = "" }) => /^(?:P|k|-|T\w+|D)$/.test(code) || REASON.test(words),
  );
  return times.length === 1 && (isBooked || isPlain) && !DOUBTS.test(part.text)
    ? { part: wishFor(part, [wish]) }
    : undefined;
}

const FROM = /\bfrom (?:day )?\p{L}{0,9} ?\d{0,2}/iu;

/** "My cousin joins from day 3, she's vegan": on those days. */
function ofThoseDays({ part, former, about: { trip } }: Clause): Told | undefined {
  const [wish, ...more] = part.kind === "wish" ? part.wishes : [];
  if (former === undefined) return undefined;
  if (
    part.kind === "ask" &&
    /\bfood\b.{0,40}\b(?:works?|suits?|fits?)\b/i.test(part.text) &&
    former.part.kind === "wish"
  )
    return former.part.wishes.some(({ verb }) => verb === "need")
      ? { part: asideOf(part) }
      : undefined;
  if (wish?.verb !== "need" || wish.when !== undefined || more.length > 0) return undefined;
  if (!saysWhoTravels(former.part.text, former.part.text)) return undefined;
  const { itinerary } = trip.tripData;
  const named = former.of.items.find((item) => item.when !== undefined)?.when;
  const ids = dayIdsOf(named, itinerary) ?? [];
  const first = itinerary.findIndex(({ id }) => ids.includes(id));
  if (first === -1) return undefined;
  const days = FROM.test(former.part.text)
    ? itinerary.flatMap((_, at) => (at < first ? [] : [at + 1]))
    : itinerary.flatMap(({ id }, at) => (ids.includes(id) ? [at + 1] : []));
  return { part: wishFor(part, [{ ...wish, when: { days } }]) };
}

/** "Forget the bars on Saturday night". */
function forgets({ part, about: { whole } }: Clause): Told | undefined {
  const [led = ""] = whole
    .slice(0, part.from)
    .split(/[.!?;\n]/)
    .slice(-1);
  if (/\b(?:if|unless)\b/i.test(led)) return undefined;
  if (
    part.kind !== "ask" ||
    !/^(?:(?:so|and|please|pls|just) ){0,3}forget (?:about )?(?:the|all)\b/i.test(part.text)
  )
    return undefined;
  const [wish, ...more] = part.choices.flatMap(({ wishes }) =>
    wishes.filter((one) => one.verb === "remove" && one.what.kind === "places"),
  );
  return wish === undefined || more.length > 0 ? undefined : { part: wishFor(part, [wish]) };
}

/** "More Akihabara, less national museum": longer, and shorter. */
function soLongEach({ part, of: { items } }: Clause): Told | undefined {
  const said = items.filter(({ code }) => code !== "-" && code !== "and" && code !== ",");
  if (part.kind !== "ask" || said.length < 2 || said.length % 2 !== 0) return undefined;
  const wishes = said.flatMap(({ code, what }, at): SaidWish[] => {
    const by = said[at - 1]?.code;
    const isOfPlan = what?.kind === "places" && what.found[0]?.in === "plan";
    if (code !== "P" || !isOfPlan || (by !== "more" && by !== "fewer")) return [];
    return [{ verb: "stay", what, minutes: by === "more" ? "longer" : "shorter" }];
  });
  return wishes.length * 2 === said.length ? { part: wishFor(part, wishes) } : undefined;
}

const hasHour = (wish: SaidWish) =>
  /^(?:start-day|end-day|meal)$/.test(wish.verb) && "minutes" in wish && wish.minutes !== undefined;
const withoutDay = ({ when: _, ...what }: SaidWish) => JSON.stringify(what);
const isEvery = (one: SaidWish) => (other: SaidWish) =>
  other.when === undefined && withoutDay(one) === withoutDay(other);

/** "On Sunday it starts too early, 11:30 would be human": on the one day that is named. */
function ofOneDay({ part, led, about }: Clause): Told | undefined {
  const own = part.kind === "ask" ? part.choices.flatMap(({ wishes }) => wishes) : [];
  const wish = own.find((one) => one.when !== undefined && hasHour(one) && own.some(isEvery(one)));
  if (
    wish === undefined ||
    /\?|\b(?:maybe|if|he|she|they|nobody|for \d)\b|\b(?:he|she|they)['’]/i.test(part.text)
  )
    return undefined;
  const days = about.whole.match(/\b(?:day \d|(?:mon|tue|wed|thu|fri|sat|sun)\p{L}{0,6})\b/giu);
  if (days?.length !== 1) return undefined;
  const isOfSame = led !== undefined && led.part.kind === "ask" && isOfHour(led.of);
  return { part: wishFor(part, [wish]), ...(isOfSame && { led: asideOf(led.part) }) };
}

const isOfHour = ({ items }: OfPlan) =>
  items.some(({ code, meal }) => meal !== undefined || /^(?:later|earlier|start|T\w+)$/.test(code));

/** The one stop that was spoken of before, where the clause names nothing by itself. */
function stopBefore({ part, of, led }: Clause): Stop | undefined {
  const [stop, ...more] = led?.of.stops ?? [];
  const isBare = of.stops.length + of.tables.length === 0 && !of.hasOthers;
  const isOpen = part.kind !== "aside" && led?.part.kind !== "aside";
  return isBare && isOpen && more.length === 0 && led?.of.tables.length === 0 ? stop : undefined;
}

const OF_ALL = /\b(?:nothing|days?|start|begin|morning|evening|lunch|dinner|back|done|finish)\b/i;
const GOT =
  /\b(?:(?:we|i)(?:['’]ve| have)? (?:only )?(?:got|booked|have)|instead|make it|better|rather|move it|put it)\b/i;
const MARKS = /^(?:T\w+|D|-|\?|want|booked|it|instead|rather|add|move|max|min|better|swap|start)$/;

/** "It was sold out, we got 17:30 on Friday". */
function hourOf(clause: Clause): Told | undefined {
  const { part, of, led } = clause;
  const stop = stopBefore(clause);
  const [time, ...more] = of.items.filter(({ minutes }) => minutes !== undefined);
  if (stop === undefined || led === undefined || time?.minutes === undefined || more.length > 0)
    return undefined;
  if (time.bound === undefined || time.bound === "by" || OF_ALL.test(part.text)) return undefined;
  const isStart = part.kind === "wish" && part.wishes.every(({ verb }) => verb === "start-day");
  const isOpen = part.kind === "ask" && of.items.every(({ code }) => MARKS.test(code));
  if (!isStart && !isOpen) return undefined;
  const { what, day } = stop;
  const when = of.items.find((item) => item.when !== undefined)?.when ?? { days: [day + 1] };
  const wish: SaidWish = {
    ...{ verb: "set-start", what, minutes: time.minutes, when },
    ...(time.bound === "from" ? { isSoonest: true } : {}),
  };
  if (GOT.test(part.text) && isOpen && time.bound === "at")
    return { part: wishFor(part, [wish]), led: asideOf(led.part) };
  const others =
    part.kind === "ask" ? part.choices : part.kind === "wish" ? part.wishes.map(choiceOf) : [];
  const choices = [
    {
      ...choiceOf(wish),
      label: "visitAt" as const,
      name: `${nameOf(what)}, ${clockText(time.minutes)}`,
    },
    ...others,
  ];
  return { part: askOf(part, choices.slice(0, 3)), led: asideOf(led.part) };
}

const nameOf = (what: SaidObject) =>
  what.kind === "places" ? (what.found[0]?.name ?? what.text) : what.text;

/** "Too much on day one, better on Wednesday": there; "put it on day 2 or 3": one of them. */
function dayOf(clause: Clause): Told | undefined {
  const { part, of, led } = clause;
  const stop = stopBefore(clause);
  const when = of.items.find((item) => item.when !== undefined)?.when;
  const isOnly = of.items.every(({ code }) =>
    /^(?:D|-|\?|it|add|move|better|rather|or|N|want)$/.test(code),
  );
  const says = /\b(?:better|rather|instead|put|move|shift|do it)\b/i.test(part.text);
  if (stop === undefined || led?.part.kind !== "ask" || when === undefined || !isOnly || !says)
    return undefined;
  const { what } = stop;
  const each: readonly When[] = [
    ...(when.days ?? []).map((day) => ({ days: [day] })),
    ...(when.weekdays ?? []).map((day) => ({ weekdays: [day] })),
  ];
  const moves = each.map((on): SaidWish => ({ verb: "move", what, to: "day", when: on }));
  const [only, ...more] = moves;
  if (only === undefined) return undefined;
  const done = more.length === 0 && !DOUBTS.test(part.text);
  return {
    part: done ? wishFor(part, [only]) : askOf(part, moves.map(choiceOf)),
    led: asideOf(led.part),
  };
}

const IN_PART =
  /^(?:(?:so|and|please|pls) ){0,3}(?:do|put|move|have|see) (?:it|that) (?:in the )?(morning|afternoon|evening)\b/i;

/** "Do it in the morning with Alfama": what was spoken of before. */
function partOf({ part, led }: Clause): Told | undefined {
  const [, to] = IN_PART.exec(part.text) ?? [];
  const [stop, ...more] = led?.of.stops ?? [];
  if (to === undefined || stop === undefined || led === undefined || more.length > 0)
    return undefined;
  const spot = to.toLowerCase() as "morning" | "afternoon" | "evening";
  const wish: SaidWish = { verb: "move", what: stop.what, to: spot };
  return { part: wishFor(part, [wish]), led: asideOf(led.part) };
}

/** "It's fine, but 2h10 is too long": not so long. */
function tooLong(clause: Clause): Told | undefined {
  const { part, of, led } = clause;
  const stop = stopBefore(clause);
  const isSpan = of.items.some(({ code }) => code === "S");
  if (part.kind !== "ask" || led === undefined || !isSpan) return undefined;
  if (!/\b(?:too long|too much|overkill|a lot|forever)\b/i.test(part.text)) return undefined;
  if (led.part.kind === "wish" && led.part.wishes.some(({ verb }) => verb === "stay"))
    return { part: asideOf(part) };
  if (stop === undefined) return undefined;
  const { what } = stop;
  return {
    part: wishFor(part, [{ verb: "stay", what, minutes: "shorter" }]),
    led: asideOf(led.part),
  };
}

const ANOTHER =
  /\b(?:something|somthing|smth|sth|somewhere|anything|a place)(?: a bit| that(?:['’]s| is))? (?:nearer|closer|else|different|shorter|less far)\b(?! to\b)/i;

/** "Kamakura is too far for grandpa, give us something nearer". */
function anotherOne(clause: Clause): Told | undefined {
  const { part, led } = clause;
  const stop = stopBefore(clause);
  const isOpen = part.kind === "ask" && part.choices.every(({ label }) => label === "note");
  if (stop === undefined || !isOpen || led?.part.kind !== "ask" || !ANOTHER.test(part.text))
    return undefined;
  return { part: wishFor(part, [{ verb: "swap", what: stop.what }]), led: asideOf(led.part) };
}

/** "Where is Camden? Put it in instead of Leadenhall Market": one for the other. */
function insteadOfIt({ part, of: { stops }, led }: Clause): Told | undefined {
  const [stop, ...more] = stops;
  const [wish, ...others] = led?.part.kind === "wish" ? led.part.wishes : [];
  const isIt = /\b(?:it|that|them) (?:in )?(?:instead of|in place of|for)\b/i.test(part.text);
  if (wish?.verb !== "add" || stop === undefined || more.length + others.length > 0 || !isIt)
    return undefined;
  if (part.kind !== "ask" || led === undefined) return undefined;
  return {
    part: wishFor(part, [{ verb: "swap", what: stop.what, by: wish.what }]),
    led: asideOf(led.part),
  };
}

const TOUCHES = /^(?:remove|stay|swap|set-start|move)$/;

const idsOf = (wish: SaidWish) =>
  "what" in wish && wish.what?.kind === "places" ? wish.what.found.map(({ id }) => id) : [];

/** "It costs too much, lose it": where a stop is changed anyway, what was only told of it needs no answer. */
function withoutReasons(parts: readonly SaidPart[], all: readonly OfPlan[]): readonly SaidPart[] {
  return parts.map((part, at) => {
    const { stops = [], items = [], tables = [], hasOthers } = all[at] ?? {};
    const [stop, ...more] = stops;
    const isTimed = items.some(({ when, minutes }) => (when ?? minutes) !== undefined);
    if (part.kind !== "ask" || part.isMeant === true || stop === undefined || isTimed) return part;
    if (more.length + tables.length > 0 || hasOthers === true) return part;
    const next = parts[at + 1];
    const isTouched =
      next?.kind === "wish" &&
      next.wishes.some((wish) => TOUCHES.test(wish.verb) && idsOf(wish).includes(stop.place.id));
    return isTouched ? asideOf(part) : part;
  });
}

/** "The zoo for three hours is mad, make it 1.5": so long, and nothing is asked of the three. */
function withoutFormer(part: SaidPart, behind: readonly SaidPart[]): SaidPart {
  const own =
    part.kind === "ask" ? part.choices.flatMap(({ wishes }) => wishes.flatMap(idsOf)) : [];
  const isOfLength =
    part.kind === "ask" &&
    part.choices.some(({ wishes }) => wishes.some(({ verb }) => verb === "stay"));
  const isSaid = behind.some(
    (one) =>
      one.kind === "wish" &&
      one.wishes.some((wish) => wish.verb === "stay" && idsOf(wish).some((id) => own.includes(id))),
  );
  return isOfLength && isSaid ? asideOf(part) : part;
}

/** "Keep everything on Sunday but start an hour later": a day that is changed loses nothing. */
function withDayKept(part: SaidPart, all: readonly SaidPart[]): SaidPart {
  const [wish, ...more] = part.kind === "wish" ? part.wishes : [];
  if (wish?.verb !== "lock-days" || more.length > 0) return part;
  const isSame = ({ verb, when }: SaidWish) =>
    /^(?:start-day|end-day)$/.test(verb) && JSON.stringify(when) === JSON.stringify(wish.when);
  const isChanged = all.some((one) => one.kind === "wish" && one.wishes.some(isSame));
  return isChanged ? wishFor(part, [{ verb: "keep-rest" }]) : part;
}

/** "Out late on Saturday, so nothing before 1 on Sunday, beach after lunch then": the beach of Sunday. */
function ofItsDay(part: SaidPart, at: number, all: readonly OfPlan[], { trip }: About): SaidPart {
  const [wish, ...more] = part.kind === "wish" ? part.wishes : [];
  if (wish?.verb !== "move" || more.length > 0 || wish.when === undefined || wish.to === "day")
    return part;
  const { itinerary } = trip.tripData;
  const own = itinerary.find(({ plan }) => plan.some(({ id }) => idsOf(wish).includes(id)));
  const isOf = (when: When | undefined) =>
    own !== undefined && dayIdsOf(when, itinerary)?.includes(own.id) === true;
  const isSaid = all[at]?.items.some((item) => item.when !== undefined) ?? true;
  const isNamed = all.some(({ items }) => items.some((item) => isOf(item.when)));
  if (isSaid || isOf(wish.when) || !isNamed) return part;
  const { when: _, ...there } = wish;
  return wishFor(part, [there]);
}
