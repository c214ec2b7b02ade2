import { BEST_TIME_MINUTES } from "../domain/best-time.ts";
import type { Position } from "../domain/geo.ts";
import type { Pace } from "../domain/pace.ts";
import { LONG_VISIT_MINUTES } from "../domain/pace.ts";
import { isBestTime } from "../domain/schedule/is-best-time.ts";
import type { VisitStarts } from "../domain/schedule/visit-starts.ts";
import type { TravelMode } from "../domain/travel.ts";
import type { GuidePlace } from "./guide-city.ts";
import type { TravelTable, Way } from "./travel-table.ts";

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
  readonly travel: TravelTable;
  readonly hotel: Position;
};

/** Lunch is had before the first visit that would start after noon; dinner likewise after half past six. */
const LUNCH = { fromMinutes: 12 * 60, takesMinutes: 60 } as const;
const DINNER = { fromMinutes: 18 * 60 + 30, takesMinutes: 75 } as const;
/** For entering and leaving, at each visit (planning.md 5.3). */
const DOOR_MINUTES = 5;
const MAX_SAME_CATEGORY = 2;
const EVENING_BEFORE_END_MINUTES = 120;
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

/** A day as far as it has been walked, the way back to the hotel not included. */
type Progress = {
  /** When one may leave the last place. */
  readonly clock: number;
  readonly hadLunch: boolean;
  readonly hadDinner: boolean;
  readonly walkKm: number;
  readonly cost: number;
};

/** One more visit, and the day after it. */
type Step = Progress & {
  readonly candidate: Candidate;
  readonly leg: Way;
  readonly startMinutes: number;
};

/**
 * Goes on to one more place: the leg, meals when they fall due, the visit inside its opening hours.
 *
 * @returns undefined when the place can't be visited any more.
 */
function goOn(day: Progress, candidate: Candidate, leg: Way, pace: Pace): Step | undefined {
  let ready = day.clock + leg.minutes;
  const lunchIsDue = !day.hadLunch && ready >= LUNCH.fromMinutes;
  if (lunchIsDue && ready < LUNCH.fromMinutes + 180) ready += LUNCH.takesMinutes;
  const dinnerIsDue = !day.hadDinner && ready >= DINNER.fromMinutes;
  if (dinnerIsDue) ready += DINNER.takesMinutes;
  const startMinutes = firstStart(candidate, ready, pace);
  if (startMinutes === undefined) return undefined;
  return {
    candidate,
    leg,
    startMinutes,
    clock: startMinutes + candidate.place.visitMinutes + DOOR_MINUTES,
    hadLunch: day.hadLunch || lunchIsDue,
    hadDinner: day.hadDinner || dinnerIsDue,
    walkKm: day.walkKm + (leg.mode === "walk" ? leg.distanceKm : 0),
    cost:
      day.cost +
      TRAVEL_POINTS * leg.minutes +
      WAITING_POINTS * (startMinutes - ready) +
      (isBestTime(candidate.place, startMinutes) ? 0 : OFF_BEST_TIME_POINTS),
  };
}

/**
 * The cheapest order of a day's places that leaves from the hotel and is back there by the end of
 * the day. It tries every order, giving up each as soon as it can't be the one.
 *
 * @param costBelow dearer days are of no use to the caller, and looked for no further.
 * @returns undefined when no order can be walked for less.
 */
export function bestOrder(
  day: readonly Candidate[],
  rules: DayRules,
  costBelow = Number.POSITIVE_INFINITY,
): DayRoute | undefined {
  if (!mayShareDay(day, rules)) return undefined;
  const { pace } = rules;
  const ways = waysBetween(day, rules);
  const leastShares = ways.map(leastShare);
  if (TRAVEL_POINTS * sum(leastShares) >= costBelow) return undefined;
  const needs = day.map(({ place, starts }, index) => ({
    lastStart: starts.ranges.at(-1)?.[1] ?? -1,
    wayMinutes: leastShares[index] ?? 0,
    stayMinutes: place.visitMinutes + DOOR_MINUTES,
    bestUntil: BEST_TIME_MINUTES[place.bestTime][1],
  }));
  const hotel = day.length;
  const seen = day.map(() => false);
  const steps: Step[] = [];
  let best: DayRoute | undefined;
  let limit = costBelow;

  function tryEnd({ clock, walkKm, cost }: Progress, wayBack: Way): void {
    const walkedKm = walkKm + (wayBack.mode === "walk" ? wayBack.distanceKm : 0);
    const wholeCost = cost + TRAVEL_POINTS * wayBack.minutes;
    if (clock + wayBack.minutes > pace.endMinutes || walkedKm > pace.maxWalkKm) return;
    if (wholeCost >= limit) return;
    best = { visits: steps.map(toVisit), cost: wholeCost };
    limit = wholeCost;
  }

  /** Whether the places not seen yet can no longer be fitted in, or only by going over the limit. */
  function isHopeless({ clock, walkKm, cost }: Progress): boolean {
    let leastClock = clock;
    let leastCost = cost;
    for (let index = 0; index < needs.length; index += 1) {
      const need = needs[index];
      if (need === undefined || seen[index]) continue;
      if (need.lastStart < clock) return true;
      leastClock += need.wayMinutes + need.stayMinutes;
      leastCost += TRAVEL_POINTS * need.wayMinutes;
      if (need.bestUntil < clock) leastCost += OFF_BEST_TIME_POINTS;
    }
    return leastClock > pace.endMinutes || leastCost >= limit || walkKm > pace.maxWalkKm;
  }

  /** @param at index of where one stands. */
  function tryFrom(at: number, progress: Progress): void {
    for (let index = 0; index < day.length; index += 1) {
      const candidate = day[index];
      const leg = ways[at]?.[index];
      if (candidate === undefined || leg === undefined || seen[index]) continue;
      const step = goOn(progress, candidate, leg, pace);
      if (step === undefined) continue;
      seen[index] = true;
      steps.push(step);
      const wayBack = ways[index]?.[hotel];
      if (steps.length === day.length && wayBack !== undefined) tryEnd(step, wayBack);
      else if (!isHopeless(step)) tryFrom(index, step);
      steps.pop();
      seen[index] = false;
    }
  }

  const clock = pace.startMinutes;
  const untouched = { clock, hadLunch: false, hadDinner: false, walkKm: 0, cost: 0 };
  tryFrom(hotel, untouched);
  return best;
}

function toVisit({ candidate, leg, startMinutes }: Step): Visit {
  return { candidate, startMinutes, endMinutes: startMinutes + candidate.place.visitMinutes, leg };
}

/** What these places cost at the very least, whatever their order; no end where they can't share a day. */
export function leastCost(day: readonly Candidate[], rules: DayRules): number {
  if (!mayShareDay(day, rules)) return Number.POSITIVE_INFINITY;
  return TRAVEL_POINTS * sum(waysBetween(day, rules).map(leastShare));
}

/** The ways from each place of a day to each other; the hotel comes last. */
function waysBetween(day: readonly Candidate[], { hotel, travel }: DayRules): Way[][] {
  const stops = [...day.map(({ place }) => place.at), hotel];
  return stops.map((from) => {
    const wayTo = travel(from);
    return stops.map(wayTo);
  });
}

/** A round trip comes to each stop and leaves it: half of its two shortest ways, at the least. */
function leastShare(ways: readonly Way[], stop: number): number {
  let shortest = Number.POSITIVE_INFINITY;
  let second = Number.POSITIVE_INFINITY;
  for (const [other, { minutes }] of ways.entries()) {
    if (other === stop) continue;
    second = Math.min(second, Math.max(shortest, minutes));
    shortest = Math.min(shortest, minutes);
  }
  // Between one place and the hotel the same way goes both ways.
  return (shortest + (ways.length > 2 ? second : shortest)) / 2;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function firstStart(
  { place, starts }: Candidate,
  readyMinutes: number,
  pace: Pace,
): number | undefined {
  const earliest =
    place.bestTime === "evening" ? Math.max(readyMinutes, eveningStarts(pace)) : readyMinutes;
  const wanted = Math.ceil(earliest / 5) * 5;
  const range = starts.ranges.find(([, last]) => last >= wanted);
  return range === undefined ? undefined : Math.max(range[0], wanted);
}

/** Whose day is over early sees a place of the evening late in the afternoon, rather than never. */
function eveningStarts(pace: Pace): number {
  return Math.min(BEST_TIME_MINUTES.evening[0], pace.endMinutes - EVENING_BEFORE_END_MINUTES);
}
