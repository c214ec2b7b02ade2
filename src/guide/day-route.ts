import { BEST_TIME_MINUTES } from "../domain/best-time.ts";
import type { Position } from "../domain/geo.ts";
import type { Pace } from "../domain/pace.ts";
import { LONG_VISIT_MINUTES } from "../domain/pace.ts";
import { estimateTravel, type TravelMode, type TravelStyle } from "../domain/travel.ts";
import type { GuidePlace } from "./guide-city.ts";
import type { VisitStarts } from "./visit-starts.ts";

/** A place that may be visited, with what planning needs to know of it. */
export type Candidate = {
  readonly place: GuidePlace;
  readonly starts: VisitStarts;
  /** Points; what a visit is worth to this traveller. */
  readonly worth: number;
};

export type Visit = {
  readonly candidate: Candidate;
  readonly startMinutes: number;
  readonly endMinutes: number;
  readonly leg: {
    readonly mode: TravelMode;
    readonly minutes: number;
    readonly distanceKm: number;
  };
};

/** A day in a certain order, timed. */
export type DayRoute = {
  readonly visits: readonly Visit[];
  /** Points: travel, waiting, and visits away from their best time of day. */
  readonly cost: number;
};

export type DayRules = {
  readonly pace: Pace;
  readonly style: TravelStyle;
  readonly hotel: Position;
};

/** Lunch is had before the first visit that would start after noon; dinner likewise after half past six. */
const LUNCH = { fromMinutes: 12 * 60, takesMinutes: 60 } as const;
const DINNER = { fromMinutes: 18 * 60 + 30, takesMinutes: 75 } as const;
/** For entering and leaving, at each visit (planning.md 5.3). */
const DOOR_MINUTES = 5;
const MAX_SAME_CATEGORY = 2;
/** Points a minute or a visit. Higher than planning.md section 6 starts with: short ways come first. */
const TRAVEL_POINTS = 1.5;
const WAITING_POINTS = 0.2;
const OFF_BEST_TIME_POINTS = 12;

/** Whether these places may share a day at all, in whatever order. */
function mayShareDay(day: readonly Candidate[], { pace }: DayRules): boolean {
  const count = (test: (place: GuidePlace) => boolean) =>
    day.filter(({ place }) => test(place)).length;
  return (
    day.length <= pace.most &&
    count((place) => place.visitMinutes >= LONG_VISIT_MINUTES) <= pace.maxLongVisits &&
    count((place) => place.bestTime === "evening") <= 1 &&
    day.every(
      ({ place }) => count((other) => other.category === place.category) <= MAX_SAME_CATEGORY,
    )
  );
}

/**
 * Times a day in the order given: from the hotel, each leg, meals when they fall due, each visit
 * inside its opening hours, and back at the hotel by the end of the day.
 *
 * @returns undefined when that order can't be walked.
 */
function timeDay(order: readonly Candidate[], rules: DayRules): DayRoute | undefined {
  const { pace, style, hotel } = rules;
  let clock = pace.startMinutes;
  let from = hotel;
  let hadLunch = false;
  let hadDinner = false;
  let walkKm = 0;
  let cost = 0;
  const visits: Visit[] = [];
  for (const candidate of order) {
    const { place } = candidate;
    const leg = estimateTravel(from, place.at, style);
    let ready = clock + leg.minutes;
    if (!hadLunch && ready >= LUNCH.fromMinutes) {
      ready += ready < LUNCH.fromMinutes + 180 ? LUNCH.takesMinutes : 0;
      hadLunch = true;
    }
    if (!hadDinner && ready >= DINNER.fromMinutes) {
      ready += DINNER.takesMinutes;
      hadDinner = true;
    }
    const startMinutes = firstStart(candidate, ready);
    if (startMinutes === undefined) return undefined;
    const endMinutes = startMinutes + place.visitMinutes;
    if (leg.mode === "walk") walkKm += leg.distanceKm;
    cost += TRAVEL_POINTS * leg.minutes + WAITING_POINTS * (startMinutes - ready);
    if (!isBestTime(place, startMinutes)) cost += OFF_BEST_TIME_POINTS;
    visits.push({ candidate, startMinutes, endMinutes, leg });
    clock = endMinutes + DOOR_MINUTES;
    from = place.at;
  }
  const wayBack = estimateTravel(from, hotel, style);
  if (wayBack.mode === "walk") walkKm += wayBack.distanceKm;
  if (clock + wayBack.minutes > pace.endMinutes || walkKm > pace.maxWalkKm) return undefined;
  return { visits, cost: cost + TRAVEL_POINTS * wayBack.minutes };
}

/** The cheapest order of a day's places, by trying every one; undefined when none can be walked. */
export function bestOrder(day: readonly Candidate[], rules: DayRules): DayRoute | undefined {
  if (!mayShareDay(day, rules)) return undefined;
  let best: DayRoute | undefined;
  const order: Candidate[] = [];
  const left = [...day];
  function visitNext(): void {
    if (left.length === 0) {
      const route = timeDay(order, rules);
      if (route !== undefined && (best === undefined || route.cost < best.cost)) best = route;
      return;
    }
    for (let index = 0; index < left.length; index += 1) {
      const [next] = left.splice(index, 1);
      if (next === undefined) continue;
      order.push(next);
      visitNext();
      order.pop();
      left.splice(index, 0, next);
    }
  }
  visitNext();
  return best;
}

function firstStart(candidate: Candidate, readyMinutes: number): number | undefined {
  const { place, starts } = candidate;
  const earliest =
    place.bestTime === "evening"
      ? Math.max(readyMinutes, BEST_TIME_MINUTES.evening[0])
      : readyMinutes;
  const wanted = Math.ceil(earliest / 5) * 5;
  const range = starts.ranges.find(([, last]) => last >= wanted);
  return range === undefined ? undefined : Math.max(range[0], wanted);
}

function isBestTime(place: GuidePlace, startMinutes: number): boolean {
  const [from, to] = BEST_TIME_MINUTES[place.bestTime];
  return startMinutes >= from && startMinutes <= to;
}
