import { expect, test } from "vitest";
import { savedTrip } from "../../../test/support/plans/saved-trip.ts";
import type { Booking } from "../bookings/booking.ts";
import { hotelsToBook } from "./booking.ts";
import type { Trip } from "./trip.ts";

const DRAFT = savedTrip();
const [HOTEL] = DRAFT.tripData.hotels;
const [DAY] = DRAFT.tripData.itinerary;
const [PLACE] = DAY?.plan ?? [];
if (HOTEL === undefined || DAY === undefined || PLACE === undefined) throw new Error("a trip");
const leg = { mode: "walk", minutes: 5, distanceKm: 0.3, from: HOTEL.hotelName } as const;

/** Three days with two nights at a hotel, and what is booked. */
function toBook(bookings: readonly Booking[], more: Partial<Trip["tripData"]> = {}): string[] {
  const dates = ["2027-03-04", "2027-03-05", "2027-03-06"];
  const itinerary = dates.map((date) => ({ ...DAY, date, plan: [{ ...PLACE, leg }] }) as never);
  const booked = { ...HOTEL, id: "stay", hotelName: "Quinta" };
  const hotels = [...bookings.map(() => booked), HOTEL] as never;
  const tripData = { ...DRAFT.tripData, hotels, itinerary, ...more };
  return hotelsToBook({ tripData, bookings: [...bookings] }).map(({ hotelName }) => hotelName);
}

const stay = (from: string, to: string, state: Booking["state"] = "booked"): Booking => ({
  ...{ id: "stay", kind: "stay", name: "Quinta", state, source: "hand" },
  starts: { date: from },
  ends: { date: to },
});

test.each([
  ["nothing is booked", [], [HOTEL.hotelName]],
  ["one night of two is booked elsewhere", [stay("2027-03-05", "2027-03-06")], [HOTEL.hotelName]],
  ["both nights are", [stay("2027-03-04", "2027-03-06")], []],
  ["what was is cancelled", [stay("2027-03-04", "2027-03-06", "cancelled")], [HOTEL.hotelName]],
])("where %s, the hotels to book are said", (_, bookings, names) => {
  expect(toBook(bookings)).toEqual(names);
});

test("one's own hotel isn't to be booked", () => {
  expect(toBook([], { hotels: [{ ...HOTEL, isOwn: true }] })).toEqual([]);
});
