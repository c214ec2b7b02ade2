import { addDays, isCalendarDate } from "../../calendar-date.ts";
import type { Trip, TripDay, TripPlace } from "../../trip/trip.ts";

/** More fit no day, and no trip: each edit would take longer. */
export const MAX_DAY_PLACES = 50;
const MAX_TRIP_PLACES = 400;

/** Whether one place more may come to a day. @param isNew it comes to the trip, too. */
export function hasRoom(trip: Trip, { plan }: TripDay, isNew: boolean): boolean {
  return plan.length < MAX_DAY_PLACES && (!isNew || countPlaces(trip) < MAX_TRIP_PLACES);
}

/** Whether a trip has no more places than edits give it. */
export function isWithinRoom(trip: Trip): boolean {
  return countPlaces(trip) <= MAX_TRIP_PLACES;
}

function countPlaces({ tripData }: Trip): number {
  return tripData.itinerary.reduce((sum, { plan }) => sum + plan.length, 0);
}

/** More are of no use, and the document would grow for ever. */
const MOST_SET_ASIDE = 50;

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

/** Name of a place of the trip, in the plan or set aside; undefined where it is gone. */
export function placeName(trip: Trip, placeId: string): string | undefined {
  const { itinerary, setAside = [] } = trip.tripData;
  const all = [...itinerary.flatMap(({ plan }) => plan), ...setAside];
  return all.find(({ id }) => id === placeId)?.placeName;
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

/** A place without the hours that it had elsewhere: a caller may send them, and they don't count. */
export function withoutHours(place: TripPlace): TripPlace {
  const { visit: _, open: __, leg: ___, notOn: ____, ...rest } = place;
  return rest;
}

/** The trip with these places set aside, before those that are. */
export function withSetAside(trip: Trip, places: readonly TripPlace[]): Trip {
  const setAside = [...places, ...(trip.tripData.setAside ?? [])].slice(0, MOST_SET_ASIDE);
  return { ...trip, tripData: { ...trip.tripData, setAside } };
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
