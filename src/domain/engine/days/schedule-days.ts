import { addDays, weekdayOf } from "../../calendar-date.ts";
import type { Position } from "../../places/geo.ts";
import { PLACE_CATEGORIES } from "../../places/place-category.ts";
import { estimateTravel, type TravelStyle } from "../../places/travel.ts";
import { LONG_VISIT_MINUTES, type Pace } from "../../trip/pace.ts";
import type { Meal } from "../../trip/trip.ts";
import type { KnownPlace } from "../known-city.ts";
import { iterationBudget, searchRoutes } from "../solver/orienteering.ts";
import type {
  OrienteeringProblem,
  OrienteeringRoute,
  OrienteeringVisit,
  RoutedDay,
} from "../solver/orienteering-problem.ts";
import { DINNER, DOOR_MINUTES, GRID_MINUTES, LUNCH } from "./day-hours.ts";
import { isLongLeg } from "./is-long-leg.ts";
import { belongsToEvening, type VisitWindows, visitWindows } from "./visit-windows.ts";

/** A place that may be visited. */
export type Candidate = {
  /** Where nobody knows where it is, `at` is undefined and its ways are taken for usual ones. */
  readonly place: Omit<KnownPlace, "at"> & { readonly at: Position | undefined };
  /** Points for visiting it at all. */
  readonly worth: number;
  /** Day (0 is the first) on which a visit is worth `sameDayBonus` more. */
  readonly draftDay?: number | undefined;
  /** Must be in the plan wherever it fits at all. */
  readonly isFixed?: boolean;
};

export type Way = ReturnType<typeof estimateTravel>;

export type TimedVisit = {
  readonly candidate: Candidate;
  readonly startMinutes: number;
  readonly endMinutes: number;
  /** From the place before, or from the hotel; undefined where one end is not known. */
  readonly leg: Way | undefined;
  readonly notOn: readonly string[];
};

export type TimedDay = {
  readonly date: string | undefined;
  readonly visits: readonly TimedVisit[];
  readonly meals: readonly Meal[];
  readonly wayBack: Way | undefined;
};

export type DayCaps = { readonly sameCategory: number; readonly evenings: number };

/** The places at its ends; undefined stands for the hotel. */
export type AvoidedWay = readonly [Candidate["place"] | undefined, Candidate["place"] | undefined];

export type DaysTask = {
  readonly candidates: readonly Candidate[];
  /** The hotel; undefined where nobody knows where it is. */
  readonly base: Position | undefined;
  readonly days: number;
  readonly startDate: string | undefined;
  readonly pace: Pace;
  readonly style: TravelStyle;
  /** What all tickets together may cost, how many people need one, and what one costs that nobody knows. */
  readonly tickets: {
    readonly cap: number;
    readonly people: number;
    readonly usualPrice: number;
  };
  readonly caps?: DayCaps;
  readonly sameDayBonus?: number;
  readonly iterations: number;
  readonly seed: number;
  /** Ways better not taken, in either direction. */
  readonly avoided?: readonly AvoidedWay[];
  /** Candidates of each day, in order, to start from. */
  readonly initial?: readonly (readonly Candidate[])[] | undefined;
};

/**
 * Of two orders that take as long in ways of five minutes, the one with fewer kilometres: less than a
 * quarter of a minute is taken off each way, the more the shorter it is. Over a day that stays under
 * half of five minutes, so that hours come out whole again when they are rounded.
 */
const TIE_BREAK = { mostMinutes: 0.25, upToKm: 10 } as const;
/** A way whose ends are not both known. */
export const UNKNOWN_WAY_MINUTES = 30;
const DINES_OUT_UNTIL_MINUTES = 21 * 60;
/** Of one kind, and of evenings out, in a day (H9 of planning.md section 6). */
export const USUAL_CAPS: DayCaps = { sameCategory: 2, evenings: 1 };
/** Points of planning.md section 6, tuned on bench/plans.ts: short ways come before a better hour. */
export const TRAVEL_POINTS = 2;
const LOAD_POINTS = 0.0006;
export const BEST_TIME_POINTS = 15;
/** No day stays empty where another can spare a visit; beyond the usual number only what is worth it. */
const FIRST_VISIT_POINTS = 200;
const EARLY_VISIT_POINTS = [60, 30] as const;
const BEYOND_USUAL_POINTS = -60;
/** A long way for what is no must-see, besides the points for its minutes (C12 of planning.md section 8). */
const LONG_WAY_POINTS = 15;
/** More than an order of a day can gain by it. */
const AVOIDED_POINTS = 100;
const LONG_KIND = PLACE_CATEGORIES.length;
const EVENING_KIND = LONG_KIND + 1;

/**
 * Lays candidates out over days: which, when, in what order, every visit inside its opening hours and
 * reachable in time, meals between, each day from the hotel and back (planning.md sections 6 and 7).
 * Equal tasks get equal days. Yields every millisecond or so.
 */
export function* scheduleDays(task: DaysTask): Generator<void, TimedDay[], void> {
  const dates = datesOf(task);
  const windows = task.candidates.map(({ place }) => windowsByDay(place, dates, task.pace));
  const solution = yield* searchRoutes(toProblem(task, windows), {
    seed: task.seed,
    progress: iterationBudget(task.iterations),
    initial: task.initial?.map((day) => day.map((one) => task.candidates.indexOf(one))),
  });
  return solution.routes.map((route, day) => toTimedDay(task, route, dates[day], windows, day));
}

export function datesOf({ days, startDate }: Pick<DaysTask, "days" | "startDate">) {
  return Array.from({ length: days }, (_, day) =>
    startDate === undefined ? undefined : addDays(startDate, day),
  );
}

function windowsByDay(
  place: Candidate["place"],
  dates: readonly (string | undefined)[],
  pace: Pace,
): VisitWindows[] {
  const byWeekday = new Map<number | undefined, VisitWindows>();
  return dates.map((date) => {
    const weekday = date === undefined ? undefined : weekdayOf(date);
    const found = byWeekday.get(weekday) ?? visitWindows(place, date, pace, BEST_TIME_POINTS);
    byWeekday.set(weekday, found);
    return found;
  });
}

/** What a place's tickets cost the whole party. */
export function ticketCost(
  place: Pick<KnownPlace, "ticketPrice">,
  { people, usualPrice }: DaysTask["tickets"],
): number {
  return (place.ticketPrice ?? usualPrice) * people;
}

/** What all tickets of some days cost the whole party. */
export function ticketsOf(
  days: readonly TimedDay[],
  { tickets }: Pick<DaysTask, "tickets">,
): number {
  return days
    .flatMap(({ visits }) => visits)
    .reduce((sum, { candidate }) => sum + ticketCost(candidate.place, tickets), 0);
}

function toProblem(task: DaysTask, windows: readonly VisitWindows[][]): OrienteeringProblem {
  const { candidates, pace, tickets, sameDayBonus = 0 } = task;
  const visits = candidates.map((candidate, index): OrienteeringVisit => {
    const { place, worth, draftDay, isFixed = false } = candidate;
    return {
      score: worth,
      duration: place.visitMinutes,
      windows: (windows[index] ?? []).map((day, number) =>
        day.windows.map((window) =>
          number === draftDay ? { ...window, bonus: window.bonus + sameDayBonus } : window,
        ),
      ),
      kinds: kindsOf(place),
      cost: ticketCost(place, tickets),
      isFixed,
    };
  });
  const { travel, effort, legPoints } = waysOf(task);
  const route = dayRoute(pace, task.caps ?? USUAL_CAPS);
  return {
    visits,
    routes: Array.from({ length: task.days }, () => route),
    travel,
    effort,
    legPoints,
    travelWeight: TRAVEL_POINTS,
    loadWeight: LOAD_POINTS,
    budget: tickets.cap,
  };
}

function kindsOf(place: Candidate["place"]): number[] {
  return [
    PLACE_CATEGORIES.indexOf(place.category),
    ...(place.visitMinutes >= LONG_VISIT_MINUTES ? [LONG_KIND] : []),
    ...(belongsToEvening(place) ? [EVENING_KIND] : []),
  ];
}

function dayRoute(pace: Pace, caps: DayCaps): OrienteeringRoute {
  const gains = [FIRST_VISIT_POINTS, ...EARLY_VISIT_POINTS].slice(0, pace.usual);
  while (gains.length < pace.usual) gains.push(0);
  while (gains.length < pace.most) gains.push(BEYOND_USUAL_POINTS);
  return {
    start: pace.startMinutes,
    end: pace.endMinutes,
    maxVisits: pace.most,
    kindCaps: [...PLACE_CATEGORIES.map(() => caps.sameCategory), pace.maxLongVisits, caps.evenings],
    pauses: pace.endMinutes >= DINES_OUT_UNTIL_MINUTES ? [LUNCH, DINNER] : [LUNCH],
    visitGains: gains,
    maxEffort: pace.maxWalkKm,
  };
}

/** Minutes, kilometres on foot and points lost between all stops, the hotel last. */
function waysOf({ candidates, base, style, avoided = [] }: DaysTask) {
  const stops = [...candidates.map(({ place }) => place), undefined];
  const width = stops.length;
  const travel = new Float64Array(width * width);
  const effort = new Float64Array(width * width);
  const legPoints = new Float64Array(width * width);
  for (const [from, a] of stops.entries()) {
    const door = a === undefined ? 0 : DOOR_MINUTES;
    for (const [to, b] of stops.entries()) {
      if (from === to) continue;
      const way = wayBetween(a === undefined ? base : a.at, b === undefined ? base : b.at, style);
      const leg = from * width + to;
      travel[leg] = (way?.minutes ?? UNKNOWN_WAY_MINUTES) + door - tieBreak(way);
      effort[leg] = way?.mode === "walk" ? way.distanceKm : 0;
      const isAvoided = avoided.some(([c, d]) => (a === c && b === d) || (a === d && b === c));
      legPoints[leg] = longWayPoints(way, a, b) + (isAvoided ? AVOIDED_POINTS : 0);
    }
  }
  return { travel, effort, legPoints };
}

/** What a way takes beyond its minutes. @param a what is at one end; undefined: the hotel. */
export function longWayPoints(
  way: Way | undefined,
  a: Pick<KnownPlace, "mustSee"> | undefined,
  b: Pick<KnownPlace, "mustSee"> | undefined,
): number {
  const servesMustSee = a?.mustSee === true || b?.mustSee === true;
  return way !== undefined && isLongLeg(way) && !servesMustSee ? LONG_WAY_POINTS : 0;
}

function tieBreak(way: Way | undefined): number {
  const { mostMinutes, upToKm } = TIE_BREAK;
  return way === undefined ? 0 : mostMinutes * (1 - Math.min(1, way.distanceKm / upToKm));
}

function onGrid(minutes: number): number {
  return Math.round(minutes / GRID_MINUTES) * GRID_MINUTES;
}

export function wayBetween(
  from: Position | undefined,
  to: Position | undefined,
  style: TravelStyle,
): Way | undefined {
  return from === undefined || to === undefined ? undefined : estimateTravel(from, to, style);
}

function toTimedDay(
  task: DaysTask,
  route: RoutedDay,
  date: string | undefined,
  windows: readonly VisitWindows[][],
  day: number,
): TimedDay {
  let from = task.base;
  const visits: TimedVisit[] = [];
  for (const { visit, earliest } of route.visits) {
    const candidate = task.candidates[visit];
    if (candidate === undefined) throw new Error("the search visits only candidates");
    const startMinutes = onGrid(earliest);
    visits.push({
      candidate,
      startMinutes,
      endMinutes: startMinutes + candidate.place.visitMinutes,
      leg: wayBetween(from, candidate.place.at, task.style),
      notOn: windows[visit]?.[day]?.notOn ?? [],
    });
    from = candidate.place.at;
  }
  const kinds = ["lunch", "dinner"] as const;
  const meals = route.pauses.flatMap(({ pause, position, earliest }): Meal[] => {
    const kind = kinds[pause];
    const { duration } = pause === 0 ? LUNCH : DINNER;
    // A meal before the first visit is had at the hotel, one after the last wherever one likes.
    if (kind === undefined || position === 0 || position === visits.length) return [];
    const startMinutes = onGrid(earliest);
    return [{ kind, startMinutes, endMinutes: startMinutes + duration }];
  });
  const wayBack = visits.length === 0 ? undefined : wayBetween(from, task.base, task.style);
  return { date, visits, meals, wayBack };
}
