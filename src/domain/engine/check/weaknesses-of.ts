import type { MealKind } from "../../places/eatery-kind.ts";
import { type CheckFigure, type CheckId, pointsLost } from "../../plan/check-list.ts";
import type { Weakness } from "../plan-messages.ts";
import type { VisitOnDay } from "./checked-days.ts";
import type { CheckedTrip } from "./checked-trip.ts";
import type { DayUse } from "./day-use.ts";
import { leftOutForLess } from "./left-out.ts";
import { minutesOnTheWay } from "./time-on-the-way.ts";

const MAX_LINES = 3;
const MAX_NAMES = 3;
/** Fewer points of quality are not worth a line. */
const LEAST_POINTS = 1.5;
/** Less than this of a day goes without saying. */
const LEAST_MINUTES = 30;
const LEAST_PERCENT = 15;
const THIN_PERCENT = 75;
/** A day that is longer on the way than that, by `minutesOnTheWay`, is said to be. */
const MUCH_TRAVEL_MINUTES = 90;
/** What keeps a plan from being very good comes first. */
const DECIDES_POINTS = 100;

/** A line, and the points of quality that it stands for. */
type Line = { readonly weakness: Weakness; readonly points: number };
/** A line of one day, and how much the day has of what is wrong. */
type DayLine = { readonly weakness: Weakness; readonly amount: number };
type LinesOf = (trip: CheckedTrip) => readonly DayLine[];

/** What holds the quality down, what costs most first; at most three lines. */
export function weaknessesOf(trip: CheckedTrip, checks: readonly CheckFigure[]): Weakness[] {
  const points = (id: CheckId) => pointsWorthALine(checks, id);
  const lines = [
    ...fameLines(trip, points("fame")),
    ...leftOutLine(trip, points("leftOut")),
    ...wishLines(trip, points("wishes")),
    ...interestLines(trip, points("interests")),
    ...dayLines(missedEvents, trip, points("events")),
    ...dayLines(unfitLines, trip, points("suited")),
    ...dayLines(({ alike }) => visitLines("alike", alike), trip, points("alike")),
    ...dayLines(({ cutShort }) => visitLines("shortOuting", cutShort), trip, points("outings")),
    ...dayLines(unusedDays, trip, points("wholeDays")),
    ...dayLines(waitingDays, trip, points("waiting")),
    ...dayLines(thinDays, trip, points("fullDays")),
    ...worst(roundaboutDays, trip, points("detours")),
    ...dayLines(travelDays, trip, points("travel")),
    ...worst(strayVisits, trip, points("together")),
    ...mealLines(trip, points("meals")),
    ...unnamedMeals(trip, points("mealNames")),
    ...worst(offHours, trip, points("mealHours")),
    ...darkLines(trip, points("daylight")),
    ...worst(
      ({ beforeSunset }) => visitLines("beforeSunset", beforeSunset),
      trip,
      points("sunsets"),
    ),
    ...dayLines(hotDays, trip, points("heat")),
  ].sort((a, b) => b.points - a.points);
  return lines.slice(0, MAX_LINES).map(({ weakness }) => weakness);
}

/** How many points of the quality a check takes; 0 where it is too few to speak of. */
function pointsWorthALine(checks: readonly CheckFigure[], wanted: CheckId): number {
  const check = checks.find(({ id }) => id === wanted);
  const lost = check === undefined ? 0 : pointsLost(check);
  return lost < LEAST_POINTS ? 0 : lost;
}

function fameLines(trip: CheckedTrip, lost: number): Line[] {
  const { missing = [], lacksFirst = false } = trip.fame ?? {};
  const points = lacksFirst ? DECIDES_POINTS : lost;
  if (missing.length === 0 || points === 0) return [];
  const names = missing.slice(0, MAX_NAMES).map(({ name }) => name);
  return [{ weakness: { code: "without", values: { names } }, points }];
}

/** Beside those that so many days could hold (`fameLines`). */
function leftOutLine(trip: CheckedTrip, points: number): Line[] {
  const names = leftOutForLess(trip)
    .filter((place) => trip.fame?.missing.includes(place) !== true)
    .slice(0, MAX_NAMES)
    .map(({ name }) => name);
  return names.length === 0 || points === 0
    ? []
    : [{ weakness: { code: "without", values: { names } }, points }];
}

function wishLines({ wishes }: CheckedTrip, points: number): Line[] {
  const short = wishes.short
    .filter(({ isMissing }) => isMissing)
    .filter(({ text }, at) => wishes.short.findIndex((one) => one.text === text) === at)
    .slice(0, MAX_NAMES);
  if (short.length === 0 || points === 0) return [];
  const texts = short.filter(({ days }) => days.length === 0).map(({ text }) => text);
  const share = points / short.length;
  const lines: Line[] = short
    .filter(({ days }) => days.length > 0)
    .map(({ text, days }) => ({
      weakness: { code: "wishNotOn", values: { wish: text, days: [...days] } },
      points: share,
    }));
  if (texts.length === 0) return lines;
  const weakness = { code: "wishNotShown", values: { wishes: texts } } as const;
  return [{ weakness, points: share * texts.length }, ...lines];
}

function interestLines({ interests }: CheckedTrip, points: number): Line[] {
  const none = interests.filter(({ found }) => found === 0).map(({ interest }) => interest);
  const few = interests
    .filter(({ found, percent }) => found > 0 && percent < 100)
    .map(({ interest }) => interest);
  return [
    ...(none.length === 0
      ? []
      : [
          {
            weakness: { code: "nothingFor", values: { interests: none } } as const,
            points: DECIDES_POINTS,
          },
        ]),
    ...(few.length === 0 || points === 0
      ? []
      : [{ weakness: { code: "littleFor", values: { interests: few } } as const, points }]),
  ];
}

function missedEvents({ events }: CheckedTrip): DayLine[] {
  return events
    .filter(({ missed }) => missed > 0)
    .map(({ event, day, missing, missed }) => {
      const names = missing.slice(0, MAX_NAMES).map(({ name }) => name);
      const values = { event: event.name, day: day.number, names };
      return { amount: missed, weakness: { code: "missesEvent", values } };
    });
}

function unfitLines({ unfit }: CheckedTrip): DayLine[] {
  return unfit.map((one): DayLine => {
    const values = { day: one.day.number, name: one.name };
    if (one.why !== "noChoiceAt") return { amount: 1, weakness: { code: one.why, values } };
    const { why: code, meal, wishes } = one;
    return { amount: 1, weakness: { code, values: { ...values, meal, wishes: [...wishes] } } };
  });
}

/** A line of each such visit. */
function visitLines(
  code: "alike" | "shortOuting" | "beforeSunset",
  visits: readonly VisitOnDay[],
): DayLine[] {
  return visits.map(({ day, visit }) => {
    const values = { day: day.number, name: visit.text.placeName };
    return { amount: 1, weakness: { code, values } };
  });
}

function hotDays({ days, inHeat }: CheckedTrip): DayLine[] {
  return days.flatMap((day): DayLine[] => {
    const names = inHeat.filter((one) => one.day === day).map(({ visit }) => visit.text.placeName);
    if (names.length === 0) return [];
    const values = { day: day.number, names: names.slice(0, MAX_NAMES) };
    return [{ amount: names.length, weakness: { code: "inHeat", values } }];
  });
}

function unusedDays({ uses }: CheckedTrip): DayLine[] {
  return uses
    .filter(({ isForLeaving }) => !isForLeaving)
    .filter(isCutShort)
    .map(({ day: { number: day, visits }, lateMinutes, earlyMinutes }): DayLine => {
      const [first, last] = [visits[0], visits.at(-1)];
      const amount = lateMinutes + earlyMinutes;
      if (first === undefined || last === undefined)
        return { amount, weakness: { code: "emptyDay", values: { day } } };
      return lateMinutes > earlyMinutes
        ? { amount, weakness: { code: "startsLate", values: { day, minutes: first.startMinutes } } }
        : { amount, weakness: { code: "endsEarly", values: { day, minutes: last.endMinutes } } };
    });
}

function waitingDays({ uses }: CheckedTrip): DayLine[] {
  return uses.filter(isSpentWaiting).map(({ day, idleMinutes, waitingMinutes }) => ({
    amount: waitingMinutes,
    weakness: {
      code: "waiting",
      values: { day: day.number, minutes: Math.max(idleMinutes, waitingMinutes) },
    },
  }));
}

function isCutShort({ lateMinutes, earlyMinutes }: DayUse): boolean {
  return lateMinutes + earlyMinutes >= LEAST_MINUTES;
}

function isSpentWaiting({ waitingMinutes }: DayUse): boolean {
  return waitingMinutes >= LEAST_MINUTES;
}

/** Those of which it is not said yet why there is little to see. */
function thinDays({ uses }: CheckedTrip): DayLine[] {
  return uses
    .filter(({ isForLeaving, fullPercent }) => !isForLeaving && fullPercent < THIN_PERCENT)
    .filter((use) => !isCutShort(use) && !isSpentWaiting(use))
    .map(({ day, sightMinutes, fullPercent }) => ({
      amount: 100 - fullPercent,
      weakness: { code: "littleToSee", values: { day: day.number, minutes: sightMinutes } },
    }));
}

function roundaboutDays({ excesses }: CheckedTrip): DayLine[] {
  return excesses
    .map(({ day, percent }) => ({ day: day.number, percent: Math.round(percent) }))
    .filter(({ percent }) => percent >= LEAST_PERCENT)
    .map((values) => ({ amount: values.percent, weakness: { code: "roundabout", values } }));
}

/** Those that are longer on the way than is welcome; the minutes are all there are. */
function travelDays({ days }: CheckedTrip): DayLine[] {
  return days
    .map((day) => ({ day, amount: minutesOnTheWay(day) - MUCH_TRAVEL_MINUTES }))
    .filter(({ amount }) => amount > 0)
    .map(({ day, amount }) => {
      const minutes = day.legs.reduce((sum, leg) => sum + (leg?.minutes ?? 0), 0);
      return { amount, weakness: { code: "muchTravel", values: { day: day.number, minutes } } };
    });
}

function strayVisits({ strays }: CheckedTrip): DayLine[] {
  return strays.found.map(({ visit, day, otherDay, km }) => {
    const values = { name: visit.text.placeName, day: day.number, otherDay: otherDay.number };
    return { amount: km, weakness: { code: "stray", values } };
  });
}

/** A day without a dinner decides how good a plan can be; one without a lunch costs its part. */
function mealLines({ meals }: CheckedTrip, points: number): Line[] {
  const without = (meal: MealKind) =>
    meals.filter((had) => had[meal] === false).map(({ day }) => day.number);
  return [
    ...mealLine("mealsMissing", "dinner", without("dinner"), DECIDES_POINTS),
    ...mealLine("mealsMissing", "lunch", without("lunch"), points),
  ];
}

/** Of meals that there are: which are missing is said elsewhere. */
function unnamedMeals({ meals }: CheckedTrip, points: number): Line[] {
  const without = (meal: MealKind) =>
    meals
      .filter(({ unnamed, ...had }) => unnamed.includes(meal) && had[meal] !== false)
      .map(({ day }) => day.number);
  return (["dinner", "lunch"] as const).flatMap((meal) =>
    mealLine("mealsUnnamed", meal, without(meal), points),
  );
}

/** All days in one line: who helps one has the next before them. */
function mealLine(
  code: "mealsMissing" | "mealsUnnamed",
  meal: MealKind,
  days: number[],
  points: number,
): Line[] {
  return days.length === 0 || points === 0
    ? []
    : [{ weakness: { code, values: { meal, days } }, points }];
}

function offHours({ meals }: CheckedTrip): DayLine[] {
  return meals.flatMap(({ day, offHours }) =>
    offHours.map(({ meal: { kind: meal, startMinutes: minutes }, isEarly }) => {
      const values = { day: day.number, meal, minutes };
      return { amount: 1, weakness: { code: isEarly ? "mealEarly" : "mealLate", values } };
    }),
  );
}

function darkLines({ visits }: CheckedTrip, points: number): Line[] {
  const names = visits.filter(({ isDark }) => isDark).map(({ text }) => text.placeName);
  if (names.length === 0 || points === 0) return [];
  const values = { names: names.slice(0, MAX_NAMES) };
  return [{ weakness: { code: "afterDark", values }, points }];
}

/** One line a day: the worst stands for all that is lost, each other for its part of it. */
function dayLines(linesOf: LinesOf, trip: CheckedTrip, points: number): Line[] {
  if (points === 0) return [];
  const days = linesOf(trip);
  const total = days.reduce((sum, { amount }) => sum + amount, 0);
  if (total === 0) return [];
  return days
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => b.amount - a.amount)
    .map(({ weakness, amount }, index) => ({
      weakness,
      points: index === 0 ? points : (points * amount) / total,
    }));
}

function worst(linesOf: LinesOf, trip: CheckedTrip, points: number): Line[] {
  return dayLines(linesOf, trip, points).slice(0, 1);
}
