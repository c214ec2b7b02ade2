import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Booking } from "../../src/domain/bookings/booking.ts";
import type { Leg } from "../../src/domain/places/leg.ts";
import type { Trip, TripDay, TripHotel } from "../../src/domain/trip/trip.ts";
import { BookedLines } from "../../src/web/features/view-trip/read/bookings/booked-lines.tsx";
import { EditModeContext } from "../../src/web/features/view-trip/trip/edit-mode.ts";
import { EndsLine } from "../../src/web/features/view-trip/trip/ends-line.tsx";
import { LegLine, TransferLine } from "../../src/web/features/view-trip/trip/leg-line.tsx";
import { ShownTripContext } from "../../src/web/features/view-trip/trip/shown-trip.ts";
import { TripEditing } from "../../src/web/features/view-trip/trip/trip-editing.ts";
import { LegDetails } from "../../src/web/features/view-trip/trip/ways/leg-details.tsx";
import { render } from "./render.tsx";

const LISBON = { id: "lisbon", name: "Lisbon", countryCode: "PT", currency: "EUR" };
const PORTO = { id: "porto", name: "Porto", countryCode: "PT", currency: "EUR" };
const TAXI: Leg = { mode: "taxi", minutes: 18, distanceKm: 6, from: "Hotel" };

const PLACE = {
  ...{ id: "museum", placeName: "Museum", placeDetails: "", placeImageURL: "" },
  ...{ geoCoordinates: "38.72, -9.14", ticketsPricing: "", timeToTravel: "", bestTime: "" },
  visit: { startMinutes: 600, endMinutes: 660 },
};

function dayWith(leg: Leg, more: Partial<TripDay> = {}): TripDay {
  return { id: "day-1", day: "Day 1", plan: [{ ...PLACE, leg }], ...more };
}

const hotel = (id: string, hotelName: string, geoCoordinates: string): TripHotel => ({
  ...{ id, hotelName, geoCoordinates, hotelAddress: "", price: "" },
  ...{ hotelImageURL: "", rating: "", description: "" },
});

type Shown = {
  readonly traveler?: string;
  readonly city?: unknown;
  readonly wishes?: Trip["userSelection"]["wishes"];
  readonly hotels?: readonly TripHotel[];
  readonly dates?: readonly string[];
};

function show(part: React.ReactNode, { traveler = "1", city, wishes, hotels, dates }: Shown): void {
  const userSelection = { location: { label: "" }, noOfDays: 3, traveler, budget: "", wishes };
  const shown = {
    party: { userSelection },
    dates: dates ?? [],
    hotels: [...(hotels ?? [])],
    facts: city === undefined ? undefined : { hours: {}, city },
  };
  render(<ShownTripContext value={shown}>{part}</ShownTripContext>);
}

test.each([
  ["1", LISBON, "About €9"],
  ["2", LISBON, "About €9 for the two of you"],
  // Two cars.
  ["5+", LISBON, "About €19 for the five of you"],
  ["2", { bases: [LISBON, PORTO] }, "About €9 for the two of you"],
])("a taxi for %s says its fare in town", async (traveler, city, fare) => {
  show(<LegLine tripId="1" day={dayWith(TAXI)} index={0} />, { traveler, city });
  await page.getByRole("button").last().hover();
  await expect.element(page.getByText(fare, { exact: true })).toBeVisible();
});

test("an opened ride says what it costs each, and nothing where no fares are known", async () => {
  const leg: Leg = { ...TAXI, mode: "transit" };
  const details = <LegDetails tripId="1" day={dayWith(leg)} index={0} leg={leg} />;
  show(details, { city: LISBON });
  show(details, { city: { ...LISBON, countryCode: "XX" } });
  const texts = () => [...document.querySelectorAll("main")].map((one) => one.textContent);
  await expect.poll(() => texts().map((one) => one.includes("estimated"))).toEqual([true, true]);
  expect(texts().map((one) => one.includes("€1.90 per adult"))).toEqual([true, false]);
});

test("the way to another town says what it costs all", async () => {
  const transfer = {
    ...{ mode: "transit" as const, minutes: 245, distanceKm: 310, from: "Lisbon", to: "Porto" },
    way: { by: "train" as const },
  };
  const day = dayWith(TAXI, { transfer, base: 1 });
  show(<TransferLine day={day} />, { traveler: "2", city: { bases: [LISBON, PORTO] } });
  await expect.element(page.getByText("About €56 for the two of you")).toBeVisible();
});

test("the days of coming and of going say when one is at the hotel, or leaves it", async () => {
  const wishes: Trip["userSelection"]["wishes"] = [
    { kind: "start", minutes: 990, days: [1], text: "we land at 15:00" },
    { kind: "end", minutes: 840, days: [-1], text: "our train leaves at 16:00" },
    // Of every day.
    { kind: "end", minutes: 1320, text: "in bed by 22:00" },
  ];
  const ends = [1, 2, 3].map((number) => (
    <div key={number} data-day={number}>
      <EndsLine number={number} isLast={number === 3} hasBookings={false} isArrival />
      <EndsLine number={number} isLast={number === 3} hasBookings={false} />
    </div>
  ));
  show(ends, { wishes });
  const linesOf = (number: number) =>
    document.querySelector(`[data-day="${number}"]`)?.textContent ?? "none";
  await expect.poll(() => linesOf(1)).toBe("At the hotel by about 16:30 (we land at 15:00)");
  expect(linesOf(2)).toBe("");
  expect(linesOf(3)).toBe("Leave the hotel by about 14:00 (our train leaves at 16:00)");
});

test("without hours of coming the owner is told that the day is full, and can give them", async () => {
  const asked: unknown[] = [];
  const mode = { parts: undefined, isSlim: false, ask: (sheet: unknown) => asked.push(sheet) };
  const editor = {
    ...{ edit: async () => true, begin: () => async () => true, prepare: () => undefined },
    ...{ undo: async () => undefined, redo: async () => undefined, drafts: new Map() },
  };
  const ends = (isOwner: boolean, hasBookings = false) => (
    <EditModeContext value={mode}>
      <TripEditing value={{ ...editor, share: isOwner ? () => undefined : undefined }}>
        <EndsLine number={1} isLast={false} hasBookings={hasBookings} isArrival />
      </TripEditing>
    </EditModeContext>
  );
  const dates = ["2099-05-04"];
  show(ends(false), { dates });
  show(ends(true, true), { dates });
  show(ends(true), {});
  show(ends(true), { dates });
  await page.getByRole("button", { name: "Add your arrival" }).click();
  expect(asked).toEqual([{ kind: "bookings" }]);
});

test("a night that is booked out of town ends its day, and no other", async () => {
  const stay: Booking = {
    ...{ id: "stay", kind: "stay", name: "Quinta", state: "booked", source: "hand" },
    starts: { date: "2027-03-05", time: "15:00" },
    ends: { date: "2027-03-06", time: "11:00" },
    at: { name: "Quinta", geoCoordinates: { lat: 38.57, lng: -7.91 } },
  };
  const hotels = [
    hotel("stay", "Quinta", "38.57, -7.91"),
    hotel("town", "Hotel Baixa", "38.71, -9.14"),
  ];
  const dates = ["2027-03-05", "2027-03-06", "2027-03-07"];
  const days = dates.map((date) => (
    <div key={date} data-day={date}>
      {[0, 1].map((index) => (
        <div key={index}>
          <BookedLines bookings={[stay]} day={dayWith(TAXI, { date })} index={index} />
        </div>
      ))}
    </div>
  ));
  show(days, { hotels, dates });
  const linesOf = (date: string) =>
    [...document.querySelectorAll(`[data-day="${date}"] > div`)].map((one) => one.textContent);
  await expect.poll(() => linesOf("2027-03-05")[1]).toContain("Quinta");
  expect(linesOf("2027-03-05")[0]).toBe("");
  expect(linesOf("2027-03-05")[1]).not.toContain("15:00");
  expect(linesOf("2027-03-06")).toEqual(["", ""]);
});
