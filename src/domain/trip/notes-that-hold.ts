import type { Note, Trip } from "./trip.ts";

/** Notes on a date of the trip. */
const ON_DATES: ReadonlySet<string> = new Set(["event", "usualWeather"]);

/**
 * The planner's notes on a trip, without those that an edit has made untrue: where the days start once the traveller
 * has chosen another hotel, and the events and weather of a date that the trip no longer has.
 */
export function notesThatHold({
  tripData: { hotels, itinerary, notes = [] },
}: Pick<Trip, "tripData">): Note[] {
  const isStart = (name: unknown) =>
    hotels.some(
      (hotel) =>
        hotel.hotelName === name && hotels.find(({ base }) => base === hotel.base) === hotel,
    );
  const holds = ({ code, values }: Exclude<Note, string>) => {
    if (code === "startsAtHotel") return isStart(values?.hotel);
    return !ON_DATES.has(code) || itinerary.some(({ date }) => date === values?.date);
  };
  return notes.filter((note) => typeof note === "string" || holds(note));
}
