import { isCalendarDate } from "../../calendar-date.ts";
import type { Position } from "../../places/geo.ts";
import type { LegEstimate } from "../../places/travel.ts";
import { paceFor } from "../../trip/pace.ts";
import type { Leg, Trip, TripDay, TripPlace, UserSelection } from "../../trip/trip.ts";
import { type DayProblem, dayProblems } from "../days/day-problems.ts";
import { type DaysTask, datesOf } from "../days/days-task.ts";
import { feasibleDay } from "../days/feasible-day.ts";
import { nameFreeTime } from "../days/name-free-time.ts";
import type { TimedDay } from "../days/timed-day.ts";
import { withMealsAtEnds } from "../days/with-meals-at-ends.ts";
import { locate } from "../ground/locate.ts";
import { knownMatcher } from "../ground/match-known.ts";
import { type KnownCity, placesOf } from "../known-city.ts";
import { openSpan } from "../visits/open-span.ts";
import { readSelection } from "../visits/read-selection.ts";
import { travelStyle } from "../visits/travel-style.ts";
import { describeDay } from "./describe-day.ts";
import { type DraftCandidate, draftCandidate } from "./draft-candidate.ts";
import { keepMealNames } from "./keep-meal-names.ts";
import { repairDays } from "./repair-days.ts";
import { timeGivenOrder } from "./time-given-order.ts";

export type ReplanInput = {
  readonly selection: UserSelection;
  /** The trip after the edit: each place on the day and at the position where it is wanted. */
  readonly plan: Trip["tripData"];
  /** The facts of the city, where they are known. */
  readonly city: KnownCity | undefined;
  /** The middle of the destination, where it is known without a city. */
  readonly near?: Position | undefined;
  /** Places that keep their day, and their start where one is given (minutes after midnight). */
  readonly locked: readonly { readonly placeId: string; readonly startMinutes?: number }[];
  /** All that may move: the places of some days among these days, or some places over all days. */
  readonly only: { readonly days: readonly string[] } | { readonly places: readonly string[] };
  /** Whether places keep their order and day (`given`), or get the best (`best`). */
  readonly order: "given" | "best";
};

/** What could not be met, or was changed beyond the hours; by ids, with values. */
export type ReplanNote = { readonly dayId: string; readonly placeId?: string } & (
  | Exclude<DayProblem, { visit: unknown }>
  | { readonly code: "closed" }
  | { readonly code: "outsideHours"; readonly startMinutes: number; readonly endMinutes: number }
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

/** A day under work, with its places as candidates in the order of the document. */
type WorkDay = {
  readonly text: TripDay;
  readonly date: string | undefined;
  readonly candidates: readonly PlannedCandidate[];
};
type PlannedCandidate = DraftCandidate & { readonly placeId: string; readonly mayMove: boolean };

const SEED = 20_261_122;
const ITERATIONS = 1_500;
const SAME_DAY_POINTS = 200;

/**
 * Times a trip anew after an edit. Locked places keep their day, and their start where it is given;
 * nothing outside `only` moves; no place is dropped. What the engine does not own (notes, ids, photos, the
 * traveller's and the model's words) is carried over. What can't be met is done all the same and said in
 * `notes`, as is every change of day. A day whose hours hold already, and whose places are
 * open as it says, is returned as it is. Pure: fit for a
 * Web Worker. Yields every millisecond or so.
 *
 * @throws Error where `locked` or `only` names no part of the plan.
 */
export function* replan(input: ReplanInput): Generator<void, Replanned, void> {
  const days = workDays(input);
  const task = taskFor(days, input);
  yield;
  const found = input.order === "given" ? timeEach(days, task) : yield* findBest(days, task);
  const timed = nameFreeTime(found.map(withMealsAtEnds), task);
  const hotelName = input.plan.hotels[0]?.hotelName ?? "the hotel";
  const describe = dayDescriber(days, hotelName);
  const notes: ReplanNote[] = [];
  const itinerary = input.plan.itinerary.map((text) => {
    const at = days.findIndex((day) => day.text === text);
    const [work, day] = [days[at], timed[at]];
    if (work === undefined || day === undefined || isOutside(work, day)) return text;
    notes.push(...notesOf(work, day, days, task));
    return isUnchanged(text, day, hotelName) ? text : describe(text, day);
  });
  return { plan: { ...input.plan, itinerary }, notes };
}

/** The days that may change; in them, what may not move is pinned to its day and hour. */
function workDays({ plan, city, near, selection, locked, only }: ReplanInput): WorkDay[] {
  const { itinerary } = plan;
  const request = readSelection(selection, itinerary.length);
  const dates = datesOf({ days: itinerary.length, startDate: request.startDate });
  assertKnown(plan, locked, only);
  const find = knownMatcher(city === undefined ? [] : placesOf(city), city?.name ?? "");
  const texts = "days" in only ? itinerary.filter(({ id }) => only.days.includes(id)) : itinerary;
  return texts.map((text, day) => {
    const candidates = text.plan.map((place, index): PlannedCandidate => {
      const { known, at } = locate(place.placeName, place, find, city?.centre ?? near);
      const candidate = draftCandidate({ text: place, known, at }, day, index);
      const { visit } = place;
      const minutes = visit === undefined ? 0 : visit.endMinutes - visit.startMinutes;
      const visitMinutes = minutes > 0 ? minutes : candidate.place.visitMinutes;
      const lock = locked.find(({ placeId }) => placeId === place.id);
      const mayMove = "days" in only || only.places.includes(place.id);
      const startMinutes = mayMove ? lock?.startMinutes : visit?.startMinutes;
      return {
        ...candidate,
        place: { ...candidate.place, visitMinutes },
        placeId: place.id,
        isFixed: true,
        mayMove,
        ...(!mayMove || lock !== undefined ? { onlyDay: day } : {}),
        ...(startMinutes === undefined ? {} : { startMinutes }),
      };
    });
    const isDated = text.date !== undefined && isCalendarDate(text.date);
    return { text, date: isDated ? text.date : dates[itinerary.indexOf(text)], candidates };
  });
}

function assertKnown(
  { itinerary }: Trip["tripData"],
  locked: ReplanInput["locked"],
  only: ReplanInput["only"],
): void {
  const places = new Set(itinerary.flatMap(({ plan }) => plan.map(({ id }) => id)));
  const days = new Set(itinerary.map(({ id }) => id));
  const named = [...locked.map(({ placeId }) => placeId), ...("places" in only ? only.places : [])];
  const isKnown =
    named.every((id) => places.has(id)) &&
    !("days" in only && only.days.some((id) => !days.has(id)));
  if (!isKnown) throw new Error("the plan has no such day or place");
}

/** What travellers chose themselves is bound by time and walking, not by how much suits most people. */
function taskFor(days: readonly WorkDay[], { plan, city, near, selection }: ReplanInput): DaysTask {
  const request = readSelection(selection, plan.itinerary.length);
  const pace = paceFor(request.traveller, request.pace);
  const hotel = plan.hotels[0];
  const find = knownMatcher(city?.hotels ?? [], city?.name ?? "");
  const base = hotel && locate(hotel.hotelName, hotel, find, city?.centre ?? near).at;
  const candidates = days.flatMap((day) => day.candidates);
  return {
    candidates,
    base,
    dates: days.map(({ date }) => date),
    pace: {
      ...pace,
      most: Math.max(pace.most, candidates.length),
      maxLongVisits: candidates.length,
    },
    caps: { sameCategory: candidates.length, evenings: candidates.length },
    style: travelStyle(request),
    tickets: { cap: Number.POSITIVE_INFINITY, people: request.people, usualPrice: 0 },
    sameDayBonus: SAME_DAY_POINTS,
    iterations: ITERATIONS,
    seed: SEED,
  };
}

/** Each day in its own order, at its own hours where they hold. */
function timeEach(days: readonly WorkDay[], task: DaysTask): TimedDay[] {
  return days.map((day) => ownHours(day, task) ?? timeGivenOrder(day.candidates, day.date, task));
}

/** The best order; what fits nowhere goes back to its day, behind what came before it there. */
function* findBest(days: readonly WorkDay[], task: DaysTask): Generator<void, TimedDay[], void> {
  const byDay = days.map(({ candidates }) => candidates);
  const found = yield* repairDays(
    days.map((day) => ownHours(day, task)),
    byDay,
    task,
  );
  const placed = new Set(found.flatMap(({ visits }) => visits.map(({ candidate }) => candidate)));
  return found.map((timed, at) => {
    const { candidates = [], date } = days[at] ?? {};
    if (candidates.every((candidate) => placed.has(candidate))) return timed;
    const order = timed.visits.map(({ candidate }) => candidate);
    for (const [index, candidate] of candidates.entries()) {
      if (placed.has(candidate)) continue;
      const before = candidates.slice(0, index).findLast((one) => order.includes(one));
      order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, candidate);
    }
    return timeGivenOrder(order, date, task);
  });
}

/** The day at the hours of the document, where it can be walked so and no lock asks for others. */
function ownHours({ text, date, candidates }: WorkDay, task: DaysTask): TimedDay | undefined {
  const asksOthers = candidates.some(
    ({ startMinutes }, index) =>
      startMinutes !== undefined && startMinutes !== text.plan[index]?.visit?.startMinutes,
  );
  return asksOthers ? undefined : feasibleDay(text, candidates, date, task);
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
function dayDescriber(days: readonly WorkDay[], hotelName: string) {
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
    const timed = { ...described, id: text.id, plan: described.plan as TripPlace[] };
    return keepMealNames(text, timed);
  };
}

/** What of a day could not be met, in the order of the day. */
function notesOf(
  day: WorkDay,
  timed: TimedDay,
  days: readonly WorkDay[],
  task: DaysTask,
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
  const problems = dayProblems(timed, task).map((problem): ReplanNote => {
    if (!("visit" in problem)) return { dayId, ...problem };
    const { candidate, startMinutes, endMinutes } = problem.visit;
    const about = { dayId, placeId: (candidate as PlannedCandidate).placeId };
    if (problem.code === "late") return { ...about, code: "late", minutes: problem.minutes };
    if (problem.code === "closed") return { ...about, code: "closed" };
    return { ...about, code: "outsideHours", startMinutes, endMinutes };
  });
  return [...placeNotes, ...problems];
}
