import type { Meal, Trip, TripDay, TripPlace } from "../trip/trip.ts";
import { type SaidItem, type SaidObject, saidItems } from "./language/said-items.ts";
import type { NameIndex } from "./language/said-names.ts";
import type { When } from "./language/said-times.ts";
import {
  type Choice,
  choiceOf,
  type SaidPart,
  type SaidWish,
  wishFor,
} from "./language/said-wish.ts";
import { saidWords } from "./language/said-words.ts";
import { type Stance, stanceOf } from "./stance.ts";
import { dayIdsOf } from "./wishes-of.ts";

type Ask = Extract<SaidPart, { readonly kind: "ask" }>;

/** A place of the plan that some words name. */
export type Stop = { readonly what: SaidObject; readonly place: TripPlace; readonly day: number };
export type Table = { readonly meal: Meal; readonly name: string; readonly day: number };

/** What a part names of the plan, beside its hours and lengths. */
export type OfPlan = {
  readonly items: readonly SaidItem[];
  readonly stops: readonly Stop[];
  readonly tables: readonly Table[];
  readonly hasOthers: boolean;
};

const HALF_DAY = 12 * 60;
const NEARLY_MINUTES = 15;
const MOST_BUTTONS = 3;
const ALTERNATIVE = /\b(?:or|instead|rather|swap|replace|exchange|move|if|unless|not both)\b|[→>]/i;
const MOST = /\b(?:tops|max\w{0,4}|at most|no more than|enough|instead|say|give|make it|like)\b/i;
const LATEST = /\b(?:latest|max|by|tops|no later|before)\b/i;
const ENDS = /\b(?:end\w{0,4}|finish\w{0,4}|until|till?|over|out at|done)\b/i;
const IS_IT = /\b(?:it|that|this|them|one)\b/i;
const EVENING = 17 * 60;
const MORNING = 10 * 60 + 30;

export type About = { readonly trip: Trip; readonly whole: string; readonly names: NameIndex };

/**
 * The parts of a text about a trip, of which those that no rule reads have the buttons that the plan speaks for: what is
 * complained of goes or gives way to another, what is to stay does, and nothing is added that is there. Words that only say
 * that it stays, or may go, are done.
 */
export function saidOfPlan(parts: readonly SaidPart[], about: About): readonly SaidPart[] {
  const all = parts.map((part) => ofPlan(part, about));
  return parts.map((part, at) => {
    const isOpen = part.kind === "ask" && part.isMeant !== true;
    const of = all[at];
    const isWhich = isOpen && part.choices.length > 0 && part.choices.every(isWhichOf);
    return isOpen && of !== undefined && !isWhich
      ? askedOfPlan(part, of, all[at - 1], about)
      : part;
  });
}

const isWhichOf = ({ label }: Choice) => label === "which";

/** What a part names of the plan. A kind that stands for one place of it, "the zoo", is that place on its buttons. */
export function ofPlan(part: SaidPart, { trip, names }: About): OfPlan {
  const { itinerary } = trip.tripData;
  const items = saidItems(part.text, saidWords(part.text), names);
  const onButtons = part.kind === "ask" ? part.choices.flatMap(({ wishes }) => wishes) : [];
  const meant = (what: SaidObject) =>
    what.kind === "places"
      ? what
      : onButtons.flatMap((wish) =>
          "what" in wish && wish.what.kind === "places" && wish.what.text === what.text
            ? [wish.what]
            : [],
        )[0];
  const named = items.flatMap(({ what }) => (what === undefined ? [] : [meant(what) ?? what]));
  // "3 hours at the Tower" is the one of several where one is so long.
  const spans = items.flatMap(({ code, minutes }) => (code === "S" ? (minutes ?? []) : []));
  const isAsLong = ({ id }: { readonly id: string }) =>
    itinerary.some(({ plan }) =>
      plan.some(
        ({ id: own, visit }) =>
          own === id &&
          visit !== undefined &&
          spans.includes(visit.endMinutes - visit.startMinutes),
      ),
    );
  const stops = named.flatMap((what): Stop[] => {
    const some = what.kind === "places" ? what.found : [];
    const [found, ...others] = some.length > 1 ? some.filter(isAsLong) : some;
    const day = itinerary.findIndex(({ plan }) => plan.some(({ id }) => id === found?.id));
    const place = itinerary[day]?.plan.find(({ id }) => id === found?.id);
    return place === undefined || found === undefined || others.length > 0
      ? []
      : [{ what: { kind: "places", text: what.text, found: [found] }, place, day }];
  });
  const tables = items.flatMap(({ table }): Table[] => {
    const isAt = ({ guideId, placeName }: Meal) =>
      guideId === table?.id || placeName === table?.name;
    const day = table === undefined ? -1 : itinerary.findIndex(({ meals }) => meals?.some(isAt));
    const meal = itinerary[day]?.meals?.find(isAt);
    return meal === undefined || table === undefined ? [] : [{ meal, name: table.name, day }];
  });
  const ids = new Set(stops.map(({ place }) => place.id));
  const isFood = items.some(({ food }) => food !== undefined);
  // "Kanda Yabu Soba" is no Kanda Myōjin.
  const isOtherTable = items.some(
    ({ table }) => table !== undefined && !tables.some(({ name }) => name === table.name),
  );
  return {
    items,
    stops: stops.filter(({ place }, at) => stops.findIndex((one) => one.place === place) === at),
    tables: tables.filter(({ name }, at) => tables.findIndex((one) => one.name === name) === at),
    hasOthers:
      isFood || isOtherTable || named.length > stops.length || (named.length > 0 && ids.size === 0),
  };
}

function askedOfPlan(
  part: Ask,
  of: OfPlan,
  before: OfPlan | undefined,
  { trip, whole }: About,
): SaidPart {
  const { items, stops, tables, hasOthers } = of;
  const behind = whole.slice(part.to).trimStart().slice(0, 1);
  const isDated = items.some(({ when }) => isOfOtherDay(when, stops, trip));
  const stance = stanceOf(
    part.text,
    // "It is overkill: Batlló stays".
    restOf(part.text, items).split(/:\s/).at(-1) ?? "",
    { behind, isDated },
  );
  const [table] = tables;
  if (table !== undefined && stops.length === 0) return ofTable(part, items, table, stance);
  if (stops.length > 0 && tables.length === 0 && !hasOthers && !ALTERNATIVE.test(part.text)) {
    const hasHours = items.some(
      ({ minutes, when, bound }) =>
        (minutes ?? when ?? bound) !== undefined &&
        !(minutes !== undefined && stops.every(({ place }) => isThen(minutes, place.visit))),
    );
    if (!hasHours && (stance === "stays" || stance === "goes") && !isSoft(part.text)) {
      const verb = stance === "stays" ? "keep" : "remove";
      return wishFor(
        part,
        stops.map(({ what }) => ({ verb, what })),
      );
    }
    const isLikely = stance === "other" && part.likeliest !== undefined;
    const isRemoval =
      stops.length === 1 && part.choices[0]?.label === "remove" && !hasHours && stance !== "stays";
    const choices = isLikely || isRemoval || isDated ? [] : ofStops(part.text, of, stance);
    if (choices.length > 0) return { ...asked(part), choices, isTurned: true };
  }
  const days = daysSwapped(part.text, items);
  if (days !== undefined && stops.length === 0)
    return { ...asked(part), choices: [days, ...notesOf(part)] };
  const meal = mealChoices(part.text, items, trip, behind);
  if (meal.length > 0) return { ...asked(part), choices: meal };
  const isBare = stops.length + tables.length === 0 && !hasOthers;
  const ofBefore = isBare
    ? [...mealThen(part.text, items, before), ...ofThat(part.text, items, before)]
    : [];
  if (ofBefore.length > 0)
    return { ...asked(part), choices: [...ofBefore, ...notesOf(part)], isTurned: true };
  return withoutThere(part, of, { trip, stance });
}

/** "What if we flipped Friday and Saturday". */
function daysSwapped(text: string, items: readonly SaidItem[]): Choice | undefined {
  if (!/\b(?:swap|flip|switch|exchang)\p{L}{0,4}\b/iu.test(text)) return undefined;
  const each = items.flatMap(({ when }): When[] => [
    ...(when?.days ?? []).map((day) => ({ days: [day] })),
    ...(when?.weekdays ?? []).map((day) => ({ weekdays: [day] })),
    ...(when?.dates ?? []).map((date) => ({ dates: [date] })),
  ]);
  const [when, other, ...more] = each;
  return when === undefined || other === undefined || more.length > 0
    ? undefined
    : { label: "swapDays", name: "", wishes: [{ verb: "swap-days", when, other }] };
}

/** "The ticket is for Friday", of what is on Saturday. */
function isOfOtherDay(when: When | undefined, stops: readonly Stop[], { tripData }: Trip): boolean {
  const ids = dayIdsOf(when, tripData.itinerary);
  const own = stops.map(({ day }) => tripData.itinerary[day]?.id ?? "");
  return ids !== undefined && !own.some((id) => ids.includes(id));
}

/** "Refuse to drop it", "maybe it can go": nothing is done. */
const isSoft = (text: string) =>
  /\b(?:maybe|perhaps|refus\w{1,3}|might|guess|think|hardly|possibly|why|should|would|could|whatever|anything|everything)\b/i.test(
    text,
  );

const asked = ({ from, to, text }: SaidPart) => ({ from, to, text, kind: "ask" as const });
const notesOf = ({ choices }: Ask) => choices.filter(({ label }) => label === "note");

/** The words of a part without the names and hours in it. */
function restOf(text: string, items: readonly SaidItem[]): string {
  const named = items.filter(
    ({ what, table, bound, part }) => (what ?? table ?? bound ?? part) !== undefined,
  );
  const starts = [0, ...named.map(({ to }) => to)];
  return starts.map((from, at) => text.slice(from, named[at]?.from)).join(" ");
}

/** A table of the trip: it is another one, or at another meal, or stays. */
function ofTable(
  part: Ask,
  items: readonly SaidItem[],
  { meal, name, day }: Table,
  stance: Stance,
): SaidPart {
  const when = { days: [day + 1] };
  const at: Extract<SaidWish, { verb: "meal" }> = {
    ...{ verb: "meal", meal: meal.kind, when },
    table: { id: meal.guideId ?? name, name, in: "table" },
  };
  const isOtherHour = items.some(
    ({ bound, minutes }) => bound && minutes && !isThen(minutes, meal),
  );
  if (stance === "stays" && !isOtherHour && !isSoft(part.text)) return wishFor(part, [at]);
  const keep: Choice = { label: "keep", name, wishes: [at] };
  const isCheap = stance === "dear" ? ({ isCheap: true } as const) : {};
  const swap: Choice = { label: "swap", name, wishes: [{ ...at, isOther: true, ...isCheap }] };
  const isOfOther = items.some((item) => (item.meal ?? meal.kind) !== meal.kind);
  const isTimed = items.some(({ bound }) => bound !== undefined);
  // "Cocktails after the Ciudad Condal": it only says when.
  if (isOfOther || isTimed || IS_MARK.test(part.text)) return withoutAdd(part, name);
  const foods = part.choices.filter(
    ({ wishes: [wish] }) =>
      wish?.verb === "meal" && wish.food !== undefined && wish.isGone !== true,
  );
  const choices = [...foods.slice(0, 1), swap, keep];
  return { ...asked(part), choices: choices.slice(0, MOST_BUTTONS) };
}

const IS_MARK = /\b(?:after|before|then|past|near)\b/i;

/** It begins then, whichever half of the day was said. */
const isThen = (said: number, at: { readonly startMinutes: number } | undefined) =>
  at !== undefined &&
  [said, said + HALF_DAY].some((hour) => Math.abs(hour - at.startMinutes) <= NEARLY_MINUTES);

/** Nothing is added that is there. */
function withoutAdd(part: Ask, name: string): SaidPart {
  const isThere = (choice: Choice) => choice.label === "add" && choice.name === name;
  const choices = part.choices
    .filter((choice) => !isThere(choice))
    .map(
      (choice): Choice =>
        choice.label === "doIt" && choice.wishes.every(({ verb }) => verb === "meal")
          ? { ...choice, label: "visitAt", name: part.text }
          : choice,
    );
  return choices.length === 0 ? part : { ...part, choices };
}

/** Of places that are complained of, or asked about. */
function ofStops(text: string, { items, stops }: OfPlan, stance: Stance): readonly Choice[] {
  const [stop, ...more] = stops;
  if (stop === undefined) return [];
  const each = stops.map(({ what }) => what);
  const remove = each.map((what) => choiceOf({ verb: "remove", what }));
  const keep = each.map((what) => choiceOf({ verb: "keep", what }));
  if (stance === "stays") return keep.slice(0, MOST_BUTTONS);
  if (more.length > 0)
    return stance === "other" ? [] : [allOf(remove), ...remove].slice(0, MOST_BUTTONS + 1);
  const { what } = stop;
  const swap = choiceOf({ verb: "swap", what });
  const lengths = lengthChoices(text, items, stop, stance);
  if (lengths.length > 0) return [...lengths, ...remove].slice(0, MOST_BUTTONS);
  const hours = hourChoices(text, items, stop);
  if (hours.length > 0) return hours;
  const [, shift] = /\b(?:too|so) (early|late)\b/i.exec(text) ?? [];
  if (shift !== undefined)
    return [
      choiceOf({ verb: "move", what, to: /early/i.test(shift) ? "later" : "earlier" }),
      ...remove,
    ];
  if (stance === "later")
    return (["later", "other-day"] as const).map((to) => choiceOf({ verb: "move", what, to }));
  return stance === "refused" || stance === "goes" || stance === "dear"
    ? [...remove, swap, ...keep]
    : [];
}

/** "A + B" by one tap. */
function allOf(choices: readonly Choice[]): Choice {
  const [first] = choices;
  return {
    label: first?.label ?? "remove",
    name: choices.map(({ name }) => name).join(" + "),
    wishes: choices.flatMap(({ wishes }) => wishes),
  };
}

/** "45 min is a joke, give me 2 h": so long; "3 hours on my feet": less. */
function lengthChoices(
  text: string,
  items: readonly SaidItem[],
  { what, place: { visit } }: Stop,
  stance: Stance,
): readonly Choice[] {
  const spans = items.flatMap(({ code, minutes }) => (code === "S" ? (minutes ?? []) : []));
  const is = visit === undefined ? 0 : visit.endMinutes - visit.startMinutes;
  const wanted = spans.findLast((minutes) => Math.abs(minutes - is) > NEARLY_MINUTES);
  if (wanted !== undefined && (spans.length > 1 || MOST.test(text)))
    return [choiceOf({ verb: "stay", what, minutes: wanted })];
  if (spans.length === 0 || wanted !== undefined) return [];
  const other = stance === "short" ? "longer" : stance === "other" ? undefined : "shorter";
  return other === undefined ? [] : [choiceOf({ verb: "stay", what, minutes: other })];
}

/** "8 am there is madness": later; "it ends at 10": not so late. */
function hourChoices(
  text: string,
  items: readonly SaidItem[],
  { what, place: { visit }, day }: Stop,
): readonly Choice[] {
  const [time] = items.filter(({ bound, minutes }) => bound !== undefined && minutes !== undefined);
  if (time?.minutes === undefined || visit === undefined) return [];
  const { minutes, isSure } = time;
  const hours = isSure === true || minutes >= HALF_DAY ? [minutes] : [minutes, minutes + HALF_DAY];
  const isNear = (at: number) => hours.find((hour) => Math.abs(hour - at) <= NEARLY_MINUTES);
  const remove = choiceOf({ verb: "remove", what });
  const shift = (to: "earlier" | "later") => choiceOf({ verb: "move", what, to });
  const end = isNear(visit.endMinutes);
  if (end !== undefined && ENDS.test(text))
    return [
      remove,
      shift("earlier"),
      choiceOf({ verb: "end-day", minutes: end, when: { days: [day + 1] } }),
    ];
  if (isNear(visit.startMinutes) === undefined) return [];
  const { startMinutes } = visit;
  if (startMinutes >= EVENING) return [shift("earlier"), remove];
  return startMinutes <= MORNING
    ? [shift("later"), remove]
    : [shift("later"), shift("earlier"), remove];
}

/** "Dinner at 8:30 is late for us", where it is then: sooner. "Dinner at 6 at the latest": by then. */
function mealChoices(
  text: string,
  items: readonly SaidItem[],
  trip: Trip,
  behind: string,
): readonly Choice[] {
  const meals = items.flatMap(({ meal }) => (meal === "lunch" || meal === "dinner" ? [meal] : []));
  const [meal] = meals;
  const { itinerary } = trip.tripData;
  if (meal === undefined || items.some(({ what, food }) => (what ?? food) !== undefined)) return [];
  const said = hoursSaid(text, items);
  const startOf = ({ meals: of = [] }: TripDay) =>
    of.find(({ kind }) => kind === meal)?.startMinutes;
  const isSo = (minutes: number) =>
    itinerary.some((day) => Math.abs((startOf(day) ?? -HALF_DAY) - minutes) <= NEARLY_MINUTES / 2);
  const named = items.find(({ when }) => when !== undefined)?.when;
  const on = named === undefined ? {} : { when: named };
  const other = said.find((minutes) => !isSo(minutes) && isMealHour(minutes, meal));
  const name = meal;
  const shifted = (label: "earlier" | "later"): Choice => ({
    ...{ label, name },
    wishes: [{ verb: "meal", meal, minutes: label, ...on }],
  });
  const isAfresh = other !== undefined && LATEST.test(text);
  if (said.some(isSo) && !isAfresh) {
    const isLate = LATE.test(text) || (meal === "dinner" && behind === "?");
    return isLate ? [shifted("earlier")] : EARLY.test(text) ? [shifted("later")] : [];
  }
  if (other === undefined || !LATEST.test(text)) return [];
  return [
    choiceOf({ verb: "meal", meal, minutes: other, isLatest: true, ...on }),
    shifted("earlier"),
  ];
}

const BY_THEN = /\b(\d{1,2})(?:[:.](\d\d))? ?(?:pm)? (?:at the latest|latest|max|tops)\b/i;

/** Minutes from midnight, in the morning and in the evening where it may be either; "6 at the latest" is an hour, too. */
function hoursSaid(text: string, items: readonly SaidItem[]): readonly number[] {
  const [, hour, minute = "0"] = BY_THEN.exec(text) ?? [];
  const told = items.flatMap(({ bound, minutes, isSure }) =>
    bound === undefined || minutes === undefined ? [] : [{ minutes, isSure }],
  );
  const bare =
    hour === undefined ? [] : [{ minutes: 60 * Number(hour) + Number(minute), isSure: false }];
  return [...told, ...bare].flatMap(({ minutes, isSure }) => [
    minutes,
    ...(isSure === true || minutes >= HALF_DAY ? [] : [minutes + HALF_DAY]),
  ]);
}

const LATE =
  /\b(?:late|hopeless|no way|no chance|madness|joke|starv\w{1,4}|impossible|happening)\b/i;
const EARLY = /\b(?:early|soon|who eats)\b/i;
const MEAL_HOURS = { lunch: [11 * 60, 16 * 60], dinner: [17 * 60, 24 * 60] } as const;
const isMealHour = (minutes: number, meal: "lunch" | "dinner") =>
  minutes >= MEAL_HOURS[meal][0] && minutes <= MEAL_HOURS[meal][1];

/** "Dinner at 8:30 is hopeless. 7 at the latest": an hour by itself is of the meal before it. */
function mealThen(
  text: string,
  items: readonly SaidItem[],
  before: OfPlan | undefined,
): readonly Choice[] {
  const [time, ...more] = items.filter(({ bound }) => bound !== undefined);
  const led = before?.items ?? [];
  const meal = led.find((item) => item.meal === "lunch" || item.meal === "dinner")?.meal;
  const isHour = items.every(({ code }) => /^(?:T\w+|-|\?|max|min|hedge|D)$/.test(code));
  if (time?.minutes === undefined || more.length > 0 || !isHour) return [];
  if (meal !== "lunch" && meal !== "dinner") return [];
  const minutes = [time.minutes, time.minutes + HALF_DAY].find((hour) => isMealHour(hour, meal));
  const when = [...items, ...led].find((item) => item.when !== undefined)?.when;
  if (minutes === undefined) return [];
  const isLatest = LATEST.test(text) ? ({ isLatest: true } as const) : {};
  return [choiceOf({ verb: "meal", meal, minutes, ...isLatest, ...(when && { when }) })];
}

const MOST_WORDS = 6;
const HALVES = /\b(?:halve|half)\b/i;
const PUSHES = /^(?:push|move|shift)\b/i;
const DROPS =
  /^(?:(?:just|so|then|please|pls) ){0,5}(?:drop|skip|bin|lose|cut|remove|take|leave|forget)(?: (?:it|that|this|them))?(?: (?:out|off))?$/i;
const KEEPS = /^(?:(?:just|so|then|please|pls) ){0,5}(?:leave|keep) (?:it|that|this)$/i;

/** "Put it in the morning", "halve it": of the one place that was asked about before. */
function ofThat(
  text: string,
  items: readonly SaidItem[],
  before: OfPlan | undefined,
): readonly Choice[] {
  const [stop, ...more] = before?.stops ?? [];
  const words = text.split(/\s+/);
  if (stop === undefined || more.length > 0 || words.length > MOST_WORDS) return [];
  const { what, place } = stop;
  if (KEEPS.test(text)) return [choiceOf({ verb: "keep", what })];
  if (DROPS.test(text)) return [choiceOf({ verb: "remove", what })];
  if (PUSHES.test(text) && words.length < 3)
    return (["later", "other-day"] as const).map((to) => choiceOf({ verb: "move", what, to }));
  if (!IS_IT.test(text)) return [];
  const { startMinutes = 0, endMinutes = 0 } = place.visit ?? {};
  if (HALVES.test(text) && endMinutes > startMinutes)
    return [
      choiceOf({ verb: "stay", what, minutes: 5 * Math.round((endMinutes - startMinutes) / 10) }),
    ];
  const [to] = items.flatMap((item) =>
    item.part === undefined || item.part === "day" ? [] : [item.part],
  );
  return to === undefined ? [] : [choiceOf({ verb: "move", what, to })];
}

/** No button adds what the plan has, nor what only sounds like a name beside it. */
function withoutThere(
  part: Ask,
  { stops, tables }: OfPlan,
  { trip, stance }: { readonly trip: Trip; readonly stance: Stance },
): SaidPart {
  const { itinerary } = trip.tripData;
  const has = (name: string) =>
    itinerary.some(
      ({ plan, meals = [] }) =>
        plan.some(({ placeName }) => placeName === name) ||
        meals.some(({ placeName }) => placeName === name),
    );
  const isKnown = stops.length + tables.length > 0;
  const isIdle = ({ label, name, wishes: [wish] }: Choice) =>
    label === "add" &&
    wish !== undefined &&
    (has(name) ||
      // "Casa Lolea is booked out".
      (wish.verb === "meal" && wish.table !== undefined && stance === "refused") ||
      (isKnown &&
        wish.verb === "add" &&
        wish.what.kind === "places" &&
        wish.what.found.every(({ id, name: called }) => id === called)));
  const choices = part.choices.filter((choice) => !isIdle(choice));
  return choices.length === part.choices.length || choices.length === 0
    ? part
    : { ...part, choices };
}
