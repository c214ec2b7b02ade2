import { describe, expect, test } from "vitest";
import {
  checked,
  cityOf,
  figureOf,
  type Given,
  middle,
  visitTo,
} from "../../../../test/support/plans/checked-plan.ts";
import { kmFromMiddle, knownPlace } from "../../../../test/support/plans/known-city.ts";
import type { KnownPlace } from "../known-city.ts";

/** Ten sights, the first the most popular; in the order of their fame 30, 17, 12, 10, 8, 7, 5, 4, 4, 3. */
const SIGHTS = Array.from({ length: 10 }, (_, rank) =>
  knownPlace({ id: `s${rank + 1}`, popularity: 100 - rank, category: "monument" }),
);
const sight = (rank: number): KnownPlace => SIGHTS[rank - 1] ?? middle;
/** Days of these sights, an hour each with nothing between them. */
const daysOf = (...days: number[][]) =>
  days.map((ranks) => ranks.map((rank, index) => visitTo(sight(rank), 600 + 60 * index)));
const day = (...spans: (readonly [from: number, to: number])[]) =>
  spans.map(([from, to]) =>
    visitTo(middle, 0, { visit: { startMinutes: 60 * from, endMinutes: 60 * to } }),
  );
const figures = (given: Given) =>
  Object.fromEntries(checked(given).checks.map(({ id, figure }) => [id, figure]));

describe("the worth", () => {
  test("fame: weighs the city's best by rank against what so many days can hold", () => {
    const given = (...days: number[][]) => ({ city: cityOf(...SIGHTS), days: daysOf(...days) });
    // A day holds four: 69.
    expect(figureOf("fame", given([1, 2, 3, 4]))).toEqual([100, true]);
    expect(figureOf("fame", given([1, 2, 5, 6, 7]))?.[0]).toBeCloseTo((100 * 67) / 69, 2);
    expect(figureOf("fame", given([2, 3]))?.[0]).toBeCloseTo((100 * 29) / 69, 2);
    // Three days hold eight: 93.
    expect(figureOf("fame", given([1, 2], [3, 4], [5, 6]))?.[0]).toBeCloseTo((100 * 84) / 93, 2);
  });

  test("fame: asks for the first sight from three days on, whatever else is there", () => {
    const rest = [2, 3, 4, 5, 6, 7, 8, 9, 10];
    const given = (days: number[][]) => ({ city: cityOf(...SIGHTS), days: daysOf(...days) });
    const met = (days: number[][]) => figureOf("fame", given(days))?.[1];
    expect(met([rest, [], []])).toBe(false);
    expect(checked(given([rest, [], []])).weaknesses).toContainEqual({
      code: "without",
      values: { names: ["The s1"] },
    });
    expect(met([[...rest, 1], [], []])).toBe(true);
  });

  test("fame: counts neither what suits the traveller nor what takes a day of its own", () => {
    const suited = SIGHTS.map((place, rank) => ({
      ...place,
      suits: rank > 3 ? (["Couple"] as const) : [],
      ticketPrice: rank > 3 ? 0 : 100,
    }));
    const park = knownPlace({ id: "park", popularity: 100, visitMinutes: 480 });
    const days = daysOf([1, 2, 3, 4]);
    expect(figureOf("fame", { city: cityOf(...suited, park), days })).toEqual([100, true]);
    expect(figureOf("fame", { days })).toBeUndefined();
  });

  test("interests: wants a place for each on every second day, where the guide has one", () => {
    const beach = knownPlace({ id: "beach", category: "beach" });
    const given = (days: KnownPlace[][], interests: readonly ("beach" | "faith")[]) => ({
      city: cityOf(middle, beach, { ...beach, id: "cove", name: "The cove" }),
      days: days.map((places) => places.map((place, index) => visitTo(place, 600 + 90 * index))),
      selection: { interests: [...interests] },
    });
    const three = (first: KnownPlace) => [[first], [middle], [middle]];
    expect(figureOf("interests", given(three(beach), ["beach"]))).toEqual([50, false]);
    expect(figureOf("interests", given([[beach], [middle]], ["beach"]))).toEqual([100, true]);
    expect(figureOf("interests", given([[middle], [middle]], ["beach"]))).toEqual([0, false]);
    expect(checked(given([[middle], [middle]], ["beach"])).weaknesses[0]).toEqual({
      code: "nothingFor",
      values: { interests: ["beach"] },
    });
    expect(figureOf("interests", given([[middle]], ["faith"]))).toBeUndefined();
  });

  test("fullDays: weighs sights against the pace, the worst day as much as all", () => {
    expect(figureOf("fullDays", { days: [day([9, 15])] })).toEqual([100, true]);
    expect(figureOf("fullDays", { days: [day([9, 12], [13, 16]), day([9, 12])] })).toEqual([
      62.5,
      false,
    ]);
    const relaxed = { days: [day([9, 13.8])], selection: { pace: "relaxed" as const } };
    expect(figureOf("fullDays", relaxed)).toEqual([100, true]);
    const family = { days: [day([10, 14])], selection: { traveler: "4" } };
    expect(figureOf("fullDays", family)?.[0]).toBeCloseTo((100 * 240) / 290, 2);
  });

  test("wholeDays: counts what starts after 10:30 and ends before 17:00", () => {
    expect(figureOf("wholeDays", { days: [day([10.5, 12], [13, 17])] })).toEqual([0, true]);
    expect(figureOf("wholeDays", { days: [day([11, 16])] })).toEqual([90, false]);
    expect(figureOf("wholeDays", { days: [day([9, 17]), day([9, 15])] })).toEqual([90, false]);
    const relaxed = { days: [day([11, 16])], selection: { pace: "relaxed" as const } };
    expect(figureOf("wholeDays", relaxed)).toEqual([0, true]);
  });

  test("the last day of a dated trip is for leaving", () => {
    const days = [day([9, 17]), day([9, 11])];
    const dated = { days, selection: { startDate: "2026-06-01" } };
    expect(figures(dated)).toMatchObject({ fullDays: 100, wholeDays: 0 });
    expect(figures({ days })).toMatchObject({ wholeDays: 270 });
    expect(figures({ days: [day([9, 11])], selection: dated.selection })).toMatchObject({
      wholeDays: 360,
    });
  });

  test("the way out of town is part of the day", () => {
    const way = { by: "train", from: "Central Station", minutes: 60 } as const;
    const palace = knownPlace({ id: "palace", at: kmFromMiddle(25), visitMinutes: 240, way });
    const town = cityOf(middle);
    const given = { city: { ...town, dayTrips: [palace] }, days: [[visitTo(palace, 11 * 60)]] };
    // From 10:00 to 16:00, six hours.
    expect(figureOf("fullDays", given)).toEqual([100, true]);
    expect(figureOf("wholeDays", given)).toEqual([60, false]);
  });

  test("waiting: is what neither the way, a meal nor an hour and a half of free time takes", () => {
    // Three hours between them, five minutes of which are at the door.
    const days = [day([9, 10], [13, 18])];
    const lunch = { kind: "lunch" as const, startMinutes: 720, endMinutes: 750 };
    const free = (endMinutes: number) => [{ startMinutes: 600, endMinutes }];
    const waiting = (dayFields: Given["dayFields"]) =>
      figureOf("waiting", { days, ...(dayFields === undefined ? {} : { dayFields }) });
    // An hour at noon is for lunch, unless the plan says how long lunch is.
    expect(waiting({})).toEqual([115, false]);
    expect(waiting({ meals: [lunch] })).toEqual([145, false]);
    expect(waiting({ meals: [lunch], free: free(630) })).toEqual([115, false]);
    expect(waiting({ meals: [lunch], free: free(720) })).toEqual([55, false]);
    const evening = [day([9, 12], [13, 18], [19.25, 21])];
    expect(figureOf("waiting", { days: evening })).toEqual([0, true]);
    expect(figureOf("waiting", { days: [day([9, 12])] })).toBeUndefined();
  });
});
