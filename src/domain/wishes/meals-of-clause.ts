import type { Meal } from "../trip/trip.ts";
import type { Clause, Told } from "./clause.ts";
import type { MealName } from "./language/said-items.ts";
import type { When } from "./language/said-times.ts";
import { asideOf, type SaidWish, wishFor } from "./language/said-wish.ts";
import { dayIdsOf } from "./wishes-of.ts";

type MealWish = Extract<SaidWish, { readonly verb: "meal" }>;

const HALF_DAY = 12 * 60;
const HOURS = { lunch: [11 * 60, 16 * 60], dinner: [17 * 60, 23 * 60] } as const;

/** What is said of a meal: so much sooner or later, about an hour, and which food there is to be in place of a table. */
export function mealsOfClause(clause: Clause): Told | undefined {
  return (
    soMuchSooner(clause) ??
    aboutThen(clause) ??
    formerHour(clause) ??
    byThen(clause) ??
    foodThere(clause)
  );
}

const isMeal = (meal: MealName | undefined): meal is "lunch" | "dinner" =>
  meal === "lunch" || meal === "dinner";

/** "Both dinners half an hour earlier": each by so much. */
function soMuchSooner({ part, of: { items }, about: { trip } }: Clause): Told | undefined {
  const [meal, ...more] = items.flatMap((item) => item.meal ?? []);
  const span = items.find(({ code }) => code === "S")?.minutes;
  const to = items.find(({ code }) => code === "earlier" || code === "later")?.code;
  const isOnly = items.every(({ code }) =>
    /^(?:meal|D|S|earlier|later|all|-|want|add)$/.test(code),
  );
  if (!isMeal(meal) || more.length > 0 || span === undefined || to === undefined || !isOnly)
    return undefined;
  const { itinerary } = trip.tripData;
  const named = items.find((item) => item.when !== undefined)?.when;
  const ids = dayIdsOf(named, itinerary);
  const wishes = itinerary.flatMap(({ id, meals = [] }, at): MealWish[] => {
    const now = meals.find(({ kind }) => kind === meal)?.startMinutes;
    if (now === undefined || ids?.includes(id) === false) return [];
    const minutes = to === "earlier" ? now - span : now + span;
    return [{ verb: "meal", meal, minutes, when: { days: [at + 1] } }];
  });
  return wishes.length === 0 ? undefined : { part: wishFor(part, wishes) };
}

/** "Lunch an hour earlier, 13:15 is meltdown o'clock": of the hour that it had. */
function formerHour({ part, of, led }: Clause): Told | undefined {
  const times = of.items.filter(({ minutes }) => minutes !== undefined);
  const isMoved =
    led?.part.kind === "wish" &&
    led.part.wishes.every((wish) => wish.verb === "meal" && wish.minutes !== undefined);
  const isOpen = part.kind === "ask" && times.length === 1 && times[0]?.bound === "at";
  return isMoved && isOpen && /\bis\b/i.test(part.text) ? { part: asideOf(part) } : undefined;
}

const ABOUT =
  /\b(?:more like|around|about|nearer|closer to|at)(?: to)? (\d{1,2})(?:[:.](\d\d))?\b/i;

/** "Can dinner be more like 8": then. */
function aboutThen({ part, of: { items, stops, tables } }: Clause): Told | undefined {
  const [meal, ...more] = items.flatMap((item) => item.meal ?? []);
  const [, hour, minute = "0"] = ABOUT.exec(part.text) ?? [];
  if (part.kind !== "ask" || !isMeal(meal) || more.length > 0 || hour === undefined)
    return undefined;
  if (stops.length + tables.length > 0 || !/\b(?:more like|nearer|closer)\b/i.test(part.text))
    return undefined;
  const minutes = atMeal(60 * Number(hour) + Number(minute), meal);
  if (minutes === undefined) return undefined;
  const when = items.find((item) => item.when !== undefined)?.when;
  return { part: wishFor(part, [{ verb: "meal", meal, minutes, ...(when && { when }) }]) };
}

function atMeal(minutes: number, meal: "lunch" | "dinner"): number | undefined {
  const [first, last] = HOURS[meal];
  return [minutes, minutes + HALF_DAY].find((hour) => hour >= first && hour <= last);
}

/** "The halal ramen, yes, but by 7 on Thursday": the meal there. */
function byThen({ part, of, led, about: { trip } }: Clause): Told | undefined {
  const at = mealBefore(led);
  const [time, ...more] = of.items.filter(({ minutes }) => minutes !== undefined);
  const isOnly = of.items.every(({ code }) => /^(?:T\w+|D|-|max|min|want)$/.test(code));
  if (part.kind !== "ask" || at === undefined || led === undefined || !isOnly) return undefined;
  if (time?.bound !== "by" || time.minutes === undefined || more.length > 0) return undefined;
  const minutes = atMeal(time.minutes, at.meal);
  const when = of.items.find((item) => item.when !== undefined)?.when ?? at.when;
  const isThere = dayIdsOf(when, trip.tripData.itinerary)?.length !== 0;
  if (minutes === undefined || !isThere) return undefined;
  const wish: MealWish = {
    ...{ verb: "meal", meal: at.meal, minutes, isLatest: true },
    ...(at.table === undefined ? {} : { table: at.table }),
    ...(when && { when }),
  };
  return {
    part: wishFor(part, [wish]),
    led: led.part.kind === "ask" ? asideOf(led.part) : led.part,
  };
}

type MealBefore = {
  readonly meal: Meal["kind"];
  readonly when?: When | undefined;
  readonly table?: MealWish["table"];
};

function mealBefore(led: Clause["led"]): MealBefore | undefined {
  const { tables = [], stops = [], items = [] } = led?.of ?? {};
  const [table, ...others] = tables;
  if (others.length > 0) return undefined;
  if (table !== undefined) {
    const { meal, name, day } = table;
    return {
      ...{ meal: meal.kind, when: { days: [day + 1] } },
      table: { id: meal.guideId ?? name, name, in: "table" },
    };
  }
  const meal = items.find((item) => isMeal(item.meal))?.meal;
  const [stop] = stops;
  const when =
    items.find((item) => item.when !== undefined)?.when ?? (stop && { days: [stop.day + 1] });
  return isMeal(meal) ? { meal, when } : undefined;
}

const KITCHEN =
  /\b(?:an?|some|something) (italian|indian|thai|chinese|french|greek|mexican|japanese|korean|turkish|lebanese|vietnamese|ethiopian|peruvian|georgian|moroccan)\b/i;
const STAYS = /\b(?:stays?|great|fine|good|perfect|love|keep|yes)\b/i;
const CHEAP = /\b(?:cheap\w*|under|max|less than)\b/i;
const ASKS = /\b(?:any|maybe|perhaps|or)\b|\?/i;

/** "Ognisko?? Find us an Italian", "Nonna Betta is a no, pizza instead": another table there, with that. */
function foodThere({ part, of, led, about: { trip } }: Clause): Told | undefined {
  if (part.kind === "aside" || led === undefined || led.part.kind === "wish") return undefined;
  const isBare = of.stops.length + of.tables.length === 0;
  const [, kitchen] = KITCHEN.exec(part.text) ?? [];
  const [food, ...more] = of.items.flatMap((item) => item.food ?? []);
  const wanted = food ?? kitchen?.toLowerCase();
  const isTimed = of.items.some(({ when, minutes }) => (when ?? minutes) !== undefined);
  if (/\b(?:other|that n\p{L}{1,5}|we are|from)\b/iu.test(part.text)) return undefined;
  if (!isBare || wanted === undefined || more.length > 0 || isTimed) return undefined;
  const own = of.items.find(({ meal }) => isMeal(meal))?.meal;
  const [stop, ...stops] = led.of.stops;
  const ofThat =
    isMeal(own) && stop !== undefined && stops.length === 0 && /\bthat\b/i.test(part.text)
      ? { meal: own, when: { days: [stop.day + 1] } }
      : undefined;
  const at = ofThat ?? mealBefore(led);
  // "My son eats plain pasta" says why.
  if (at !== undefined && /\b(?:eats?|likes?|loves?)\b/i.test(part.text))
    return { part: asideOf(part) };
  const isOfMeal = own === undefined || own === "any" || own === at?.meal;
  if (at === undefined || !isOfMeal || STAYS.test(led.part.text)) return undefined;
  if (dayIdsOf(at.when, trip.tripData.itinerary)?.length === 0) return undefined;
  const { table, ...meal }: MealBefore = at;
  const isAsked = ASKS.test(part.text);
  const wish: MealWish = {
    ...{ verb: "meal", ...meal, food: wanted },
    ...(table === undefined ? {} : { table, isOther: true }),
    ...(CHEAP.test(part.text) && !isAsked ? { isCheap: true } : {}),
  };
  return {
    part: isAsked
      ? { ...asideOf(part), kind: "ask", choices: [{ label: "doIt", name: "", wishes: [wish] }] }
      : wishFor(part, [wish]),
    led: ofThat === undefined ? asideOf(led.part) : led.part,
  };
}
