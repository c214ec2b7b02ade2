import { PLACE_CATEGORIES } from "../../places/place-category.ts";
import { type LegEstimate, legBetween } from "../../places/travel.ts";
import { LONG_VISIT_MINUTES, SHORT_VISIT_MINUTES, SHORT_VISITS_BESIDES } from "../../trip/pace.ts";
import type {
  ApartVisits,
  OrienteeringProblem,
  OrienteeringRoute,
  OrienteeringVisit,
} from "../solver/orienteering-problem.ts";
import { DOOR_MINUTES, GRID_MINUTES } from "../visits/day-hours.ts";
import { halfDayOf, NOON_MINUTES } from "../visits/is-fun-for-small-children.ts";
import { isOfInterest } from "../visits/is-of-interest.ts";
import { isEveningOut, type VisitWindows } from "../visits/visit-windows.ts";
import { type Candidate, type DaysTask, taskOfDay, USUAL_CAPS } from "./days-task.ts";
import { mealPauses, routeEnd } from "./meal-pauses.ts";
import {
  AVOIDED_POINTS,
  apartPoints,
  CORE,
  EVENING_OUT_POINTS,
  FILL_POINTS,
  halfDayPoints,
  IDLE_POINTS,
  INTEREST_POINTS,
  legPoints as legPointsOf,
  ONE_TICKET_POINTS,
  SMALL_CHILDREN_POINTS,
  sameKindPoints,
  TRAVEL_POINTS,
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
/** Of the first interest asked for; the others follow, and then what is for small children. */
const INTEREST_KIND = VISIT_KIND + 1;

/** A task as the orienteering problem that the solver takes; each day is a route. @param windows by candidate and day. */
export function daysToRoutes(
  task: DaysTask,
  windows: readonly VisitWindows[][],
): OrienteeringProblem {
  const { candidates, tickets, sameDayBonus = 0 } = task;
  const visits = candidates.map((candidate, index): OrienteeringVisit => {
    const { place, score, draftDay, isFixed = false } = candidate;
    return {
      score,
      duration: place.visitMinutes,
      windows: (windows[index] ?? []).map((day, number) =>
        halfDayWindows(day.windows, candidate, task).map((window) =>
          number === draftDay ? { ...window, bonus: window.bonus + sameDayBonus } : window,
        ),
      ),
      kinds: kindsOf(place, task),
      cost: ticketCost(place, tickets),
      isFixed,
    };
  });
  const { travel, effort, legPoints } = legMatrices(task);
  return {
    visits,
    routes: task.dates.map((_, day) => dayRoute(task, day)),
    travel,
    effort,
    legPoints,
    travelWeight: TRAVEL_POINTS,
    idleWeight: IDLE_POINTS,
    pairPoints: pairMatrix(task),
    apart: apartPairs(task),
    budget: tickets.cap,
  };
}

/** Parted at noon where the half of the day counts. */
function halfDayWindows(
  windows: VisitWindows["windows"],
  { place }: Candidate,
  { pace }: DaysTask,
): VisitWindows["windows"] {
  if (!pace.hasSmallChildren || halfDayOf(place) === undefined) return windows;
  return windows
    .flatMap(({ first, last, bonus }) => [
      { first, last: Math.min(last, NOON_MINUTES - GRID_MINUTES), bonus },
      { first: Math.max(first, NOON_MINUTES), last, bonus },
    ])
    .filter(({ first, last }) => first <= last)
    .map((window) => ({
      ...window,
      bonus: window.bonus + halfDayPoints(place, window.first, pace),
    }));
}

function kindsOf(place: Candidate["place"], { dates, pace, wishes }: DaysTask): number[] {
  const interests = wishes?.interests ?? [];
  const half = pace.hasSmallChildren ? halfDayOf(place) : undefined;
  return [
    PLACE_CATEGORIES.indexOf(place.category),
    ...(place.visitMinutes >= LONG_VISIT_MINUTES ? [LONG_KIND] : []),
    ...(dates.every((date) => isEveningOut(place, date)) ? [EVENING_KIND] : []),
    ...(place.visitMinutes > SHORT_VISIT_MINUTES ? [VISIT_KIND] : []),
    ...interests.flatMap((interest, nth) =>
      isOfInterest(place, interest, wishes?.traveller ?? "Couple") ? [INTEREST_KIND + nth] : [],
    ),
    ...(half === undefined
      ? []
      : [INTEREST_KIND + interests.length + (half === "morning" ? 0 : 1)]),
  ];
}

function dayRoute(task: DaysTask, day: number): OrienteeringRoute {
  const { caps = USUAL_CAPS, wishes } = task;
  const { pace } = taskOfDay(task, day);
  const { interests = [], traveller } = wishes ?? {};
  const eveningOut = traveller === "Couple" || traveller === "Friends";
  return {
    start: pace.startMinutes,
    end: routeEnd(task, day),
    maxVisits: pace.most + SHORT_VISITS_BESIDES,
    kindCaps: [
      ...PLACE_CATEGORIES.map(() => caps.sameCategory),
      pace.maxLongVisits,
      caps.evenings,
      pace.most,
    ],
    pauses: mealPauses(task, day),
    visitGains: visitGains(pace),
    kindGains: [
      ...PLACE_CATEGORIES.map(sameKindPoints),
      [],
      eveningOut ? [EVENING_OUT_POINTS] : [],
      [],
      ...interests.map(() => INTEREST_POINTS),
      ...(pace.hasSmallChildren ? [SMALL_CHILDREN_POINTS, SMALL_CHILDREN_POINTS] : []),
    ],
    fill: { target: pace.sightMinutes, points: FILL_POINTS },
    core: CORE,
    maxEffort: pace.maxWalkKm,
  };
}

/** Minutes, kilometres on foot and points lost between all stops, the hotel last. */
function legMatrices({ candidates, hotel, style, avoided = [] }: DaysTask) {
  const stops = [...candidates.map(({ place }) => place), undefined];
  const width = stops.length;
  const travel = new Float64Array(width * width);
  const effort = new Float64Array(width * width);
  const legPoints = new Float64Array(width * width);
  for (const [from, a] of stops.entries()) {
    const door = a === undefined ? 0 : DOOR_MINUTES;
    for (const [to, b] of stops.entries()) {
      if (from === to) continue;
      const estimate = legBetween(a ?? { at: hotel }, b ?? { at: hotel }, style);
      const leg = from * width + to;
      travel[leg] = (estimate?.minutes ?? UNKNOWN_LEG_MINUTES) + door - tieBreak(estimate);
      effort[leg] = estimate?.mode === "walk" ? estimate.distanceKm : 0;
      const isAvoided = avoided.some(([c, d]) => (a === c && b === d) || (a === d && b === c));
      legPoints[leg] = legPointsOf(estimate, a, b) + (isAvoided ? AVOIDED_POINTS : 0);
    }
  }
  return { travel, effort, legPoints };
}

/** Points for each two visits on one day. */
function pairMatrix({ candidates }: DaysTask): Float64Array {
  const width = candidates.length + 1;
  const points = new Float64Array(width * width);
  for (const [a, { place }] of candidates.entries()) {
    for (const [b, { place: other }] of candidates.entries()) {
      if (a === b) continue;
      const isOneTicket =
        place.ticketGroup !== undefined && place.ticketGroup === other.ticketGroup;
      points[a * width + b] = togetherPoints(place, other) + (isOneTicket ? ONE_TICKET_POINTS : 0);
    }
  }
  return points;
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
