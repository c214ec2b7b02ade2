import { weekdayOf } from "../../calendar-date.ts";
import { coordinatesText } from "../../places/coordinates.ts";
import { PRICE_LEVELS, type PriceLevel } from "../../places/eatery-kind.ts";
import { distanceKm, type Position } from "../../places/geo.ts";
import { namesHolidays, parseOpeningHours } from "../../places/opening-hours.ts";
import { type TravelStyle, walkMinutes } from "../../places/travel.ts";
import { WEEKDAYS } from "../../places/weekdays.ts";
import type { BudgetTitle } from "../../trip/budget.ts";
import type { Meal } from "../../trip/trip.ts";
import type { KnownEatery } from "../known-city.ts";
import { fastUntil } from "../visits/fast-until.ts";
import { isOpenFor, openWeekdays, type Span } from "../visits/open-weekdays.ts";
import type { TimedDay } from "./timed-day.ts";

/** On foot from the place before, or to the next. */
const MAX_WALK_MINUTES = 10;
/** Of the time for a meal, what may go into the way: of an hour three quarters are left. */
const MAX_DETOUR_MINUTES = 15;
/** After a longer ride the meal would begin much later than it says. */
const SHORT_RIDE_MINUTES = 20;
/** Without dates a place to eat may be closed then on no more weekdays. */
const MAX_CLOSED_WEEKDAYS = 2;
/** What one walks for a price nearer to the wanted one, and for a place open on a weekday more. */
const PRICE_MINUTES = 10;
const WEEKDAY_MINUTES = 3;

const WANTED_PRICE: Readonly<Record<BudgetTitle, PriceLevel>> = {
  Economy: "low",
  Budget: "low",
  Standard: "middle",
  Comfort: "middle",
  Premium: "high",
};

export type MealWishes = {
  readonly eateries: readonly KnownEatery[];
  /** The hotel; undefined where its position is unknown. */
  readonly hotel: Position | undefined;
  readonly style: TravelStyle;
  readonly budget: BudgetTitle;
};

/** A place to eat for a meal, with its cost in minutes. */
type Choice = {
  readonly eatery: KnownEatery;
  readonly cost: number;
  readonly notOn: readonly number[];
};

/**
 * Gives meals the names of places to eat that are right for them and open then, at most ten minutes' walk
 * from the place before, or from the next where that is soon reached, at a price that fits the budget where
 * there is one. None is named twice while others are near, and never twice a day. A meal with none near
 * stays without a name. Pure: equal days get equal names.
 */
export function nameMeals(days: readonly TimedDay[], wishes: MealWishes): TimedDay[] {
  const used = new Set<KnownEatery>();
  return days.map((day) => {
    const today = new Set<KnownEatery>();
    const meals = day.meals.map((meal): Meal => {
      const choices = choicesFor(meal, day, wishes).filter(({ eatery }) => !today.has(eatery));
      const chosen = choices.find(({ eatery }) => !used.has(eatery)) ?? choices[0];
      if (chosen === undefined) return meal;
      used.add(chosen.eatery);
      today.add(chosen.eatery);
      return named(meal, chosen);
    });
    return { ...day, meals };
  });
}

/** All that would do, the best first. */
function choicesFor(meal: Meal, day: TimedDay, wishes: MealWishes): Choice[] {
  return wishes.eateries
    .filter(({ meals }) => meals.includes(meal.kind))
    .flatMap((eatery): Choice[] => {
      const detour = detourMinutes(meal, day, eatery.at, wishes);
      if (detour === undefined) return [];
      const notOn = closedOn(eatery, meal, day.date);
      if (notOn.length > MAX_CLOSED_WEEKDAYS) return [];
      const steps = Math.abs(
        PRICE_LEVELS.indexOf(eatery.price) - PRICE_LEVELS.indexOf(WANTED_PRICE[wishes.budget]),
      );
      const cost = detour + PRICE_MINUTES * steps + WEEKDAY_MINUTES * notOn.length;
      return [{ eatery, cost, notOn }];
    })
    .sort((a, b) => a.cost - b.cost || (a.eatery.id < b.eatery.id ? -1 : 1));
}

/**
 * What the way over the place to eat takes longer than the way without it; undefined where that is too much.
 * A ride is as long to or from there.
 */
function detourMinutes(
  meal: Span,
  { visits, wayBack }: TimedDay,
  at: Position,
  { hotel, style }: MealWishes,
): number | undefined {
  const next = visits.findIndex(({ startMinutes }) => startMinutes >= meal.endMinutes);
  const count = next < 0 ? visits.length : next;
  const from = count === 0 ? hotel : visits[count - 1]?.candidate.place.at;
  const to = count === visits.length ? hotel : visits[count]?.candidate.place.at;
  const leg = count === visits.length ? wayBack : visits[count]?.leg;
  const walk = (a: Position | undefined, b: Position | undefined) =>
    a === undefined || b === undefined
      ? Number.POSITIVE_INFINITY
      : walkMinutes(distanceKm(a, b), style);
  const [there, onward] = [walk(from, at), walk(at, to)];
  const isWalk = leg?.mode === "walk";
  const isSoonThere = leg !== undefined && (isWalk || leg.minutes <= SHORT_RIDE_MINUTES);
  const nearest = isSoonThere ? Math.min(there, onward) : there;
  const detour = isWalk ? there + onward - walk(from, to) : nearest;
  return nearest > MAX_WALK_MINUTES || detour > MAX_DETOUR_MINUTES ? undefined : detour;
}

/** Weekdays on which it is closed then: of all without a date, else of that one. */
function closedOn(eatery: KnownEatery, meal: Span, date: string | undefined): readonly number[] {
  const { hours, holidays } = eatery;
  // By day nobody knows who serves.
  if (meal.startMinutes < fastUntil(eatery, date)) return WEEKDAYS;
  const isHoliday = date !== undefined && holidays?.has(date) === true;
  // Nobody is sent to a door that may be shut for the holiday.
  if (isHoliday && (hours === undefined || !namesHolidays(hours))) return WEEKDAYS;
  const week = hours === undefined ? undefined : parseOpeningHours(hours, date, isHoliday);
  if (week === undefined) return [];
  if (date === undefined) {
    const open = openWeekdays(week, meal);
    return WEEKDAYS.filter((weekday) => !open[weekday]);
  }
  return isOpenFor(week, weekdayOf(date), meal) ? [] : WEEKDAYS;
}

function named(meal: Meal, { eatery, notOn }: Choice): Meal {
  return {
    ...meal,
    placeName: eatery.name,
    placeDetails: eatery.details,
    geoCoordinates: coordinatesText(eatery.at),
    guideId: eatery.id,
    eateryKind: eatery.kind,
    priceLevel: eatery.price,
    ...(notOn.length === 0 ? {} : { notOn: [...notOn] }),
  };
}
