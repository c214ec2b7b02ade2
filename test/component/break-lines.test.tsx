import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { BreakLines } from "../../src/web/features/view-trip/trip/break-lines.tsx";
import {
  type Break,
  breaksBefore,
  breaksBesides,
} from "../../src/web/features/view-trip/trip/breaks-before.ts";
import { ShownTripContext } from "../../src/web/features/view-trip/trip/shown-trip.ts";
import { LegDetails } from "../../src/web/features/view-trip/trip/ways/leg-details.tsx";
import { render } from "./render.tsx";

const LUNCH = { kind: "lunch", startMinutes: 750, endMinutes: 810 } as const;

/** A Monday. */
const DATE = "2026-11-30";
const IN_PARIS = { destination: "Paris, France", date: DATE };

function show(...breaks: Break[]) {
  render(<BreakLines {...IN_PARIS} breaks={breaks} />);
}

test("a meal with a name leads to a maps search, and says what is there and what it costs", async () => {
  show({
    ...LUNCH,
    placeName: "Marché des Enfants Rouges",
    placeDetails: "Small kitchens with shared tables.",
    eateryKind: "market",
    priceLevel: "low",
    notOn: [0],
  });
  const words = () => document.querySelector("main p")?.textContent;
  await expect
    .poll(words)
    .toMatch(/^Lunch, about 12:30–13:30: Marché des Enfants Rouges.*Market, inexpensive\. Small/);
  await expect.element(page.getByText("Not on Mondays.")).toBeVisible();
  const link = page.getByRole("link", {
    name: "Marché des Enfants Rouges (opens a maps search in a new tab)",
  });
  await expect
    .element(link)
    .toHaveAttribute("href", expect.stringContaining("query=March%C3%A9%20des%20Enfants%20Rouges"));
});

test("a meal at the other end of the way stands after it", async () => {
  const breaks: Break[] = [
    LUNCH,
    { startMinutes: 1040, endMinutes: 1090, rest: "hotel" },
    { ...LUNCH, kind: "dinner", isAfterRide: true },
    { startMinutes: 1300, endMinutes: 1330 },
  ];
  const linesOf = (isBack: boolean) =>
    [...document.querySelectorAll(`[data-back="${isBack}"] > *`)].map(
      ({ textContent }) => /^(?:Lunch|Rest|Dinner|Free)/.exec(textContent)?.[0] ?? "way",
    );
  render(
    [true, false].map((isBack) => (
      <div key={`${isBack}`} data-back={isBack}>
        <BreakLines {...IN_PARIS} breaks={breaks} isAfterRide={false} isBack={isBack} />
        <hr />
        <BreakLines {...IN_PARIS} breaks={breaks} isAfterRide isBack={isBack} />
      </div>
    )),
  );
  // What follows it is there, too; who is back has rested there before it.
  await expect.poll(() => linesOf(true)).toEqual(["Lunch", "way", "Rest", "Dinner", "Free"]);
  expect(linesOf(false)).toEqual(["Lunch", "Rest", "way", "Dinner", "Free"]);
});

test("free time says how long it is, until what, and what is near", async () => {
  show(
    { startMinutes: 900, endMinutes: 1000, until: "sunset", near: ["Rue Cler", "Quai"] },
    { startMinutes: 1020, endMinutes: 1080 },
    { startMinutes: 1100, endMinutes: 1190, rest: "hotel" },
  );
  const free = page.getByText(
    /^Free until sunset: 1 h 40 min\. Nearby: Rue Cler .* and Quai .*\.$/,
  );
  await expect.element(free).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: /^Rue Cler / }))
    .toHaveAttribute("href", expect.stringContaining("query=Rue%20Cler%2C%20Paris"));
  await expect.element(page.getByText("Free time: 1 h.")).toBeVisible();
  await expect.element(page.getByText("Rest at the hotel: 1 h 30 min.")).toBeVisible();
});

test("the way after a meal begins at its table, and after a rest at the hotel there", async () => {
  const place = (id: string, startMinutes: number, geoCoordinates: string) => ({
    ...{ id, placeName: id, placeDetails: "", placeImageURL: "", geoCoordinates },
    ...{ ticketsPricing: "", timeToTravel: "", bestTime: "" },
    visit: { startMinutes, endMinutes: startMinutes + 60 },
  });
  const dinner = { ...LUNCH, kind: "dinner", startMinutes: 1080, endMinutes: 1140 } as const;
  const plan = [place("Louvre", 960, "48.1, 2.1"), place("Bar", 1320, "48.2, 2.2")];
  const day = {
    ...{ id: "day-0", day: "Day 1", plan },
    meals: [{ ...dinner, placeName: "Chez Ada", geoCoordinates: "48.3, 2.3" }],
  };
  const hotel = { id: "hotel", hotelName: "Hôtel", geoCoordinates: "48.4, 2.4" };
  const leg = { mode: "walk", minutes: 10, distanceKm: 0.6, from: "Louvre" } as const;
  const rest = { startMinutes: 1150, endMinutes: 1300, rest: "hotel" } as const;
  const hotels = [
    { ...hotel, hotelAddress: "", price: "", hotelImageURL: "", rating: "", description: "" },
  ];
  const party = {
    userSelection: { location: { label: "" }, noOfDays: 1, traveler: "1", budget: "" },
  };
  render(
    <ShownTripContext value={{ party, dates: [], hotels, facts: undefined }}>
      <LegDetails tripId="1" day={day} index={1} leg={leg} />
      <LegDetails tripId="1" day={{ ...day, meals: [] }} index={1} leg={leg} />
      <LegDetails
        tripId="1"
        day={{ ...day, free: [rest] }}
        index={1}
        leg={{ ...leg, from: "Hôtel" }}
      />
    </ShownTripContext>,
  );
  const origins = () =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href*="google"]')].map(({ href }) =>
      new URL(href).searchParams.get("origin"),
    );
  await expect.poll(origins).toEqual(["48.3,2.3", "48.1,2.1", "48.4,2.4"]);
});

test("meals and free time stand before the place that comes next, in the order of time", () => {
  const place = (startMinutes: number) => ({
    placeName: "Louvre",
    placeDetails: "",
    placeImageURL: "",
    geoCoordinates: "",
    ticketsPricing: "",
    timeToTravel: "",
    bestTime: "",
    visit: { startMinutes, endMinutes: startMinutes + 60 },
  });
  const dinner = { kind: "dinner", startMinutes: 1100, endMinutes: 1175 } as const;
  const free = { startMinutes: 810, endMinutes: 900 };
  const day = { day: "Day 1", plan: [place(600), place(930)] };
  expect(breaksBefore({ ...day, meals: [dinner, LUNCH], free: [free] })).toEqual([
    [],
    [LUNCH, free],
    [dinner],
  ]);
  expect(breaksBefore(day)).toEqual([[], [], []]);

  // Who dines at a show is there first; elsewhere one dines before it.
  const show = { ...place(1100), placeName: "Clube de Fado" };
  const there = { ...dinner, placeName: "Clube de Fado" };
  const evening = { day: "Day 1", plan: [place(600), show] };
  expect(breaksBefore({ ...evening, meals: [there] })).toEqual([[], [], [there]]);
  expect(breaksBefore({ ...evening, meals: [dinner] })[1]).toHaveLength(1);
});

test("what begins before a journey of the same gap stands before it", () => {
  const free = { startMinutes: 960, endMinutes: 1020 };
  const breaks: Break[] = [LUNCH, free];
  const [lunch, rest] = breaks;
  expect(breaksBesides(breaks, 840)).toEqual({ before: [lunch], after: [rest] });
  expect(breaksBesides(breaks, undefined)).toEqual({ before: [], after: breaks });
});
