import { withItinerary } from "../edits/kinds/plan-parts.ts";
import { closedOn } from "../engine/days/meal-choices.ts";
import { leavesAt } from "../engine/days/meal-pauses.ts";
import {
  dietOf,
  isSeafoodFree,
  type MealTastes,
  suitsMeal,
  tastesOf,
} from "../engine/days/suits-meal.ts";
import { tableOf } from "../engine/days/ways-to-tables.ts";
import { isAway } from "../engine/days/with-meals-at-ends.ts";
import { type KnownEatery, placesOf } from "../engine/known-city.ts";
import type { SavedDay, SavedTrip } from "../engine/reading/planned-trip.ts";
import { dayOf, daysOf, withDocument } from "../engine/reading/read-trip.ts";
import { isSameJson } from "../is-same-json.ts";
import { parseCoordinates } from "../places/coordinates.ts";
import { PRICE_LEVELS } from "../places/eatery-kind.ts";
import { distanceKm, type Position } from "../places/geo.ts";
import type { Meal } from "../trip/trip.ts";
import { coffeeHouses, coffeeStopsAsked, withCoffeeStops } from "./coffee-stops.ts";
import { idsOf } from "./language/said-items.ts";
import {
  isAtMeal,
  isMeant,
  latestFreeFirst,
  type MealWish,
  mealAt,
  startOf,
  USUAL,
  withMeals,
} from "./meal-at.ts";
import {
  bare,
  hasFood,
  hasStopFor,
  isServedThere,
  kindOf,
  knownAt,
  MAX_KM,
  MAX_KM_FOR_FOOD,
  MAX_KM_FROM_HOTEL,
  NEARLY_MINUTES,
  sittingAt,
  tableFor,
  takenTables,
  whereIs,
  withTable,
} from "./meal-tables.ts";
import { picnic } from "./picnic.ts";
import type { Wish, WishOf } from "./wish.ts";
import { unlockedDays, type WishContext, type WishStep } from "./wish-step.ts";

/** What people eat is a need. */
type MealsWish = WishOf<"meal" | "need">;

/** Whether a wish is about meals. They are met last: what times a day anew names its meals anew. */
export function isMealsWish(wish: Wish): wish is MealsWish {
  return wish.verb === "meal" || wish.verb === "need";
}

/**
 * Meets a wish about meals. Locked days stay as they are, and a meal that was asked for is the traveller's choice from then on.
 * Yields every millisecond or so.
 */
export function* meetMeals(
  trip: SavedTrip,
  wish: MealsWish,
  context: WishContext,
): Generator<void, WishStep, void> {
  const step = yield* metMeals(trip, wish, context);
  if (wish.verb !== "meal" || !("trip" in step)) return step;
  const midPriced: { name: string; day: string }[] = [];
  const itinerary = step.trip.document.tripData.itinerary.map((day) => {
    const before = dayOf(trip, day.id)?.text;
    if (day.meals === undefined || before === day) return day;
    const meals = day.meals.map((meal): Meal => {
      const isAsBefore = before?.meals?.some((one) => isSameJson(one, meal)) === true;
      if (isAsBefore || !isMeant(meal, wish)) return meal;
      if (wish.isNice === true && meal.placeName !== undefined && meal.priceLevel !== "high")
        midPriced.push({ name: meal.placeName, day: day.day });
      return { ...meal, isChosen: true };
    });
    return { ...day, meals };
  });
  const document = withItinerary(step.trip.document, itinerary);
  return { ...step, midPriced, trip: yield* withDocument(step.trip, document) };
}

function* metMeals(
  trip: SavedTrip,
  wish: MealsWish,
  context: WishContext,
): Generator<void, WishStep, void> {
  const { kept } = context;
  const days = unlockedDays(trip, wish);
  if (days.length === 0) return { unmet: "isLocked" };
  if (wish.verb === "need") {
    const diet = dietOf(wish);
    const eatNoSeafood = isSeafoodFree(wish);
    if (diet === undefined && !eatNoSeafood) return { unmet: "cantHere" };
    const tastes = tastesOf(trip.request);
    return yield* dieted(trip, days, wish, {
      ...tastes,
      diets: [...tastes.diets, ...(diet === undefined ? [] : [diet])],
      eatNoSeafood: tastes.eatNoSeafood || eatNoSeafood,
    });
  }
  if (wish.meal === "breakfast") return { unmet: "noBreakfast" };
  const near = wish.near;
  if (wish.isOther === true || (wish.table !== undefined && wish.isGone === true))
    return yield* elsewhere(trip, days, wish);
  if (wish.table !== undefined) return yield* atTable(trip, days, wish, kept);
  if (wish.food === "picnic" && wish.meal !== "dinner")
    return yield* picnic(trip, days, wish, context);
  if (wish.food !== undefined && wish.isNice !== true) return yield* withFood(trip, days, wish);
  const at = near === undefined || near === "hotel" ? undefined : idsOf(near);
  const named =
    at === undefined ? days.filter((day) => !isAwayAt(day, wish)) : daysNear(trip, days, at, wish);
  // A birthday at a table of the highest price is one already.
  const isBest = ({ text: { meals = [] } }: SavedDay) =>
    wish.isNice === true &&
    near === undefined &&
    meals.some((meal) => isMeant(meal, wish) && meal.priceLevel === "high");
  const meant = named.filter((day) => !isBest(day));
  if (meant.length === 0 && named.length > 0) return { unmet: "isSo" };
  let now = trip;
  // "One nice dinner" is one, late in the trip.
  const isOne = wish.isNice === true && wish.dayIds === undefined;
  // Nobody celebrates between the last sight and the train.
  const evenings = meant.filter(({ pace }) => leavesAt(pace) === undefined);
  const best = latestFreeFirst(evenings.length > 0 ? evenings : meant);
  for (const { text } of isOne ? best : meant) {
    if (isOne && now !== trip) break;
    now = yield* mealAt(now, text.id, wish, kept);
  }
  if (now !== trip) {
    const ids = new Set(meant.map(({ text }) => text.id));
    const after = isOne ? [] : daysOf(now).filter(({ text }) => ids.has(text.id));
    const isMissed = (day: SavedDay) =>
      near === undefined
        ? typeof wish.minutes !== "string" && !isMetOn([day], wish)
        : near === "hotel" && isFarFromHotel(day, wish);
    const missed = after.filter(isMissed).map(({ text }) => text.day);
    return missed.length === 0 ? { trip: now } : { trip: now, missed };
  }
  if (wish.isNice === true || near !== undefined) return { unmet: "noTable" };
  return { unmet: meant.length > 0 && isMetOn(meant, wish) ? "isSo" : "noneFits" };
}

/** Whether a day has such a meal at a table that is not near its hotel. */
function isFarFromHotel({ text: { meals = [] }, hotel }: SavedDay, wish: MealWish): boolean {
  const tables = meals.filter((meal) => isMeant(meal, wish)).flatMap((meal) => tableOf(meal) ?? []);
  return tables.some(({ at }) => at && hotel?.at && distanceKm(at, hotel.at) > MAX_KM_FROM_HOTEL);
}

/** Whether a day has no such meal, as the traveller isn't there then: only who names the day wants one. */
function isAwayAt({ text, pace }: SavedDay, wish: MealWish): boolean {
  const isNamed = wish.dayIds !== undefined && wish.when?.isEvery !== true;
  if (isNamed || text.meals?.some((one) => isMeant(one, wish)) === true) return false;
  const kind = kindOf(wish);
  const { startMinutes: usual, minutes } = USUAL[kind];
  const startMinutes = startOf(wish, undefined, kind) ?? usual;
  return isAway({ startMinutes, endMinutes: startMinutes + minutes }, pace);
}

/** The days that have a place, or else the named ones, or the one that is nearest to it. */
function daysNear(
  trip: SavedTrip,
  days: readonly SavedDay[],
  ids: readonly string[],
  { dayIds, meal }: MealWish & Pick<Wish, "dayIds">,
): readonly SavedDay[] {
  const there = days.filter(({ text }) => text.plan.some(({ id }) => ids.includes(id)));
  const at = knownAt(trip, ids);
  if (there.length > 0 || at === undefined || dayIds !== undefined)
    return there.length > 0 || at === undefined ? there : days;
  return days
    .map((day) => {
      const stands = day.text.meals?.find((one) => isMeant(one, { meal }));
      const from = stands && whereIs(trip, day, stands, undefined);
      return { day, km: from === undefined ? Number.POSITIVE_INFINITY : distanceKm(from, at) };
    })
    .toSorted((a, b) => a.km - b.km)
    .slice(0, 1)
    .map(({ day }) => day);
}

/** Meals at a place to eat that is named, or of a kind, at other ones near where one is then: cheaper ones, where that is asked. */
function* elsewhere(
  trip: SavedTrip,
  days: readonly SavedDay[],
  wish: MealWish,
): Generator<void, WishStep, void> {
  const { table, near, isCheap, food } = wish;
  const isAt = (meal: Meal) =>
    table === undefined
      ? isMeant(meal, wish)
      : meal.guideId === table.id || meal.placeName === table.name;
  if (!days.some(({ text: { meals = [] } }) => meals.some(isAt))) return { unmet: "noneThere" };
  let now = trip;
  let isSo = false;
  const missed: string[] = [];
  for (const { text } of days) {
    const former = now;
    let isOpen = false;
    for (const meal of (text.meals ?? []).filter(isAt)) {
      const day = dayOf(now, text.id);
      if (day === undefined) continue;
      const price = PRICE_LEVELS.indexOf(meal.priceLevel ?? "middle");
      isSo ||= isCheap === true && price === 0;
      const other = tableFor(now, day, meal, {
        near,
        isNice: undefined,
        below: isCheap ? price : undefined,
        food,
      });
      isOpen ||= other === undefined && (isCheap !== true || price > 0);
      if (other === undefined) continue;
      const meals = (day.text.meals ?? []).map((one) =>
        one.kind === meal.kind ? withTable(trip, meal, other, day.text.date) : one,
      );
      now = yield* withMeals(now, day.text, meals);
    }
    // "Somewhere cheaper": a day with one of its meals elsewhere is no day on which nothing fits.
    if (isOpen && now === former) missed.push(text.day);
  }
  const isAnyElse = isCheap !== true && food === undefined && near === undefined;
  return now === trip
    ? {
        // Where the one that is named is cheap already, no cheaper one is known.
        unmet:
          isSo && missed.length === 0 && table === undefined
            ? "isSo"
            : isAnyElse
              ? "noOtherTable"
              : "noTable",
      }
    : { trip: now, missed: [...new Set(missed)] };
}

/**
 * A meal at a place to eat that is named: where it is already, else on the day of those that are meant on which it is open
 * and the least way. "There again" is on another day. No other table comes in its stead.
 */
function* atTable(
  trip: SavedTrip,
  days: readonly SavedDay[],
  wish: MealWish,
  kept: WishContext["kept"],
): Generator<void, WishStep, void> {
  const { table: said } = wish;
  const isThere = ({ guideId, placeName }: Meal) =>
    guideId === said?.id || placeName === said?.name;
  const has = ({ text }: SavedDay) =>
    text.meals?.some((meal) => isThere(meal) && isMeant(meal, wish)) === true;
  const there = wish.isMore === true ? [] : days.filter(has);
  const isTimed = wish.minutes !== undefined;
  const isOnAll = wish.dayIds === undefined ? there.length > 0 : there.length === days.length;
  if (isOnAll && !isTimed) return { unmet: "isSo" };
  const table = (trip.city?.eateries ?? []).find(({ id }) => id === said?.id);
  if (table === undefined && there.length === 0) return { unmet: "noTable" };
  const others = days.filter((day) => there.length === 0 && !has(day));
  const found = table === undefined ? undefined : sittingAt(trip, others, table, wish);
  if (there.length === 0 && found?.sitting === undefined)
    return found?.shut ?? { unmet: "noTable" };
  const meant = found?.sitting === undefined ? there : [found.sitting.day];
  const kind = found?.sitting?.kind ?? kindOf(wish);
  const minutes = found?.sitting?.minutes ?? wish.minutes;
  let now = trip;
  for (const { text } of meant) {
    now = yield* mealAt(now, text.id, { ...wish, meal: kind, minutes, table: undefined }, kept);
    const day = dayOf(now, text.id);
    if (day === undefined || table === undefined) continue;
    const isOpen = (meal: Meal) => closedOn(table, meal, day.text.date).length === 0;
    const meals = (day.text.meals ?? []).map((meal) =>
      meal.kind === kind && isOpen(meal)
        ? withTable(trip, meal, table, day.text.date)
        : isThere(meal)
          ? withOther(now, day, meal)
          : meal,
    );
    // Only there.
    if (meals.some((meal) => meal.kind === kind && isThere(meal)))
      now = yield* withMeals(now, day.text, meals);
    else return { unmet: "noneFits" };
  }
  return now === trip ? { unmet: "noneFits" } : { trip: now };
}

/** A meal whose place to eat is another one's now. */
export function withOther(trip: SavedTrip, day: SavedDay, meal: Meal): Meal {
  const other = tableFor(trip, day, meal, {});
  return other === undefined ? bare(meal) : withTable(trip, meal, other, day.text.date);
}

/** Whether each of these days has its meal at the hour that was asked for. */
function isMetOn(days: readonly SavedDay[], wish: MealWish): boolean {
  const kind = kindOf(wish);
  return days.every(({ text: { plan, meals = [] } }) => {
    const stands = meals.find((meal) => meal.kind === kind);
    if (wish.isGone === true) return stands === undefined;
    const wanted = startOf(wish, stands, kind);
    if (plan.length === 0 || wanted === undefined) return true;
    if (wish.isLatest === true)
      return stands !== undefined && stands.startMinutes <= wanted + NEARLY_MINUTES;
    return stands !== undefined && Math.abs(stands.startMinutes - wanted) <= NEARLY_MINUTES;
  });
}

/** On each day that is named, or else once: the meal nearest to a place to eat that has it. */
function* withFood(
  trip: SavedTrip,
  days: readonly SavedDay[],
  wish: MealWish & Pick<Wish, "dayIds" | "text">,
): Generator<void, WishStep, void> {
  const food = wish.food ?? "";
  const eateries = trip.city?.eateries ?? [];
  // A bowl of tea is no ceremony.
  const done = DONE_THERE.exec(wish.text)?.[0].toLowerCase();
  if (done !== undefined && !eateries.some((eatery) => hasFood(eatery, done)))
    return { unmet: "noneKnown" };
  const stops = coffeeStopsAsked(food, wish);
  if (stops === "each") return yield* withCoffeeStops(trip, days, coffeeHouses(trip, food, wish));
  if (stops === "some") return yield* withCafes(trip, days, wish);
  const spot = spotOf(trip, wish);
  const tables = eateries.filter(
    (eatery) =>
      hasFood(eatery, food) &&
      (spot === undefined || distanceKm(eatery.at, spot) <= MAX_KM_FOR_FOOD),
  );
  if (wish.meal === "any" && days.some((day) => hasStopFor(day, food, spot)))
    return { unmet: "isSo" };
  // A coffee is had at many a place whose text doesn't say so.
  if (tables.length === 0) return { unmet: food === "coffee" ? "noneFits" : "noTable" };
  // "Pizza for dinner" is no lunch with pizza.
  const isThere = ({ text }: Pick<SavedDay, "text">) =>
    text.meals?.some(
      (meal) => isMeant(meal, wish) && tables.some(({ id }) => id === meal.guideId),
    ) === true;
  if (EVERY_MEAL.test(wish.text)) return yield* allOf(trip, days, wish, tables);
  const several = isForSeveralMeals(food, wish) ? everySecondDay(days) : [days];
  const meant = wish.dayIds === undefined ? several : days.map((day) => [day]);
  const open = meant.filter((some) => !some.some(isThere));
  if (open.length === 0) {
    const where = days.flatMap(({ text: { day, meals = [] } }) =>
      meals.flatMap(({ guideId, placeName: name }) =>
        name !== undefined && tables.some(({ id }) => id === guideId) ? [{ name, day }] : [],
      ),
    );
    return { unmet: "isSo", where };
  }
  let now = trip;
  for (const some of open) now = yield* withTableOf(now, some, wish, tables);
  const isStillOpen = ({ text }: SavedDay) => !isThere(dayOf(now, text.id) ?? { text });
  const missed = open.flatMap((some) => (some.every(isStillOpen) ? some : []));
  // One that is near, and has no table then, is known all the same.
  const isNear = days.some(({ places }) =>
    places.some(
      ({ at }) =>
        at !== undefined && tables.some((eatery) => distanceKm(eatery.at, at) <= MAX_KM_FOR_FOOD),
    ),
  );
  if (now === trip && open.length === meant.length)
    return { unmet: isNear ? "noneFits" : "noTable" };
  // On which days it is not, where it is on others.
  return wish.dayIds === undefined || missed.length === 0
    ? { trip: now }
    : { trip: now, missed: missed.map(({ text }) => text.day) };
}

/** Where the food is to be: "sushi in Alfama". */
function spotOf(trip: SavedTrip, { near }: MealWish): Position | undefined {
  if (near === undefined || near === "hotel") return undefined;
  const ids = idsOf(near);
  const planned = daysOf(trip).flatMap(({ places }) => places);
  const known = trip.city === undefined ? [] : placesOf(trip.city);
  return (
    planned.find(({ text }) => ids.includes(text.id))?.at ??
    known.find(({ id }) => ids.includes(id))?.at
  );
}

const DONE_THERE = /\b(?:ceremony|class|lesson|workshop)\b/i;

const PRAISE: ReadonlySet<string> = new Set(["eat", "street", "good", "great", "real", "proper"]);

/** "Street tacos" are more than one meal of a longer trip. */
function isForSeveralMeals(food: string, { text }: Pick<Wish, "text">): boolean {
  const said = text.toLowerCase().split(" ");
  const [first = ""] = said.filter((word) => !PRAISE.has(word));
  return first === `${food}s` || first === `${food}es`;
}

/** Days by twos. */
function everySecondDay(days: readonly SavedDay[]): (readonly SavedDay[])[] {
  return days.flatMap((day, at) => (at % 2 === 0 ? [[day, ...days.slice(at + 1, at + 2)]] : []));
}

/** Old cafés in the free time of the afternoons, and for lunch on every second day that has none so. */
function* withCafes(
  trip: SavedTrip,
  days: readonly SavedDay[],
  wish: MealWish & Pick<Wish, "text">,
): Generator<void, WishStep, void> {
  const tables = coffeeHouses(trip, wish.food ?? "", wish);
  const isThere = ({ id }: SavedDay["text"], some: SavedTrip) =>
    dayOf(some, id)?.text.meals?.some(({ guideId }) => tables.some((one) => one.id === guideId));
  let now = trip;
  for (const some of everySecondDay(days))
    if (some.every(({ text }) => isThere(text, now) !== true))
      now = yield* withTableOf(now, some, { ...wish, meal: "lunch" }, tables);
  const left = daysOf(now).filter(
    ({ text }) => days.some((day) => day.text.id === text.id) && isThere(text, now) !== true,
  );
  const stops = yield* withCoffeeStops(now, left, tables);
  if ("trip" in stops) return { trip: stops.trip };
  if (now !== trip) return { trip: now };
  return { unmet: days.some(({ text }) => isThere(text, now) === true) ? "isSo" : "noneFits" };
}

const EVERY_MEAL = /\b(?:every|each|all) meals?\b/i;

/** Each meal of these days that is near such a table; the days on which another is not are missed. */
function* allOf(
  trip: SavedTrip,
  days: readonly SavedDay[],
  wish: MealWish,
  tables: readonly KnownEatery[],
): Generator<void, WishStep, void> {
  const isThere = ({ guideId }: Meal) => tables.some(({ id }) => id === guideId);
  let now = trip;
  for (const { text } of days) {
    for (const { kind } of (text.meals ?? []).filter((meal) => !isThere(meal))) {
      const day = dayOf(now, text.id);
      if (day !== undefined) now = yield* withTableOf(now, [day], { ...wish, meal: kind }, tables);
    }
  }
  const missed = daysOf(now).filter(
    ({ text }) =>
      days.some((day) => day.text.id === text.id) &&
      text.meals?.some((meal) => !isThere(meal)) === true,
  );
  if (now === trip && missed.length === 0) return { unmet: "isSo" };
  return { trip: now, missed: missed.map(({ text }) => text.day) };
}

function* withTableOf(
  trip: SavedTrip,
  days: readonly SavedDay[],
  wish: MealWish,
  tables: readonly KnownEatery[],
): Generator<void, SavedTrip, void> {
  const tastes = { ...tastesOf(trip.request), budget: "Premium" as const };
  const taken = takenTables(trip);
  const possible = days.flatMap((day) =>
    (day.text.meals ?? [])
      .filter(
        (meal) =>
          isMeant(meal, wish) &&
          !isServedThere(day, meal) &&
          // Who is out for the day eats there.
          !day.text.plan.some((one) => isAtMeal(one, meal)),
      )
      .flatMap((meal) => {
        const at = whereIs(trip, day, meal, undefined);
        return tables.flatMap((table) =>
          at === undefined || taken.has(table.id) || !suitsMeal(table, meal.kind, tastes)
            ? []
            : [{ day, meal, table, km: distanceKm(at, table.at) }],
        );
      }),
  );
  // The mezcal of one wish takes no meal from the tacos of another.
  const isTheirs = ({ meal }: (typeof possible)[number]) => Number(meal.isChosen === true);
  const farOf = ({ table, km }: (typeof possible)[number]) =>
    km + (isKnownFor(table, wish.food ?? "") ? 0 : BESIDE_KM);
  const [best] = possible
    .filter(({ km }) => km <= MAX_KM_FOR_FOOD)
    .toSorted((a, b) => isTheirs(a) - isTheirs(b) || farOf(a) - farOf(b));
  if (best === undefined) return trip;
  const { day, meal, table } = best;
  const meals = (day.text.meals ?? []).map((one) =>
    one === meal ? withTable(trip, meal, table, day.text.date) : one,
  );
  return yield* withMeals(trip, day.text, meals);
}

/** One goes so much farther to a house of tacos than to one that has some, too. */
const BESIDE_KM = 0.7;

/** Whether its name, or the first that is said of it, has the food. */
function isKnownFor({ name, details }: KnownEatery, food: string): boolean {
  return `${name} ${details.split(/[.;]/)[0]}`.toLowerCase().includes(food);
}

/** Meals at places where the guide knows a choice; where it knows none, near where one is. */
function* dieted(
  trip: SavedTrip,
  days: readonly SavedDay[],
  { meal: only }: WishOf<"need">,
  tastes: MealTastes,
): Generator<void, WishStep, void> {
  const eateries = trip.city?.eateries ?? [];
  const taken = new Set(takenTables(trip));
  let now = trip;
  const missed: string[] = [];
  for (const day of days) {
    const meals = (day.text.meals ?? []).map((meal): Meal => {
      const known = eateries.find(({ id }) => id === meal.guideId);
      const isMeant = only === undefined || meal.kind === only;
      if (!isMeant || known === undefined || suitsMeal(known, meal.kind, tastes)) return meal;
      const there = parseCoordinates(meal.geoCoordinates ?? "");
      const at = there.ok ? there.at : undefined;
      const [other] = eateries
        .filter((eatery) => suitsMeal(eatery, meal.kind, tastes) && !taken.has(eatery.id))
        .filter((eatery) => at !== undefined && distanceKm(at, eatery.at) <= MAX_KM)
        .toSorted((a, b) => (at === undefined ? 0 : distanceKm(at, a.at) - distanceKm(at, b.at)));
      if (other !== undefined) taken.add(other.id);
      // Where nothing near suits, one asks there.
      if (other !== undefined) return withTable(trip, meal, other, day.text.date);
      if (!missed.includes(day.text.day)) missed.push(day.text.day);
      return meal;
    });
    if (meals.some((meal, at) => meal !== day.text.meals?.[at]))
      now = yield* withMeals(now, day.text, meals);
  }
  if (now !== trip) return { trip: now, missed };
  return { unmet: missed.length === 0 ? "isSo" : "cantHere" };
}
