import type { Booking } from "../../bookings/booking.ts";
import { addDays, isCalendarDate } from "../../calendar-date.ts";
import { distanceKm, type Position } from "../../places/geo.ts";
import { type LegEstimate, legBetween, type TravelStyle } from "../../places/travel.ts";
import {
  type BookedSpan,
  bookedSpans,
  byLineMinutes,
  type JourneyDay,
  withBookedSpans,
} from "../../trip/booked-hours.ts";
import { stayOfNight } from "../../trip/booked-nights.ts";
import { dayPace } from "../../trip/day-pace.ts";
import { farStayOfNight, farStaySpans } from "../../trip/far-stay.ts";
import type { Pace } from "../../trip/pace.ts";
import {
  avoidsHeat,
  type PlanRequest,
  readSelection,
  travelStyle,
} from "../../trip/plan-request.ts";
import type { Hotel, ItineraryDay, Meal, Place } from "../../trip/trip.ts";
import { cityInMonth } from "../city-in-month.ts";
import { nameKey } from "../ground/match-name.ts";
import type { KnownCity } from "../known-city.ts";
import { cityAtPrayers } from "../visits/city-at-prayers.ts";
import { isHotThen } from "../visits/open-air.ts";
import { dinnerOnArrival, paceInCity } from "../visits/pace-in-city.ts";
import { assumedFacts } from "./assumed-facts.ts";
import { type KnownFinder, knownFinder } from "./match-known.ts";
import { type PartAtBase, partsOfTrip } from "./parts-of-trip.ts";
import type {
  PlannedHotel,
  PlannedPlace,
  PlannedTown,
  PlannedTrip,
  SavedDay,
  SavedTown,
  SavedTrip,
  TripDocument,
} from "./planned-trip.ts";
import { readPosition } from "./read-position.ts";

/**
 * Reads a trip's document: its selection, and of each place and hotel where it is and what the guide knows of it.
 * Yields at each place.
 *
 * @param city the facts of the destination, where they are known.
 * @param near the middle of the destination, where it is known without a city.
 */
export function readTrip<Document extends TripDocument>(
  document: Document,
  city: KnownCity | undefined,
  near?: Position,
): Generator<void, PlannedTrip<Document>, void> {
  return readAll(document, { city, near });
}

/** The trip with another state of its document, of which only what is new is read. */
export function withDocument<Document extends TripDocument>(
  former: PlannedTrip<Document>,
  document: Document,
): Generator<void, PlannedTrip<Document>, void> {
  return readAll(document, former, former);
}

/** The days of all its towns, in the order of the trip. */
export function daysOf(trip: SavedTrip): SavedDay[] {
  return trip.towns.flatMap(({ days }) => days).toSorted((a, b) => a.number - b.number);
}

/** One of its days; undefined where the trip doesn't have it. */
export function dayOf(trip: SavedTrip, dayId: string): SavedDay | undefined {
  return daysOf(trip).find(({ text }) => text.id === dayId);
}

/** The town that has a day, as a trip of its own; undefined where the trip doesn't have the day. */
export function townOfDay(trip: SavedTrip, dayId: string): SavedTrip | undefined {
  const town = trip.towns.find(({ days }) => days.some(({ text }) => text.id === dayId));
  return town && aloneInTown(town);
}

/** A town's part of a trip, as a trip of its own. */
export function aloneInTown(town: SavedTown): SavedTrip {
  const { document, city, request } = town;
  return { document, city, request, towns: [town] };
}

function* readAll<Document extends TripDocument>(
  document: Document,
  { city, near }: { readonly city: KnownCity | undefined; readonly near?: Position | undefined },
  former?: PlannedTrip<Document>,
): Generator<void, PlannedTrip<Document>, void> {
  if (former?.document === document) return former;
  const cities = former?.towns.map((town) => town.city);
  const towns: PlannedTown<Document>[] = [];
  for (const [at, part] of partsOfTrip(document, city, cities).entries()) {
    towns.push(yield* readTown(part, near, former?.towns[at]));
  }
  const request = readSelection(document.userSelection, document.tripData.itinerary.length);
  return { document, city, request, towns };
}

function* readTown<Document extends TripDocument>(
  { document, city: unfixed, dayNumbers, daysAsked, ofDays }: PartAtBase<Document>,
  near: Position | undefined,
  former: PlannedTown<Document> | undefined,
): Generator<void, PlannedTown<Document>, void> {
  type Day = Document["tripData"]["itinerary"][number];
  const { userSelection, tripData } = document;
  const itinerary: readonly Day[] = tripData.itinerary;
  const request = readSelection(userSelection, itinerary.length);
  const city = cityAtPrayers(cityInMonth(unfixed, request.month), request);
  const known = former !== undefined && former.city === city ? former : undefined;
  const find = known?.find ?? knownFinder(city);
  const centre = city?.centre ?? near;
  const read = new Map<string | undefined, PlannedPlace>(
    known?.days.flatMap(({ places }) => places.map((place) => [place.text.id, place] as const)),
  );
  const dates = itinerary.map((day, index) => dateOf(day, index, request));
  const hotels = tripData.hotels.map(
    (text) => known?.hotels.find((hotel) => hotel.text === text) ?? readHotel(text, find, centre),
  );
  const isHot = isHotThen(city?.climate, request.startDate ?? request.month, avoidsHeat(request));
  const { walks, rides } = city ?? {};
  const style = { ...travelStyle(request, isHot, city?.ridesByTaxi), walks, rides };
  const { bookings = [] } = document;
  const days: PlannedTown<Document>["days"][number][] = [];
  for (const [index, text] of itinerary.entries()) {
    const places: PlannedPlace[] = [];
    for (const [at, place] of text.plan.entries()) {
      const before = place.id === undefined ? undefined : read.get(place.id);
      if (before !== undefined && isReadOf(place, before)) {
        places.push(before.text === place ? before : { ...before, text: place });
        continue;
      }
      const id = place.id ?? `draft-${index}-${at}`;
      places.push(readPlace(place, id, find, centre));
      yield;
    }
    const number = dayNumbers[index] ?? index + 1;
    const date = dates[index];
    const isFar = (stay: Booking) =>
      farStayOfNight(document, stay.starts.date, text.base) !== undefined;
    const hotel = hotelOn(date, hotels, bookings, isFar);
    const journeys = spansOn(date, bookings, {
      hotel: hotel?.at,
      centre: centre ?? hotel?.at,
      isFirst: number === 1 || text.transfer !== undefined,
      isLast: number === ofDays,
      style,
    });
    // The way from another base is the one that is booked.
    const transfer =
      journeys.length > 0 ? undefined : (text.transfer ?? moveTo(hotel, days.at(-1)?.hotel, style));
    const booked = [...journeys, ...farNights(document, text, date, hotel, style)].toSorted(
      (a, b) => a.fromMinutes - b.fromMinutes,
    );
    const own = { pace: text.pace, plan: text.plan, transfer };
    const pace = paceInCity(dayPace(own, request, { at: index, dates }), city, request);
    days.push({
      text,
      number,
      date,
      hotel,
      booked,
      pace: withChosenMeals(dinnerOnArrival(withBookedSpans(pace, booked)), text.meals),
      places: places as PlannedPlace<Day["plan"][number]>[],
    });
  }
  const isPart = itinerary.length < ofDays;
  return { document, city, find, request, daysAsked, isPart, style, hotels, days };
}

/** A meal that the traveller chose is had at its hour. */
function withChosenMeals(pace: Pace, meals: readonly Meal[] = []): Pace {
  const chosen = meals.filter(({ isChosen }) => isChosen === true);
  const hours = chosen.map(({ kind, startMinutes: at, endMinutes }) => [
    kind,
    { first: at, last: at, duration: endMinutes - at },
  ]);
  return { ...pace, ...Object.fromEntries(hours) };
}

/**
 * The one that is booked for the night after the day, or for the one before it; else the first that is for no other night.
 *
 * @param isFar a stay is out of town: no day there begins at it.
 */
function hotelOn(
  date: string | undefined,
  hotels: readonly PlannedHotel[],
  bookings: readonly Booking[],
  isFar: (stay: Booking) => boolean,
): PlannedHotel | undefined {
  const stays = bookings.filter(({ kind, state }) => kind === "stay" && state !== "cancelled");
  if (date === undefined || stays.length === 0) return hotels[0];
  const near = stays.filter((one) => !isFar(one));
  const stay = stayOfNight(near, date) ?? stayOfNight(near, addDays(date, -1));
  const ofStay = (one: Booking | undefined) =>
    hotels.find(({ text }) => one !== undefined && text.id === (one.partId ?? one.id));
  const others = hotels.filter(({ text }) => stays.every((one) => ofStay(one)?.text !== text));
  return ofStay(stay) ?? others[0] ?? hotels[0];
}

/** The way from the hotel of the night before to the day's own; undefined where it is the same. */
function moveTo(
  hotel: PlannedHotel | undefined,
  before: PlannedHotel | undefined,
  style: TravelStyle,
): LegEstimate | undefined {
  return before === undefined || hotel === before ? undefined : legBetween(before, hotel, style);
}

function spansOn(
  date: string | undefined,
  bookings: readonly Booking[],
  {
    hotel,
    style,
    ...day
  }: Pick<JourneyDay, "isFirst" | "isLast" | "centre"> & {
    readonly hotel: Position | undefined;
    readonly style: TravelStyle;
  },
): BookedSpan[] {
  if (date === undefined || bookings.length === 0) return [];
  const wayMinutes = (at: Position) => legBetween({ at: hotel }, { at }, style)?.minutes;
  return bookedSpans(bookings, { ...day, date, wayMinutes });
}

/** What nights out of town take of a day. After one before the first day in another town the way there begins at it. */
function farNights(
  document: TripDocument,
  { base, transfer }: ItineraryDay,
  date: string | undefined,
  hotel: PlannedHotel | undefined,
  style: TravelStyle,
): BookedSpan[] {
  if (date === undefined) return [];
  const before =
    transfer === undefined ? farStayOfNight(document, addDays(date, -1), base) : undefined;
  const nights = { lastNight: before, tonight: farStayOfNight(document, date, base) };
  return farStaySpans(nights, (at) => {
    if (hotel?.at === undefined) return undefined;
    const leg = legBetween({ at: hotel.at }, { at }, style);
    return leg && Math.min(leg.minutes, byLineMinutes(distanceKm(hotel.at, at)));
  });
}

/** Whether all that a place was read of stands in a text still. What we wrote into it ourselves reads as it did. */
function isReadOf(text: Place, { text: former, known, facts }: PlannedPlace): boolean {
  if (text === former) return true;
  const isSamePlace =
    text.placeName === former.placeName &&
    text.guideId === former.guideId &&
    text.geoCoordinates === former.geoCoordinates;
  if (!isSamePlace || known !== undefined) return isSamePlace;
  const isSameKind = text.category === former.category || text.category === facts.category;
  const isSameTime =
    text.bestPartOfDay === facts.bestTime ||
    (text.bestPartOfDay === former.bestPartOfDay && text.bestTime === former.bestTime);
  return isSameKind && isSameTime && text.ticketsPricing === former.ticketsPricing;
}

/**
 * Reads a place of a trip.
 *
 * @param id tells it from the trip's other places that the guide doesn't have.
 * @param centre the middle of the destination, where it is known.
 */
export function readPlace<Text extends Place>(
  text: Text,
  id: string,
  find: KnownFinder,
  centre: Position | undefined,
): PlannedPlace<Text> {
  const position = readPosition(text.geoCoordinates, centre);
  const known = find.place({ name: text.placeName, guideId: text.guideId }, position);
  const at = known?.at ?? trusted(position);
  return {
    text,
    key: nameKey(text.placeName),
    known,
    position,
    at,
    facts: known === undefined || text.mealKind !== undefined ? assumedFacts(text, at, id) : known,
  };
}

/** @param centre the middle of the destination, where it is known. */
function readHotel(text: Hotel, find: KnownFinder, centre: Position | undefined): PlannedHotel {
  const position = readPosition(text.geoCoordinates, centre);
  const known = find.hotel({ name: text.hotelName, guideId: text.guideId }, position);
  return {
    text,
    key: nameKey(text.hotelName),
    known,
    position,
    at: known?.at ?? trusted(position),
  };
}

/** What no guide knows, with its position compared with another middle of the destination. */
export function placedAround<Part extends PlannedPlace | PlannedHotel>(
  part: Part,
  centre: Position | undefined,
): Part {
  const position = readPosition(part.text.geoCoordinates, centre);
  const at = part.known?.at ?? trusted(position);
  const placed = { ...part, position, at };
  return "facts" in part ? { ...placed, facts: { ...part.facts, at } } : placed;
}

function trusted(position: PlannedPlace["position"]): Position | undefined {
  return position.kind === "plausible" || position.kind === "far" ? position.at : undefined;
}

function dateOf(
  { date }: ItineraryDay,
  index: number,
  { startDate }: PlanRequest,
): string | undefined {
  if (date !== undefined && isCalendarDate(date)) return date;
  return startDate === undefined ? undefined : addDays(startDate, index);
}
