import { makeTimetable, type Timetable } from "../../domain/engine/days/make-timetable.ts";
import { describeHotel } from "../../domain/engine/ground/describe-hotel.ts";
import type { TimetableRequest } from "../../domain/engine/visits/read-selection.ts";
import { countPeople } from "../../domain/engine/visits/trip-cost.ts";
import type { PlannerNote } from "../../domain/messages/en/note-messages.ts";
import { changesOverYear } from "../../domain/places/opening-hours.ts";
import { findTraveller } from "../../domain/trip/traveller.ts";
import type { TripRequest } from "../../domain/trip/trip-request.ts";
import { adviseDestination } from "../../guide/advise-destination.ts";
import { chooseCity } from "../../guide/choose-city.ts";
import { describeGuideDay } from "../../guide/describe-guide-day.ts";
import { cityLabel, findCity } from "../../guide/find-city.ts";
import type { GuideCity, GuideHotel } from "../../guide/guide-city.ts";
import { runInTimeSlices } from "../lib/run-in-time-slices.ts";
import { emptyDaysNote } from "./empty-days-note.ts";
import type { Planner } from "./planner.ts";
import { quietDaysNote } from "./quiet-days-note.ts";

/** A plan takes a fraction of a second; this ends one that went wrong. */
const DEADLINE_MS = 30_000;

/**
 * Plans from the built-in guide: real places only, without a key or a request to another service.
 */
export function createGuidePlanner(): Planner {
  return {
    id: "guide",
    repeatable: true,
    deadlineMs: () => DEADLINE_MS,
    async *plan(request, { signal }) {
      const traveller = findTraveller(request.traveler)?.title;
      if (traveller === undefined) throw new Error("a checked request names a traveller type");
      const { budget, days } = request;

      const chosen = chooseDestination(request, () => chooseCity(traveller, budget));
      if (chosen === undefined) {
        const destination = request.location?.label ?? "";
        const { advice, alternatives } = adviseDestination(destination);
        const values = { destination, ...advice };
        yield { type: "failed", code: "destination_unknown", values, alternatives };
        return;
      }
      const { city, reason } = chosen;
      const pickedByPlanner = reason === undefined ? {} : { pickedByPlanner: true };
      const label = request.location?.label ?? cityLabel(city);
      yield { type: "started", location: { label, ...pickedByPlanner }, days };

      signal.throwIfAborted();
      const people = countPeople(request.traveler);
      const { startDate, pace, interests } = request;
      const wanted = { days, traveller, people, budget, startDate, pace, interests };
      const plan = await runInTimeSlices(makeTimetable(city, wanted), signal);
      yield { type: "hotels", hotels: plan.hotels.map((hotel) => describeHotel(hotel, city)) };

      const base = plan.hotels[0]?.name ?? city.name;
      for (const [index, route] of plan.days.entries()) {
        signal.throwIfAborted();
        const number = index + 1;
        yield { type: "day", number, day: describeGuideDay(route, number, base, city) };
      }
      signal.throwIfAborted();
      yield { type: "notes", notes: notesFor(request, wanted, plan, city, reason) };
    },
  };
}

/** The named city; with no name, one that fits, and why; undefined when the name is not in the guide. */
function chooseDestination(
  request: TripRequest,
  choose: () => { city: GuideCity; reason: PlannerNote },
): { city: GuideCity; reason?: PlannerNote } | undefined {
  const { location } = request;
  if (location === undefined) return choose();
  // Found by its label, which becomes the trip's name; the id may belong to another label.
  const city = findCity(location.label);
  return city === undefined ? undefined : { city };
}

function notesFor(
  request: TripRequest,
  wanted: TimetableRequest,
  plan: Timetable<GuideHotel>,
  city: GuideCity,
  reason: PlannerNote | undefined,
): PlannerNote[] {
  const notes: PlannerNote[] = [];
  if (reason !== undefined) notes.push(reason);
  if (request.daysAssumed) {
    notes.push({ code: "daysAssumed", values: { days: request.days } });
  }
  const base = plan.hotels[0];
  if (base !== undefined) {
    notes.push({ code: "startsAtHotel", values: { hotel: base.name, budget: base.budget } });
  }
  if (base !== undefined && base.budget !== request.budget) {
    notes.push({ code: "otherHotelLevel", values: { budget: request.budget } });
  }
  const empty = emptyDaysNote(city, wanted, plan);
  if (empty !== undefined) notes.push(empty);
  const quiet = quietDaysNote(city, wanted, plan);
  if (quiet !== undefined) notes.push(quiet);
  if (request.startDate === undefined && hasSeasons(plan))
    notes.push({ code: "hoursOfAllSeasons" });
  const { asOf } = city;
  notes.push(
    asOf === undefined
      ? { code: "factsOfGuide" }
      : { code: "factsAsOf", values: { hours: asOf.hours, prices: asOf.prices } },
  );
  return notes;
}

function hasSeasons({ days }: Timetable<GuideHotel>): boolean {
  const places = days.flatMap(({ visits }) => visits.map(({ candidate }) => candidate.place));
  return places.some(({ hours }) => hours !== undefined && changesOverYear(hours));
}
