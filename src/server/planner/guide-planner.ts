import { makeTimetable, type Timetable } from "../../domain/engine/days/make-timetable.ts";
import { describeHotel } from "../../domain/engine/ground/describe-hotel.ts";
import type { KnownCity } from "../../domain/engine/known-city.ts";
import type { TimetableRequest } from "../../domain/engine/visits/read-selection.ts";
import { countPeople } from "../../domain/engine/visits/trip-cost.ts";
import type { ReadingEvent } from "../../domain/generation.ts";
import type { PlannerNote } from "../../domain/messages/en/note-messages.ts";
import { changesOverYear } from "../../domain/places/opening-hours.ts";
import { findTraveller } from "../../domain/trip/traveller.ts";
import type { OpenDataOfTrip } from "../../domain/trip/trip.ts";
import type { TripRequest } from "../../domain/trip/trip-request.ts";
import { adviseDestination } from "../../guide/advise-destination.ts";
import { chooseCity } from "../../guide/choose-city.ts";
import { describeGuideDay } from "../../guide/describe-guide-day.ts";
import { cityLabel, findCity } from "../../guide/find-city.ts";
import type { GuideCity } from "../../guide/guide-city.ts";
import { knownOpenCity } from "../../guide/known-open-city.ts";
import {
  type GuideSource,
  noSnapshots,
  type Snapshot,
  type Snapshots,
} from "../guides/guide-source.ts";
import { runInTimeSlices } from "../lib/run-in-time-slices.ts";
import { emptyDaysNote } from "./empty-days-note.ts";
import type { PlanFailure, Planner } from "./planner.ts";
import { quietDaysNote } from "./quiet-days-note.ts";

/** A plan takes a fraction of a second; this ends one that went wrong. */
const DEADLINE_MS = 30_000;

/** Where plans of other cities than our own guide's are from. */
export type GuidePlannerDeps = {
  /** Undefined: nobody is asked about other cities. */
  readonly source: GuideSource | undefined;
  readonly snapshots: Snapshots;
};

/**
 * Plans from a guide, real places only: the built-in one, which needs no request to another service, or one that
 * `source` reads about a city that is not in it.
 */
export function createGuidePlanner(
  { source, snapshots }: GuidePlannerDeps = { source: undefined, snapshots: noSnapshots },
): Planner {
  return {
    id: "guide",
    repeatable: true,
    deadlineMs: ({ location }) =>
      source === undefined || location === undefined || findCity(location.label) !== undefined
        ? DEADLINE_MS
        : DEADLINE_MS + source.deadlineMs,
    async *plan(request, { signal, snapshot, userId }) {
      const traveller = findTraveller(request.traveler)?.title;
      if (traveller === undefined) throw new Error("a checked request names a traveller type");
      const { budget, days } = request;

      const chosen =
        chooseDestination(request, () => chooseCity(traveller, budget)) ??
        (yield* readAbout(request, { source, snapshots, signal, snapshot, userId }));
      if ("type" in chosen) {
        yield chosen;
        return;
      }
      const { city, reason, openData } = chosen;
      const pickedByPlanner = reason === undefined ? {} : { pickedByPlanner: true };
      const label = request.location?.label ?? chosen.label;
      const from = openData === undefined ? {} : { openData };
      yield { type: "started", location: { label, ...pickedByPlanner }, days, ...from };

      signal.throwIfAborted();
      const people = countPeople(request.traveler);
      const { startDate, pace, interests, wishes } = request;
      const wanted = { days, traveller, people, budget, startDate, pace, interests, wishes };
      const plan = await runInTimeSlices(makeTimetable(city, wanted), signal);
      yield { type: "hotels", hotels: plan.hotels.map((hotel) => describeHotel(hotel, city)) };

      const base = plan.hotels[0]?.name ?? city.name;
      for (const [index, route] of plan.days.entries()) {
        signal.throwIfAborted();
        const number = index + 1;
        yield { type: "day", number, day: describeGuideDay(route, number, base, city) };
      }
      signal.throwIfAborted();
      yield { type: "notes", notes: notesFor(request, wanted, plan, chosen) };
    },
  };
}

/** What a plan is made from. */
type Chosen = {
  readonly city: KnownCity;
  /** As the city is named to people. */
  readonly label: string;
  readonly asOf?: GuideCity["asOf"];
  /** Where the traveller left the destination open. */
  readonly reason?: PlannerNote;
  readonly openData?: OpenDataOfTrip;
};

/** The named city; with no name, one that fits, and why; undefined when the name is not in the guide. */
function chooseDestination(
  request: TripRequest,
  choose: () => { city: GuideCity; reason: PlannerNote },
): Chosen | undefined {
  const { location } = request;
  if (location === undefined) {
    const { city, reason } = choose();
    return { ...chosenOf(city), reason };
  }
  // Found by its label, which becomes the trip's name; the id may belong to another label.
  const city = findCity(location.label);
  return city === undefined ? undefined : chosenOf(city);
}

function chosenOf(city: GuideCity): Chosen {
  return { city, label: cityLabel(city), ...(city.asOf === undefined ? {} : { asOf: city.asOf }) };
}

type Reading = GuidePlannerDeps & {
  readonly signal: AbortSignal;
  /** What an earlier run of the same plan began with. */
  readonly snapshot: string | undefined;
  readonly userId: string | undefined;
};

/** A city that isn't in our own guide, by open data; a failure where that doesn't know it either. */
async function* readAbout(
  { location }: TripRequest,
  { source, snapshots, signal, snapshot, userId }: Reading,
): AsyncGenerator<ReadingEvent, Chosen | PlanFailure, void> {
  const destination = location?.label ?? "";
  const kept = snapshot === undefined ? undefined : await snapshots.find(snapshot);
  if (kept !== undefined && snapshot !== undefined) {
    return fromSnapshot(destination, { id: snapshot, guide: kept });
  }
  const { advice, alternatives } = adviseDestination(destination);
  const unknown: PlanFailure = {
    type: "failed",
    code: "destination_unknown",
    values: { destination, ...advice },
    alternatives,
  };
  if (source === undefined || location === undefined) return unknown;
  const reading = source.read(location, { signal, userId });
  let next = await reading.next();
  for (; next.done !== true; next = await reading.next()) {
    yield { type: "reading", place: destination, step: next.value };
  }
  const found = next.value;
  switch (found.kind) {
    case "snapshot":
      return fromSnapshot(destination, found);
    case "region": {
      const { towns } = found;
      const values = { destination };
      return towns.length === 0
        ? unknown
        : { type: "failed", code: "destination_is_region", values, alternatives: towns };
    }
    case "little": {
      const values = { destination, places: found.places };
      return { type: "failed", code: "too_little_known", values, alternatives };
    }
    case "limited":
      return { type: "failed", code: "too_many_new_places", alternatives };
    case "none":
      return unknown;
    case "unanswered":
      return { ...unknown, code: "destination_unanswered" };
  }
}

function fromSnapshot(label: string, { id, guide }: Snapshot): Chosen {
  const { quality, known, builtAt, revisions } = guide;
  const openData = { snapshot: id, quality, known, builtAt, pages: revisions };
  return { city: knownOpenCity(guide), label, openData };
}

function notesFor(
  request: TripRequest,
  wanted: TimetableRequest,
  plan: Timetable,
  { city, reason, asOf, openData }: Chosen,
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

function hasSeasons({ days }: Timetable): boolean {
  const places = days.flatMap(({ visits }) => visits.map(({ candidate }) => candidate.place));
  return places.some(({ hours }) => hours !== undefined && changesOverYear(hours));
}
