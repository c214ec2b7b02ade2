import { weekdayOf } from "../../calendar-date.ts";
import { coordinatesText } from "../../places/coordinates.ts";
import { distanceKm, type Position } from "../../places/geo.ts";
import { namesDay, namesHolidays, parseOpeningHours } from "../../places/opening-hours.ts";
import { type TravelStyle, walkMinutes } from "../../places/travel.ts";
import { WEEKDAYS } from "../../places/weekdays.ts";
import type { Pace } from "../../trip/pace.ts";
import type { Meal } from "../../trip/trip.ts";
import type { KnownCity, KnownEatery } from "../known-city.ts";
import { fastUntil } from "../visits/fast-until.ts";
import { isOpenFor, openWeekdays, type Span } from "../visits/open-weekdays.ts";
import { BEFORE_CLOSING_MINUTES, kitchenOf } from "../visits/with-meal-hours.ts";
import { type MealSide, mealSides } from "./meal-sides.ts";
import { type MealTastes, priceSteps, suitsMeal } from "./suits-meal.ts";
import type { TimedDay } from "./timed-day.ts";

/** Of the time for a meal, what may go into the way: of an hour three quarters are left. */
const MAX_DETOUR_MINUTES = 15;
/** Without dates a place to eat may be closed then on no more weekdays. */
const MAX_CLOSED_WEEKDAYS = 2;
/** What one walks for a price nearer to the wanted one, a place open on a weekday more, and a minute less to wait. */
const PRICE_MINUTES = 10;
const WEEKDAY_MINUTES = 3;
const WAIT_MINUTES = 0.2;
/** More than any other reason: a café is a lunch only where nothing else is. */
const CAFE_MINUTES = 100;
/** Nor in the market that the trip goes to see, and on a holiday where nobody knows whether it is open. */
const SEEN_MINUTES = 40;
const SEEN_KM = 0.15;
const UNSURE_MINUTES = 20;
/** On a holiday most kitchens are open, on these nearly none. */
const SHUT_ON: ReadonlySet<string> = new Set(["12-25", "01-01"]);
/** In English, as the whole trip document is. */
const UNSURE_WORDS = "It is a public holiday: call ahead.";

export type MealWishes = MealTastes & {
  readonly eateries: readonly KnownEatery[];
  /** The hotel; undefined where its position is unknown. */
  readonly hotel: Position | undefined;
  readonly style: TravelStyle;
  readonly pace: Pace;
  /** Of the city; undefined where kitchens cook all day. */
  readonly mealHours?: KnownCity["mealHours"];
};

/** A place to eat for a meal, when and at which end of the way, with its cost in minutes. */
type Choice = {
  readonly eatery: KnownEatery;
  readonly side: MealSide;
  readonly startMinutes: number;
  readonly cost: number;
  readonly notOn: readonly number[];
  /** Whether it is open on the holiday isn't known. */
  readonly isUnsure: boolean;
};

/**
 * Gives meals the names of places to eat that are right for them and open then, at most 600 m from where one is, before
 * the way to what follows or at its other end, out of town at most 3 km. None is named twice. A meal with none near says what it is near.
 * Pure: equal days get equal names.
 */
export function nameMeals(days: readonly TimedDay[], wishes: MealWishes): TimedDay[] {
  const used = new Set<KnownEatery>();
  const seen = marketsSeen(days, wishes.eateries);
  return days.map((day) => {
    const meals = day.meals.map((meal): Meal => {
      const sides = mealSides(meal, day, wishes);
      const [chosen] = choicesFor(meal, day, sides, { ...wishes, seen }).filter(
        ({ eatery }) => !used.has(eatery),
      );
      if (chosen === undefined) return unnamed(meal, sides[0]);
      used.add(chosen.eatery);
      return named(meal, chosen);
    });
    return { ...day, meals };
  });
}

/** All that would do, the best first. */
function choicesFor(
  meal: Meal,
  day: TimedDay,
  sides: readonly MealSide[],
  wishes: MealWishes & { readonly seen: ReadonlySet<KnownEatery> },
): Choice[] {
  return wishes.eateries
    .filter((eatery) => suitsMeal(eatery, meal.kind, wishes))
    .flatMap((eatery) =>
      sides.flatMap((side): Choice[] => {
        const km =
          side.at === undefined ? Number.POSITIVE_INFINITY : distanceKm(side.at, eatery.at);
        if (km > side.withinKm || side.detourOver(eatery.at) > MAX_DETOUR_MINUTES) return [];
        const walk = walkMinutes(km, wishes.style);
        const isUnsure = isUnsureOn(eatery, day.date);
        const against =
          (eatery.kind === "cafe" ? CAFE_MINUTES : 0) +
          (wishes.seen.has(eatery) ? SEEN_MINUTES : 0) +
          (isUnsure ? UNSURE_MINUTES : 0);
        const price = PRICE_MINUTES * priceSteps(eatery, wishes.budget);
        const base = side.costMinutes + walk + against + price;
        return side.starts.flatMap((startMinutes): Choice[] => {
          const endMinutes = startMinutes + meal.endMinutes - meal.startMinutes;
          if (!isCooking(eatery, meal.kind, startMinutes, wishes.mealHours)) return [];
          const notOn = closedOn(eatery, { startMinutes, endMinutes }, day.date);
          if (notOn.length > MAX_CLOSED_WEEKDAYS) return [];
          const waited = startMinutes - (side.starts[0] ?? startMinutes);
          const cost = base + WEEKDAY_MINUTES * notOn.length + WAIT_MINUTES * waited;
          return [{ eatery, side, startMinutes, cost, notOn, isUnsure }];
        });
      }),
    )
    .sort((a, b) => a.cost - b.cost || (a.eatery.id < b.eatery.id ? -1 : 1));
}

/** Weekdays on which it is closed then: of all without a date, else of that one. */
function closedOn(eatery: KnownEatery, meal: Span, date: string | undefined): readonly number[] {
  const { hours, holidays } = eatery;
  // By day nobody knows who serves.
  if (meal.startMinutes < fastUntil(eatery, date)) return WEEKDAYS;
  const isHoliday = date !== undefined && holidays?.has(date) === true;
  // Nobody is sent to a door that is shut on nearly all such days.
  if (isUnsureOn(eatery, date) && isShutDay(date, holidays)) return WEEKDAYS;
  const week = hours === undefined ? undefined : parseOpeningHours(hours, date, isHoliday);
  if (week === undefined) return [];
  if (date === undefined) {
    const open = openWeekdays(week, meal);
    return WEEKDAYS.filter((weekday) => !open[weekday]);
  }
  return isOpenFor(week, weekdayOf(date), meal) ? [] : WEEKDAYS;
}

/** Whether it is a holiday of which its hours say nothing. A street of places to eat is never all shut. */
function isUnsureOn(
  { hours, holidays, kind }: KnownEatery,
  date: string | undefined,
): date is string {
  if (date === undefined || holidays?.has(date) !== true || kind === "food-street") return false;
  return hours === undefined || !(namesHolidays(hours) || namesDay(hours, date));
}

function isShutDay(date: string, holidays: KnownEatery["holidays"]): boolean {
  return SHUT_ON.has(date.slice(5)) || holidays?.get(date)?.hasTransit === false;
}

/** Whether a kitchen cooks then: by its own hours, or else by the city's. Stalls and cafés serve all day. */
function isCooking(
  { hours, kind }: KnownEatery,
  meal: Meal["kind"],
  startMinutes: number,
  mealHours: KnownCity["mealHours"],
): boolean {
  if (hours !== undefined || kind !== "restaurant" || mealHours === undefined) return true;
  const { open, close } = kitchenOf(mealHours[meal]);
  return startMinutes >= open && startMinutes <= close - BEFORE_CLOSING_MINUTES;
}

/** Markets and food halls that the trip goes to see anyway. */
function marketsSeen(
  days: readonly TimedDay[],
  eateries: readonly KnownEatery[],
): ReadonlySet<KnownEatery> {
  const markets = days.flatMap(({ visits }) =>
    visits.flatMap(({ candidate: { place } }) =>
      place.category === "market" && place.at !== undefined ? [place.at] : [],
    ),
  );
  return new Set(
    eateries.filter(
      ({ kind, at }) =>
        (kind === "market" || kind === "food-hall") &&
        markets.some((market) => distanceKm(market, at) <= SEEN_KM),
    ),
  );
}

function at({ kind, startMinutes, endMinutes }: Meal, side: MealSide, start: number): Meal {
  return {
    kind,
    startMinutes: start,
    endMinutes: start + endMinutes - startMinutes,
    ...(side.isAfterRide ? { isAfterRide: true } : {}),
  };
}

function unnamed(meal: Meal, side: MealSide | undefined): Meal {
  if (side === undefined) return meal;
  const there = at(meal, side, side.starts[0] ?? meal.startMinutes);
  return side.name === undefined ? there : { ...there, near: side.name };
}

function named(meal: Meal, { eatery, side, startMinutes, notOn, isUnsure }: Choice): Meal {
  return {
    ...at(meal, side, startMinutes),
    placeName: eatery.name,
    placeDetails: isUnsure ? `${eatery.details} ${UNSURE_WORDS}` : eatery.details,
    geoCoordinates: coordinatesText(eatery.at),
    guideId: eatery.id,
    eateryKind: eatery.kind,
    priceLevel: eatery.price,
    ...(notOn.length === 0 ? {} : { notOn: [...notOn] }),
  };
}
