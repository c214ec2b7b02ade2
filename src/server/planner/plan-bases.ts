import type { PlanEvent, ReadingEvent } from "../../domain/api/generation.ts";
import { wishesOnDays } from "../../domain/bases/wishes-on-days.ts";
import { withTransfers } from "../../domain/bases/with-transfers.ts";
import { addDays } from "../../domain/calendar-date.ts";
import { cityOfBases } from "../../domain/engine/city-of-bases.ts";
import { makeTimetable } from "../../domain/engine/days/make-timetable.ts";
import { describeHotel } from "../../domain/engine/writing/describe-hotel.ts";
import { isSameJson } from "../../domain/is-same-json.ts";
import type { PlannerNote } from "../../domain/messages/words.ts";
import { bookedWishes } from "../../domain/trip/booked-wishes.ts";
import { peopleIn } from "../../domain/trip/count-people.ts";
import { laterBy } from "../../domain/trip/day-pace.ts";
import { travellerOf } from "../../domain/trip/traveller.ts";
import type { ItineraryDay } from "../../domain/trip/trip.ts";
import type { TripBases } from "../../domain/trip/trip-bases.ts";
import type { TripRequest } from "../../domain/trip/trip-request.ts";
import type { WantedBases } from "../../domain/trip/wanted-bases.ts";
import { describeGuideDays } from "../../guide/describe-guide-days.ts";
import { findCity } from "../../guide/find-city.ts";
import type { Guide } from "../../guide/guide.ts";
import { namedTowns } from "../../guide/named-towns.ts";
import { wayBetweenTowns } from "../../guide/ways-between-towns.ts";
import { runInTimeSlices } from "../lib/run-in-time-slices.ts";
import { withNotedRides } from "../ways/transit-rides.ts";
import { withAskedWalks } from "../ways/travel-times.ts";
import { notesFor } from "./guide-notes.ts";
import type { PlanFailure } from "./planner.ts";
import { type Chosen, chosenOf, type Reading, readAbout } from "./read-about.ts";

type BasesReading = Omit<Reading, "snapshot"> & {
  /** The beginning of an earlier run of the same plan. */
  readonly begunWith: TripBases | undefined;
};

/**
 * Plans a trip with several bases: reads about each town, then plans its days from its own guide, the first of them
 * after the way there. Events as of a plan for one city, the days counted on.
 */
export async function* planBases(
  request: TripRequest,
  wanted: WantedBases,
  { begunWith, ...reading }: BasesReading,
): AsyncGenerator<PlanEvent | ReadingEvent | PlanFailure, void> {
  const traveller = travellerOf(request);
  if (traveller === undefined) throw new Error("a checked request names a traveller type");
  const { signal, guides } = reading;
  const chosen: Chosen[] = [];
  for (const [base, { label, days }] of wanted.entries()) {
    const own = findCity(guides.own, label);
    const snapshot = begunWith?.towns[base]?.openData?.snapshot;
    const found =
      own === undefined
        ? yield* readAbout({ location: { label }, days }, { ...reading, snapshot })
        : await chosenOf(own);
    if ("type" in found) {
      yield ofAllTowns(found, wanted, base);
      return;
    }
    const walked = await withAskedWalks(found.city, guides.travelTimes, signal);
    const city = await withNotedRides(walked, guides.transitRides);
    chosen.push({ ...found, city });
  }
  const cities = cityOfBases(chosen.map(({ city }) => city)).bases ?? [];
  const bases = basesOf(wanted, chosen, guides.own);
  yield {
    type: "started",
    location: { label: nameOf(request, bases, guides.own) },
    days: request.days,
    bases,
  };

  const people = peopleIn(request);
  const { budget, month, pace, childAges, interests, bookings = [] } = request;
  const wishes = [...(request.wishes ?? []), ...bookedWishes(bookings, request)];
  const itinerary = wanted.flatMap(({ days }, base): ItineraryDay[] =>
    Array.from({ length: days }, () => ({ day: "", plan: [], base })),
  );
  const transfers = withTransfers(itinerary, bases).map(({ transfer }) => transfer);
  const notes: PlannerNote[] = [];
  let planned = 0;
  for (const [base, { days }] of wanted.entries()) {
    const [city, from] = [cities[base], chosen[base]];
    if (city === undefined || from === undefined) throw new Error("each base has its city");
    const transfer = transfers[planned];
    const startDate = request.startDate && addDays(request.startDate, planned);
    const numbers = Array.from({ length: days }, (_, day) => planned + day + 1);
    const asked = {
      wishes: wishesOnDays(wishes, numbers, request.days),
      ...{ days, traveller, people, childAges, budget, startDate, month, pace, interests },
      laterMinutes: laterBy(transfer),
    };
    signal.throwIfAborted();
    const plan = await runInTimeSlices(makeTimetable(city, asked), signal);
    const hotels = plan.hotels.map((hotel) => ({ ...describeHotel(hotel, city), base }));
    yield { type: "hotels", hotels };
    const start = plan.hotels[0]?.name ?? city.name;
    const described = describeGuideDays(plan.days, planned + 1, start, city);
    for (const [index, day] of described.entries()) {
      signal.throwIfAborted();
      const arrival = index > 0 || transfer === undefined ? {} : { transfer };
      yield { type: "day", number: planned + index + 1, day: { ...day, base, ...arrival } };
    }
    planned += days;
    const own = notesFor({ ...request, days }, asked, plan, { ...from, city });
    notes.push(...own.filter((note) => !notes.some((one) => isSameJson(one, note))));
  }
  signal.throwIfAborted();
  yield { type: "notes", notes: withOldestFacts(notes) };
}

/** The trip's destination: "Rome and Florence", however that was typed, or the region that it is. */
function nameOf({ location }: TripRequest, { towns }: TripBases, guide: Guide): string {
  const typed = location?.label ?? "";
  const isRegion = typed !== "" && namedTowns(guide, typed).length === 0;
  return isRegion ? typed : new Intl.ListFormat("en").format(towns.map(({ name }) => name));
}

/** A failure about one town: the trip with the town's alternatives in its place, and without it. */
function ofAllTowns(failure: PlanFailure, wanted: WantedBases, base: number): PlanFailure {
  const { baseChoices: _, ...rest } = failure;
  const labels = wanted.map(({ label }) => label);
  const inItsPlace = failure.alternatives.filter((one) => !labels.includes(one));
  const alternatives = [
    ...inItsPlace.map((one) => labels.with(base, one)),
    labels.toSpliced(base, 1),
  ];
  return { ...rest, alternatives: alternatives.map((towns) => towns.join(" & ")) };
}

/** Says once how old the facts are: as old as the oldest. */
function withOldestFacts(notes: readonly PlannerNote[]): PlannerNote[] {
  const dated = notes.filter((note) => note.code === "factsAsOf");
  const [oldest] = dated.toSorted((a, b) => a.values.hours.localeCompare(b.values.hours));
  return notes.filter((note) => note.code !== "factsAsOf" || note === oldest);
}

/** The towns, each with what it is planned from, and the way between each two. */
function basesOf(wanted: WantedBases, chosen: readonly Chosen[], guide: Guide): TripBases {
  const towns = chosen.map(({ city, label, openData }, base) => ({
    name: city.name,
    label: wanted[base]?.label ?? label,
    ...(openData === undefined ? {} : { openData }),
  }));
  const ends = chosen.map(({ city }, base) => ({
    label: wanted[base]?.label ?? "",
    at: city.centre,
  }));
  const ways = ends.flatMap((start, from) =>
    ends.flatMap((end, to): TripBases["ways"] =>
      from < to ? [{ from, to, leg: wayBetweenTowns(guide, start, end) }] : [],
    ),
  );
  return { towns, ways };
}
