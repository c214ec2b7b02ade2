import type { TripBases } from "../../bases/trip-bases.ts";
import { wishesOnDays } from "../../bases/wishes-on-days.ts";
import type { Hotel, ItineraryDay, Trip, TripData, UserSelection } from "../../trip/trip.ts";
import { type KnownCity, type KnownPlace, placesOf } from "../known-city.ts";

/** What of a trip is cut: a stored one, or one that is about to be. */
export type SliceableTrip = {
  readonly userSelection: UserSelection;
  readonly tripData: TripData;
  readonly bases?: TripBases | undefined;
};

/** The part of a trip at one base, as a trip that knows no bases. */
export type TripSlice<T> = {
  readonly trip: T;
  /** The facts of that base, and of what its days have from elsewhere. */
  readonly city: KnownCity | undefined;
  /** Where its days stand in the whole trip, 1 for the first. */
  readonly dayNumbers: readonly number[];
};

/**
 * A trip cut by its bases, in their order: each with its own days, hotels and city. A trip without bases is its
 * own only slice. Days and hotels are the same objects.
 */
export function slicesOf<T extends SliceableTrip>(
  trip: T,
  city: KnownCity | undefined,
): TripSlice<T>[] {
  const { bases, tripData, userSelection } = trip;
  const { itinerary, hotels } = tripData;
  if (bases === undefined) {
    return [{ trip, city, dayNumbers: itinerary.map((_, index) => index + 1) }];
  }
  // What the trip has too many or too few days of is said once.
  const missing = Number(userSelection.noOfDays) - itinerary.length || 0;
  const last = bases.towns.length - 1;
  const isAt = (base: number) => (part: Pick<Hotel | ItineraryDay, "base">) =>
    Math.min(part.base ?? 0, last) === base;
  return bases.towns.map((_, base) => {
    const days = itinerary.filter(isAt(base));
    const dayNumbers = days.map((day) => itinerary.indexOf(day) + 1);
    const { wishes } = userSelection;
    const selection = {
      ...userSelection,
      ...(wishes === undefined
        ? {}
        : { wishes: wishesOnDays(wishes, dayNumbers, itinerary.length) }),
      noOfDays: days.length + (base === 0 ? missing : 0),
    };
    const startDate = days[0]?.date;
    const { startDate: __, ...undated } = selection;
    return {
      trip: {
        ...trip,
        bases: undefined,
        userSelection: startDate === undefined ? undated : { ...undated, startDate },
        tripData: {
          ...tripData,
          itinerary: days,
          hotels: hotels.filter(isAt(base)),
        },
      },
      city: cityAt(base, { here: days, all: itinerary }, city),
      dayNumbers,
    };
  });
}

/** The slice that has a day; undefined where the trip doesn't have it. */
export function sliceOfDay(
  trip: Trip,
  dayId: string,
  city: KnownCity | undefined,
): TripSlice<Trip> | undefined {
  return slicesOf(trip, city).find((slice) =>
    slice.trip.tripData.itinerary.some(({ id }) => id === dayId),
  );
}

/** The trip with the days that its slices have now. */
export function joinSlices(trip: Trip, slices: readonly Pick<Trip, "tripData">[]): Trip {
  const days = new Map(
    slices.flatMap(({ tripData }) => tripData.itinerary.map((day) => [day.id, day] as const)),
  );
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
): KnownCity | undefined {
  const own = city?.bases?.[base];
  if (city === undefined || own === undefined) return city;
  const here = idsOn(days.here);
  const elsewhere = idsOn(days.all.filter((day) => !days.here.includes(day)));
  const isTaken = ({ id }: KnownPlace) => elsewhere.has(id) && !here.has(id);
  const ownIds = new Set(placesOf(own).map(({ id }) => id));
  const guests = placesOf(city).filter(({ id }) => here.has(id) && !ownIds.has(id));
  const { dayTrips } = own;
  return {
    ...own,
    places: [...own.places.filter((place) => !isTaken(place)), ...guests],
    ...(dayTrips === undefined ? {} : { dayTrips: dayTrips.filter((place) => !isTaken(place)) }),
  };
}

function idsOn(days: readonly ItineraryDay[]): ReadonlySet<string> {
  return new Set(days.flatMap(({ plan }) => plan.flatMap(({ guideId }) => guideId ?? [])));
}
