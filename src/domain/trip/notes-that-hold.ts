import type { Note, Trip } from "./trip.ts";

/** Notes on a date of the trip. */
const ON_DATES: ReadonlySet<string> = new Set(["event", "usualWeather"]);
/** Notes on days that stayed empty. */
const ON_EMPTY_DAYS: ReadonlySet<string> = new Set(["fewPlaces", "restClosed", "restDoesNotFit"]);

/**
 * The planner's notes on a trip, without those that an edit has made untrue: where the days start once the traveller
 * has chosen another hotel, the events and weather of a date that the trip no longer has, what was assumed and is known by now, and
 * why there was little on days that have been filled.
 */
export function notesThatHold({
  userSelection: { startDate, month },
  tripData: { hotels, itinerary, notes = [] },
}: Pick<Trip, "tripData" | "userSelection">): Note[] {
  const isStart = (name: unknown) =>
    hotels.some(
      (hotel) =>
        hotel.hotelName === name && hotels.find(({ base }) => base === hotel.base) === hotel,
    );
  const visits = itinerary.reduce((sum, { plan }) => sum + plan.length, 0);
  const holds = ({ code, values }: Exclude<Note, string>) => {
    if (code === "startsAtHotel") return isStart(values?.hotel);
    if (code === "daysAssumed") return itinerary.length === values?.days;
    if (code === "hoursOfAllSeasons") return (startDate ?? month) === undefined;
    if (code === "startOn" && startDate !== undefined) return false;
    if (code === "quietDays" || code === "startOn")
      return itinerary.length === values?.days && visits === values.places;
    if (ON_EMPTY_DAYS.has(code)) return itinerary.some(({ plan }) => plan.length === 0);
    return (
      !ON_DATES.has(code) ||
      itinerary.some(({ date }) => date === values?.date) ||
      (startDate === undefined && month !== undefined && String(values?.date).startsWith(month))
    );
  };
  return notes.filter((note) => typeof note === "string" || holds(note));
}
