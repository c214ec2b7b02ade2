import { expect, test } from "vitest";
import { placesOf } from "../../src/domain/engine/known-city.ts";
import { readTrip } from "../../src/domain/engine/reading/read-trip.ts";
import { proposeForWeather } from "../../src/domain/engine/revise/propose-for-weather.ts";
import { isInTheOpen } from "../../src/domain/engine/visits/open-air.ts";
import type { DayWeather } from "../../src/domain/places/day-weather.ts";
import { runToEnd } from "../../src/domain/plan/run-to-end.ts";
import type { Trip, TripPlace } from "../../src/domain/trip/trip.ts";
import { IS_NIGHTLY } from "../support/nightly.ts";
import { guideTrip } from "../support/plans/guide-trip.ts";
import { sampledCities } from "../support/plans/sampled-cities.ts";
import { savedTrip } from "../support/plans/saved-trip.ts";

const START = "2027-05-03";
const DATES = ["2027-05-03", "2027-05-04", "2027-05-05", "2027-05-06"];
const IDS = Array.from({ length: 8 }, (_, nth) => `new-${nth}`);
const cities = sampledCities(1)
  .map(({ city }) => city)
  .slice(0, IS_NIGHTLY ? undefined : 2);

function weather(bad: Readonly<Record<string, DayWeather["troubles"]>>, dates = DATES) {
  return dates.map(
    (date): DayWeather => ({ date, highC: 20, lowC: 12, rainMm: 0, troubles: bad[date] ?? [] }),
  );
}
const RAIN = [{ kind: "rain", from: 9 * 60, to: 18 * 60 }] as const;
const NOON_HEAT = [{ kind: "heat", from: 12 * 60, to: 16.5 * 60 }] as const;

type City = (typeof cities)[number];

function tripIn(city: City): Trip {
  const asked = { days: 4, traveller: "Couple", budget: "Standard", startDate: START } as const;
  const { selection, plan } = guideTrip(city, asked);
  return savedTrip({ userSelection: selection, tripData: plan });
}

/** Counted afresh, by the document and the guide. */
function minutesOut({ tripData }: Trip, city: City, days: readonly DayWeather[]): number {
  return tripData.itinerary
    .map(({ date, plan }) =>
      minutesOutOf(plan, city, days.find((day) => day.date === date)?.troubles ?? []),
    )
    .reduce((sum, minutes) => sum + minutes, 0);
}

function minutesOutOf(
  plan: readonly TripPlace[],
  city: City,
  troubles: readonly DayWeather["troubles"][number][],
): number {
  const open = new Set(placesOf(city).flatMap((place) => (isInTheOpen(place) ? [place.id] : [])));
  return plan
    .flatMap(({ guideId = "", visit }) =>
      visit === undefined || !open.has(guideId)
        ? []
        : troubles.map(({ from, to }) =>
            Math.max(0, Math.min(to, visit.endMinutes) - Math.max(from, visit.startMinutes)),
          ),
    )
    .reduce((sum, minutes) => sum + minutes, 0);
}

function planOn({ tripData }: Trip, date: string): readonly TripPlace[] {
  return tripData.itinerary.find((day) => day.date === date)?.plan ?? [];
}

function proposed(trip: Trip, city: City, days: readonly DayWeather[]): Trip {
  return runToEnd(proposeForWeather(runToEnd(readTrip(trip, city)), days, IDS)).document;
}

const placeIds = ({ tripData: { itinerary, setAside = [] } }: Trip) =>
  [...itinerary.flatMap(({ plan }) => plan), ...setAside].map(({ id }) => id);

test("a rain day, a heat wave: less of them is spent in the open, nothing is lost, no rule is broken", () => {
  const minutes = { before: 0, after: 0 };
  for (const city of cities) {
    const trip = tripIn(city);
    for (const [date, troubles] of [
      ["2027-05-04", RAIN],
      ["2027-05-05", NOON_HEAT],
    ] as const) {
      const days = weather({ [date]: [...troubles] });
      const after = proposed(trip, city, days);
      const [was, is] = [minutesOut(trip, city, days), minutesOut(after, city, days)];
      expect(is).toBeLessThanOrEqual(was);
      // Nothing comes out into it that was on another day.
      const before = new Set(planOn(trip, date).map(({ id }) => id));
      const came = planOn(after, date).filter(({ id }) => !before.has(id));
      expect(minutesOutOf(came, city, troubles)).toBe(0);
      minutes.before += was;
      minutes.after += is;
      expect(placeIds(after)).toEqual(expect.arrayContaining(placeIds(trip)));
      expect(new Set(placeIds(after)).size).toBe(placeIds(after).length);
      const problems = ({ planCheck }: Trip) => planCheck?.problems?.length ?? 0;
      if (after !== trip) expect(problems(after)).toBeLessThanOrEqual(problems(trip));
    }
  }
  expect(minutes.before).toBeGreaterThan(0);
  expect(minutes.after).toBeLessThan(minutes.before / 2);
});

test("fair weather, or days of which nothing is known, change nothing; what is locked stays", () => {
  const [city] = cities;
  if (city === undefined) throw new Error("the guide has a city");
  const trip = tripIn(city);
  expect(proposed(trip, city, weather({}))).toBe(trip);
  expect(proposed(trip, city, [])).toBe(trip);
  const itinerary = trip.tripData.itinerary.map((day) => ({ ...day, isLocked: true as const }));
  const locked = { ...trip, tripData: { ...trip.tripData, itinerary } };
  expect(proposed(locked, city, weather({ "2027-05-03": [...RAIN] }))).toBe(locked);
});
