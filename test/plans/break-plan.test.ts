import { expect, test } from "vitest";
import { parsePrice } from "../../src/domain/engine/ground/parse-price.ts";
import { parseCoordinates } from "../../src/domain/places/coordinates.ts";
import { distanceKm } from "../../src/domain/places/geo.ts";
import type { Place, TripData } from "../../src/domain/trip/trip.ts";
import { BREAKS, type Break, breakPlan } from "../support/plans/break-plan.ts";
import { openWindows } from "../support/plans/open-windows.ts";

const SEEDS = Array.from({ length: 30 }, (_, seed) => seed);

const HOURS: Readonly<Record<string, string>> = {
  a: "Tu-Su 09:00-18:00",
  b: "10:00-18:00",
  c: "24/7",
  d: "09:00-19:00",
  e: "Mo,We-Su 09:00-17:00",
};

const hoursOf = (id: string) => HOURS[id];

function place(id: string, start: number, lat: number, ticketsPricing: string): Place {
  return {
    placeName: `Place ${id}`,
    placeDetails: "",
    placeImageURL: "",
    geoCoordinates: `${lat.toFixed(4)}, 2.3500`,
    ticketsPricing,
    timeToTravel: "",
    bestTime: "",
    guideId: id,
    visit: { startMinutes: start, endMinutes: start + 60 },
    leg: { mode: "walk", minutes: 20, distanceKm: 1.4, from: "" },
  };
}

function trip(dates: readonly (string | undefined)[]): TripData {
  const days = [
    [
      place("a", 600, 48.85, "€12"),
      place("b", 700, 48.86, "Free"),
      place("c", 800, 48.87, "€1,200"),
    ],
    [place("d", 600, 48.84, "Free"), place("e", 700, 48.83, "€9.50 per adult")],
  ];
  return {
    hotels: [],
    itinerary: days.map((plan, index) => ({
      day: `Day ${index + 1}`,
      plan,
      ...(dates[index] === undefined ? {} : { date: dates[index] }),
    })),
  };
}

/** A Sunday and a Monday. */
const DATED = trip(["2026-05-03", "2026-05-04"]);
const UNDATED = trip([]);

function breakAll(kind: Break, from: TripData) {
  return SEEDS.map((seed) => {
    const made = breakPlan(from, kind, seed, hoursOf);
    if (made === undefined) throw new Error(`no ${kind}`);
    return made;
  });
}

function find(from: TripData, name: string) {
  const at = from.itinerary.flatMap((day) =>
    day.plan.flatMap((found, index) => (found.placeName === name ? [{ day, found, index }] : [])),
  );
  const [first] = at;
  if (first === undefined) throw new Error(`no ${name}`);
  return { ...first, times: at.length };
}

test.each(BREAKS)(
  "%s changes one thing, the same for the same seed, and not the given plan",
  (kind) => {
    const before = JSON.stringify(DATED);
    for (const seed of SEEDS) {
      const made = breakPlan(DATED, kind, seed, hoursOf);
      expect(made).toEqual(breakPlan(DATED, kind, seed, hoursOf));
      expect(JSON.stringify(made?.broken)).not.toBe(before);
    }
    expect(JSON.stringify(DATED)).toBe(before);
  },
);

test.each([
  ["dated", DATED],
  ["undated", UNDATED],
])("closed_day: in a %s plan the visit is when the place is closed", (_, from) => {
  for (const { broken, placeName } of breakAll("closed_day", from)) {
    const { found, day, times } = find(broken, placeName);
    const { startMinutes = 0, endMinutes = 0 } = found.visit ?? {};
    const weekdays = day.date === undefined ? [0, 1, 2, 3, 4, 5, 6] : [day.date];
    const isEverOpen = weekdays.some((weekday) =>
      openWindows(hoursOf(found.guideId ?? "") ?? "", weekday).some(
        ([open, close]) => open <= startMinutes && endMinutes <= close,
      ),
    );
    expect(isEverOpen).toBe(false);
    expect(times).toBe(1);
    for (const { plan } of broken.itinerary) {
      const starts = plan.map(({ visit }) => visit?.startMinutes ?? 0);
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    }
  }
});

test("the seed chooses among the places", () => {
  for (const kind of BREAKS.filter((each) => each !== "swapped_order")) {
    const names = breakAll(kind, DATED).map(({ placeName }) => placeName);
    expect(new Set(names).size).toBeGreaterThan(1);
  }
});

test("closed_day needs hours", () => {
  expect(breakPlan(DATED, "closed_day", 1)).toBeUndefined();
});

test("duplicate: the place is in two days", () => {
  for (const { broken, placeName } of breakAll("duplicate", DATED)) {
    expect(find(broken, placeName).times).toBe(2);
    for (const { plan } of broken.itinerary) {
      expect(new Set(plan.map((each) => each.placeName)).size).toBe(plan.length);
    }
  }
});

test("wrong_coordinate: 5 to 300 km off", () => {
  for (const { broken, placeName } of breakAll("wrong_coordinate", DATED)) {
    const wrong = parseCoordinates(find(broken, placeName).found.geoCoordinates);
    const right = parseCoordinates(find(DATED, placeName).found.geoCoordinates);
    if (!wrong.ok || !right.ok) throw new Error("unreadable");
    expect(distanceKm(wrong.at, right.at)).toBeGreaterThan(5);
    expect(distanceKm(wrong.at, right.at)).toBeLessThan(300);
  }
});

test("swapped_order: two places with another between them change hours", () => {
  for (const { broken } of breakAll("swapped_order", trip(["2026-05-03"]))) {
    const [day] = broken.itinerary;
    expect(day?.plan.map(({ placeName }) => placeName)).toEqual(["Place c", "Place b", "Place a"]);
    expect(day?.plan.map(({ visit }) => visit?.startMinutes)).toEqual([600, 700, 800]);
  }
});

test("price_x10: ten times the amount", () => {
  for (const { broken, placeName } of breakAll("price_x10", DATED)) {
    const dear = parsePrice(find(broken, placeName).found.ticketsPricing)?.low;
    const right = parsePrice(find(DATED, placeName).found.ticketsPricing)?.low ?? 0;
    expect(dear).toBe(right * 10);
  }
});

test("impossible_transfer: the visit starts before one can be there", () => {
  for (const { broken, placeName } of breakAll("impossible_transfer", DATED)) {
    const { day, found, index } = find(broken, placeName);
    const before = day.plan[index - 1]?.visit?.endMinutes ?? Number.NaN;
    expect(found.visit?.startMinutes).toBeLessThan(before + (found.leg?.minutes ?? 0));
  }
});

test("where there is nothing to break nothing is broken", () => {
  const bare: TripData = {
    hotels: [],
    itinerary: [{ day: "Day 1", plan: [place("z", 600, 48.85, "Free")] }],
  };
  for (const kind of BREAKS.filter((each) => each !== "wrong_coordinate")) {
    expect(breakPlan(bare, kind, 1, hoursOf)).toBeUndefined();
  }
});
