import { expect, test } from "vitest";
import { SAME_TICKET } from "../engine/ground/same-ticket.ts";
import { nightText, ticketText } from "../engine/writing/price-text.ts";
import { travelText } from "../places/travel-text.ts";
import {
  dayNumberOf,
  starsOf,
  storedDetailsOf,
  storedPriceOf,
  storedWayOf,
} from "./stored-text.ts";

test("what the engine writes into a trip is read again", () => {
  expect(storedPriceOf(ticketText(22, "EUR"))).toEqual({ kind: "adult", amount: "€22" });
  expect(storedPriceOf(ticketText(0, "EUR"))).toEqual({ kind: "free" });
  expect(storedPriceOf(ticketText(undefined, "EUR"))).toEqual({ kind: "unknown" });
  expect(storedPriceOf(SAME_TICKET)).toEqual({ kind: "sameTicket" });
  expect(storedPriceOf(nightText({ low: 150, high: 260 }, "EUR"))?.kind).toBe("night");
  const leg = { minutes: 12, distanceKm: 0.94 };
  expect(storedWayOf(travelText({ ...leg, mode: "walk" }))).toEqual({
    minutes: 12,
    by: undefined,
    km: 0.9,
  });
  expect(storedWayOf(travelText({ ...leg, mode: "transit" }))?.by).toBe("public transport");
  expect(storedWayOf(travelText({ ...leg, mode: "transit", way: { by: "ferry" } }))?.by).toBe(
    "ferry",
  );
  expect([
    dayNumberOf("Day 12"),
    starsOf("4 stars"),
    starsOf("1 star"),
    starsOf("Not rated"),
  ]).toEqual([12, 4, 1, 0]);
});

test("other words are nobody’s but their writer’s", () => {
  expect(dayNumberOf("Day of rest")).toBeUndefined();
  expect(storedPriceOf("€22, Free on Sundays")).toBeUndefined();
  expect(storedWayOf("by boat")).toBeUndefined();
  expect(starsOf("5 out of 5")).toBeUndefined();
  // A model's.
  expect(starsOf("4.5 stars")).toBe(4.5);
});

test("what the engine adds to a guide's text is read apart", () => {
  const details = "Grilled fish in a tiled room. Come early.";
  const program = "Check the program: we don’t know what’s on, or when it begins.";
  expect(storedDetailsOf(`${details} ${program}`)).toEqual({
    details,
    added: [{ kind: "program" }],
  });
  expect(storedDetailsOf(`${details} Comfort category.`).added).toEqual([
    { kind: "level", title: "Comfort" },
  ]);
  expect(
    storedDetailsOf(
      `${details} 12 min by public transport from St. Peter’s. It is a public holiday: call ahead.`,
    ),
  ).toEqual({
    details,
    added: [
      { kind: "way", minutes: 12, by: "public transport", from: "St. Peter’s" },
      { kind: "holiday" },
    ],
  });
  expect(storedDetailsOf(`${details} 15 min on foot from the hotel.`).added).toEqual([
    { kind: "way", minutes: 15, by: undefined, from: undefined },
  ]);
  expect(storedDetailsOf(details)).toEqual({ details, added: [] });
});
