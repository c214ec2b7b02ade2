import { type Booking, bookingSchema, byTime, minutesOf } from "../../../bookings/booking.ts";
import { daysBetween } from "../../../calendar-date.ts";
import { isSameJson } from "../../../is-same-json.ts";
import { plainText } from "../../../plain-text.ts";
import type { Trip, TripDay, TripHotel, TripPlace } from "../../../trip/trip.ts";
import { findPlace, withDayPlan, withItem, withoutSetAside } from "../plan-parts.ts";
import { withField } from "../with-field.ts";

/** A table from then on is for dinner. */
const DINNER_FROM_MINUTES = 17 * 60;
/** Where a booking doesn't say when it ends; editorial. */
const USUAL_MINUTES = { table: 105, event: 120 } as const;
const DAY_MINUTES = 24 * 60;
/** What goes on for longer has no hours that a day is held to: a pass for the whole day. */
const LONGEST_VISIT_MINUTES = 12 * 60;

/** A booking of the trip; undefined where it has none of the id. */
export function findBooking({ bookings = [] }: Trip, id: string): Booking | undefined {
  return bookings.find((booking) => booking.id === id);
}

/** The id of the place or hotel of the trip that a booking is for. */
export function partIdOf({ id, partId }: Pick<Booking, "id" | "partId">): string {
  return partId ?? id;
}

/**
 * The trip with a booking, new or in place of the one of its id, and with what the plan has of it: a stay is a hotel,
 * before those that are recommended; a table, a ticket and an event are a visit that is held at its hour on the day of
 * its date. It is the place or hotel of that name where the trip has one, or else a new one with the booking's id.
 */
export function withBooking(trip: Trip, given: Booking): Trip {
  const former = findBooking(trip, given.id);
  const booking = bookingSchema.parse(given);
  const isInPlace = former !== undefined && isSameInPlan(former, booking) && isHeld(trip, former);
  if (isInPlace) return withListed(trip, withField(booking, "partId", former.partId));
  return held(former === undefined ? trip : released(trip, former), booking);
}

/** The trip without a booking, and without what it brought into the plan. */
export function withoutBooking(trip: Trip, id: string): Trip {
  const booking = findBooking(trip, id);
  if (booking === undefined) return trip;
  const { bookings = [], ...rest } = released(trip, booking);
  const left = bookings.filter((one) => one.id !== id);
  return left.length === 0 ? rest : { ...rest, bookings: left };
}

/** The trip with each booking on the day of its date, after the days got other dates. */
export function withBookingsOnTheirDays(trip: Trip): Trip {
  return (trip.bookings ?? []).reduce(
    (now, booking) => (isHeld(now, booking) ? now : held(released(now, booking), booking)),
    trip,
  );
}

/** Whether the plan has a booking as it is to have it: its visit on its day and at its hour, its stay among the hotels. */
export function isHeld(trip: Trip, booking: Booking): boolean {
  const id = partIdOf(booking);
  if (booking.kind === "stay") {
    return isStayOf(trip, booking) === trip.tripData.hotels.some((hotel) => hotel.id === id);
  }
  const day = dayOfVisit(trip, booking);
  const found = findPlace(trip, id);
  if (day === undefined) return found === undefined || booking.partId !== undefined;
  return (
    found?.day.id === day.id &&
    found.place.startsAtMinutes === minutesOf(booking.starts) &&
    found.place.isLocked === true
  );
}

/** The day that a booking is a visit of; undefined where it is none, or on no day of the trip. */
export function dayOfVisit({ tripData }: Trip, booking: Booking): TripDay | undefined {
  const isVisit = /^(?:table|ticket|event)$/.test(booking.kind);
  if (!isVisit || booking.state === "cancelled" || booking.starts.time === undefined)
    return undefined;
  return tripData.itinerary.find(({ date }) => date === booking.starts.date);
}

/** Whether the trip's hotels have a stay: one that isn't over when the trip begins, and begins before it ends. */
function isStayOf({ tripData: { itinerary } }: Trip, booking: Booking): boolean {
  if (booking.kind !== "stay" || booking.state === "cancelled") return false;
  const [first, last] = [itinerary[0]?.date, itinerary.at(-1)?.date];
  if (first === undefined || last === undefined) return true;
  return booking.starts.date <= last && (booking.ends?.date ?? booking.starts.date) >= first;
}

/** Whether two states of a booking come to the same in the plan. */
function isSameInPlan(one: Booking, other: Booking): boolean {
  const inPlan = ({ kind, name, at, starts, ends, state }: Booking) => ({
    kind,
    name,
    at,
    starts,
    ends,
    isOff: state === "cancelled",
  });
  return isSameJson(inPlan(one), inPlan(other));
}

function withListed(trip: Trip, booking: Booking): Trip {
  return { ...trip, bookings: withItem(trip.bookings ?? [], booking) };
}

/** The trip with a booking in its list, which is for a place or hotel of the trip, or for one of its own. */
function withListedFor(trip: Trip, booking: Booking, own: { readonly id: string } | undefined) {
  const partId = own?.id === booking.id ? undefined : own?.id;
  return withListed(trip, withField(booking, "partId", partId));
}

function held(trip: Trip, booking: Booking): Trip {
  if (isStayOf(trip, booking)) return withHotel(trip, booking);
  const day = dayOfVisit(trip, booking);
  return day === undefined
    ? withListedFor(trip, booking, undefined)
    : withVisit(trip, booking, day);
}

/** The trip as if the booking were none of the plan; it is still listed. */
function released(trip: Trip, { id, partId, kind }: Booking): Trip {
  if (kind === "stay") {
    const hotels = trip.tripData.hotels.filter((hotel) => hotel.id !== id);
    return hotels.length === trip.tripData.hotels.length
      ? trip
      : { ...trip, tripData: { ...trip.tripData, hotels } };
  }
  const found = findPlace(trip, partId ?? id);
  if (found === undefined) return withoutSetAside(trip, id);
  return withDayPlan(trip, found.day.id, (plan) =>
    plan.flatMap((place) => {
      if (place !== found.place) return [place];
      return partId === undefined ? [] : [withoutHold(place)];
    }),
  );
}

function withoutHold({
  isLocked: _,
  isBooked: __,
  startsAtMinutes: ___,
  stayMinutes: ____,
  mealKind: _____,
  ...place
}: TripPlace): TripPlace {
  return place;
}

/** Stays in their order come first: the days begin and end there. */
function withHotel(trip: Trip, booking: Booking): Trip {
  const { hotels, itinerary } = trip.tripData;
  const own = hotels.find(
    ({ id, hotelName }) => id === booking.partId || isSameName(hotelName, booking.name),
  );
  const base = itinerary.find(({ date }) => date === booking.starts.date)?.base;
  const hotel: TripHotel = own ?? {
    id: booking.id,
    hotelName: booking.name,
    hotelAddress: booking.at?.address ?? "",
    price: "",
    hotelImageURL: "",
    geoCoordinates: coordinatesOf(booking),
    rating: "",
    description: "",
    isOwn: true,
    ...(trip.bases === undefined ? {} : { base: base ?? 0 }),
  };
  const listed = withListedFor(trip, booking, own);
  const all = own === undefined ? [hotel, ...hotels] : hotels;
  const stays = byTime(listed.bookings ?? [])
    .filter((one) => isStayOf(trip, one))
    .flatMap((one) => all.filter(({ id }) => id === partIdOf(one)));
  const inOrder = [...new Set([...stays, ...all])];
  return { ...listed, tripData: { ...listed.tripData, hotels: inOrder } };
}

function withVisit(trip: Trip, booking: Booking, day: TripDay): Trip {
  const startsAtMinutes = minutesOf(booking.starts) ?? 0;
  const { itinerary, setAside = [] } = trip.tripData;
  const places = [...itinerary.flatMap(({ plan }) => plan), ...setAside];
  const own =
    places.find(({ id }) => id === partIdOf(booking)) ??
    // A meal is none of the places: a table of a place's name is another.
    (booking.kind === "table"
      ? undefined
      : places.find(({ placeName }) => isSameName(placeName, booking.name)));
  const place: TripPlace = {
    ...(own ?? newPlace(trip, booking)),
    isLocked: true,
    isBooked: true,
    startsAtMinutes,
    ...stayOf(booking, startsAtMinutes),
    ...(booking.kind === "table"
      ? { mealKind: startsAtMinutes < DINNER_FROM_MINUTES ? "lunch" : "dinner" }
      : {}),
  };
  const listed = withoutSetAside(withListedFor(trip, booking, own), place.id);
  const former = findPlace(trip, place.id);
  const without =
    former === undefined
      ? listed
      : withDayPlan(listed, former.day.id, (plan) => plan.filter(({ id }) => id !== place.id));
  return withDayPlan(without, day.id, (plan) => inTime(plan, place, startsAtMinutes));
}

/** Before the first place that begins later. */
function inTime(plan: readonly TripPlace[], place: TripPlace, startMinutes: number): TripPlace[] {
  const at = plan.findIndex(
    ({ startsAtMinutes, visit }) => (startsAtMinutes ?? visit?.startMinutes ?? 0) >= startMinutes,
  );
  return plan.toSpliced(at === -1 ? plan.length : at, 0, place);
}

function newPlace({ tripData }: Trip, booking: Booking): TripPlace {
  // What the plan knows of the table already.
  const meal = tripData.itinerary
    .flatMap(({ meals = [] }) => meals)
    .find(({ placeName = "" }) => booking.kind === "table" && isSameName(placeName, booking.name));
  const at = coordinatesOf(booking);
  return {
    id: booking.id,
    placeName: booking.name,
    placeDetails: booking.at?.address ?? "",
    placeImageURL: "",
    geoCoordinates: at === "" ? (meal?.geoCoordinates ?? "") : at,
    ticketsPricing: "",
    timeToTravel: "",
    bestTime: "",
    // Under a roof and at any hour.
    category: "show",
    isOwn: true,
  };
}

function stayOf(
  { kind, starts, ends }: Booking,
  startMinutes: number,
): Pick<TripPlace, "stayMinutes"> {
  const end = ends === undefined ? undefined : minutesOf(ends);
  const said =
    ends === undefined || end === undefined
      ? 0
      : daysBetween(starts.date, ends.date) * DAY_MINUTES + end - startMinutes;
  if (said >= 5 && said <= LONGEST_VISIT_MINUTES) return { stayMinutes: said };
  if (kind === "ticket" || kind === "stay") return {};
  return { stayMinutes: kind === "table" ? USUAL_MINUTES.table : USUAL_MINUTES.event };
}

/** As a trip writes them, "38.7223, -9.1393"; "" where they are not known. */
function coordinatesOf({ at }: Booking): string {
  if (at?.geoCoordinates === undefined) return "";
  const { lat, lng } = at.geoCoordinates;
  return `${lat}, ${lng}`;
}

function isSameName(one: string, other: string): boolean {
  const name = plainText(one);
  return name !== "" && name === plainText(other);
}
