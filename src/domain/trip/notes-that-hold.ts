import type { Note, Trip } from "./trip.ts";

/**
 * What the planner added to a trip, but for what an edit has made untrue: where the days start once the traveller
 * has chosen another hotel, and what is on in the city on a date that the trip no longer has.
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
    return code !== "event" || itinerary.some(({ date }) => date === values?.date);
  };
  return notes.filter((note) => typeof note === "string" || holds(note));
}
