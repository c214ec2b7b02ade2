import { afterEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { Leg } from "../../src/domain/places/leg.ts";
import { type DayNow, dayNow } from "../../src/domain/trip/day-now.ts";
import { todayOf } from "../../src/domain/trip/today.ts";
import type { Place, Trip } from "../../src/domain/trip/trip.ts";
import { tripDates } from "../../src/web/features/view-trip/read/trip-dates.tsx";
import { TodayView } from "../../src/web/features/view-trip/today/today-view.tsx";
import { useNow } from "../../src/web/lib/use-now.ts";
import { savedTrip } from "../support/plans/saved-trip.ts";
import { render } from "./render.tsx";

const FACTS = { timeZone: "Asia/Tokyo", hours: {} };

function place(placeName: string, hours: readonly [number, number], leg?: Leg): Place {
  return {
    placeName,
    placeDetails: "Worth it.",
    placeImageURL: "",
    geoCoordinates: "35.7, 139.8",
    ticketsPricing: "¥500 per adult",
    timeToTravel: "20 min walk (1.3 km)",
    bestTime: "",
    visit: { startMinutes: hours[0], endMinutes: hours[1] },
    open: { startMinutes: 540, endMinutes: 1170 },
    ...(leg === undefined ? {} : { leg }),
  };
}

const walk = (minutes: number): Leg => ({
  mode: "walk",
  minutes,
  distanceKm: 1.3,
  from: "Ryokan Asahi",
});

/** From Friday, 4 December 2026; its second day is free. */
const TRIP: Trip = savedTrip({
  id: "1700000000000",
  userEmail: "ada@example.com",
  userSelection: {
    location: { label: "Tokyo, Japan" },
    noOfDays: 3,
    traveler: "2",
    budget: "Standard",
    startDate: "2026-12-04",
  },
  tripData: {
    hotels: [
      {
        hotelName: "Ryokan Asahi",
        hotelAddress: "1-2-3 Asakusa, Taito, Tokyo",
        price: "",
        hotelImageURL: "",
        geoCoordinates: "",
        rating: "",
        description: "",
      },
    ],
    itinerary: [
      {
        day: "Day 1",
        date: "2026-12-04",
        plan: [
          place("Senso-ji", [660, 705], walk(10)),
          { ...place("Skytree", [805, 910], walk(20)), notOn: [4] },
          place("Ueno Park", [930, 960], walk(15)),
        ],
        meals: [
          { kind: "lunch", startMinutes: 715, endMinutes: 775, placeName: "Soba Ya" },
          { kind: "dinner", startMinutes: 1080, endMinutes: 1155 },
        ],
        wayBack: walk(15),
      },
      { day: "Day 2", date: "2026-12-05", plan: [] },
      { day: "Day 3", date: "2026-12-06", plan: [place("Shibuya", [600, 700], walk(30))] },
    ],
  },
});

/** @param time "12:58" in Tokyo. */
const at = (time: string, day = "2026-12-04") => Date.parse(`${day}T${time}:00+09:00`);

function dayAt(nowMs: number): DayNow {
  const today = todayOf(TRIP, nowMs, FACTS.timeZone);
  if (today.phase !== "during") throw new Error(`the trip is not under way: ${today.phase}`);
  return dayNow(TRIP, today);
}

function show(nowMs: number): void {
  render(
    <TodayView
      trip={TRIP}
      facts={FACTS}
      today={dayAt(nowMs)}
      isKept
      map={<p>{"A map"}</p>}
      renderLater={({ place: later, number }) => `${number}: ${later.placeName}`}
    />,
  );
}

const shown = (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible();
const announced = () => document.querySelector("[role=status]")?.textContent;

test("before a visit it says when to leave, how, until when it is open and what it costs", async () => {
  show(at("12:58"));
  await expect.element(page.getByRole("heading", { name: "Day 1 of 3" })).toBeVisible();
  await shown(/Fri,? (?:4 Dec|Dec\w* 4).*, 12:58/);
  await expect.element(page.getByRole("region", { name: "Skytree" })).toBeVisible();
  await shown("Leave at 13:05");
  await shown("in 7 min");
  await shown("20 min walk (1.3 km)");
  await shown("A map");
  await shown("Saved on this device");
  await expect.element(page.getByText("For 2")).toBeVisible();
  await shown("¥1,000");
  await shown("13:25");
  await shown("Not on Fridays.");
  const link = page.getByRole("link", { name: /^Directions to Skytree/ });
  await expect.element(link).toHaveAttribute("href", expect.stringContaining("Skytree%2C%20Tokyo"));
  await shown("3: Ueno Park");
  await shown("15 min walk (1.3 km) back, arriving 19:30");
  expect(document.querySelector("dl")?.textContent).not.toContain("Open until");
  expect(announced()).toBe("");
});

function Ticking() {
  return <TodayView trip={TRIP} facts={FACTS} today={dayAt(useNow())} renderLater={() => null} />;
}

describe("when it is time to leave", () => {
  afterEach(() => vi.useRealTimers());

  test("the minutes run down, and only that it is time is said", async () => {
    vi.useFakeTimers({ now: at("13:03") });
    render(<Ticking />);
    await vi.waitFor(() => expect(document.body.textContent).toContain("in 2 min"));
    await vi.advanceTimersByTimeAsync(60_000);
    await vi.waitFor(() => expect(document.body.textContent).toContain("in 1 min"));
    expect(announced()).toBe("");
    await vi.advanceTimersByTimeAsync(60_000);
    await vi.waitFor(() => expect(announced()).toBe("Leave now for Skytree."));
    expect(document.body.textContent).toContain("Leave now");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(announced()).toBe("Leave now for Skytree.");
  });
});

test("while a visit is under way it says until when, and what is next stands back", async () => {
  show(at("13:25"));
  await expect.element(page.getByRole("region", { name: "Skytree" })).toBeVisible();
  await shown("Here until 15:10");
  await expect.element(page.getByRole("region", { name: "Ueno Park" })).toBeVisible();
  await shown("Leave at 15:15");
  await shown("19:30");
});

test("who can't be there in time reads when they will be, not when they should", async () => {
  show(at("13:15"));
  const card = page.getByRole("region", { name: "Skytree" });
  await expect.element(card.getByText("Leave now")).toBeVisible();
  await expect.element(card.getByText("You’ll be about 10 min late")).toBeVisible();
  await expect.element(card.getByText("13:35")).toBeVisible();
  expect(card.element().textContent).not.toContain("13:25");
});

test("meals stand where they come, until they are over", async () => {
  show(at("12:00"));
  await shown(/^Lunch, about 11:55–12:55/);
  await expect.element(page.getByRole("link", { name: /^Soba Ya/ })).toBeVisible();
  await shown("Dinner, about 18:00–19:15");
  const words = () => [...document.querySelectorAll("main")].at(-1)?.textContent ?? "";
  expect(words()).toMatch(/Lunch.*Skytree.*Ueno Park.*Dinner.*back, arriving 19:30/);
  show(at("13:00"));
  await expect.poll(words).not.toContain("Lunch");
  show(at("17:00"));
  await expect.poll(words).toMatch(/Dinner.*Back to Ryokan Asahi/);
});

test("a rest at the hotel, and the way back to it, stand before what follows", async () => {
  const [day, ...others] = TRIP.tripData.itinerary;
  if (day === undefined) throw new Error("a day");
  const free = [{ startMinutes: 720, endMinutes: 780, rest: "hotel" as const }];
  const { meals: _, ...unfed } = day;
  const rested = {
    ...TRIP,
    tripData: { ...TRIP.tripData, itinerary: [{ ...unfed, free }, ...others] },
  };
  const today = todayOf(rested, at("11:50"), FACTS.timeZone);
  if (today.phase !== "during") throw new Error("the trip is under way");
  render(
    <TodayView
      trip={rested}
      facts={FACTS}
      today={dayNow(rested, today)}
      renderLater={() => null}
    />,
  );
  const words = () => [...document.querySelectorAll("main")].at(-1)?.textContent ?? "";
  await expect.poll(words).toMatch(/Back to Ryokan Asahi · 12:00.*Rest at the hotel.*Skytree/);
});

test("after the last visit it leads back to the hotel, and says what tomorrow brings", async () => {
  show(at("16:00"));
  const card = page.getByRole("region", { name: "Back to Ryokan Asahi" });
  await expect.element(card.getByText(/arriving 19:30$/)).toBeVisible();
  await expect.element(card.getByText("A free day.")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: /^Directions to Ryokan Asahi/ }))
    .toBeVisible();
});

test("a free day is one, and the last day has no tomorrow", async () => {
  show(at("10:00", "2026-12-05"));
  await shown(/^Nothing’s planned/);
  expect(page.getByRole("link").elements()).toHaveLength(0);
  show(at("13:00", "2026-12-06"));
  await expect.element(page.getByRole("region", { name: /^Back to/ })).toBeVisible();
  expect(page.getByText("Tomorrow").elements()).toHaveLength(0);
});

test("the hotel's address is shown large, for a driver", async () => {
  show(at("12:58"));
  await page.getByRole("button", { name: "Show to driver: Ryokan Asahi" }).click();
  const dialog = page.getByRole("dialog", { name: "Ryokan Asahi" });
  await expect.element(dialog.getByText("1-2-3 Asakusa, Taito, Tokyo")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test.each([
  ["2026-11-22", "in 12 days"],
  // Already the fourth in Tokyo.
  ["2026-12-04", "Day 1 of 3"],
  ["2026-12-31", undefined],
])("on %s the hero says when the trip is", (day, countdown) => {
  const shown = tripDates({ ...TRIP, timeZone: "Asia/Tokyo" }, at("01:00", day));
  expect(shown?.dates).toMatch(/^Fri.* Dec.*Sun.*2026$/);
  expect(shown?.countdown).toBe(countdown);
});
