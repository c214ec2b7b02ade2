import { addDays, isCalendarDate } from "../../calendar-date.ts";
import { LIMITS } from "../../limits.ts";
import type { Trip, TripDay, TripPlace } from "../../trip/trip.ts";
import { withField } from "./with-field.ts";

/** Whether one place more may come to a day. @param isNew it comes to the trip, too. */
export function hasRoomForPlace(trip: Trip, { plan }: TripDay, isNew: boolean): boolean {
  const inPlan = trip.tripData.itinerary.reduce((sum, day) => sum + day.plan.length, 0);
  return plan.length < LIMITS.day.places && (!isNew || inPlan < LIMITS.trip.places);
}

/** Whether a trip and each of its days have no more places than edits give them. */
export function isWithinRoom(trip: Trip): boolean {
  const { itinerary } = trip.tripData;
  const isEach = itinerary.every(({ plan }) => plan.length <= LIMITS.day.places);
  return isEach && countPlaces(trip) <= LIMITS.trip.places;
}

function countPlaces({ tripData: { itinerary, setAside = [] } }: Trip): number {
  return itinerary.reduce((sum, { plan }) => sum + plan.length, setAside.length);
}

/** A place of the plan and the day that it is on; undefined where no day has it. */
export function findPlace(
  { tripData: { itinerary } }: Trip,
  placeId: string,
): { readonly day: TripDay; readonly place: TripPlace } | undefined {
  for (const day of itinerary) {
    const place = day.plan.find(({ id }) => id === placeId);
    if (place !== undefined) return { day, place };
  }
  return undefined;
}

export function findDay({ tripData }: Trip, dayId: string): TripDay | undefined {
  return tripData.itinerary.find(({ id }) => id === dayId);
}

/** Where a place stands, as an edit's author saw it: the day's id, "set-aside" or "". */
export function placeStands(trip: Trip, placeId: string): string {
  const found = findPlace(trip, placeId);
  if (found !== undefined) return found.day.id;
  const isSetAside = (trip.tripData.setAside ?? []).some(({ id }) => id === placeId);
  return isSetAside ? "set-aside" : "";
}

/** The name of a day, a hotel or a place of the trip, in the plan or set aside; "" where it is gone. */
export function partName({ tripData }: Trip, id: string): string {
  const { hotels, itinerary, setAside = [] } = tripData;
  const day = itinerary.find((one) => one.id === id);
  const places = [...itinerary.flatMap(({ plan }) => plan), ...setAside];
  const place = places.find((one) => one.id === id);
  return day?.day ?? place?.placeName ?? hotels.find((one) => one.id === id)?.hotelName ?? "";
}

/** Whether a day, place or hotel of the trip has the id. */
export function isIdTaken({ tripData }: Trip, id: string): boolean {
  const { hotels, itinerary, setAside = [] } = tripData;
  const parts = [hotels, itinerary, setAside, ...itinerary.map(({ plan }) => plan)].flat();
  return parts.some((part) => part.id === id);
}

export function withItinerary(trip: Trip, itinerary: TripDay[]): Trip {
  return { ...trip, tripData: { ...trip.tripData, itinerary } };
}

/** The trip with one day's places changed. */
export function withDayPlan(
  trip: Trip,
  dayId: string,
  change: (plan: readonly TripPlace[]) => TripPlace[],
): Trip {
  return withItinerary(
    trip,
    trip.tripData.itinerary.map((day) =>
      day.id === dayId ? { ...day, plan: change(day.plan) } : day,
    ),
  );
}

/** The trip with a place of its plan changed; undefined where no day has it. */
export function withPlace(
  trip: Trip,
  placeId: string,
  change: (place: TripPlace) => TripPlace,
): Trip | undefined {
  const found = findPlace(trip, placeId);
  return (
    found &&
    withDayPlan(trip, found.day.id, (plan) =>
      plan.map((place) => (place === found.place ? change(place) : place)),
    )
  );
}

/** The trip with a day, or a place of its plan, changed; undefined where it has neither. */
export function withDayOrPlace(
  trip: Trip,
  id: string,
  change: <Part extends TripDay | TripPlace>(part: Part) => Part,
): Trip | undefined {
  if (findDay(trip, id) === undefined) return withPlace(trip, id, change);
  return withItinerary(
    trip,
    trip.tripData.itinerary.map((day) => (day.id === id ? change(day) : day)),
  );
}

/** Items with one more, or one in place of that of its id, in the order of ids: so on every device. */
export function withItem<Item extends { readonly id: string }>(
  items: readonly Item[],
  item: Item,
): Item[] {
  return inOrderOfIds([...items.filter(({ id }) => id !== item.id), item]);
}

export function inOrderOfIds<Item extends { readonly id: string }>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** A place without the hours that it had elsewhere: a caller may send them, and they don't count. */
export function withoutHours(
  place: TripPlace,
): Omit<TripPlace, "visit" | "open" | "leg" | "notOn"> {
  const { visit: _, open: __, leg: ___, notOn: ____, ...rest } = place;
  return rest;
}

/** The trip with these places set aside, before those that are. */
export function withSetAside(trip: Trip, places: readonly TripPlace[]): Trip {
  const setAside = [...places, ...(trip.tripData.setAside ?? [])];
  return withinRoom({ ...trip, tripData: { ...trip.tripData, setAside } });
}

/** The trip without those that were set aside first, where a new place takes it past its limit. */
export function withinRoom(trip: Trip): Trip {
  const surplus = countPlaces(trip) - LIMITS.trip.places;
  if (surplus <= 0) return trip;
  const { setAside = [], ...tripData } = trip.tripData;
  const left = setAside.slice(0, -surplus);
  return { ...trip, tripData: left.length === 0 ? tripData : { ...tripData, setAside: left } };
}

/** The trip without a place among those that are set aside. */
export function withoutSetAside(trip: Trip, placeId: string): Trip {
  const { setAside = [], ...tripData } = trip.tripData;
  const left = setAside.filter(({ id }) => id !== placeId);
  return { ...trip, tripData: left.length === 0 ? tripData : { ...tripData, setAside: left } };
}

/** @param afterId what the item follows; undefined: it comes first. What isn't there is the last. */
export function insertAfter<Item extends { readonly id: string }>(
  items: readonly Item[],
  item: Item,
  afterId: string | undefined,
): Item[] {
  if (afterId === undefined) return [item, ...items];
  const at = items.findIndex(({ id }) => id === afterId);
  return at === -1 ? [...items, item] : items.toSpliced(at + 1, 0, item);
}

/** The number, from 1, of the day that follows another once `movedId` is out of their row. */
export function spotAfter(
  { tripData }: Trip,
  afterId: string | undefined,
  movedId: string,
): number {
  const others = tripData.itinerary.filter(({ id }) => id !== movedId);
  if (afterId === undefined) return 1;
  const at = others.findIndex(({ id }) => id === afterId);
  return (at === -1 ? others.length - 1 : at) + 2;
}

/** The days with the dates that follow from the first one's, or with none where that is no date. */
export function datedFrom(startDate: string | undefined, days: readonly TripDay[]): TripDay[] {
  const isDated = startDate !== undefined && isCalendarDate(startDate);
  return days.map((day, index) => {
    const date = isDated ? addDays(startDate, index) : undefined;
    return day.date === date ? day : withField(day, "date", date);
  });
}

/** Ours, "Day 2", says where it stands in the trip; words of a model or a traveller stay. */
const NUMBERED = /^Day \d+$/;

/** The days in a new order: dates, numbers and the number of days follow it. */
export function withDays(trip: Trip, days: readonly TripDay[]): Trip {
  const { startDate } = trip.userSelection;
  const isDated = startDate !== undefined && isCalendarDate(startDate);
  const itinerary = days.map((day, index): TripDay => {
    const label = NUMBERED.test(day.day) ? `Day ${index + 1}` : day.day;
    const date = isDated ? addDays(startDate, index) : day.date;
    if (label === day.day && date === day.date) return day;
    return { ...day, day: label, ...(date === undefined ? {} : { date }) };
  });
  const userSelection = { ...trip.userSelection, noOfDays: days.length };
  return withItinerary({ ...trip, userSelection }, itinerary);
}
