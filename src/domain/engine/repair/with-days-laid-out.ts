import type { LegEstimate } from "../../places/travel.ts";
import type { Leg, Trip, TripDay, TripPlace } from "../../trip/trip.ts";
import { type DayProblem, dayProblems } from "../days/day-problems.ts";
import type { DayRules, DaysTask } from "../days/days-task.ts";
import { feasibleDay } from "../days/feasible-day.ts";
import type { TimedDay } from "../days/timed-day.ts";
import type { KnownCity } from "../known-city.ts";
import { openSpan } from "../visits/open-span.ts";
import type { Span } from "../visits/open-weekdays.ts";
import { describeDay } from "./describe-day.ts";
import { keepMealNames } from "./keep-meal-names.ts";
import { replanBreaks } from "./replan-breaks.ts";
import { withFare } from "./with-fare.ts";
import {
  type PlannedCandidate,
  type ReplanInput,
  taskFor,
  type WorkDay,
  withoutCounts,
  workDays,
} from "./work-days.ts";

/** What could not be met, or was changed beyond the hours; by ids, with values. */
type ReplanNote = { readonly dayId: string; readonly placeId?: string } & (
  | Exclude<DayProblem, { visit: unknown }>
  | { readonly code: "closed" }
  | (Span & { readonly code: "outsideHours" | "dark" | "beforeEvening" | "pastMidnight" })
  | { readonly code: "late"; readonly minutes: number }
  /** The place came to this day from another one. */
  | { readonly code: "moved"; readonly fromDayId: string }
  /** It is unknown where the place is, or when it is open. */
  | { readonly code: "positionUnknown" | "hoursUnknown" }
);

export type Replanned = {
  readonly plan: Trip["tripData"];
  readonly notes: readonly ReplanNote[];
};

/** Gives each of some days its visits, in an order and at hours. */
export type LayOutDays = (
  days: readonly WorkDay[],
  task: DaysTask,
) => Generator<void, TimedDay[], void>;

/**
 * The plan with some of its days laid out anew, and what is to be said of that. What the engine does not own (notes,
 * ids, photos, the traveller's and the model's words) is carried over. A day whose hours hold already, and whose places
 * are open as it says, is returned as it is. Yields every millisecond or so.
 *
 * @throws Error where `locked` or `only` names no part of the plan.
 */
export function* withDaysLaidOut(
  input: ReplanInput,
  layOut: LayOutDays,
): Generator<void, Replanned, void> {
  const days = yield* workDays(input);
  const task = taskFor(days, input);
  yield;
  const found = yield* layOut(days, task);
  const timed = replanBreaks(found, days, task, input);
  const hotelName = input.plan.hotels[0]?.hotelName ?? "the hotel";
  const describe = dayDescriber(days, hotelName, input.city);
  const notes: ReplanNote[] = [];
  const itinerary = input.plan.itinerary.map((text) => {
    const at = days.findIndex((day) => day.text === text);
    const [work, day] = [days[at], timed[at]];
    if (work === undefined || day === undefined || isOutside(work, day)) return text;
    notes.push(...notesOf(work, day, days, rulesOf(work, task)));
    return isUnchanged(text, day, hotelName) ? text : describe(text, day);
  });
  return { plan: { ...input.plan, itinerary }, notes };
}

/** The rules of the task at the day's own pace. */
export function rulesOf({ pace }: WorkDay, task: DaysTask): DayRules {
  return { ...task, pace: withoutCounts(pace, task.candidates.length) };
}

/** The day at the hours of the document, where it can be walked so and no lock asks for others. */
export function ownHours(
  { text, date, candidates }: WorkDay,
  rules: DayRules,
): TimedDay | undefined {
  const asksOthers = candidates.some(
    ({ startMinutes }, index) =>
      startMinutes !== undefined && startMinutes !== text.plan[index]?.visit?.startMinutes,
  );
  return asksOthers ? undefined : feasibleDay(text, candidates, date, rules);
}

/** A day with nothing in it that may move, and from which nothing went. */
function isOutside({ candidates }: WorkDay, { visits }: TimedDay): boolean {
  return (
    candidates.length > 0 &&
    candidates.length === visits.length &&
    visits.every(({ candidate }) => !(candidate as PlannedCandidate).mayMove)
  );
}

/** The same places in the same order, at the same hours, open as long, and by the same legs. */
function isUnchanged(
  text: TripDay,
  { date, visits, wayBack }: TimedDay,
  hotelName: string,
): boolean {
  return (
    text.plan.length === visits.length &&
    isSameLeg(text.wayBack, wayBack, text.plan.at(-1)?.placeName) &&
    visits.every(({ candidate, startMinutes, endMinutes, leg }, index) => {
      const { id, visit, open: openBefore, leg: before } = text.plan[index] ?? {};
      const open = openSpan(candidate.place, date, { startMinutes, endMinutes });
      const from = index === 0 ? hotelName : text.plan[index - 1]?.placeName;
      return (
        id === (candidate as PlannedCandidate).placeId &&
        visit?.startMinutes === startMinutes &&
        visit.endMinutes === endMinutes &&
        openBefore?.startMinutes === open?.startMinutes &&
        openBefore?.endMinutes === open?.endMinutes &&
        isSameLeg(before, leg, from)
      );
    })
  );
}

function isSameLeg(before: Leg | undefined, now: LegEstimate | undefined, from?: string): boolean {
  if (before === undefined || now === undefined) return before === now;
  const isSameWay = before.mode === now.mode && before.minutes === now.minutes;
  return isSameWay && before.distanceKm === now.distanceKm && before.from === from;
}

/** Writes timed days into the document: only hours, legs, meals and free time are ours. */
function dayDescriber(days: readonly WorkDay[], hotelName: string, city: KnownCity | undefined) {
  const textOf = new Map(
    days.flatMap(({ text, candidates }) =>
      text.plan.map((place, index) => [candidates[index], place] as const),
    ),
  );
  return (text: TripDay, day: TimedDay): TripDay => {
    const { plan, ...before } = text;
    const described = describeDay(day, before, hotelName, ({ candidate }) => {
      const place = textOf.get(candidate as PlannedCandidate);
      if (place === undefined) throw new Error("no place of this plan");
      return place;
    });
    const places = described.plan.map((place) => withFare(place, city)) as TripPlace[];
    const timed = { ...described, id: text.id, plan: places };
    return keepMealNames(text, timed);
  };
}

/** What of a day could not be met, in the order of the day. */
function notesOf(
  day: WorkDay,
  timed: TimedDay,
  days: readonly WorkDay[],
  rules: DayRules,
): ReplanNote[] {
  const dayId = day.text.id;
  const placeNotes = timed.visits.flatMap(({ candidate }): ReplanNote[] => {
    const { placeId, place, draftDay } = candidate as PlannedCandidate;
    const from = days[draftDay]?.text.id;
    const about = { dayId, placeId };
    return [
      ...(from === undefined || from === dayId
        ? []
        : [{ ...about, code: "moved", fromDayId: from } as const]),
      ...(place.at === undefined ? [{ ...about, code: "positionUnknown" } as const] : []),
      ...(place.hours === undefined ? [{ ...about, code: "hoursUnknown" } as const] : []),
    ];
  });
  const problems = dayProblems(timed, rules).map((problem): ReplanNote => {
    if (!("visit" in problem)) return { dayId, ...problem };
    const { candidate, startMinutes, endMinutes } = problem.visit;
    const about = { dayId, placeId: (candidate as PlannedCandidate).placeId };
    if (problem.code === "late") return { ...about, code: "late", minutes: problem.minutes };
    if (problem.code === "closed") return { ...about, code: "closed" };
    return { ...about, code: problem.code, startMinutes, endMinutes };
  });
  return [...placeNotes, ...problems];
}
