import { describe, expect, test } from "vitest";
import { knownCity } from "../../../test/support/plans/known-city.ts";
import { savedTrip } from "../../../test/support/plans/saved-trip.ts";
import type { Expense } from "../trip/costs.ts";
import type { Trip } from "../trip/trip.ts";
import { costSummary, expectedMinor } from "./cost-summary.ts";
import { estimateOf } from "./estimate.ts";
import { expensesOf } from "./expenses-of.ts";

const DRAFT = savedTrip();
const [HOTEL] = DRAFT.tripData.hotels;
const [FIRST, SECOND] = DRAFT.tripData.itinerary;
if (HOTEL === undefined || FIRST === undefined || SECOND === undefined) throw new Error("a trip");
const [A] = FIRST.plan;
const [B] = SECOND.plan;
if (A === undefined || B === undefined) throw new Error("two places");

/** Two days: a hotel, one place at €16 a person and one whose price nobody knows. */
const TRIP = {
  ...DRAFT,
  userSelection: { ...DRAFT.userSelection, traveler: "3" },
  tripData: {
    ...DRAFT.tripData,
    hotels: [{ ...HOTEL, price: "€150 – €200 per night" }],
    itinerary: [
      { ...FIRST, plan: [{ ...A, ticketsPricing: "€16 per adult" }] },
      { ...SECOND, plan: [{ ...B, ticketsPricing: "Price not known" }] },
    ],
  },
};
const ESTIMATE = estimateOf(TRIP, 3, undefined);

const expense = (more: Partial<Expense>): Expense => ({
  id: "e",
  title: "Dinner",
  kind: "meals",
  amountMinor: 5000,
  currency: "EUR",
  ...more,
});
const summary = (...expenses: Expense[]) => costSummary(TRIP, expenses, ESTIMATE, "EUR", undefined);

describe("the plan's own costs", () => {
  test("are rooms for two, tickets for all, and what has no price is named", () => {
    expect(ESTIMATE).toMatchObject({
      currency: "EUR",
      stays: [{ rooms: 2, nights: 1 }],
      ticketCount: 1,
      unpriced: [B.placeName],
    });
    expect(ESTIMATE.lines).toEqual([
      { kind: "rooms", lowMinor: 30_000, highMinor: 40_000 },
      { kind: "tickets", dayId: FIRST.id, lowMinor: 4800, highMinor: 4800 },
    ]);
  });

  test("have small children in their parents' room, without tickets", () => {
    const withChildren = (people: number, ...childAges: number[]) => {
      const userSelection = { ...TRIP.userSelection, traveler: String(people), childAges };
      const { stays, lines } = estimateOf({ ...TRIP, userSelection }, people, undefined);
      return {
        rooms: stays[0]?.rooms,
        tickets: lines.find((one) => one.kind === "tickets")?.lowMinor,
      };
    };
    expect(withChildren(3, 2)).toEqual({ rooms: 1, tickets: 3200 });
    expect(withChildren(4, 5, 11)).toEqual({ rooms: 1, tickets: 4800 });
    expect(withChildren(5, 2, 4, 8)).toEqual({ rooms: 2, tickets: 4800 });
    expect(withChildren(4, 13, 15)).toEqual({ rooms: 2, tickets: 6400 });
  });

  test("count the nights of a fair at its prices", () => {
    const note = "Trade fair: hotels are full and cost twice as much as usual.";
    const events = [{ name: "Fair", dates: ["2026-05-04"], note, hotelFactor: 2 }];
    const city = { ...knownCity([]), events };
    const roomsOn = (date: string) => {
      const itinerary = TRIP.tripData.itinerary.map((day) => ({ ...day, date }));
      const trip = { ...TRIP, tripData: { ...TRIP.tripData, itinerary } };
      return estimateOf(trip, 3, city).lines.find(({ kind }) => kind === "rooms")?.lowMinor;
    };
    expect(roomsOn("2026-05-04")).toBe(60_000);
    expect(roomsOn("2026-05-05")).toBe(30_000);
  });
});

describe("a trip's costs", () => {
  test("are what was entered and, for the rest, what the plan says", () => {
    const sums = summary(expense({ dayId: FIRST.id }));
    expect(sums).toMatchObject({ enteredMinor: 5000, lowMinor: 39_800, highMinor: 49_800 });
    expect(expectedMinor(sums)).toBe(44_800);
    expect(sums.days.map(({ lowMinor }) => lowMinor)).toEqual([9800, 0]);
  });

  test("have an expense in place of what the plan estimates, on its day or in the whole trip", () => {
    const room = expense({ kind: "rooms", amountMinor: 33_000, replacesEstimate: true });
    // A part of the rooms: a deposit doesn't make the trip cheaper.
    expect(summary(room)).toMatchObject({ lowMinor: 37_800, highMinor: 44_800 });
    expect(summary({ ...room, amountMinor: 5000 })).toMatchObject({
      lowMinor: 34_800,
      highMinor: 44_800,
    });
    const ticket = expense({ kind: "tickets", amountMinor: 4000, replacesEstimate: true });
    expect(summary({ ...ticket, dayId: FIRST.id }).lowMinor).toBe(34_000);
    expect(summary({ ...ticket, dayId: SECOND.id }).lowMinor).toBe(38_800);
  });

  test("miss no price of the only stay once its rooms are entered", () => {
    const [hotel] = TRIP.tripData.hotels;
    if (hotel === undefined) throw new Error("no hotel");
    const own = { ...hotel, hotelName: "Our flat", price: "Price not known", isOwn: true };
    const trip = { ...TRIP, tripData: { ...TRIP.tripData, hotels: [own] } };
    const room = expense({ kind: "rooms", amountMinor: 78_000 });
    expect(estimateOf(trip, 3, undefined).unpriced).toContain("Our flat");
    const paid = { ...trip, costs: { expenses: [room] } };
    expect(estimateOf(paid, 3, undefined).unpriced).not.toContain("Our flat");
  });

  test("don't fall by paying for one meal of a day: it comes off what the day's meals are estimated at", () => {
    const lines = [
      { kind: "meals", dayId: FIRST.id, lowMinor: 60_000, highMinor: 84_000 },
      { kind: "meals", dayId: SECOND.id, lowMinor: 60_000, highMinor: 84_000 },
    ] as const;
    const sum = (...paid: Partial<Expense>[]) => {
      const expenses = paid.map((one) => expense({ replacesEstimate: true, ...one }));
      return costSummary(TRIP, expenses, { ...ESTIMATE, lines: [...lines] }, "EUR", undefined);
    };
    expect(sum()).toMatchObject({ lowMinor: 120_000, highMinor: 168_000 });
    const dinner = { amountMinor: 30_000, dayId: FIRST.id };
    expect(sum(dinner)).toMatchObject({ lowMinor: 120_000, highMinor: 168_000 });
    const feast = { amountMinor: 100_000, dayId: FIRST.id };
    expect(sum(feast)).toMatchObject({ lowMinor: 160_000, highMinor: 184_000 });
    expect(sum({ amountMinor: 100_000 })).toMatchObject({ highMinor: 168_000 });
    expect(sum({ ...dinner, replacesEstimate: undefined })).toMatchObject({ highMinor: 198_000 });
  });

  test("have the price of a booking in place of that of its hotel, and a journey replaces no ride in town", () => {
    const bookings = [
      {
        id: "b",
        kind: "stay" as const,
        name: "Stay",
        state: "booked" as const,
        source: "hand" as const,
        starts: { date: "2026-05-04" },
        partId: HOTEL.id,
      },
    ];
    const estimate = estimateOf({ ...TRIP, bookings }, 3, undefined);
    const costs = { expenses: [expense({ id: "b", kind: "rooms", amountMinor: 25_000 })] };
    const inAll = (trip: typeof TRIP & Pick<Trip, "costs" | "bookings">) =>
      costSummary(trip, expensesOf(trip), estimate, "EUR", undefined);
    expect(inAll({ ...TRIP, costs })).toMatchObject({ lowMinor: 29_800, highMinor: 29_800 });
    // Its own price counts without another tap, but for one that was cancelled.
    const price = { amount: 260, currency: "EUR" };
    const priced = bookings.map((one) => ({ ...one, price }));
    expect(inAll({ ...TRIP, bookings: priced })).toMatchObject({ highMinor: 30_800 });
    expect(inAll({ ...TRIP, bookings: priced, costs })).toMatchObject({ highMinor: 29_800 });
    const cancelled = priced.map((one) => ({ ...one, state: "cancelled" as const }));
    expect(inAll({ ...TRIP, bookings: cancelled })).toMatchObject({ enteredMinor: 0 });
  });

  test("say on how many days meals are missing", () => {
    expect(summary().daysWithoutMeals).toBe(2);
    expect(summary(expense({ dayId: FIRST.id })).daysWithoutMeals).toBe(1);
    expect(summary(expense({})).daysWithoutMeals).toBe(0);
  });

  test("in another currency than the plan's leave the plan out where its rate is missing", () => {
    const inDollars = (rate: number | undefined) => costSummary(TRIP, [], ESTIMATE, "USD", rate);
    expect(inDollars(undefined)).toMatchObject({ highMinor: 0, estimateWithoutRate: "EUR" });
    expect(inDollars(1.5)).toMatchObject({ lowMinor: 52_200, estimateWithoutRate: undefined });
  });
});
