import { isCalendarDate } from "../../calendar-date.ts";
import type { Position } from "../../places/geo.ts";
import type { Pace } from "../../trip/pace.ts";
import type { Trip, TripDay, TripPlace, UserSelection } from "../../trip/trip.ts";
import { type DaysTask, datesOf } from "../days/days-task.ts";
import { locate } from "../ground/locate.ts";
import { knownMatcher } from "../ground/match-known.ts";
import { placeMatcher } from "../ground/place-matcher.ts";
import type { KnownCity } from "../known-city.ts";
import { dayPace } from "../visits/day-pace.ts";
import { paceStay } from "../visits/pace-stay.ts";
import { readSelection } from "../visits/read-selection.ts";
import { travelStyle } from "../visits/travel-style.ts";
import { isPastMidnight } from "../visits/visit-windows.ts";
import { wishedPace } from "../wishes/wished-pace.ts";
import { type DraftCandidate, draftCandidate } from "./draft-candidate.ts";

export type ReplanInput = {
  readonly selection: UserSelection;
  /** The trip after the edit: each place on the day and at the position where it is wanted. */
  readonly plan: Trip["tripData"];
  /** The facts of the city, where they are known. */
  readonly city: KnownCity | undefined;
  /** The middle of the destination, where it is known without a city. */
  readonly near?: Position | undefined;
  /**
   * Places that keep their day, and their start where one is given (minutes after midnight), beside those that
   * the plan says are locked, or have an hour of the traveller's.
   */
  readonly locked: readonly { readonly placeId: string; readonly startMinutes?: number }[];
  /** All that may move: the places of some days among these days, or some places over all days. */
  readonly only: { readonly days: readonly string[] } | { readonly places: readonly string[] };
};

/** A day under work, with its places as candidates in the order of the document. */
export type WorkDay = {
  readonly text: TripDay;
  readonly date: string | undefined;
  readonly pace: Pace;
  readonly candidates: readonly PlannedCandidate[];
};
export type PlannedCandidate = DraftCandidate & {
  readonly placeId: string;
  readonly mayMove: boolean;
};

const SEED = 20_261_122;
const ITERATIONS = 1_500;
const SAME_DAY_POINTS = 200;

/** The days that may change; in them, what may not move is pinned to its day and hour. Yields at each place. */
export function* workDays(input: ReplanInput): Generator<void, WorkDay[], void> {
  const { plan, selection, only } = input;
  const { itinerary } = plan;
  const request = readSelection(selection, itinerary.length);
  const dates = datesOf({ days: itinerary.length, startDate: request.startDate });
  assertKnown(input);
  const texts = "days" in only ? itinerary.filter(({ id }) => only.days.includes(id)) : itinerary;
  const days: WorkDay[] = [];
  for (const [day, text] of texts.entries()) {
    const pace = dayPace(text, request);
    const candidates: PlannedCandidate[] = [];
    for (const [index, place] of text.plan.entries()) {
      candidates.push(plannedCandidate(place, day, index, pace, input));
      yield;
    }
    const isDated = text.date !== undefined && isCalendarDate(text.date);
    const date = isDated ? text.date : dates[itinerary.indexOf(text)];
    days.push({ text, date, pace, candidates });
  }
  return days;
}

function plannedCandidate(
  place: TripPlace,
  day: number,
  index: number,
  pace: Pace,
  { city, near, locked, only }: ReplanInput,
): PlannedCandidate {
  const find = placeMatcher(city);
  const { known, at } = locate(place.placeName, place, find, city?.centre ?? near);
  const candidate = draftCandidate({ text: place, known, at }, day, index);
  const visitMinutes = stayOf(place, candidate) ?? paceStay(candidate.place.visitMinutes, pace);
  const lock = locked.find(({ placeId }) => placeId === place.id) ?? ownLock(place);
  const mayMove = "days" in only || only.places.includes(place.id);
  const startMinutes = mayMove ? lock?.startMinutes : place.visit?.startMinutes;
  return {
    ...candidate,
    place: { ...candidate.place, visitMinutes },
    placeId: place.id,
    isFixed: true,
    mayMove,
    ...(!mayMove || lock !== undefined ? { onlyDay: day } : {}),
    ...(startMinutes === undefined ? {} : { startMinutes }),
  };
}

/** The traveller's word, else what the plan has; undefined where it has no hours yet, or midnight cut them short. */
function stayOf({ stayMinutes, visit }: TripPlace, candidate: DraftCandidate): number | undefined {
  const isWhole = visit !== undefined && !isPastMidnight(candidate.place, visit.endMinutes);
  const planned = isWhole ? visit.endMinutes - visit.startMinutes : 0;
  return stayMinutes ?? (planned > 0 ? planned : undefined);
}

/** What the document says of a place that is to stay, or to begin at the traveller's hour. */
function ownLock({ id, isLocked, startsAtMinutes, visit }: TripPlace) {
  const startMinutes = startsAtMinutes ?? (isLocked ? visit?.startMinutes : undefined);
  if (startMinutes !== undefined) return { placeId: id, startMinutes };
  return isLocked ? { placeId: id } : undefined;
}

function assertKnown({ plan: { itinerary }, locked, only }: ReplanInput): void {
  const places = new Set(itinerary.flatMap(({ plan }) => plan.map(({ id }) => id)));
  const days = new Set(itinerary.map(({ id }) => id));
  const named = [...locked.map(({ placeId }) => placeId), ...("places" in only ? only.places : [])];
  const isKnown =
    named.every((id) => places.has(id)) &&
    !("days" in only && only.days.some((id) => !days.has(id)));
  if (!isKnown) throw new Error("the plan has no such day or place");
}

/** What travellers chose themselves is bound by time and walking, not by how much suits most people. */
export function taskFor(
  days: readonly WorkDay[],
  { plan, city, near, selection }: ReplanInput,
): DaysTask {
  const request = readSelection(selection, plan.itinerary.length);
  const pace = days[0]?.pace ?? wishedPace(request, request.pace);
  const hotel = plan.hotels[0];
  const find = knownMatcher(city?.hotels ?? [], city?.name ?? "");
  const base = hotel && locate(hotel.hotelName, hotel, find, city?.centre ?? near).at;
  const candidates = days.flatMap((day) => day.candidates);
  return {
    candidates,
    base,
    dates: days.map(({ date }) => date),
    pace: withoutCounts(pace, candidates.length),
    caps: { sameCategory: candidates.length, evenings: candidates.length },
    style: travelStyle(request),
    tickets: { cap: Number.POSITIVE_INFINITY, people: request.people, usualPrice: 0 },
    sameDayBonus: SAME_DAY_POINTS,
    iterations: ITERATIONS,
    seed: SEED,
  };
}

/** The pace where so many visits are the traveller's own choice, however many or long. */
export function withoutCounts(pace: Pace, visits: number): Pace {
  return { ...pace, most: Math.max(pace.most, visits), maxLongVisits: visits };
}
