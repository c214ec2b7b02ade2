import { lastEnd } from "../../trip/last-end.ts";
import { LONG_VISIT_MINUTES, LOOK_MINUTES, LOOKS_BESIDES } from "../../trip/pace.ts";
import { kmOnFoot } from "../../trip/ways-of-day.ts";
import { DAY_MINUTES, DOOR_MINUTES } from "../visits/day-hours.ts";
import { dayStartMinutes } from "../visits/day-start.ts";
import { windowAt } from "../visits/start-windows.ts";
import {
  dayEndMinutes,
  isEveningOut,
  isPastMidnight,
  takesWholeDay,
  visitWindows,
  wrongTime,
} from "../visits/visit-windows.ts";
import { type DayRules, USUAL_CAPS } from "./days-task.ts";
import { hasLunchTime, type MealDay } from "./meal-times.ts";
import { legsOf, type TimedDay, type TimedVisit } from "./timed-day.ts";

/** So little later is in time. */
const NEARLY_MINUTES = 15;

/** What keeps a timed day from being walked as it is. */
export type BrokenDayRule =
  /** Closed all day, or not open for long enough. */
  | { readonly code: "closed"; readonly visit: TimedVisit }
  /** Open that day, but not at the hour of the visit. */
  | { readonly code: "outsideHours"; readonly visit: TimedVisit }
  /** Open at the hour of the visit, but not to be seen then, or these hours are kept free; or the day ends before it does. */
  | {
      readonly code: "dark" | "beforeEvening" | "pastMidnight" | "keptFree";
      readonly visit: TimedVisit;
    }
  /** So many minutes too few to get there from the stop before. */
  | { readonly code: "late"; readonly visit: TimedVisit; readonly minutes: number }
  /** At the same time as one that comes before it in the day's order: one of them has a fixed hour. */
  | {
      readonly code: "overlaps";
      readonly visit: TimedVisit;
      readonly other: TimedVisit;
      readonly minutes: number;
    }
  | { readonly code: "endsLate"; readonly endMinutes: number; readonly lastMinutes: number }
  | { readonly code: "noLunch" }
  | { readonly code: "tooManyVisits"; readonly count: number; readonly most: number }
  | { readonly code: "tooManyLongVisits"; readonly count: number; readonly most: number }
  | { readonly code: "tooManyEvenings"; readonly count: number; readonly most: number }
  | { readonly code: "tooManyOfAKind"; readonly count: number; readonly most: number }
  | { readonly code: "tooMuchWalking"; readonly km: number; readonly mostKm: number };

/** Every rule that a timed day breaks, in the order of the day; none: it can be walked as it is. */
export function brokenDayRules(day: TimedDay, rules: DayRules): BrokenDayRule[] {
  return [
    ...day.visits.flatMap((visit, index) =>
      visitProblems(visit, day.visits.slice(0, index), day, rules),
    ),
    ...endProblems(day, rules),
    ...(hasLunchTime(mealDay(day)) ? [] : [{ code: "noLunch" } as const]),
    ...paceProblems(day, rules),
  ];
}

function visitProblems(
  visit: TimedVisit,
  earlier: readonly TimedVisit[],
  { date, visits }: TimedDay,
  { pace }: DayRules,
): BrokenDayRule[] {
  const { candidate, startMinutes, endMinutes } = visit;
  const begins = dayStartMinutes(
    visits.map((one) => one.candidate.place),
    pace,
  );
  const before = earlier.at(-1);
  const other = earlier.findLast(
    (one) => one.endMinutes > startMinutes && one.startMinutes < endMinutes,
  );
  const free = before === undefined ? begins : before.endMinutes + DOOR_MINUTES;
  const minutes = free + (visit.leg?.minutes ?? 0) - startMinutes;
  const place = { ...candidate.place, visitMinutes: endMinutes - startMinutes };
  const { windows } = visitWindows(place, date, pace, 0);
  const isOpen =
    windowAt(windows, startMinutes) !== undefined && !isPastMidnight(place, endMinutes, date);
  const code = () =>
    wrongTime(place, date, startMinutes, pace) ??
    (windows.length === 0 ? "closed" : "outsideHours");
  return [
    ...(other !== undefined ? [{ code: "overlaps", visit, other, minutes } as const] : []),
    ...(other === undefined && minutes > 0 ? [{ code: "late", visit, minutes } as const] : []),
    ...(isOpen ? [] : [{ code: code(), visit } as const]),
  ];
}

function endProblems(
  { date, visits, meals, wayBack }: TimedDay,
  { pace }: DayRules,
): BrokenDayRule[] {
  const last = visits.at(-1);
  if (last === undefined) return [];
  const lastMinutes = dayEndMinutes(
    visits.map(({ candidate }) => candidate.place),
    pace,
    date,
  );
  // As the page says it below the day, dinner included.
  const endMinutes = lastEnd({ plan: [{ visit: last }], meals }) + (wayBack?.minutes ?? 0);
  // Dinner may be later than that; nobody who leaves then is at a table still.
  const isLeaving = pace.away?.some(({ toMinutes }) => toMinutes >= DAY_MINUTES) === true;
  const isEating = isLeaving && endMinutes > lastMinutes + NEARLY_MINUTES;
  const isOut = last.endMinutes + DOOR_MINUTES + (wayBack?.minutes ?? 0) > lastMinutes;
  if (!isOut && !isEating) return [];
  return [{ code: "endsLate", endMinutes, lastMinutes }];
}

function paceProblems(day: TimedDay, { pace, caps = USUAL_CAPS }: DayRules): BrokenDayRule[] {
  const { date, visits } = day;
  const km = kmOnFoot(legsOf(day));
  // A table that is booked is a meal.
  const places = visits.flatMap(({ candidate: { place } }) =>
    place.mealKind === undefined ? [place] : [],
  );
  const long = places.filter(({ visitMinutes }) => visitMinutes >= LONG_VISIT_MINUTES).length;
  const full = places.filter(({ visitMinutes }) => visitMinutes > LOOK_MINUTES).length;
  const evenings = places.filter((place) => isEveningOut(place, date)).length;
  // A bar after dinner makes a day of sights no fuller.
  const visited = pace.isCounted
    ? places.length
    : Math.max(full, places.length - LOOKS_BESIDES) - Math.min(1, evenings);
  const most = pace.most + Number(mayHaveOneMore(visits, pace));
  const ofAKind = places.map(
    ({ category }) => places.filter((other) => other.category === category).length,
  );
  const counts = [
    { code: "tooManyVisits", count: visited, most },
    { code: "tooManyLongVisits", count: long, most: pace.maxLongVisits },
    { code: "tooManyEvenings", count: evenings, most: caps.evenings },
    { code: "tooManyOfAKind", count: Math.max(0, ...ofAKind), most: caps.sameCategory },
  ] as const;
  return [
    ...counts.filter(({ count, most }) => count > most),
    ...(km > pace.maxWalkKm + 1e-6
      ? [{ code: "tooMuchWalking", km, mostKm: pace.maxWalkKm } as const]
      : []),
  ];
}

/** Whether a day of short visits may have one more in place of a look. */
function mayHaveOneMore(
  visits: TimedDay["visits"],
  { most, isCounted, isGentle, sightMinutes }: DayRules["pace"],
): boolean {
  // Who would wait stays longer than that.
  const minutes = visits.reduce((sum, { candidate }) => sum + candidate.place.visitMinutes, 0);
  const isSaid = isCounted === true || isGentle === true;
  return !isSaid && minutes < sightMinutes && visits.length <= most + LOOKS_BESIDES;
}

function mealDay(day: TimedDay): MealDay {
  const visits = day.visits.map((visit) => ({
    ...visit,
    isOuting: takesWholeDay(visit.candidate.place),
    isLunch: visit.candidate.place.mealKind === "lunch",
  }));
  return { visits, meals: day.meals, legs: legsOf(day) };
}
