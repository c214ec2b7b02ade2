import { describe, expect, test } from "vitest";
import type { TimedDay } from "../../src/domain/engine/days/timed-day.ts";
import { placesOf } from "../../src/domain/engine/known-city.ts";
import { describePlace } from "../../src/domain/engine/writing/describe-place.ts";
import { parseCoordinates } from "../../src/domain/places/coordinates.ts";
import { distanceKm, type Position } from "../../src/domain/places/geo.ts";
import { WEEKDAYS } from "../../src/domain/places/weekdays.ts";
import { BUDGET_TITLES } from "../../src/domain/trip/budget.ts";
import { TRAVELLER_TITLES } from "../../src/domain/trip/traveller.ts";
import type { Meal } from "../../src/domain/trip/trip.ts";
import type { GuideCity, GuidePlace } from "../../src/guide/guide-city.ts";
import { cityNamed, GUIDE_CITIES } from "../support/guide.ts";
import { IS_NIGHTLY } from "../support/nightly.ts";
import { openWindows } from "../support/plans/open-windows.ts";
import { type CityRequest, planCity } from "../support/plans/plan-city.ts";
import { sampledCities } from "../support/plans/sampled-cities.ts";
import { madeTo, storedTrip } from "../support/plans/stored-trip.ts";

/** A quarter of an hour on foot, on ways a quarter longer than the straight line. */
const NEAR_KM = 0.8;
const LONG_DAY_MINUTES = 4 * 60;
const LONG_WAIT_MINUTES = 45;
const DOOR_MINUTES = 5;
/** A city with this many has one near most of its sights. */
const MANY_EATERIES = 36;

const CITIES = sampledCities(0).map(({ city }) => city);

const plans = CITIES.map((city, nth) => {
  const request: CityRequest = {
    days: 3,
    traveller: TRAVELLER_TITLES[nth % TRAVELLER_TITLES.length] ?? "Solo",
    budget: BUDGET_TITLES[(3 * nth) % BUDGET_TITLES.length] ?? "Standard",
    ...(nth % 2 === 0 ? {} : { startDate: "2026-12-24" }),
  };
  return { name: city.name, city, plan: planCity(city, request) };
});
const daysOf = ({ plan }: (typeof plans)[number]) => plan.days;
const mealsOf = (days: readonly TimedDay[]) => days.flatMap(({ meals }) => meals);

describe.each(plans)("$name", ({ city, plan }) => {
  const base = plan.hotels[0]?.at;

  test("has its meals where they are served then, near the place before or the next", () => {
    const faults = plan.days.flatMap((day) =>
      day.meals.flatMap((meal) => mealFaults(meal, day, city, base)),
    );
    expect(faults).toEqual([]);
  });

  test("has lunch on every day over four hours, and no place to eat twice a day", () => {
    for (const { visits, meals } of plan.days) {
      const [from = 0, to = 0] = [visits[0]?.startMinutes, visits.at(-1)?.endMinutes];
      const staysOver = visits.some((one) => one.startMinutes <= 720 && one.endMinutes >= 870);
      const kinds = meals.map(({ kind }) => kind);
      if (to - from > LONG_DAY_MINUTES && !staysOver) expect(kinds).toContain("lunch");
      expect(new Set(kinds).size).toBe(kinds.length);
      const names = meals.flatMap(({ guideId = [] }) => guideId);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test("names every long wait, and nothing else, as free time", () => {
    expect(plan.days.flatMap((day) => freeTimeFaults(day, city, plan.days))).toEqual([]);
  });
});

test("every day has a dinner, no place to eat comes twice, and most meals have a name", () => {
  for (const one of plans) {
    for (const { visits, meals } of daysOf(one)) {
      if (visits.length > 0) expect(meals.map(({ kind }) => kind)).toContain("dinner");
    }
    const ids = mealsOf(daysOf(one)).flatMap(({ guideId = [] }) => guideId);
    expect(new Set(ids).size).toBe(ids.length);
  }
  const known = plans.filter(({ city }) => (city.eateries?.length ?? 0) >= MANY_EATERIES);
  // At Christmas much is closed, or doesn't say.
  const undated = known.flatMap(daysOf).filter(({ date }) => date === undefined);
  const meals = mealsOf(undated);
  const named = meals.filter(({ placeName }) => placeName !== undefined);
  expect(named.length).toBeGreaterThanOrEqual(0.8 * meals.length);
});

test.runIf(IS_NIGHTLY)("what a meal costs follows the budget", () => {
  const pricesAt = (budget: CityRequest["budget"]) =>
    GUIDE_CITIES.flatMap((city) =>
      mealsOf(planCity(city, { days: 2, traveller: "Couple", budget }).days),
    ).flatMap(({ priceLevel = [] }) => priceLevel);
  const share = (prices: readonly Meal["priceLevel"][], price: Meal["priceLevel"]) =>
    prices.filter((one) => one === price).length / prices.length;
  const [economy, premium] = [pricesAt("Economy"), pricesAt("Premium")];
  expect(share(economy, "low")).toBeGreaterThan(share(premium, "low") + 0.05);
  expect(share(premium, "high")).toBeGreaterThan(share(economy, "high") + 0.05);
});

function mealFaults(
  meal: Meal,
  { visits, date }: TimedDay,
  city: GuideCity,
  base: Position | undefined,
): string[] {
  if (meal.placeName === undefined) return [];
  const eatery = city.eateries?.find(({ id }) => id === meal.guideId);
  if (eatery === undefined) return [`${meal.placeName} is not in the guide`];
  const faults: string[] = [];
  const told = [meal.placeName, meal.eateryKind, meal.priceLevel];
  expect(told).toEqual([eatery.name, eatery.kind, eatery.price]);
  expect(meal.placeDetails).toContain(eatery.details);
  if (!eatery.meals.includes(meal.kind)) faults.push(`${eatery.id} is not for ${meal.kind}`);
  const isHoliday = date !== undefined && eatery.holidays?.has(date) === true;
  const isSure =
    eatery.kind === "food-street" || /\bPH\b|Dec 2\d/.test(eatery.hours ?? "") || !isHoliday;
  if (!isSure && (date.endsWith("12-25") || !meal.placeDetails?.includes("call ahead"))) {
    faults.push(`${eatery.id} may be closed for the holiday`);
  }
  for (const when of date === undefined ? WEEKDAYS : [date]) {
    const isOpen =
      eatery.hours === undefined ||
      openWindows(eatery.hours, when, isHoliday).some(
        ([open, close]) => open <= meal.startMinutes && meal.endMinutes <= close,
      );
    const isSaid = typeof when === "number" && meal.notOn?.includes(when);
    if (isOpen === (isSaid ?? false)) faults.push(`${eatery.id} on ${when}: ${isOpen}`);
  }
  const at = parseCoordinates(meal.geoCoordinates ?? "");
  const next = visits.findIndex(({ startMinutes }) => startMinutes >= meal.endMinutes);
  const before = visits[(next < 0 ? visits.length : next) - 1];
  const km = [before?.candidate.place.at ?? base, visits[next]?.candidate.place.at ?? base].map(
    (near) => (at.ok && near !== undefined ? distanceKm(at.at, near) : Number.POSITIVE_INFINITY),
  );
  // A table farther off says how long the way is.
  const isSaidFar = / (?:5|10|15|20) min (?:on foot|by) /.test(meal.placeDetails ?? "");
  if (Math.min(...km) > NEAR_KM && !isSaidFar)
    faults.push(`${eatery.id} is ${Math.min(...km)} km away`);
  return faults;
}

function freeTimeFaults(
  { visits, meals, free = [], wayBack }: TimedDay,
  city: GuideCity,
  days: readonly TimedDay[],
): string[] {
  const faults: string[] = [];
  const length = (spans: readonly { startMinutes: number; endMinutes: number }[]) =>
    spans.reduce((sum, { startMinutes, endMinutes }) => sum + endMinutes - startMinutes, 0);
  let named = 0;
  for (const [index, next] of visits.entries()) {
    const before = visits[index - 1];
    if (before === undefined) continue;
    const gap = { startMinutes: before.endMinutes, endMinutes: next.startMinutes };
    const isInside = (span: { startMinutes: number; endMinutes: number }) =>
      span.startMinutes >= gap.startMinutes && span.endMinutes <= gap.endMinutes;
    const [here, eaten] = [free.filter(isInside), meals.filter(isInside)];
    named += here.length;
    const on = eaten.at(-1)?.on?.minutes ?? next.leg?.minutes ?? 0;
    const ways = [...eaten, ...here].reduce((sum, { there }) => sum + (there?.minutes ?? 0), on);
    const idle = length([gap]) - ways - DOOR_MINUTES - length(eaten);
    if (length(here) > idle) faults.push(`${length(here)} of ${idle} minutes are free`);
    if (idle - length(here) > LONG_WAIT_MINUTES) faults.push(`${idle} minutes of waiting`);
    if (idle <= LONG_WAIT_MINUTES && here.length > 0) faults.push("a short wait is named");
    const clashes = here.filter((one) =>
      eaten.some(
        (meal) => one.startMinutes < meal.endMinutes && meal.startMinutes < one.endMinutes,
      ),
    );
    if (clashes.length > 0) faults.push("free while eating");
  }
  const back = (visits.at(-1)?.endMinutes ?? 0) + (wayBack?.minutes ?? 0);
  const dinner = meals.at(-1)?.startMinutes ?? 0;
  const left = visits.at(-1)?.endMinutes ?? 0;
  named += free.filter(
    ({ startMinutes, endMinutes, rest, there }) =>
      (rest === "hotel" && there === undefined ? startMinutes >= back : startMinutes >= left) &&
      endMinutes <= dinner,
  ).length;
  if (named !== free.length) faults.push("free time that is in no gap");
  const planned = days.flatMap((day) => day.visits.map(({ candidate }) => candidate.place.name));
  const known = [...city.places, ...(city.eateries ?? [])].map(({ name }) => name);
  for (const name of free.flatMap(({ near = [] }) => near)) {
    if (planned.includes(name) || !known.includes(name)) faults.push(`${name} is near`);
  }
  return faults;
}

test("who eats has time for the ways to the table and on from there", () => {
  const faults = plans.flatMap(({ name, plan }) =>
    plan.days.flatMap(({ visits, meals }) =>
      meals.flatMap((meal) => {
        const before = visits.findLast(({ endMinutes }) => endMinutes <= meal.startMinutes);
        const next = visits.find(({ startMinutes }) => startMinutes >= meal.endMinutes);
        const arrives = (before?.endMinutes ?? 0) + (meal.there?.minutes ?? 0);
        const leaves = meal.endMinutes + (meal.on?.minutes ?? 0) + DOOR_MINUTES;
        const isLate = arrives > meal.startMinutes;
        const isLateOn = next !== undefined && meal.on !== undefined && leaves > next.startMinutes;
        return isLate || isLateOn ? [`${name}: ${meal.placeName} at ${meal.startMinutes}`] : [];
      }),
    ),
  );
  expect(faults).toEqual([]);
  const named = plans.flatMap(({ plan }) =>
    mealsOf(plan.days).filter(({ geoCoordinates }) => geoCoordinates !== undefined),
  );
  const withWays = named.filter(({ there }) => there !== undefined);
  expect(withWays.length).toBeGreaterThan(0.6 * named.length);
});

test("who comes in the evening walks from the hotel to dinner, and from there to what follows", () => {
  const city = cityNamed("Lisbon, Portugal");
  const trip = storedTrip(city, {
    ...{ days: 4, traveller: "Friends", budget: "Standard", startDate: "2027-05-13" },
    wishes: [{ kind: "start", minutes: 19.5 * 60, days: [1], text: "arriving at 19:00" }],
  });
  const [first] = trip.tripData.itinerary;
  const dinner = first?.meals?.find(({ kind }) => kind === "dinner");
  const there = dinner?.there?.minutes ?? 0;
  expect(there).toBeGreaterThan(0);
  expect(dinner?.startMinutes).toBe(19.5 * 60 + there);
  const evening = first?.plan[0]?.visit?.startMinutes ?? 0;
  expect(dinner?.on).toBeDefined();
  expect((dinner?.endMinutes ?? 0) + (dinner?.on?.minutes ?? 0)).toBeLessThanOrEqual(evening);

  // Another table has ways of its own, and nothing else of the day changes.
  if (first === undefined || dinner === undefined) throw new Error("no dinner");
  const { there: _, on: __, ...hours } = dinner;
  const table = { placeName: "Café no Chiado", geoCoordinates: "38.7095, -9.1415" };
  const meal = { ...hours, ...table };
  const [then] = madeTo(trip, [{ kind: "set-table", dayId: first.id, meal }], city).tripData
    .itinerary;
  const ways = { there: expect.any(Object), on: expect.any(Object) };
  expect(then?.meals).toEqual([{ ...meal, isChosen: true, ...ways }]);
  expect(then?.meals?.[0]?.on).not.toEqual(dinner.on);
  expect(then?.plan).toEqual(first.plan);
});

test("five or more book every seat and table; dinner with a show is never free", () => {
  const lisbon = cityNamed("Lisbon, Portugal");
  const planOf = (traveller: CityRequest["traveller"]) => {
    const trip = storedTrip(lisbon, {
      ...{ days: 4, traveller, budget: "Standard", interests: ["evenings"] },
    });
    return trip.tripData.itinerary;
  };
  const unbooked = (days: ReturnType<typeof planOf>) =>
    days.flatMap(({ plan, meals = [] }) => [
      ...plan.filter(({ guideId, booking }) => {
        const { category, indoor } = lisbon.places.find(({ id }) => id === guideId) ?? {};
        const isSeated = category === "nightlife" || category === "show";
        return isSeated && indoor === true && booking === undefined;
      }),
      ...meals.filter(
        ({ eateryKind, booking }) => eateryKind === "restaurant" && booking === undefined,
      ),
    ]);
  const ofGroup = planOf("Group");
  expect(unbooked(ofGroup)).toEqual([]);
  expect(unbooked(planOf("Couple")).length).toBeGreaterThan(0);
  expect(ofGroup.some(({ meals = [] }) => meals.some(({ booking }) => booking))).toBe(true);
  const free = GUIDE_CITIES.flatMap((city) =>
    placesOf<GuidePlace>(city)
      .filter(({ servesDinner }) => servesDinner === true)
      .filter((place) => describePlace(place, city).ticketsPricing === "Free"),
  );
  expect(free).toEqual([]);
});

test("who stays away from Times Square on New Year's Eve doesn't dine there", () => {
  const text = "not Times Square on New Year's Eve";
  const { days } = planCity(cityNamed("New York"), {
    ...{ days: 1, traveller: "Family", childAges: [15, 17], budget: "Standard", pace: "full" },
    ...{ startDate: "2026-12-31", interests: ["markets", "evenings", "streets"] },
    wishes: [{ kind: "without", names: "Times Square", weekdays: [3], text }],
  });
  const names = mealsOf(days).map(({ placeName }) => placeName);
  expect(names).toHaveLength(2);
  expect(names.join()).not.toContain("Times Square");
});

test("who eats no pork, or is allergic to nuts, has no table that is known for it", () => {
  const named = (wish: { need: "noFood" | "nutFree"; text: string }[]) => {
    const wishes = wish.map((one) => ({ kind: "need" as const, ...one }));
    const city = cityNamed("Singapore");
    const { days } = planCity(city, {
      ...{ days: 3, traveller: "Family", childAges: [7], budget: "Standard", pace: "relaxed" },
      ...{ startDate: "2027-08-03", wishes },
    });
    const ids = mealsOf(days).flatMap(({ guideId = [] }) => guideId);
    const tables = (city.eateries ?? []).filter(({ id }) => ids.includes(id));
    return tables.map(({ name, details }) => `${name} ${details}`);
  };
  const isOfPork = /pork|bak kut teh|char siu|\bribs/i;
  expect(named([]).some((said) => isOfPork.test(said))).toBe(true);
  expect(named([{ need: "noFood", text: "Mum doesn't eat pork" }])).not.toContainEqual(
    expect.stringMatching(isOfPork),
  );
  expect(named([{ need: "nutFree", text: "peanut allergy" }])).not.toContainEqual(
    expect.stringMatching(/satay|peanut/i),
  );
});

describe("on a small budget", () => {
  const small = {
    days: 3,
    traveller: "Couple",
    budget: "Economy",
    startDate: "2027-05-04",
  } as const;
  test("there is no dinner with a show unless it is asked for", () => {
    const { days } = planCity(cityNamed("Lisbon"), { ...small, interests: ["evenings"] });
    const dear = days
      .flatMap(({ visits }) => visits.map(({ candidate: { place } }) => place))
      .filter(({ servesDinner, ticketPrice }) => servesDinner === true && ticketPrice !== 0);
    expect(dear).toEqual([]);
  });

  test("who asks for fado hears it where it costs little, and dines at the fado house that they name", () => {
    const seen = (names: string): string[] =>
      planCity(cityNamed("Lisbon"), { ...small, wishes: [{ kind: "see", names, text: names }] })
        .days.flatMap(({ visits }) => visits.map(({ candidate: { place } }) => place))
        .filter(({ experience }) => experience === "fado")
        .map(({ name }) => name);
    expect(seen("fado")).toEqual(["Tasca do Chico"]);
    expect(seen("Clube de Fado")).toEqual(["Clube de Fado"]);
  });
});
