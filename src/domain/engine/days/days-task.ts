import { addDays } from "../../calendar-date.ts";
import type { Position } from "../../places/geo.ts";
import type { TravelStyle } from "../../places/travel.ts";
import type { InterestId } from "../../trip/interest.ts";
import type { Pace } from "../../trip/pace.ts";
import type { PlanRequest } from "../../trip/plan-request.ts";
import type { KnownPlace } from "../known-city.ts";

/** A place that may be visited. */
export type Candidate = {
  /** Where its position is unknown, `at` is undefined and its legs last `UNKNOWN_LEG_MINUTES`. */
  readonly place: Omit<KnownPlace, "at"> & { readonly at: Position | undefined };
  /** Points for visiting it at all. */
  readonly score: number;
  /** Of the city's ten first sights for these travellers: which it is, 0 for the first. */
  readonly sightRank?: number | undefined;
  /** What it is like: a second place of it counts less. */
  readonly experience?: string | undefined;
  /** Day (0 is the first) on which a visit gets `sameDayBonus` more points. */
  readonly draftDay?: number | undefined;
  /** Must be in the plan wherever it fits at all. */
  readonly isFixed?: boolean;
  /** The traveller asked for it. */
  readonly isAsked?: boolean | undefined;
  /** The one day (0 is the first) on which it may be visited. */
  readonly onlyDay?: number | undefined;
  /** Days (0 is the first) on which the traveller doesn't want it. */
  readonly notDays?: ReadonlySet<number> | undefined;
  /** The one time at which the visit may start, whatever the opening hours. */
  readonly startMinutes?: number | undefined;
};

/** The most visits of one kind, the most evenings out, and the most large museums and palaces, in a day. */
export type DayCaps = {
  readonly sameCategory: number;
  readonly evenings: number;
  readonly large?: number;
};

/** What a day should have, where there is such a place, and for whom. */
export type DayWishes = Pick<PlanRequest, "traveller" | "childAges" | "wishes"> & {
  readonly interests: readonly InterestId[];
  /** It often rains: each day should have something under a roof. */
  readonly isRainy?: boolean;
};

/** The places at its ends; undefined stands for the hotel. */
export type AvoidedLeg = readonly [Candidate["place"] | undefined, Candidate["place"] | undefined];

/** What is to be scheduled, and what every day must keep to. */
export type DaysTask = {
  readonly candidates: readonly Candidate[];
  /** The hotel; undefined where its position is unknown. */
  readonly hotel: Position | undefined;
  /** Of each day, "2026-05-04"; undefined: the day must hold on every weekday it can. */
  readonly dates: readonly (string | undefined)[];
  /** Which day of the trip the first of them is, where they are some of its days. */
  readonly firstDay?: number | undefined;
  readonly pace: Pace;
  /** Of each day, where the traveller's wishes make them differ. */
  readonly paces?: readonly Pace[] | undefined;
  /** How much later than the pace the first day begins, in minutes. */
  readonly laterMinutes?: number | undefined;
  readonly style: TravelStyle;
  /** What all tickets together may cost, how many people need one, and what one of unknown price costs. */
  readonly tickets: {
    readonly cap: number;
    readonly people: number;
    readonly usualPrice: number;
  };
  readonly caps?: DayCaps;
  readonly wishes?: DayWishes;
  readonly sameDayBonus?: number;
  readonly iterations: number;
  readonly seed: number;
  /** Legs to be avoided, in either direction. */
  readonly avoided?: readonly AvoidedLeg[];
  /** Candidates of each day, in order, to start from. */
  readonly initial?: readonly (readonly Candidate[])[] | undefined;
};

/** The task of one day alone. @param day 0 is the first. */
export function taskOfDay<Task extends Pick<DaysTask, "pace" | "paces" | "laterMinutes">>(
  task: Task,
  day: number,
): Task {
  const { laterMinutes = 0 } = task;
  const pace = task.paces?.[day] ?? task.pace;
  const later = day === 0 ? laterMinutes : 0;
  return {
    ...task,
    pace: later === 0 ? pace : { ...pace, startMinutes: pace.startMinutes + later },
    paces: undefined,
    laterMinutes: undefined,
  };
}

/** What a single day must keep to. */
export type DayRules = Pick<DaysTask, "hotel" | "pace" | "style" | "caps">;

/** Of one kind, and of evenings out, in a day. */
export const USUAL_CAPS: DayCaps = { sameCategory: 3, evenings: 1, large: 2 };

/** The date of each day of a trip, "2026-05-04"; undefined without a start date. */
export function datesOf({
  days,
  startDate,
}: {
  readonly days: number;
  readonly startDate?: string | undefined;
}): (string | undefined)[] {
  return Array.from({ length: days }, (_, day) =>
    startDate === undefined ? undefined : addDays(startDate, day),
  );
}
