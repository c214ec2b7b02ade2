import type { Leg } from "../../places/leg.ts";
import type { LegEstimate } from "../../places/travel.ts";
import type { Meal, TripDay, TripPlace } from "../../trip/trip.ts";
import { byNight } from "../days/by-night.ts";
import type { DayRules, DaysTask } from "../days/days-task.ts";
import { feasibleDay } from "../days/feasible-day.ts";
import { nameFreeTime } from "../days/name-free-time.ts";
import { nameMeals } from "../days/name-meals.ts";
import { eateriesFor, tastesOf } from "../days/suits-meal.ts";
import { withGroupBookings } from "../days/table-booking.ts";
import type { TimedDay } from "../days/timed-day.ts";
import { withMealsAtEnds, withoutMealsAway } from "../days/with-meals-at-ends.ts";
import type { SavedTown } from "../reading/planned-trip.ts";
import { openSpan } from "../visits/open-span.ts";
import { meets } from "../visits/open-weekdays.ts";
import { describeDay } from "../writing/describe-day.ts";
import { keepMealNames } from "../writing/keep-meal-names.ts";
import { withPricesThen } from "../writing/with-prices-then.ts";
import { withTicketsOnce } from "../writing/with-tickets-once.ts";
import {
  type Lock,
  taskFor,
  type WorkCandidate,
  type WorkDay,
  withoutCounts,
  workDays,
} from "./work-days.ts";

/** Which days may change, and what of them keeps its day and its start beside what the document says is locked. */
export type DaysToLayOut = {
  readonly dayIds: readonly string[];
  readonly locks?: readonly Lock[];
};

/** Gives each of some days its visits, in an order and at hours. */
export type LayOutDays = (
  days: readonly WorkDay[],
  task: DaysTask,
) => Generator<void, TimedDay[], void>;

/**
 * The days of a town with some of them laid out anew. What the engine does not own (notes, ids, photos, the traveller's
 * and the model's words) is carried over. A day whose hours hold already, and whose places are open as it says, is
 * the same object. Yields every millisecond or so.
 */
export function* withDaysLaidOut(
  town: SavedTown,
  { dayIds, locks }: DaysToLayOut,
  layOut: LayOutDays,
): Generator<void, TripDay[], void> {
  const timed = new Map<TripDay, TimedDay>();
  // Days that begin and end at one hotel are laid out together.
  const groups = Map.groupBy(workDays(town, dayIds, locks), ({ day }) => day.hotel);
  for (const days of groups.values()) {
    const task = taskFor(days, town);
    yield;
    const found = yield* layOut(days, task);
    for (const [at, day] of replanBreaks(found, days, task, town).entries()) {
      const text = days[at]?.day.text;
      if (text !== undefined) timed.set(text, day);
    }
  }
  const described = town.days.map(({ text, hotel }) => {
    const hotelName = hotel?.text.hotelName ?? "the hotel";
    const day = timed.get(text);
    if (day === undefined) return text;
    if (isUnchanged(text, day, hotelName) && !isRestAtMeal(text)) return withWaysOf(day, text);
    return describe(text, day, hotelName, town.city);
  });
  return withTicketsOnce(described, town.city);
}

/** The rules of the task at the day's own pace. */
export function rulesOf({ day }: WorkDay, task: DaysTask): DayRules {
  return { ...task, pace: withoutCounts(day.pace, task.candidates.length) };
}

/** The day at the hours of the document, where it can be walked so and no lock asks for others. */
export function ownHours(
  { day: { text, date }, candidates }: WorkDay,
  rules: DayRules,
): TimedDay | undefined {
  const asksOthers = candidates.some(
    ({ startMinutes }, index) =>
      startMinutes !== undefined && startMinutes !== text.plan[index]?.visit?.startMinutes,
  );
  return asksOthers ? undefined : feasibleDay(text, candidates, date, rules);
}

/** The same places in the same order, at the same hours, open as long, and by the same legs. */
function isUnchanged(
  text: TripDay,
  { date, visits, wayBack, backFrom }: TimedDay,
  hotelName: string,
): boolean {
  return (
    text.plan.length === visits.length &&
    isSameLeg(text.wayBack, wayBack, backFrom ?? text.plan.at(-1)?.placeName) &&
    visits.every(({ candidate, startMinutes, endMinutes, leg }, index) => {
      const { id, visit, open: openBefore, leg: before } = text.plan[index] ?? {};
      const open = openSpan(candidate.place, date, { startMinutes, endMinutes });
      const from = index === 0 ? hotelName : text.plan[index - 1]?.placeName;
      return (
        id === (candidate as WorkCandidate).planned.text.id &&
        visit?.startMinutes === startMinutes &&
        visit.endMinutes === endMinutes &&
        openBefore?.startMinutes === open?.startMinutes &&
        openBefore?.endMinutes === open?.endMinutes &&
        isSameLeg(before, leg, from)
      );
    })
  );
}

/** Whether its free time is of before a meal had its hour. */
function isRestAtMeal({ free = [], meals = [] }: TripDay): boolean {
  return free.some((part) => meals.some((meal) => meets(part, meal)));
}

/** The day with the ways to a table that the traveller has just chosen, as they are in the day laid out anew. */
function withWaysOf({ meals: timed }: TimedDay, text: TripDay): TripDay {
  const { meals = [] } = text;
  const isNew = ({ isChosen, geoCoordinates, there, on }: Meal) =>
    isChosen === true && geoCoordinates !== undefined && there === undefined && on === undefined;
  if (!meals.some(isNew)) return text;
  const withWays = meals.map((meal) => {
    const { there, on } = timed.find(({ placeName }) => placeName === meal.placeName) ?? {};
    return isNew(meal) ? { ...meal, ...(there && { there }), ...(on && { on }) } : meal;
  });
  return { ...text, meals: withWays };
}

function isSameLeg(before: Leg | undefined, now: LegEstimate | undefined, from?: string): boolean {
  if (before === undefined || now === undefined) return before === now;
  const isSameWay = before.mode === now.mode && before.minutes === now.minutes;
  return isSameWay && before.distanceKm === now.distanceKm && before.from === from;
}

/** Writes a timed day into the document: only hours, legs, meals and free time are ours. */
function describe(
  text: TripDay,
  day: TimedDay,
  hotelName: string,
  city: SavedTown["city"],
): TripDay {
  const { plan: _, ...before } = text;
  const texts = day.visits.map(({ candidate }) => (candidate as WorkCandidate).planned.text);
  const described = describeDay(day, before, hotelName, texts);
  const plan = described.plan.map((place) => withPricesThen(place, city, day.date)) as TripPlace[];
  return { ...described, id: text.id, plan };
}

/**
 * Days that were timed anew, with what is between their visits: all meals, at places to eat that the trip
 * doesn't have yet, and free time.
 */
function replanBreaks(
  timed: readonly TimedDay[],
  worked: readonly WorkDay[],
  task: DaysTask,
  { days, city, request }: SavedTown,
): TimedDay[] {
  const whole = timed.map((day, at) => withMealsAtEnds(day, worked[at]?.day.pace ?? task.pace));
  const others = days.filter((day) => worked.every((one) => one.day !== day));
  const elsewhere = new Set(
    others.flatMap(({ text: { plan, meals = [] } }) =>
      [...plan, ...meals].map(({ guideId }) => guideId),
    ),
  );
  const tables = eateriesFor(city ?? { places: [] }, tastesOf(request));
  const eateries = tables.filter(({ id }) => !elsewhere.has(id));
  const named = nameMeals(whole, {
    ...task,
    ...tastesOf(request),
    city,
    eateries,
    former: worked.map(({ day }) => day.text.meals ?? []),
  }).map((day, at) => withoutMealsAway(day, worked[at]?.day.pace ?? task.pace));
  // Free time is what the meals leave that are had.
  const had = withGroupBookings(named, tastesOf(request)).map((day, at) =>
    withFormerMeals(day, worked[at]?.day.text),
  );
  return nameFreeTime(byNight(had, task), { ...task, city, elsewhere, tripWishes: request.wishes });
}

function withFormerMeals(day: TimedDay, before: TripDay | undefined): TimedDay {
  if (before === undefined) return day;
  const plan = day.visits.map(({ candidate, startMinutes, endMinutes, leg }) => {
    const { geoCoordinates } = (candidate as WorkCandidate).planned.text;
    return { geoCoordinates, visit: { startMinutes, endMinutes }, leg };
  });
  const { meals = [] } = keepMealNames(before, { date: day.date, meals: [...day.meals], plan });
  return { ...day, meals };
}
