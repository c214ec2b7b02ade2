import { whereIs } from "../bases/where-is.ts";
import { addDays, isCalendarDate } from "../calendar-date.ts";
import type { FileWords } from "../messages/words.ts";
import { positionIn } from "../places/coordinates.ts";
import type { Position } from "../places/geo.ts";
import { mapsSearchUrl } from "../places/maps-link.ts";
import { type BookingOfTrip, bookingsOf } from "../trip/booking.ts";
import type { FreeTime, Meal, Trip, TripHotel, TripPlace } from "../trip/trip.ts";

/** A place or a hotel of an exported trip. */
export type ExportedSpot = {
  readonly id: string;
  readonly name: string;
  /** Degrees; undefined where the trip doesn't say. */
  readonly at: Position | undefined;
  /** A maps search for it, by the name that maps know. */
  readonly mapsUrl: string;
  /** The trip's texts about it, a line each. */
  readonly lines: readonly string[];
};

export type ExportedStop = ExportedSpot & { readonly place: TripPlace };

/** A meal, and a maps search for its place; "" where it has none. */
export type ExportedMeal = Meal & { readonly mapsUrl: string };

export type ExportedDay = {
  readonly id: string;
  /** What the reader calls it: "Day 1". */
  readonly name: string;
  /** "2026-05-04"; undefined for a trip without dates. */
  readonly date: string | undefined;
  readonly note: string | undefined;
  /** The way from another base with which it begins, in words; undefined where it doesn't. */
  readonly transfer: string | undefined;
  /** Where its places are, as a destination is named. */
  readonly where: string;
  readonly stops: readonly ExportedStop[];
  readonly meals: readonly ExportedMeal[];
  /** Time with nothing to do. */
  readonly free: readonly FreeTime[];
};

/** A trip's name: its title, or else its destination. */
export function exportedName({ title, userSelection }: Trip, { stored }: FileWords): string {
  return title ?? stored.place(userSelection.location.label);
}

/** The days of a trip in their order, with the places of each in theirs. */
export function exportedDays(trip: Trip, words: FileWords): ExportedDay[] {
  const { userSelection, tripData } = trip;
  const { startDate } = userSelection;
  const bookings = new Map(bookingsOf(trip).map((booking) => [booking.placeId, booking]));
  const isDated = startDate !== undefined && isCalendarDate(startDate);
  return tripData.itinerary.map(
    ({ id, day, note, plan, meals = [], free = [], base, transfer }, index) => {
      const where = whereIs(trip, { base });
      return {
        id,
        name: words.exports.day(day, undefined),
        date: isDated ? addDays(startDate, index) : undefined,
        note,
        transfer: transfer && words.transfer.way(transfer),
        where,
        meals: meals.map((meal) => exportedMeal(meal, where, words)),
        free: free.map(({ near, ...one }) => ({
          ...one,
          ...(near === undefined ? {} : { near: near.map((name) => said(name, words)) }),
        })),
        stops: plan.map((place) => ({
          id: place.id,
          name: said(place.placeName, words),
          at: positionIn(place.geoCoordinates),
          mapsUrl: mapsSearchUrl(place.placeName, where, place),
          lines: linesOf(place, bookings.get(place.id), words),
          place,
        })),
      };
    },
  );
}

/** The hotels of a trip in their order; the first is where its days begin. */
export function exportedHotels(
  { tripData, userSelection }: Trip,
  words: FileWords,
): ExportedSpot[] {
  return tripData.hotels.map((hotel) => ({
    id: hotel.id,
    name: said(hotel.hotelName, words),
    at: positionIn(hotel.geoCoordinates),
    mapsUrl: mapsSearchUrl(
      hotel.hotelName,
      hotel.hotelAddress === "" ? userSelection.location.label : hotel.hotelAddress,
      hotel,
    ),
    lines: linesOfHotel(hotel, words),
  }));
}

/** Says in a line which places and hotels have no position; no line where all have one. */
export function leftOutWords(trip: Trip, words: FileWords): string[] {
  const spots = [
    ...exportedHotels(trip, words),
    ...exportedDays(trip, words).flatMap(({ stops }) => stops),
  ];
  const names = spots.filter(({ at }) => at === undefined).map(({ name }) => name);
  return names.length === 0 ? [] : [words.exports.withoutPosition(names)];
}

/** A name or a text of the guide as the file says it. */
export function said(english: string, { say }: FileWords): string {
  return say?.(english) ?? english;
}

function exportedMeal(
  { placeName, placeDetails, near, ...meal }: Meal,
  where: string,
  words: FileWords,
): ExportedMeal {
  return {
    ...meal,
    ...(placeName === undefined ? {} : { placeName: said(placeName, words) }),
    ...(placeDetails === undefined ? {} : { placeDetails: said(placeDetails, words) }),
    ...(near === undefined ? {} : { near: said(near, words) }),
    mapsUrl: placeName === undefined ? "" : mapsSearchUrl(placeName, where),
  };
}

/** Whether a meal is had during a visit, as at a house of fado: one stop, not two at one hour. */
export function isPartOf(
  { placeName, startMinutes, endMinutes }: Meal,
  { name, place: { visit } }: ExportedStop,
): boolean {
  return (
    placeName === name &&
    visit !== undefined &&
    startMinutes >= visit.startMinutes &&
    endMinutes <= visit.endMinutes
  );
}

function linesOf(place: TripPlace, booking: BookingOfTrip | undefined, words: FileWords): string[] {
  const { placeDetails, ticketsPricing, hoursUnknown, notOn, note } = place;
  return [
    said(placeDetails, words),
    ticketsPricing === "" ? "" : words.exports.tickets(ticketsPricing),
    booking === undefined ? "" : words.exports.booking(booking, words.today),
    hoursUnknown === true ? words.exports.hoursUnknown : "",
    notOn === undefined ? "" : words.stored.notOn(notOn),
    note === undefined || note === "" ? "" : words.exports.note(note),
  ].filter((line) => line !== "");
}

function linesOfHotel({ hotelAddress, price, description }: TripHotel, words: FileWords): string[] {
  return [
    said(description, words),
    hotelAddress === "" ? "" : words.exports.address(hotelAddress),
    price === "" ? "" : words.exports.price(price),
  ].filter((line) => line !== "");
}
