import { PLACE_CATEGORIES } from "../../places/place-category.ts";
import { type LegEstimate, legBetween } from "../../places/travel.ts";
import { WEEKDAYS } from "../../places/weekdays.ts";
import { LONG_VISIT_MINUTES, LOOK_MINUTES, LOOKS_BESIDES, type Pace } from "../../trip/pace.ts";
import type {
  ApartVisits,
  OrienteeringProblem,
  OrienteeringRoute,
  OrienteeringVisit,
} from "../solver/orienteering-problem.ts";
import { DOOR_MINUTES, GRID_MINUTES, onGridUp } from "../visits/day-hours.ts";
import { dayStartMinutes } from "../visits/day-start.ts";
import { eventOn, isForFeasts } from "../visits/event-of-place.ts";
import { isTreat } from "../visits/first-sights.ts";
import { halfDayOf, NOON_MINUTES } from "../visits/is-fun-for-small-children.ts";
import { isOfInterest } from "../visits/is-of-interest.ts";
import { countsAs, mostADay } from "../visits/most-a-day.ts";
import { isInTheOpen } from "../visits/open-air.ts";
import { isSeenEarly, startFor } from "../visits/seen-early.ts";
import { withPoints } from "../visits/start-windows.ts";
import { isEveningOut, type VisitWindows } from "../visits/visit-windows.ts";
import { alikePairs } from "./alike-pairs.ts";
import {
  type Candidate,
  type DaysTask,
  type DayWishes,
  taskOfDay,
  USUAL_CAPS,
} from "./days-task.ts";
import { mealPauses, outingsOn, routeEnd } from "./meal-pauses.ts";
import {
  AVOIDED_POINTS,
  apartPoints,
  coreOf,
  EVENING_OUT_POINTS,
  FAR_RIDE_POINTS,
  FILL_POINTS,
  FREE_RIDE_MINUTES,
  HOTEL_RIDE_MINUTES,
  halfDayPoints,
  IDLE_POINTS,
  INDOORS_POINTS,
  INTEREST_POINTS,
  isOneTicket,
  legPoints as legPointsOf,
  NO_WEEKDAY_POINTS,
  ONE_TICKET_POINTS,
  SMALL_CHILDREN_POINTS,
  sameKindPoints,
  TRAVEL_POINTS,
  TREAT_POINTS,
  togetherPoints,
  UNKNOWN_LEG_MINUTES,
  visitGains,
} from "./objective.ts";
import { ticketCost } from "./plan-cost.ts";

/**
 * Legs last a multiple of five minutes; of two orders that last as long, this picks the one with fewer
 * kilometres. It takes up to a quarter of a minute off each leg, more off a shorter one. Over a day that
 * stays below half of five minutes, so that rounded hours come out whole.
 */
const TIE_BREAK = { mostMinutes: 0.25, upToKm: 10 } as const;
const LONG_KIND = PLACE_CATEGORIES.length;
const EVENING_KIND = LONG_KIND + 1;
/** What is more than a short look. */
const VISIT_KIND = EVENING_KIND + 1;
/** A museum or palace that takes long: no day has more than two. */
const LARGE_KIND = VISIT_KIND + 1;
/** Visits that still fit on a day out of town, by the minutes of its way. */
const FAR_OUTINGS = [
  [100, 1],
  [60, 2],
] as const;
const LARGE = { categories: ["museum", "palace"], fromMinutes: 90 } as const;
/** What older children come along for. */
const TREAT_KIND = LARGE_KIND + 1;
/** Of the first interest asked for; the others follow, and then what is for small children, and in a rainy month what is under a roof. */
const INTEREST_KIND = TREAT_KIND + 1;

/** A task as the orienteering problem that the solver takes; each day is a route. @param windows by candidate and day. */
export function daysToRoutes(
  task: DaysTask,
  windows: readonly VisitWindows[][],
): OrienteeringProblem {
  const { candidates, tickets, sameDayBonus = 0 } = task;
  const starts = task.dates.map((_, day) => startsOf(task, day));
  const visits = candidates.map((candidate, index): OrienteeringVisit => {
    const { place, score, draftDay, isFixed = false } = candidate;
    return {
      score,
      duration: place.visitMinutes,
      windows: (windows[index] ?? []).map((day, number) =>
        halfDayWindows(
          besideRests(
            usualWindows(day.windows, candidate, task, starts[number]),
            candidate,
            taskOfDay(task, number),
          ),
          candidate,
          task,
        ).map((window) =>
          number === draftDay ? { ...window, bonus: window.bonus + sameDayBonus } : window,
        ),
      ),
      kinds: kindsOf(candidate, task),
      cost: isOnTicket(candidate, candidates) ? 0 : ticketCost(place, tickets),
      isFixed,
    };
  });
  const alike = alikePairs(candidates);
  const { travel, effort, rides, legPoints } = legMatrices(task);
  return {
    visits,
    routes: starts.map(({ start }, day) => dayRoute(task, day, start)),
    travel,
    effort,
    rides,
    rideWeight: FAR_RIDE_POINTS,
    legPoints,
    travelWeight: TRAVEL_POINTS,
    idleWeight: IDLE_POINTS,
    pairPoints: pairMatrix(task, alike, windows),
    apart: [...apartPairs(task), ...alike],
    budget: tickets.cap,
  };
}

/** Whether another place pays for it: of those on one ticket that of the highest score. `overBudget` counts what is visited. */
function isOnTicket(
  { place: { ticketGroup }, score }: Candidate,
  candidates: readonly Candidate[],
): boolean {
  if (ticketGroup === undefined) return false;
  return candidates.some((other) => other.place.ticketGroup === ticketGroup && other.score > score);
}

/** What is there on a feast only is no reason to get up on another day. */
function isThereOn(place: Candidate["place"], date: string | undefined): boolean {
  return !isForFeasts(place) || eventOn(place, date) !== undefined;
}

type DayStarts = { readonly usual: number; readonly start: number };

/** When a day usually begins, and when it may where something can be seen before the crowd, in minutes after midnight. */
function startsOf(task: DaysTask, day: number): DayStarts {
  const { pace } = taskOfDay(task, day);
  const usual = dayStartMinutes(outingsOn(task, day), pace);
  const early = task.candidates.flatMap(({ place, onlyDay = day }) =>
    onlyDay === day && isSeenEarly(place, pace) && isThereOn(place, task.dates[day])
      ? [startFor(place, pace)]
      : [],
  );
  return { usual, start: Math.min(usual, ...early) };
}

/** Before the hour at which days usually begin only what is seen before the crowd, at its hours. */
function usualWindows(
  windows: VisitWindows["windows"],
  { place }: Candidate,
  { hotel, style, pace }: DaysTask,
  starts: DayStarts | undefined,
): VisitWindows["windows"] {
  if (starts === undefined || starts.start === starts.usual) return windows;
  const way = legBetween({ at: hotel }, place, style)?.minutes ?? UNKNOWN_LEG_MINUTES;
  const soonest = onGridUp(starts.usual + way);
  // Where the day may begin before sunrise, only what is for that does.
  const soonestHere = pace.sunriseAt === undefined ? 0 : onGridUp(startFor(place, pace) + way);
  const isEarly = ({ bonus }: VisitWindows["windows"][number]) =>
    isSeenEarly(place, pace) && (bonus > 0 || place.askedHour === "sunrise" || isForFeasts(place));
  return windows
    .map((window) => ({
      ...window,
      first: Math.max(window.first, isEarly(window) ? soonestHere : soonest),
    }))
    .filter(({ first, last }) => first <= last);
}

/** Who rests at the hotel goes there from the visit before, and from there to the one after. */
function besideRests(
  windows: VisitWindows["windows"],
  { place }: Candidate,
  { hotel, style, pace }: DaysTask,
): VisitWindows["windows"] {
  const rests = (pace.free ?? []).filter(({ isAtHotel }) => isAtHotel);
  if (rests.length === 0) return windows;
  const way = legBetween({ at: hotel }, place, style)?.minutes ?? UNKNOWN_LEG_MINUTES;
  return rests
    .reduce(
      (left, { fromMinutes, toMinutes }) =>
        left.map((window) =>
          window.first < fromMinutes
            ? { ...window, last: Math.min(window.last, fromMinutes - way - place.visitMinutes) }
            : { ...window, first: Math.max(window.first, onGridUp(toMinutes + way)) },
        ),
      windows,
    )
    .filter(({ first, last }) => first <= last);
}

/** Parted at noon where the half of the day counts. */
function halfDayWindows(
  windows: VisitWindows["windows"],
  { place }: Candidate,
  { pace }: DaysTask,
): VisitWindows["windows"] {
  if (!pace.hasSmallChildren || halfDayOf(place) === undefined) return windows;
  const to = NOON_MINUTES - GRID_MINUTES;
  const morning = withPoints(windows, halfDayPoints(place, to, pace), { to });
  return withPoints(morning, halfDayPoints(place, NOON_MINUTES, pace), { from: NOON_MINUTES });
}

function kindsOf({ place, isAsked }: Candidate, { dates, pace, wishes }: DaysTask): number[] {
  const interests = wishes?.interests ?? [];
  const half = pace.hasSmallChildren ? halfDayOf(place) : undefined;
  const isIndoors = wishes?.isRainy === true && !isInTheOpen(place);
  return [
    PLACE_CATEGORIES.indexOf(place.category),
    // Who asked for it has the strength for it.
    ...(place.visitMinutes >= LONG_VISIT_MINUTES && isAsked !== true ? [LONG_KIND] : []),
    ...(dates.every((date) => isEveningOut(place, date)) ? [EVENING_KIND] : []),
    ...(place.visitMinutes > LOOK_MINUTES ? [VISIT_KIND] : []),
    ...(isLarge(place, wishes?.wishes) ? [LARGE_KIND] : []),
    ...(wishes !== undefined && isTreat(place, wishes) ? [TREAT_KIND] : []),
    ...interests.flatMap((interest, nth) =>
      isOfInterest(place, interest, wishes?.traveller ?? "Couple") ? [INTEREST_KIND + nth] : [],
    ),
    ...(half === undefined
      ? []
      : [INTEREST_KIND + interests.length + (half === "morning" ? 0 : 1)]),
    ...(isIndoors ? [INTEREST_KIND + interests.length + (pace.hasSmallChildren ? 2 : 0)] : []),
  ];
}

function isLarge(place: Candidate["place"], wishes: DayWishes["wishes"]): boolean {
  if (mostADay("museum", wishes) < Number.POSITIVE_INFINITY) return countsAs(["museum"], place);
  const { category, visitMinutes } = place;
  return LARGE.categories.some((one) => one === category) && visitMinutes >= LARGE.fromMinutes;
}

function dayRoute(task: DaysTask, day: number, start: number): OrienteeringRoute {
  const { caps = USUAL_CAPS, wishes } = task;
  const { pace } = taskOfDay(task, day);
  const { interests = [], traveller } = wishes ?? {};
  const eveningOut = traveller === "Couple" || traveller === "Friends";
  return {
    start,
    end: routeEnd(task, day),
    maxVisits: mostVisits(outingsOn(task, day), pace),
    kindCaps: [
      ...PLACE_CATEGORIES.map((one) => Math.min(caps.sameCategory, mostADay(one, wishes?.wishes))),
      pace.maxLongVisits,
      caps.evenings,
      pace.most,
      Math.min(caps.large ?? Number.POSITIVE_INFINITY, mostADay("museum", wishes?.wishes)),
    ],
    pauses: mealPauses(task, day),
    visitGains: visitGains(pace),
    kindGains: [
      ...PLACE_CATEGORIES.map(sameKindPoints),
      [],
      eveningOut ? [EVENING_OUT_POINTS] : [],
      [],
      [],
      TREAT_POINTS,
      ...interests.map(() => INTEREST_POINTS),
      ...(pace.hasSmallChildren ? [SMALL_CHILDREN_POINTS, SMALL_CHILDREN_POINTS] : []),
      ...(wishes?.isRainy === true ? [INDOORS_POINTS] : []),
    ],
    fill: { target: pace.sightMinutes, points: FILL_POINTS },
    core: coreOf(pace),
    maxEffort: pace.maxWalkKm,
    freeRides: FREE_RIDE_MINUTES[pace.slow ? "slow" : "usual"],
  };
}

/** Who has spent hours on the way out of town sees little else that day. */
function mostVisits(
  outings: readonly Candidate["place"][],
  { most, isGentle, isCounted }: Pace,
): number {
  if (isGentle || isCounted) return most;
  const way = Math.max(0, ...outings.map((place) => place.way?.minutes ?? 0));
  const [, more = most + LOOKS_BESIDES] = FAR_OUTINGS.find(([minutes]) => way >= minutes) ?? [];
  return Math.min(most + LOOKS_BESIDES, outings.length + more);
}

/** Minutes, kilometres on foot, minutes ridden in town and points lost between all stops, the hotel last. */
function legMatrices({ candidates, hotel, style, avoided = [] }: DaysTask) {
  const stops = [...candidates.map(({ place }) => place), undefined];
  const width = stops.length;
  const travel = new Float64Array(width * width);
  const effort = new Float64Array(width * width);
  const rides = new Float64Array(width * width);
  const legPoints = new Float64Array(width * width);
  for (const [from, a] of stops.entries()) {
    const door = a === undefined ? 0 : DOOR_MINUTES;
    for (const [to, b] of stops.entries()) {
      if (from === to) continue;
      const estimate = legBetween(a ?? { at: hotel }, b ?? { at: hotel }, style);
      const leg = from * width + to;
      travel[leg] = (estimate?.minutes ?? UNKNOWN_LEG_MINUTES) + door - tieBreak(estimate);
      effort[leg] = estimate?.mode === "walk" ? estimate.distanceKm : 0;
      const isRide = estimate !== undefined && estimate.mode !== "walk" && !estimate.way;
      const isHotelLeg = a === undefined || b === undefined;
      const counted = isHotelLeg ? HOTEL_RIDE_MINUTES : Number.POSITIVE_INFINITY;
      rides[leg] = isRide ? Math.min(estimate.minutes, counted) : 0;
      const isAvoided = avoided.some(([c, d]) => (a === c && b === d) || (a === d && b === c));
      legPoints[leg] = legPointsOf(estimate, a, b) + (isAvoided ? AVOIDED_POINTS : 0);
    }
  }
  return { travel, effort, rides, legPoints };
}

/** Points for each two visits on one day. */
function pairMatrix(
  { candidates }: DaysTask,
  alike: readonly ApartVisits[],
  windows: readonly VisitWindows[][],
): Float64Array {
  const width = candidates.length + 1;
  const points = new Float64Array(width * width);
  for (const [a, { place }] of candidates.entries()) {
    for (const [b, { place: other }] of candidates.entries()) {
      if (a === b) continue;
      points[a * width + b] =
        togetherPoints(place, other) +
        (isOneTicket(place, other) ? ONE_TICKET_POINTS : 0) +
        (haveNoWeekday(windows[a], windows[b]) ? NO_WEEKDAY_POINTS : 0);
    }
  }
  for (const { visits, points: lost } of alike) {
    const [a, b] = visits;
    points[a * width + b] = (points[a * width + b] ?? 0) - lost;
    points[b * width + a] = (points[b * width + a] ?? 0) - lost;
  }
  return points;
}

/** Whether on each weekday one or the other is closed, as a market of Saturdays and one of Sundays; on dates the windows say so. */
function haveNoWeekday(a: readonly VisitWindows[] = [], b: readonly VisitWindows[] = []): boolean {
  const [one, other] = [a, b].map((days) => days.find(({ windows }) => windows.length > 0)?.notOn);
  if (!one?.length || !other?.length) return false;
  return WEEKDAYS.every((weekday) => one.includes(weekday) || other.includes(weekday));
}

/** What each two visits lose on different days. */
function apartPairs({ candidates }: DaysTask): ApartVisits[] {
  return candidates.flatMap(({ place }, first) =>
    candidates.slice(first + 1).flatMap(({ place: other }, step): ApartVisits[] => {
      const points = apartPoints(place, other);
      return points === 0 ? [] : [{ visits: [first, first + 1 + step], points }];
    }),
  );
}

function tieBreak(leg: LegEstimate | undefined): number {
  const { mostMinutes, upToKm } = TIE_BREAK;
  return leg === undefined ? 0 : mostMinutes * (1 - Math.min(1, leg.distanceKm / upToKm));
}
