import { expect, test } from "vitest";
import type { Booking } from "../../src/domain/bookings/booking.ts";
import { withOwnersFields } from "../../src/domain/sharing/guest-rights.ts";
import { shareTrip } from "../../src/domain/sharing/shared-trip.ts";
import { tripOfShared } from "../../src/domain/sharing/trip-of-shared.ts";
import { GUIDE_CITIES } from "../support/guide.ts";
import { madeTo, storedTrip } from "../support/plans/stored-trip.ts";

const ROME = { lat: 41.8955, lng: 12.4823 };
const BOOKED = { state: "booked", source: "hand" } as const;
const BOOKINGS: readonly Booking[] = [
  {
    ...BOOKED,
    id: "stay",
    kind: "stay",
    name: "Casa Azul",
    at: { name: "Casa Azul", geoCoordinates: ROME },
    starts: { date: "2027-05-04" },
    ends: { date: "2027-05-07" },
  },
  {
    ...BOOKED,
    id: "tour",
    kind: "ticket",
    name: "Bunker tour",
    at: { name: "Bunker tour", address: "Via 1", geoCoordinates: ROME },
    starts: { date: "2027-05-05", time: "11:00" },
    price: { amount: 24, currency: "EUR" },
    ends: { date: "2027-05-05", time: "12:00" },
  },
];
const SHOWS = { notes: false, costs: false, bookings: false };

test("whole days that come back from one who doesn't see the bookings keep their names and places", () => {
  const city = GUIDE_CITIES.find(({ id }) => id === "rome");
  if (city === undefined) throw new Error("the guide has Rome");
  const plan = {
    days: 3,
    traveller: "Couple",
    budget: "Standard",
    startDate: "2027-05-04",
  } as const;
  const trip = madeTo(
    storedTrip(city, plan),
    BOOKINGS.map((booking) => ({ kind: "set-booking", booking }) as const),
    city,
  );
  const days = trip.tripData.itinerary;
  const from = days.flatMap((day) => day.plan.map(({ leg }) => leg?.from));
  expect(from).toEqual(expect.arrayContaining(["Casa Azul", "Bunker tour"]));
  const seen = tripOfShared(shareTrip(trip, SHOWS, "Booked"));
  for (const { name } of BOOKINGS) expect(JSON.stringify(seen)).not.toContain(name);
  const put = withOwnersFields({ kind: "set-plan", days: seen.tripData.itinerary }, trip, {
    shows: SHOWS,
    city,
  });
  // Who sees the costs has its price in them, and not its name.
  const costs = shareTrip(trip, { ...SHOWS, costs: true }, "Booked");
  expect(costs.costs?.expenses).toMatchObject([{ title: "Booked", amountMinor: 2_400 }]);
  expect(JSON.stringify(costs)).not.toContain("Bunker");
  expect(JSON.stringify(seen)).not.toContain("2400");
  if (put.kind !== "set-plan") throw new Error("it puts days");
  const said = (day: (typeof days)[number]) => [
    day.plan.map((one) => [one.placeName, one.placeDetails, one.geoCoordinates, one.leg?.from]),
    day.wayBack?.from,
  ];
  expect(put.days.map(said)).toEqual(days.map(said));
});
