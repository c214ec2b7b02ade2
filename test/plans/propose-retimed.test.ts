import { expect, test } from "vitest";
import { withRides } from "../../src/domain/engine/known-city-json.ts";
import { readTrip } from "../../src/domain/engine/reading/read-trip.ts";
import { legsOff, proposeRetimed } from "../../src/domain/engine/revise/propose-retimed.ts";
import { runToEnd } from "../../src/domain/plan/run-to-end.ts";
import type { Trip } from "../../src/domain/trip/trip.ts";
import { GUIDE_CITIES } from "../support/guide.ts";
import { guideTrip } from "../support/plans/guide-trip.ts";
import { savedTrip } from "../support/plans/saved-trip.ts";
import { cityOnStreets } from "../support/ways/city-on-streets.ts";

type City = (typeof GUIDE_CITIES)[number];

const cityOf = (id: string) => {
  const city = GUIDE_CITIES.find((one) => one.id === id);
  if (city === undefined) throw new Error(`no ${id}`);
  return city;
};

function tripIn(city: City): Trip {
  const asked = { days: 3, traveller: "Couple", budget: "Standard" } as const;
  const { selection, plan } = guideTrip(city, { ...asked, startDate: "2027-05-04" });
  return savedTrip({ userSelection: selection, tripData: plan });
}

const read = (trip: Trip, city: City) => runToEnd(readTrip(trip, city));
const order = ({ tripData }: Trip) =>
  tripData.itinerary.map(({ id, plan }) => [id, ...plan.map((place) => place.id)]);

test("a plan made on the estimate is timed anew by the streets that came late; places keep their day and turn", () => {
  const written = cityOf("lisbon");
  const { city } = cityOnStreets(written, "a river with two bridges");
  const guessed = tripIn(written);
  // On what it was planned by nothing is off, and nothing is proposed.
  const before = read(guessed, written);
  expect(legsOff(before)).toEqual([]);
  expect(runToEnd(proposeRetimed(before))).toBe(before);

  const late = read(guessed, city);
  const off = legsOff(late);
  expect(off.length).toBeGreaterThan(0);
  for (const { minutes, plannedMinutes } of off) {
    expect(Math.abs(minutes - plannedMinutes)).toBeGreaterThan(10);
  }
  const after = runToEnd(proposeRetimed(late));
  expect(legsOff(after)).toEqual([]);
  expect(order(after.document)).toEqual(order(guessed));
  const offDays = new Set(off.map(({ dayId }) => dayId));
  for (const [at, day] of guessed.tripData.itinerary.entries()) {
    if (!offDays.has(day.id)) expect(after.document.tripData.itinerary[at]).toEqual(day);
  }
  // A plan made by the streets has nothing off.
  expect(legsOff(read(tripIn(city), city))).toEqual([]);
});

test("a locked day is left alone, and so is a leg that is off by ten minutes", () => {
  const city = cityOf("vienna");
  const trip = tripIn(city);
  const ridden = trip.tripData.itinerary.flatMap((day) =>
    day.plan.flatMap((place, at) => {
      const before = day.plan[at - 1];
      const isRidden = place.leg?.mode === "transit" && before !== undefined;
      return isRidden ? [{ day, place, before, minutes: place.leg?.minutes ?? 0 }] : [];
    }),
  );
  const [one] = ridden;
  if (one === undefined) throw new Error("a ride between two places");
  const placed = (guideId: string | undefined) =>
    city.places.find((place) => place.id === guideId)?.at ?? { lat: 0, lon: 0 };
  const ends = { from: placed(one.before.guideId), to: placed(one.place.guideId) };
  const off = (more: number, of = trip) =>
    legsOff(read(of, withRides(city, [{ ...ends, minutes: one.minutes + more }])));
  expect(off(10)).toEqual([]);
  const leg = { dayId: one.day.id, placeId: one.place.id, plannedMinutes: one.minutes };
  expect(off(15)).toEqual([{ ...leg, minutes: one.minutes + 15 }]);
  expect(off(-15)).toEqual([{ ...leg, minutes: one.minutes - 15 }]);
  const itinerary = trip.tripData.itinerary.map((day) =>
    day.id === one.day.id ? { ...day, isLocked: true as const } : day,
  );
  expect(off(15, { ...trip, tripData: { ...trip.tripData, itinerary } })).toEqual([]);
});
