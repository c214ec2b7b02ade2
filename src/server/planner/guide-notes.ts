import { isCalendarDate, middleOf } from "../../domain/calendar-date.ts";
import { datesOf } from "../../domain/engine/days/days-task.ts";
import { startsThatFit } from "../../domain/engine/days/fit-week.ts";
import type { Timetable } from "../../domain/engine/days/make-timetable.ts";
import { rateCandidates } from "../../domain/engine/days/rate-candidates.ts";
import { requestInCity } from "../../domain/engine/days/request-in-city.ts";
import { eventsOn, eventValues } from "../../domain/engine/events-on.ts";
import type { KnownCity } from "../../domain/engine/known-city.ts";
import { isOpenOn } from "../../domain/engine/visits/visit-windows.ts";
import type { PlannerNote } from "../../domain/messages/words.ts";
import { changesOverYear } from "../../domain/places/opening-hours.ts";
import { WEEKDAYS } from "../../domain/places/weekdays.ts";
import { mayBeEmpty, wishedPaces } from "../../domain/trip/day-pace.ts";
import { paceFor } from "../../domain/trip/pace.ts";
import type { PaceChoice } from "../../domain/trip/pace-choice.ts";
import type { PlanRequest } from "../../domain/trip/plan-request.ts";
import type { TripRequest } from "../../domain/trip/trip-request.ts";
import type { Chosen } from "./read-about.ts";

/** The share of the pace's visits a day below which much time is left. */
const QUIET_PART = 0.6;
const SLOWEST: PaceChoice = "relaxed";

/** The notes that the guide's planner adds to a plan. */
export function notesFor(
  request: TripRequest,
  wanted: PlanRequest,
  plan: Timetable,
  { city, reason, taken, asOf, openData }: Chosen,
): PlannerNote[] {
  const notes: PlannerNote[] = [];
  if (reason !== undefined) notes.push(reason);
  if (taken !== undefined) notes.push(taken);
  if (request.daysAssumed) {
    notes.push({ code: "daysAssumed", values: { days: request.days } });
  }
  const base = plan.hotels[0];
  if (base !== undefined) {
    const where = request.bases === undefined ? {} : { city: city.name };
    const values = { hotel: base.name, budget: base.budget, ...where };
    notes.push({ code: "startsAtHotel", values });
  }
  if (base !== undefined && base.budget !== request.budget) {
    notes.push({ code: "otherHotelLevel", values: { budget: request.budget } });
  }
  const empty = emptyDaysNote(city, wanted, plan);
  if (empty !== undefined) notes.push(empty);
  const quiet = quietDaysNote(city, wanted, plan);
  if (quiet !== undefined) notes.push(quiet);
  const weather = weatherNote(city, plan.days[0]?.date ?? (wanted.month && middleOf(wanted.month)));
  if (weather !== undefined) notes.push(weather);
  notes.push(...eventNotes(city, datesOfPlan(wanted, plan)));
  const starts = wanted.startDate === undefined ? startsThatFit(plan.days) : [];
  if (starts.length > 0 && starts.length < WEEKDAYS.length) {
    const places = plan.days.reduce((sum, { visits }) => sum + visits.length, 0);
    notes.push({ code: "startOn", values: { weekdays: starts, days: plan.days.length, places } });
  }
  if (request.startDate === undefined && request.month === undefined && hasSeasons(plan))
    notes.push({ code: "hoursOfAllSeasons" });
  if (city.walks !== undefined) notes.push({ code: "walksByStreet" });
  if (openData !== undefined) {
    notes.push({ code: "fromOpenData", values: { city: city.name, ...openData.known } });
    return notes;
  }
  notes.push(
    asOf === undefined
      ? { code: "factsOfGuide" }
      : { code: "factsAsOf", values: { hours: asOf.hours, prices: asOf.prices } },
  );
  return notes;
}

/** The usual weather of the month in which the plan begins. */
function weatherNote({ climate, name }: Chosen["city"], date: string | undefined) {
  if (date === undefined || climate === undefined) return undefined;
  const month = Number(date.slice(5, 7)) - 1;
  const [highC, lowC, rainDays] = [climate.highC, climate.lowC, climate.rainDays].map(
    (means) => means?.[month],
  );
  if (highC === undefined || lowC === undefined || rainDays === undefined) return undefined;
  const values = { city: name, date, highC, lowC, rainDays };
  return { code: "usualWeather", values } as const;
}

/** The days of the plan, or without a first day those of its month. */
function datesOfPlan({ month }: PlanRequest, { days }: Timetable): string[] {
  const dated = days.flatMap(({ date }) => date ?? []);
  if (dated.length > 0 || month === undefined) return dated;
  return Array.from(
    { length: 31 },
    (_, at) => `${month}-${String(at + 1).padStart(2, "0")}`,
  ).filter(isCalendarDate);
}

/** Events in the city on those days, each once. */
function eventNotes(city: Chosen["city"], dates: readonly string[]): PlannerNote[] {
  return (city.events ?? []).flatMap((event): PlannerNote[] => {
    const on = dates.filter((date) => eventsOn(date, city).includes(event));
    const [date, until] = [on[0], on.at(-1)];
    if (date === undefined || until === undefined) return [];
    const values = { ...eventValues(event), date, ...(until === date ? {} : { until }) };
    return [{ code: "event", values }];
  });
}

function hasSeasons({ days }: Timetable): boolean {
  const places = days.flatMap(({ visits }) => visits.map(({ candidate }) => candidate.place));
  return places.some(({ hours }) => hours !== undefined && changesOverYear(hours));
}

/**
 * A note that the trip is longer than the guide's fitting places can fill; undefined where it
 * isn't.
 */
export function quietDaysNote(
  city: Pick<KnownCity, "name">,
  { traveller, childAges, pace = "usual" }: Pick<PlanRequest, "traveller" | "childAges" | "pace">,
  { days }: Pick<Timetable, "days">,
): PlannerNote | undefined {
  const visits = days.reduce((sum, day) => sum + day.visits.length, 0);
  const isEmpty = days.some((day) => day.visits.length === 0);
  const { usual } = paceFor(traveller, pace, childAges);
  // Empty days have a note of their own, and a relaxed pace wants quiet days.
  if (isEmpty || pace === SLOWEST || visits >= QUIET_PART * usual * days.length) return undefined;
  const values = { city: city.name, places: visits, days: days.length };
  return { code: "quietDays", values };
}

/** Why days of a plan stayed empty; undefined where none did. */
export function emptyDaysNote(
  city: KnownCity,
  request: PlanRequest,
  { days }: Pick<Timetable, "days">,
): PlannerNote | undefined {
  const paces = wishedPaces(request, datesOf(request));
  const isMeant = (at: number) => paces?.[at] !== undefined && mayBeEmpty(paces[at]);
  const empty = days.filter(({ visits }, at) => visits.length === 0 && !isMeant(at));
  if (empty.length === 0) return undefined;
  const used = new Set(
    days.flatMap((day) => day.visits.map(({ candidate }) => candidate.place.id)),
  );
  const asked = requestInCity(city, request);
  const candidates = rateCandidates(asked).map(({ place }) => place.id);
  const left = city.places.filter(({ id }) => candidates.includes(id) && !used.has(id));
  if (left.length === 0) {
    return { code: "fewPlaces", values: { city: city.name, places: used.size } };
  }
  const isClosed = left.every((place) => empty.every(({ date }) => !isOpenOn(place, date)));
  return { code: isClosed ? "restClosed" : "restDoesNotFit", values: { city: city.name } };
}
