import { expect, test } from "vitest";
import { startsThatFit } from "../../src/domain/engine/days/fit-week.ts";
import { runToEnd } from "../../src/domain/plan/run-to-end.ts";
import type { TripWish } from "../../src/domain/trip/trip-wish.ts";
import { makeChanges } from "../../src/domain/wishes/make-changes.ts";
import { cityNamed } from "../support/guide.ts";
import { planCity } from "../support/plans/plan-city.ts";
import { storedTrip } from "../support/plans/stored-trip.ts";

const namesOf = ({ visits }: ReturnType<typeof planCity>["days"][number]) =>
  visits.map(({ candidate }) => candidate.place.name);

test("days without dates are in an order that some week has", () => {
  for (const name of ["Vienna", "Rome", "Buenos Aires"]) {
    const { days } = planCity(cityNamed(name), {
      days: 7,
      traveller: "Couple",
      budget: "Standard",
    });
    expect(startsThatFit(days), name).not.toEqual([]);
  }
});

test("a market of one weekday is seen on it", () => {
  const { days } = planCity(cityNamed("Madrid"), {
    ...{ days: 3, traveller: "Couple", budget: "Standard", startDate: "2027-05-08" },
  });
  expect(days.map(namesOf)[1]).toContain("El Rastro");
});

test("on a Sunday a cathedral is seen between the masses, and who wants techno dances in the evening", () => {
  const sunday = { days: 1, budget: "Comfort" } as const;
  const [inVienna] = planCity(cityNamed("Vienna"), {
    ...{ ...sunday, traveller: "Couple", startDate: "2027-01-17" },
  }).days;
  const cathedral = inVienna?.visits.find(({ candidate }) => candidate.place.id === "stephansdom");
  expect(cathedral?.startMinutes).toBeGreaterThanOrEqual(13 * 60);
  expect(cathedral?.endMinutes).toBeLessThanOrEqual(16.5 * 60);
  const [inBerlin] = planCity(cityNamed("Berlin"), {
    ...{ ...sunday, traveller: "Friends", startDate: "2027-07-18" },
    wishes: [{ kind: "see", names: "techno", text: "techno" }],
  }).days;
  const last = inBerlin?.visits.at(-1);
  expect(last?.candidate.place.details).toMatch(/\btechno\b/);
  expect(last?.startMinutes).toBeGreaterThanOrEqual(19.5 * 60);
});

test("who lands in the evening has dinner first, and children nothing after it", () => {
  const wishes: TripWish[] = [{ kind: "start", minutes: 19 * 60 + 30, days: [1], text: "late" }];
  const two = { days: 2, budget: "Standard", wishes } as const;
  const family = { ...two, traveller: "Family", childAges: [4] } as const;
  const [theirs] = planCity(cityNamed("Singapore"), family).days;
  // It begins when they have come from the hotel.
  const isSoon = expect.toSatisfy((minutes: number) => minutes >= 1170 && minutes <= 1200);
  expect(theirs).toMatchObject({ visits: [], meals: [{ kind: "dinner", startMinutes: isSoon }] });
  expect(theirs?.meals[0]?.placeName).toBeDefined();
  const [first] = planCity(cityNamed("Singapore"), { ...two, traveller: "Friends" }).days;
  expect(first?.meals).toMatchObject([{ kind: "dinner", startMinutes: isSoon }]);
  expect(first?.visits[0]?.startMinutes).toBeGreaterThanOrEqual(1170 + 75);
});

test("an early end leaves no day empty, and takes nothing that was asked for", () => {
  const wishes: TripWish[] = [
    { kind: "see", names: "Ghibli Museum", text: "Ghibli" },
    { kind: "end", minutes: 18 * 60 + 30, text: "short evenings" },
    { kind: "end", minutes: 20 * 60, text: "in bed by 8" },
  ];
  const city = cityNamed("Tokyo");
  const request = { days: 7, traveller: "Family", budget: "Standard", childAges: [6, 10] } as const;
  const trip = storedTrip(city, { ...request, startDate: "2027-04-02", wishes });
  const { itinerary } = runToEnd(makeChanges(trip, city)).tripData;
  expect(itinerary.filter(({ plan }) => plan.length === 0)).toEqual([]);
  const names = itinerary.flatMap(({ plan }) => plan.map(({ placeName }) => placeName));
  expect(names).toContain("Ghibli Museum");
});
