import { middleOf, weekdayOf } from "../../calendar-date.ts";
import { distanceKm, type Position } from "../../places/geo.ts";
import {
  closesForSeason,
  namesDay,
  namesHolidays,
  parseOpeningHours,
} from "../../places/opening-hours.ts";
import {
  type LegEstimate,
  legBetween,
  type TravelStyle,
  walkMinutes,
} from "../../places/travel.ts";
import { WEEKDAYS } from "../../places/weekdays.ts";
import type { Pace } from "../../trip/pace.ts";
import type { Meal } from "../../trip/trip.ts";
import type { KnownCity, KnownEatery, KnownPlace } from "../known-city.ts";
import { onGridUp } from "../visits/day-hours.ts";
import { fastUntil } from "../visits/fast-until.ts";
import { isColdThen } from "../visits/open-air.ts";
import { isOpenFor, openWeekdays, type Span } from "../visits/open-weekdays.ts";
import { BEFORE_CLOSING_MINUTES, kitchenOf } from "../visits/with-meal-hours.ts";
import { knownDish } from "./kitchen-kind.ts";
import { dinesBackBy } from "./meal-pauses.ts";
import { type MealSide, mealSides } from "./meal-sides.ts";
import {
  hasStalls,
  isInMall,
  isMeatless,
  isOfMeat,
  isStrict,
  type MealTastes,
  priceSteps,
  servesMeat,
  suitsMeal,
} from "./suits-meal.ts";
import { isChristmasEve, leastMinutes } from "./table-booking.ts";
import type { TimedDay } from "./timed-day.ts";

/** Of the time for a meal, what may go into the way: of an hour three quarters are left. */
const MAX_DETOUR_MINUTES = 15;
/** A minute that it adds to the way on counts so many times beside the way there: lunch lies between two sights. */
const DETOUR_FACTOR = 2;
/** Without dates a place to eat may be closed then on no more weekdays. */
export const MAX_CLOSED_WEEKDAYS = 2;
/** What one walks for a price a level nearer to the wanted one, or two; a place open on a weekday more; and a minute less to wait. */
const PRICE_MINUTES = [0, 10, 50] as const;
/** The same for who counts their money, and for the plainer tables of a comfort trip: */
const FIRM_PRICE_MINUTES = [0, 25, 80] as const;
/** and for the dinner of a premium trip: one rides to a good table. */
const GOOD_DINNER_MINUTES = [0, 50, 120] as const;
/** A street of kitchens is no table: who wants to sit down has to look for one there. */
const NO_TABLE_MINUTES = 10;
const WEEKDAY_MINUTES = 3;
const WAIT_MINUTES = 0.2;
/** More than any other reason: a café is a lunch only where nothing else is. */
const CAFE_MINUTES = 100;
/** Nor in the market that the trip goes to see on another day, and on a holiday where nobody knows whether it is open. */
const SEEN_MINUTES = 40;
const UNSURE_MINUTES = 20;
/** At Christmas and New Year a table of which the guide knows that it is open is worth a ride. */
const SHUT_DAY_UNSURE_MINUTES = 120;
/** Who is in a market or a beer hall anyway eats there, rather than go from it to another table. */
const AT_VISIT_MINUTES = -80;
const AT_VISIT_KM = 0.15;
const AT_VISIT_WITHIN_MINUTES = 75;
/** A kitchen without meat is for who asked for it, */
const MEATLESS_MINUTES = 15;
/** A grill, for who eats no meat: only where nothing else is. */
const OF_MEAT_MINUTES = 60;
/** a house of meat that has something else little better, and a kitchen without meat worth a way; */
const SERVES_MEAT_MINUTES = 40;
const NO_MEAT_AT_ALL_MINUTES = -60;
/** a food court no dinner of a comfortable trip, and no meal of the dearest, */
const COURT_MINUTES = 50;
/** on which one rides to a table for dinner instead, */
const GOOD_COURT_MINUTES = 110;
/** nor is the cheapest kitchen one, */
const PLAIN_MINUTES = 30;
/** a floor of a mall nobody's dinner where a table is near, */
const MALL_MINUTES = 30;
/** a bar none with children, */
const DRINKS_MINUTES = 60;
const DRINKS = /\b(?:bars?|beer|brewery|brauhaus|izakaya|yokoch[oō]|pubs?|taproom)\b/i;
/** a counter or a tiny room none for five and more, */
const TINY_MINUTES = 60;
const TINY =
  /\b(?:tiny|cramped|small counter|always full|(?:few|dozen|handful of|six|eight|ten) (?:seats|stools|tables)|stools|narrow (?:bar|room))\b/i;
/** nor does one sit longer with them (with small ones no longer than any meal), */
const LONGEST_WITH_CHILDREN_MINUTES = 90;
const SMALL_CHILDREN_HOME = 20 * 60;
const LATE_HOME_MINUTES = 15;
/** and nobody stands with them where there is a seat, */
const STANDING_MINUTES = 60;
/** and a stand in the cold no meal. */
const COLD_STAND_MINUTES = 50;
/** Nobody goes from one beer hall to the next for dinner. */
const BEER = /\b(?:beer|brewery|brauhaus)\b/i;
/** Who came for stalls walks so much farther to one; who needs a seat goes there only where nothing else is near. */
const STALLS_MINUTES = -60;
const NO_SEATS_MINUTES = 60;
/** For each meal before of the same dish, of three at most, and once more for one of that day, or for the meal right before: nobody has pancakes four times in three days. */
const SAME_DISH_MINUTES = { each: 15, sameDay: 25, inARow: 40, most: 3 } as const;
/** For a table that the city is known for one walks so much farther, or takes a ride to dinner. */
const RENOWNED_MINUTES = -20;
/** A table farther off than one walks to is for who has the time: so much more than its way, which takes a quarter of an hour at most, */
const FAR_MINUTES = 30;
const FAR_WAY_MINUTES = 15;
/** or a little more from where one is, where nothing else is left: nobody rides across town from the hotel for dinner. */
const FARTHEST_MINUTES = 100;
const FARTHEST_WAY_MINUTES = 20;
/** Who keeps to a diet that few kitchens know rides farther to one that does. */
const DIET_WAY_MINUTES = 30;
/** Nobody who rides to it begins dinner later. */
const LATEST_DINNER = 21 * 60;
/** On an evening of a street feast dinner is where the feast is. */
const FEAST_MINUTES = -80;
const FEAST_KM = 0.4;
/** Before a show the table is there rather than across town. */
const SHOW_WITHIN_MINUTES = 60;
const SHOW_WAY_MINUTES = 15;
/** On a holiday most kitchens are open, on these nearly none. */
const SHUT_ON: ReadonlySet<string> = new Set(["12-25", "01-01"]);

/** The café of a mountain is at its upper station. */
export const INSIDE_KM = 1.5;

export type MealWishes = MealTastes & {
  readonly eateries: readonly KnownEatery[];
  /** The hotel; undefined where its position is unknown. */
  readonly hotel: Position | undefined;
  readonly style: TravelStyle;
  readonly pace: Pace;
  /** When one leaves for good on the meal's day. */
  readonly leavesAt?: number | undefined;
  /** Of each day; undefined where all are alike. */
  readonly paces?: readonly Pace[] | undefined;
  /** Whose hours of kitchens, feasts, fasts and climate count. */
  readonly city: Pick<KnownCity, "places" | "mealHours" | "climate"> | undefined;
  /** Of each day as it was before: a table that still suits keeps its meal. */
  readonly former?: readonly (readonly Meal[])[];
};

/** What naming a trip's meals goes by from day to day. */
export type MealsSoFar = {
  /** Markets and food halls that the trip goes to see anyway. */
  readonly seen: ReadonlySet<KnownEatery>;
  /** Where there is a feast in the street that evening. */
  readonly feasts: readonly Position[];
  /** What the meals before were of (`dishOf`), and on which day; and which day this is. */
  readonly had: readonly HadDish[];
  readonly number: number;
};

export type HadDish = { readonly dish: number | undefined; readonly number: number };

/** A place to eat for a meal, when and at which end of the way, with its cost in minutes. */
export type Choice = {
  readonly eatery: KnownEatery;
  readonly side: MealSide;
  readonly startMinutes: number;
  readonly endMinutes: number;
  readonly cost: number;
  readonly notOn: readonly number[];
  /** Whether it is open on the holiday isn't known. */
  readonly isUnsure: boolean;
  /** Of a table farther off than one walks to: the way there. */
  readonly ride: Pick<LegEstimate, "mode" | "minutes"> | undefined;
};

/** All that would do for a meal, the best first. */
export function choicesFor(meal: Meal, day: TimedDay, wishes: MealWishes & MealsSoFar): Choice[] {
  const sides = mealSides(meal, day, wishes);
  return wishes.eateries
    .filter((eatery) => suitsMeal(eatery, meal.kind, wishes) && isLetIn(eatery, meal, day))
    .flatMap((eatery) => sides.flatMap((side) => choicesAt(eatery, side, meal, day, wishes)))
    .sort((a, b) => a.cost - b.cost || (a.eatery.id < b.eatery.id ? -1 : 1));
}

function choicesAt(
  eatery: KnownEatery,
  side: MealSide,
  meal: Meal,
  day: TimedDay,
  wishes: MealWishes & MealsSoFar,
): Choice[] {
  const longest = wishes.pace.hasSmallChildren
    ? 0
    : wishes.withChildren
      ? LONGEST_WITH_CHILDREN_MINUTES
      : Number.POSITIVE_INFINITY;
  const least = Math.min(leastMinutes(eatery), longest);
  const minutes = Math.max(meal.endMinutes - meal.startMinutes, least);
  const isLonger = minutes > meal.endMinutes - meal.startMinutes;
  const way = wayTo(eatery, side, wishes);
  if (way === undefined) return [];
  const isUnsure = isUnsureOn(eatery, day.date);
  const base =
    side.costMinutes +
    way.cost +
    costOf(eatery, meal, day, side, wishes) +
    unsureCost(eatery, meal, day.date);
  const starts = (hasStalls(eatery) ? side.stallStarts : undefined) ?? side.starts;
  return startsAfter(way.ride, starts, side, minutes).flatMap((startMinutes): Choice[] => {
    const endMinutes = startMinutes + minutes;
    // After the way there what follows begins at its hour.
    if ((isLonger || side.isAfterRide) && endMinutes > side.free.endMinutes) return [];
    if (!isCooking(eatery, meal.kind, startMinutes, wishes.city?.mealHours)) return [];
    if (isPastBedtime(endMinutes, side, day, wishes.pace)) return [];
    const pace = wishes.paces?.[wishes.number] ?? wishes.pace;
    if (meal.kind === "dinner" && isPastHome(endMinutes, side, day, pace)) return [];
    const notOn = closedOn(eatery, { startMinutes, endMinutes }, day.date);
    if (notOn.length > MAX_CLOSED_WEEKDAYS) return [];
    const waited = startMinutes - (starts[0] ?? startMinutes);
    const cost = base + WEEKDAY_MINUTES * notOn.length + WAIT_MINUTES * waited;
    const { ride } = way;
    return [{ eatery, side, startMinutes, endMinutes, cost, notOn, isUnsure, ride }];
  });
}

/** Whether small children would be on the way from a day's last meal by then; who has just come eats first. */
function isPastBedtime(
  endMinutes: number,
  { isAfterRide }: MealSide,
  { visits, wayBack }: TimedDay,
  { hasSmallChildren }: Pace,
): boolean {
  const isLast = visits.every((visit) => visit.startMinutes < endMinutes);
  const way = isAfterRide ? 0 : (wayBack?.minutes ?? 0);
  return hasSmallChildren && visits.length > 0 && isLast && endMinutes + way > SMALL_CHILDREN_HOME;
}

/** Whether who is to be back by an hour would still be at dinner. */
function isPastHome(
  endMinutes: number,
  { isAfterRide }: MealSide,
  { wayBack }: TimedDay,
  pace: Pace,
): boolean {
  if (pace.dinesOnArrival !== undefined) return false;
  const way = isAfterRide ? 0 : (wayBack?.minutes ?? 0);
  return dinesBackBy(pace) !== undefined && endMinutes + way > pace.endMinutes + LATE_HOME_MINUTES;
}

/** When one may sit down at a table farther off: once one is there, and with the time to go on from it. */
function startsAfter(
  ride: Choice["ride"],
  starts: readonly number[],
  { free, mayRide }: MealSide,
  minutes: number,
): readonly number[] {
  if (ride === undefined) return starts;
  const soonest = onGridUp(free.startMinutes + ride.minutes);
  const inTime = starts.filter((start) => start >= soonest);
  if (mayRide) return inTime.length === 0 && soonest <= LATEST_DINNER ? [soonest] : inTime;
  const start = Math.max(soonest, starts[0] ?? soonest);
  return start + minutes + ride.minutes <= free.endMinutes ? [start] : [];
}

/** The way to a table, in minutes; undefined where it is too far. */
function wayTo(
  { at, inside, reachedBy }: KnownEatery,
  side: MealSide,
  { style, diets }: MealWishes,
): { readonly cost: number; readonly ride: Choice["ride"] } | undefined {
  if (side.at === undefined) return undefined;
  const km = distanceKm(side.at, at);
  const walk = walkMinutes(km, style);
  const withinKm = inside === undefined ? side.withinKm : Math.max(side.withinKm, INSIDE_KM);
  const detour = side.detourOver(at);
  const isAcross = reachedBy !== undefined && reachedBy.by !== side.reachedBy?.by;
  if (km <= withinKm && detour <= MAX_DETOUR_MINUTES && !isAcross)
    return { cost: walk + DETOUR_FACTOR * detour, ride: undefined };
  const leg = legBetween({ at: side.at, reachedBy: side.reachedBy }, { at, reachedBy }, style);
  if (leg === undefined) return undefined;
  // Between two visits one goes back, too.
  const ways = side.mayRide ? 1 : 1 + DETOUR_FACTOR;
  if (leg.minutes <= FAR_WAY_MINUTES) return { cost: FAR_MINUTES + ways * leg.minutes, ride: leg };
  const farthestMinutes = isStrict(diets) ? DIET_WAY_MINUTES : FARTHEST_WAY_MINUTES;
  return leg.minutes <= farthestMinutes && !side.isAfterRide
    ? { cost: FARTHEST_MINUTES + leg.minutes, ride: leg }
    : undefined;
}

/** What is for and against a table beside its way, in minutes on foot. */
function costOf(
  eatery: KnownEatery,
  meal: Meal,
  { visits, date }: TimedDay,
  side: MealSide,
  wishes: MealWishes & MealsSoFar,
): number {
  const said = `${eatery.name} ${eatery.details}`;
  const isHere = side.at !== undefined && distanceKm(side.at, eatery.at) <= side.withinKm;
  const isAtVisit = visits.some(
    ({ candidate: { place }, startMinutes, endMinutes }) =>
      isHere &&
      isSame(eatery, place) &&
      startMinutes - meal.endMinutes <= AT_VISIT_WITHIN_MINUTES &&
      meal.startMinutes - endMinutes <= AT_VISIT_WITHIN_MINUTES,
  );
  const isBeerAgain =
    BEER.test(said) &&
    !isAtVisit &&
    visits.some(
      ({ candidate: { place }, endMinutes }) =>
        BEER.test(`${place.name} ${place.details ?? ""}`) &&
        endMinutes <= meal.startMinutes &&
        meal.startMinutes - endMinutes <= AT_VISIT_WITHIN_MINUTES,
    );
  const next = visits.find(({ startMinutes }) => startMinutes >= meal.endMinutes);
  const isBeforeShow =
    meal.kind === "dinner" &&
    !side.isAfterRide &&
    (next?.leg?.minutes ?? 0) > SHOW_WAY_MINUTES &&
    (next?.startMinutes ?? Number.POSITIVE_INFINITY) - meal.endMinutes <= SHOW_WITHIN_MINUTES;
  const isGood = wishes.budget === "Premium" && meal.kind === "dinner";
  const isCheap = wishes.budget === "Economy" || wishes.budget === "Budget";
  // A comfortable trip has a better table for dinner rather than a plainer one.
  const isPlainer = eatery.price === "low" || meal.kind === "lunch";
  const isFirm = isCheap || (wishes.budget === "Comfort" && isPlainer);
  const priceMinutes = isGood ? GOOD_DINNER_MINUTES : isFirm ? FIRM_PRICE_MINUTES : PRICE_MINUTES;
  // Who can pay for a table has stalls for lunch, and sits down in the evening.
  const likesStalls =
    wishes.likesStalls && !(meal.kind === "dinner" && wishes.budget === "Standard");
  // Nobody goes to see on another day where they have eaten.
  const isSeen = !isAtVisit && wishes.seen.has(eatery);
  const isAtFeast =
    meal.kind === "dinner" && wishes.feasts.some((at) => distanceKm(at, eatery.at) <= FEAST_KM);
  return (
    (priceMinutes[priceSteps(eatery, { ...wishes, likesStalls })] ?? 0) +
    (eatery.kind === "cafe" ? CAFE_MINUTES : 0) +
    (eatery.isRenowned === true ? RENOWNED_MINUTES : 0) +
    (isAtVisit && !isCourtForGood(eatery, meal, wishes)
      ? AT_VISIT_MINUTES
      : isSeen
        ? SEEN_MINUTES
        : 0) +
    (likesStalls && hasStalls(eatery) && !isInMall(eatery) && !isSeen ? STALLS_MINUTES : 0) +
    (!likesStalls && eatery.kind === "food-street" ? NO_TABLE_MINUTES : 0) +
    (wishes.needSeats && (eatery.kind === "market" || eatery.kind === "food-street")
      ? NO_SEATS_MINUTES
      : 0) +
    (isBeerAgain ? SEEN_MINUTES : 0) +
    (wishes.eatAnything && isMeatless(eatery) ? MEATLESS_MINUTES : 0) +
    (wishes.eatNoMeat ? forNoMeat(eatery) : 0) +
    (isCourtForGood(eatery, meal, wishes) ? (isGood ? GOOD_COURT_MINUTES : COURT_MINUTES) : 0) +
    (isPlainForGood(eatery, meal, wishes) ? PLAIN_MINUTES : 0) +
    (meal.kind === "dinner" && isInMall(eatery) ? MALL_MINUTES : 0) +
    (wishes.withChildren && DRINKS.test(said) ? DRINKS_MINUTES : 0) +
    (wishes.withChildren && eatery.isStandUp === true ? STANDING_MINUTES : 0) +
    (eatery.isStandUp === true && isColdThen(wishes.city?.climate, date) ? COLD_STAND_MINUTES : 0) +
    (wishes.isGroup === true && (eatery.isStandUp === true || TINY.test(said)) ? TINY_MINUTES : 0) +
    sameDishMinutes(eatery, wishes) +
    (isBeforeShow ? SHOW_WAY_MINUTES : 0) +
    (isAtFeast ? FEAST_MINUTES : 0)
  );
}

/** Who eats no meat goes farther to a kitchen without any, and not to one that is known for it where there is another. */
function forNoMeat(eatery: KnownEatery): number {
  if (isMeatless(eatery)) return NO_MEAT_AT_ALL_MINUTES;
  return isOfMeat(eatery) ? OF_MEAT_MINUTES : servesMeat(eatery) ? SERVES_MEAT_MINUTES : 0;
}

function sameDishMinutes(eatery: KnownEatery, { had, number }: MealsSoFar): number {
  const dish = had.length === 0 ? undefined : knownDish(eatery);
  const same = dish === undefined ? [] : had.filter((one) => one.dish === dish);
  const { each, sameDay, inARow, most } = SAME_DISH_MINUTES;
  const isOfDay = same.some((one) => one.number === number);
  // Pancakes for dinner, and pancakes for lunch.
  const isNext = same.some((one) => one === had.at(-1));
  return each * Math.min(same.length, most) + (isNext ? inARow : isOfDay ? sameDay : 0);
}

/** Who pays for a good hotel dines at a table of its own; who pays for the best has no lunch at stalls, or somewhere in a street. */
function isCourtForGood(eatery: KnownEatery, meal: Meal, { budget }: MealTastes): boolean {
  return budget === "Premium"
    ? hasStalls(eatery)
    : budget === "Comfort" && meal.kind === "dinner" && eatery.kind === "food-hall";
}

/** A corner bar is no dinner of theirs, however well known. */
function isPlainForGood({ price }: KnownEatery, meal: Meal, { budget }: MealTastes): boolean {
  return budget === "Comfort" && meal.kind === "dinner" && price === "low";
}

/** Whether a place to eat is what one visits: the stalls of a market, a beer hall of the same name. */
export function isSame(
  { kind, name, at }: KnownEatery,
  place: Pick<KnownPlace, "category" | "name"> & { readonly at?: KnownPlace["at"] | undefined },
): boolean {
  if (place.at === undefined || distanceKm(place.at, at) > AT_VISIT_KM) return false;
  const isMarket = place.category === "market" && kind !== "restaurant" && kind !== "cafe";
  // The branch of a house is called after its quarter.
  const isBranch = kind === "restaurant" && /^(?:old-town|market)$/.test(place.category);
  return isMarket || (!isBranch && name.includes(place.name)) || place.name.includes(name);
}

/** A table behind a ticket, or up a tower, is for who visits the place right before or after: nobody goes up again. */
function isLetIn({ inside }: KnownEatery, meal: Meal, { visits }: TimedDay): boolean {
  const before = visits.findLast(({ startMinutes }) => startMinutes <= meal.startMinutes);
  const after = visits.find(({ startMinutes }) => startMinutes >= meal.endMinutes);
  return (
    inside === undefined || [before, after].some((visit) => visit?.candidate.place.id === inside)
  );
}

/** Weekdays on which it is closed then: without a date any of them, in the trip's month where that is known, else none or all. */
export function closedOn(
  eatery: KnownEatery,
  meal: Span,
  date: string | undefined,
): readonly number[] {
  const { hours, holidays, month } = eatery;
  // By day nobody knows who serves.
  if (meal.startMinutes < fastUntil(eatery, date)) return WEEKDAYS;
  // Markets and malls shut in the afternoon; a restaurant has to be booked.
  const isEve = isChristmasEve(eatery, meal.startMinutes, date);
  if (isEve && eatery.kind !== "restaurant" && !namesDay(hours ?? "", date ?? "")) return WEEKDAYS;
  const isHoliday = date !== undefined && holidays?.has(date) === true;
  // Nobody is sent to a door that is shut on nearly all such days.
  if (isUnsureOn(eatery, date) && isShutDay(date, holidays)) return WEEKDAYS;
  const day = date ?? (month && middleOf(month));
  const week = hours === undefined ? undefined : parseOpeningHours(hours, day, isHoliday);
  if (hours === undefined || week === undefined) return [];
  if (date === undefined) {
    // Nobody knows when the trip is: a beer garden is shut in winter.
    if (day === undefined && closesForSeason(hours)) return WEEKDAYS;
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

function unsureCost(eatery: KnownEatery, { startMinutes }: Meal, date: string | undefined): number {
  const { hours = "", holidays } = eatery;
  const isShut =
    isChristmasEve(eatery, startMinutes, date) ||
    (date !== undefined && holidays?.has(date) === true && isShutDay(date, holidays));
  if (isShut && !namesHolidays(hours) && !namesDay(hours, date ?? ""))
    return SHUT_DAY_UNSURE_MINUTES;
  return isUnsureOn(eatery, date) ? UNSURE_MINUTES : 0;
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
