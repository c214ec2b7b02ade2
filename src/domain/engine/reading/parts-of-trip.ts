import { wishesOnDays } from "../../bases/wishes-on-days.ts";
import { dayCount } from "../../trip/day-count.ts";
import type { Hotel, ItineraryDay, Trip, TripDay, UserSelection } from "../../trip/trip.ts";
import { type KnownCity, type KnownPlace, placesOf } from "../known-city.ts";
import type { TripDocument } from "./planned-trip.ts";

/** The part of a document at one base, as a trip that knows no bases. */
export type PartAtBase<Document> = {
  readonly document: Document;
  /** The facts of that base, and of what its days have from elsewhere. */
  readonly city: KnownCity | undefined;
  /** Where its days stand in the whole trip, 1 for the first. */
  readonly dayNumbers: readonly number[];
  /** How many days were asked for; undefined where the document has no number. */
  readonly daysAsked: number | undefined;
  /** How many the whole trip has. */
  readonly ofDays: number;
};

/**
 * A document cut by its bases, in their order: each with its own days, hotels and city. One without bases is its own
 * only part. Days and hotels are the same objects.
 *
 * @param former cities of the parts, one of which stays where it would have the same places.
 */
export function partsOfTrip<Document extends TripDocument>(
  document: Document,
  city: KnownCity | undefined,
  former: readonly (KnownCity | undefined)[] = [],
): PartAtBase<Document>[] {
  const { bases, tripData, userSelection } = document;
  const { itinerary, hotels } = tripData;
  const daysAsked = dayCount(userSelection.noOfDays);
  if (bases === undefined) {
    return [
      {
        document,
        city,
        dayNumbers: itinerary.map((_, index) => index + 1),
        daysAsked,
        ofDays: itinerary.length,
      },
    ];
  }
  // What the trip has too many or too few days of is said once.
  const missing = (daysAsked ?? itinerary.length) - itinerary.length;
  const last = bases.towns.length - 1;
  const isAt = (base: number) => (part: Pick<Hotel | ItineraryDay, "base">) =>
    Math.min(part.base ?? 0, last) === base;
  return bases.towns.map((_, base) => {
    const days = itinerary.filter(isAt(base));
    const dayNumbers = days.map((day) => itinerary.indexOf(day) + 1);
    return {
      document: {
        ...document,
        bases: undefined,
        userSelection: selectionAt(userSelection, days[0]?.date, dayNumbers, itinerary.length),
        tripData: { ...tripData, itinerary: days, hotels: hotels.filter(isAt(base)) },
      },
      city: cityAt(base, { here: days, all: itinerary }, city, former[base]),
      dayNumbers,
      daysAsked: days.length + (base === 0 ? missing : 0),
      ofDays: itinerary.length,
    };
  });
}

function selectionAt(
  { wishes, startDate: _, ...selection }: UserSelection,
  startDate: string | undefined,
  dayNumbers: readonly number[],
  ofDays: number,
): UserSelection {
  return {
    ...selection,
    noOfDays: dayNumbers.length,
    ...(wishes === undefined ? {} : { wishes: wishesOnDays(wishes, dayNumbers, ofDays) }),
    ...(startDate === undefined ? {} : { startDate }),
  };
}

/** The document with the days that its parts have now; the same where these are the same objects. */
export function joinDays(trip: Trip, parts: readonly (readonly TripDay[])[]): Trip {
  const days = new Map(parts.flat().map((day) => [day.id, day]));
  const { itinerary } = trip.tripData;
  const joined = itinerary.map((day) => days.get(day.id) ?? day);
  if (joined.every((day, index) => day === itinerary[index])) return trip;
  return { ...trip, tripData: { ...trip.tripData, itinerary: joined } };
}

/** A place that a traveller has taken to another base's day is known there, and nowhere else. */
function cityAt(
  base: number,
  days: { readonly here: readonly ItineraryDay[]; readonly all: readonly ItineraryDay[] },
  city: KnownCity | undefined,
  former: KnownCity | undefined,
): KnownCity | undefined {
  const own = city?.bases?.[base];
  if (city === undefined || own === undefined) return city;
  const here = idsOn(days.here);
  const elsewhere = idsOn(days.all.filter((day) => !days.here.includes(day)));
  const isTaken = ({ id }: KnownPlace) => elsewhere.has(id) && !here.has(id);
  const ownIds = new Set(placesOf(own).map(({ id }) => id));
  const guests = placesOf(city).filter(({ id }) => here.has(id) && !ownIds.has(id));
  const { dayTrips } = own;
  const now: KnownCity = {
    ...own,
    places: [...own.places.filter((place) => !isTaken(place)), ...guests],
    ...(dayTrips === undefined ? {} : { dayTrips: dayTrips.filter((place) => !isTaken(place)) }),
  };
  return former !== undefined && hasSamePlaces(former, now) ? former : now;
}

function hasSamePlaces(a: KnownCity, b: KnownCity): boolean {
  const [some, others] = [placesOf(a), placesOf(b)];
  return some.length === others.length && some.every((place, index) => place === others[index]);
}

function idsOn(days: readonly ItineraryDay[]): ReadonlySet<string> {
  return new Set(days.flatMap(({ plan }) => plan.flatMap(({ guideId }) => guideId ?? [])));
}
