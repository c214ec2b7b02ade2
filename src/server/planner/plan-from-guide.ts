import { makeTimetable } from "../../domain/engine/days/make-timetable.ts";
import { describeHotel } from "../../domain/engine/writing/describe-hotel.ts";
import { bookedWishes } from "../../domain/trip/booked-wishes.ts";
import { peopleIn } from "../../domain/trip/count-people.ts";
import { type TravellerTitle, travellerOf } from "../../domain/trip/traveller.ts";
import type { TripRequest } from "../../domain/trip/trip-request.ts";
import { chooseCity } from "../../guide/choose-city.ts";
import { describeGuideDays } from "../../guide/describe-guide-days.ts";
import { findCity } from "../../guide/find-city.ts";
import type { Guide } from "../../guide/guide.ts";
import { runInTimeSlices } from "../lib/run-in-time-slices.ts";
import { withNotedRides } from "../ways/transit-rides.ts";
import { withAskedWalks } from "../ways/travel-times.ts";
import { notesFor } from "./guide-notes.ts";
import { planBases } from "./plan-bases.ts";
import type { Planner } from "./planner.ts";
import { type Chosen, chosenOf, type GuidePlannerDeps, readAbout } from "./read-about.ts";

type PlanOptions = Parameters<Planner["plan"]>[1];

/** The plan that a guide makes of a request. See `Planner.plan`. */
export async function* planFromGuide(
  request: TripRequest,
  { signal, snapshot, bases, userId, source, guides }: PlanOptions & GuidePlannerDeps,
): ReturnType<Planner["plan"]> {
  if (request.bases !== undefined) {
    const reading = { source, guides, signal, userId };
    yield* planBases(request, request.bases, { ...reading, begunWith: bases });
    return;
  }
  const traveller = travellerOf(request);
  if (traveller === undefined) throw new Error("a checked request names a traveller type");
  const { budget, days } = request;

  const chosen =
    (await chooseDestination(request, traveller, guides.own)) ??
    (yield* readAbout(request, { source, guides, signal, snapshot, userId }));
  if ("type" in chosen) {
    yield chosen;
    return;
  }
  const { reason, openData } = chosen;
  const walked = await withAskedWalks(chosen.city, guides.travelTimes, signal);
  const city = await withNotedRides(walked, guides.transitRides);
  const pickedByPlanner = reason === undefined ? {} : { pickedByPlanner: true };
  const named = chosen.taken === undefined ? request.location?.label : undefined;
  const label = named ?? chosen.label;
  const from = openData === undefined ? {} : { openData };
  yield { type: "started", location: { label, ...pickedByPlanner }, days, ...from };

  signal.throwIfAborted();
  const people = peopleIn(request);
  const { startDate, month, pace, childAges, interests, bookings = [] } = request;
  const booked = bookedWishes(bookings, { startDate, days });
  const wishes = booked.length === 0 ? request.wishes : [...(request.wishes ?? []), ...booked];
  const dates = { startDate, month };
  const wanted = { days, traveller, people, childAges, budget, ...dates, pace, interests, wishes };
  const plan = await runInTimeSlices(makeTimetable(city, wanted), signal);
  yield { type: "hotels", hotels: plan.hotels.map((hotel) => describeHotel(hotel, city)) };

  const base = plan.hotels[0]?.name ?? city.name;
  for (const [index, day] of describeGuideDays(plan.days, 1, base, city).entries()) {
    signal.throwIfAborted();
    yield { type: "day", number: index + 1, day };
  }
  signal.throwIfAborted();
  yield { type: "notes", notes: notesFor(request, wanted, plan, { ...chosen, city }) };
}

/** The named city; with no name, one that fits, and why; undefined when the name is not in the guide. */
async function chooseDestination(
  { location, budget }: TripRequest,
  traveller: TravellerTitle,
  guide: Guide,
): Promise<Chosen | undefined> {
  if (location === undefined) {
    const { city, reason } = chooseCity(guide, traveller, budget);
    return { ...(await chosenOf(city)), reason };
  }
  // Found by its label, which becomes the trip's name; the id may belong to another label.
  const city = findCity(guide, location.label);
  return city === undefined ? undefined : chosenOf(city);
}
