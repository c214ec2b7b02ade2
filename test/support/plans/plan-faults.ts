import type { Timetable } from "../../../src/domain/engine/days/make-timetable.ts";
import type { TimedDay, TimedVisit } from "../../../src/domain/engine/days/timed-day.ts";
import { type KnownCity, placesOf } from "../../../src/domain/engine/known-city.ts";
import { dayStartMinutes } from "../../../src/domain/engine/visits/day-start.ts";
import { fittingHotels, hotelsFor } from "../../../src/domain/engine/visits/fitting-hotels.ts";
import { isHotThen } from "../../../src/domain/engine/visits/open-air.ts";
import { paceInCity } from "../../../src/domain/engine/visits/pace-in-city.ts";
import { isEveningOut } from "../../../src/domain/engine/visits/visit-windows.ts";
import { isOnDates } from "../../../src/domain/places/is-on-dates.ts";
import { type LegEnd, legBetween } from "../../../src/domain/places/travel.ts";
import { WEEKDAYS } from "../../../src/domain/places/weekdays.ts";
import { budgetDistance } from "../../../src/domain/trip/budget.ts";
import { paceFor } from "../../../src/domain/trip/pace.ts";
import { travelStyle } from "../../../src/domain/trip/plan-request.ts";
import type { GuideCity, GuidePlace } from "../../../src/guide/guide-city.ts";
import { openWindows } from "./open-windows.ts";
import type { CityRequest } from "./plan-city.ts";

const NIGHT_FROM = 21 * 60;
const LONGEST_STAY = 1.5;
const LATE_END_MINUTES = 23 * 60 + 30;
const EVENT_END_MINUTES = 27 * 60;
const OUTING_END_MINUTES = 21 * 60 + 30;

/** Everything that a traveller could hold against a plan, one line each; empty when it is sound. */
export function planFaults(city: GuideCity, request: CityRequest, plan: Timetable): string[] {
  const faults: string[] = [];
  const seen = plan.days.flatMap((day) => day.visits.map(({ candidate }) => candidate.place.id));
  for (const id of seen.filter((id, index) => seen.indexOf(id) !== index)) {
    faults.push(`${id} is visited twice`);
  }
  for (const id of seen) {
    if (!placesOf<GuidePlace>(city).some((place) => place.id === id))
      faults.push(`${id} is not in ${city.name}`);
  }
  if (plan.days.length !== request.days) faults.push(`${plan.days.length} days`);
  for (const [index, day] of plan.days.entries()) {
    faults.push(
      ...dayFaults(day, request, plan, city).map((fault) => `day ${index + 1}: ${fault}`),
    );
  }
  const hotels = new Set(plan.hotels.map((hotel) => hotel.id));
  if (hotels.size !== 4 || plan.hotels.length !== 4) faults.push(`${hotels.size} hotels`);
  const levels = plan.hotels.map((hotel) => budgetDistance(hotel.budget, request.budget));
  const fitting = fittingHotels(hotelsFor(city.hotels, request), request);
  if (!fitting.some(({ id }) => id === plan.hotels[0]?.id))
    faults.push(`no ${request.budget} hotel comes first`);
  if (levels.some((level, at) => level < (levels[at - 1] ?? 0))) {
    faults.push("a hotel of the wanted level comes after one of another");
  }
  return faults;
}

function dayFaults(
  { visits, date }: TimedDay,
  request: CityRequest,
  plan: Timetable,
  city: Pick<KnownCity, "climate" | "ridesByTaxi" | "mealHours">,
): string[] {
  const pace = paceInCity(paceFor(request.traveller, request.pace), city, request);
  const style = travelStyle(request, isHotThen(city.climate, request.startDate), city.ridesByTaxi);
  const hotel = plan.hotels[0]?.at;
  if (hotel === undefined) return ["no hotel to start from"];
  const faults: string[] = [];
  if (visits.length === 0) faults.push("it is empty");
  const places = visits.map(({ candidate }) => candidate.place);
  const evening = places.some((place) => isEveningOut(place, date)) ? 1 : 0;
  // An evening out makes a day of sights no fuller.
  const full = places.filter(({ visitMinutes }) => visitMinutes > 30).length - evening;
  if (full > pace.most || visits.length > pace.most + 2) faults.push(`${visits.length} visits`);

  let clock = dayStartMinutes(
    visits.map(({ candidate }) => candidate.place),
    pace,
  );
  let from: LegEnd = { at: hotel };
  let walkKm = 0;
  for (const visit of visits) {
    const { place } = visit.candidate;
    if (visit.isFromHotel) from = { at: hotel };
    // By night what would be walked for long is ridden.
    const isNight = visit.startMinutes >= NIGHT_FROM && visit.leg?.mode !== "walk";
    const way = legBetween(from, place, isNight ? { ...style, maxWalkKm: 0 } : style);
    if (way === undefined) throw new Error("the guide knows where its places are");
    if (visit.leg?.minutes !== way.minutes || visit.leg.mode !== way.mode) {
      faults.push(`the way to ${place.id} is not as long as it says`);
    }
    if (visit.startMinutes < clock + way.minutes)
      faults.push(`${place.id} can't be reached in time`);
    faults.push(...visitFaults(visit, date));
    walkKm += way.mode === "walk" ? way.distanceKm : 0;
    clock = visit.endMinutes;
    from = place;
  }
  const wayBack = legBetween(from, { at: hotel }, style);
  walkKm += wayBack?.mode === "walk" ? wayBack.distanceKm : 0;
  if (walkKm > pace.maxWalkKm + 1e-9) faults.push(`${walkKm} km on foot`);
  // A day with a single visit, or that ends with an evening out, may end late.
  const last = visits.at(-1)?.candidate.place;
  const isOut = last?.bestTime === "evening" || last?.category === "nightlife";
  const isOuting = visits.some(
    ({ candidate: { place } }) =>
      place.way !== undefined || (place.category === "theme-park" && place.visitMinutes >= 240),
  );
  const usualEnd = isOuting ? Math.max(pace.endMinutes, OUTING_END_MINUTES) : pace.endMinutes;
  const isEvent = last !== undefined && eventHoursOf(last, date) !== undefined;
  const lateEnd = isEvent
    ? EVENT_END_MINUTES
    : LATE_END_MINUTES + laterEvenings(city.mealHours?.dinner);
  const end = visits.length === 1 || isOut || isEvent ? lateEnd : usualEnd;
  if (clock + (wayBack?.minutes ?? 0) > end) faults.push("back at the hotel too late");
  return faults;
}

/** Where kitchens open after seven evenings go on for as much longer, by an hour and a half at most. */
function laterEvenings(dinner = "19:00-22:00"): number {
  const opens = Number(dinner.slice(0, 2)) * 60 + Number(dinner.slice(3, 5));
  return Math.min(90, Math.max(0, opens - 19 * 60));
}

/** A day's hours as an event changes them. */
function eventHoursOf(
  { eventHours }: TimedVisit["candidate"]["place"],
  date: string | undefined,
): string | undefined {
  return date === undefined
    ? undefined
    : eventHours?.findLast(({ dates }) => isOnDates(dates, date))?.hours;
}

/** What a traveller could hold against a single visit. */
export function visitFaults(visit: TimedVisit, date: string | undefined): string[] {
  const { candidate, startMinutes, endMinutes, notOn } = visit;
  const { place } = candidate;
  const faults: string[] = [];
  const stay = endMinutes - startMinutes;
  if (stay < place.visitMinutes) faults.push(`${place.id} is cut short`);
  if (stay > LONGEST_STAY * place.visitMinutes) faults.push(`${place.id} takes too long`);
  if (startMinutes % 5 !== 0) faults.push(`${place.id} starts at an odd minute`);
  if (place.category === "nightlife" && startMinutes < 16 * 60)
    faults.push(`${place.id} is visited by day`);
  // Where the guide knows no hours, any hour of a waking day will do.
  const holds = (when: string | number) =>
    openWindows(
      eventHoursOf(place, date) ?? place.hours ?? "08:00-23:30",
      when,
      typeof when === "string" && place.holidays?.has(when) === true,
    ).some(([open, close]) => open <= startMinutes && endMinutes <= close);
  if (date !== undefined) {
    if (!holds(date)) faults.push(`${place.id} is closed on ${date}`);
    return faults;
  }
  const holdsOn = WEEKDAYS.filter((weekday) => holds(weekday));
  for (const weekday of WEEKDAYS) {
    const promised = !notOn.includes(weekday);
    if (promised && !holdsOn.includes(weekday))
      faults.push(`${place.id} is closed on weekday ${weekday}`);
    if (!promised && holdsOn.includes(weekday))
      faults.push(`${place.id} is open on weekday ${weekday}`);
  }
  if (holdsOn.length === 0) faults.push(`${place.id} is closed all week`);
  return faults;
}
