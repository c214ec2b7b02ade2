import type { Note, Trip } from "./trip.ts";

/**
 * What the planner added to a trip, but for what an edit has made untrue: where the days start once the traveller
 * has chosen another hotel.
 */
export function notesThatHold({
  tripData: { hotels, notes = [] },
}: Pick<Trip, "tripData">): Note[] {
  const isStart = (name: unknown) =>
    hotels.some(
      (hotel) =>
        hotel.hotelName === name && hotels.find(({ base }) => base === hotel.base) === hotel,
    );
  return notes.filter(
    (note) =>
      typeof note === "string" || note.code !== "startsAtHotel" || isStart(note.values?.hotel),
  );
}
