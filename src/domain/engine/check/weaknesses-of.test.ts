import { expect, test } from "vitest";
import {
  checked,
  cityOf,
  type Given,
  hotelText,
  visitTo,
} from "../../../../test/support/plans/checked-plan.ts";
import { kmFromMiddle, knownPlace } from "../../../../test/support/plans/known-city.ts";
import { messageText } from "../../message.ts";
import { wordsIn } from "../../messages/words.ts";
import type { Meal } from "../../trip/trip.ts";
import type { KnownEatery, KnownPlace } from "../known-city.ts";

const hall = knownPlace({ id: "hall" });
const words = (given: Given) =>
  checked(given).weaknesses.map((weakness) => messageText(wordsIn().weaknesses, weakness));
const visit = (from: number, to: number, place: KnownPlace = hall) =>
  visitTo(place, 0, { visit: { startMinutes: 60 * from, endMinutes: 60 * to } });
const fullDay = [visit(9, 12), visit(13, 17)];
const at = (id: string, eastKm: number, northKm = 0) =>
  knownPlace({ id, at: kmFromMiddle(eastKm, northKm) });

const zoo = knownPlace({ id: "zoo", category: "zoo", visitMinutes: 180, popularity: 1 });
const meal = (kind: Meal["kind"], hour: number, placeName?: string): Meal => ({
  kind,
  startMinutes: 60 * hour,
  endMinutes: 60 * hour + 60,
  ...(placeName === undefined ? {} : { placeName }),
});
const lunchAt = (hour: number, name?: string) => meal("lunch", hour, name);
const dinnerAt = (hour: number, name?: string) => meal("dinner", hour, name);
const hut: KnownEatery = {
  id: "hut",
  name: "The hut",
  details: "",
  at: hall.at,
  kind: "restaurant",
  meals: ["lunch", "dinner"],
  price: "middle",
};
const KITCHENS = { lunch: "12:00-15:00", dinner: "20:00-23:00" };
const withTable = { ...cityOf(hall), eateries: [hut] };

test("nothing is said of a plan that nothing holds down", () => {
  expect(words({ city: cityOf(hall), days: [fullDay, fullDay] })).toEqual([]);
});

test.each<[said: string, given: Given]>([
  ["Day 2 ends early, at 13:10.", { days: [fullDay, [visit(9, 12), visit(12.05, 13 + 1 / 6)]] }],
  ["Day 1 starts late, at 15:00.", { days: [[visit(15, 21)], fullDay] }],
  ["Day 2 is empty.", { days: [fullDay, []] }],
  ["Day 1: 1 h 55 min of waiting.", { days: [[visit(9, 12), visit(15, 19)]] }],
  [
    "Day 1 has only 1 h 30 min of sightseeing.",
    {
      days: [[visit(9.5, 10), visit(16, 17)]],
      dayFields: { meals: [{ kind: "lunch", startMinutes: 610, endMinutes: 950 }] },
    },
  ],
  ["Missing: The gate.", { city: cityOf(hall, at("gate", 1)), days: [fullDay] }],
  [
    "No dinner on day 1.",
    {
      days: [fullDay],
      dayFields: { meals: [{ kind: "lunch", startMinutes: 720, endMinutes: 780 }] },
    },
  ],
  [
    "No lunch on day 1.",
    {
      days: [fullDay],
      dayFields: { meals: [{ kind: "dinner", startMinutes: 1080, endMinutes: 1140 }] },
    },
  ],
  [
    "No place for dinner on day 1, day 2, and day 3.",
    {
      city: withTable,
      days: [fullDay, fullDay, fullDay],
      dayFields: { meals: [lunchAt(12), dinnerAt(18)] },
    },
  ],
  [
    "Day 1: dinner at 17:15, before most kitchens open.",
    {
      city: withTable,
      days: [fullDay],
      dayFields: { meals: [lunchAt(12, "The hut"), dinnerAt(17.25, "The hut")] },
    },
  ],
  [
    "Day 1: lunch as late as 14:30.",
    {
      city: withTable,
      days: [[visit(9, 12), visit(15.5, 18)]],
      dayFields: { meals: [lunchAt(14.5, "The hut"), dinnerAt(18, "The hut")] },
    },
  ],
  [
    "Mostly for children: The zoo (day 1).",
    { city: cityOf(hall, zoo), days: [[visit(9, 12, zoo), visit(13, 17)]] },
  ],
])("%s", (said, given) => {
  expect(words(given)).toContain(said);
});

test("of a diet each table without a known choice is named, and nothing where nothing is known", () => {
  const selection: Given["selection"] = {
    wishes: [{ kind: "need", need: "vegetarian", text: "Vegetarian" }],
  };
  const dinner = { ...dinnerAt(18, "The hut"), guideId: "hut" };
  const dayFields = { meals: [{ ...lunchAt(12), placeName: "Greens", guideId: "greens" }, dinner] };
  const greens: KnownEatery = { ...hut, id: "greens", name: "Greens", diets: ["vegetarian"] };
  const said = (...eateries: KnownEatery[]) => {
    const city = { ...cityOf(hall), eateries };
    return words({ city, days: [fullDay], dayFields, selection });
  };
  expect(said(hut, greens)).toEqual([
    "The hut (dinner, day 1): we know of no dishes for “Vegetarian”.",
  ]);
  expect(said().join()).not.toContain("Vegetarian");
});

test("a dinner before the city's kitchens open is none too early at a table with hours of its own", () => {
  const given = (hours: string | undefined): Given => {
    const table = { ...hut, ...(hours === undefined ? {} : { hours }) };
    const dinner = { ...dinnerAt(19, "The hut"), guideId: "hut" };
    return {
      city: { ...cityOf(hall), eateries: [table], mealHours: KITCHENS },
      days: [fullDay],
      dayFields: { meals: [lunchAt(12.05, "The hut"), dinner] },
    };
  };
  const early = "Day 1: dinner at 19:00, before most kitchens open.";
  expect(words(given(undefined))).toContain(early);
  expect(words(given("12:00-24:00"))).not.toContain(early);
});

test("ways that are too long are said by day", () => {
  const [w, x, y] = [at("w", 3), at("x", 9), at("y", 9, 6)];
  const days = [[visit(9.5, 11, x), visit(12.5, 14, w), visit(15, 17, y)]];
  const said = words({ city: cityOf(w, x, y), days, hotels: [hotelText()] });
  expect(said).toContainEqual(
    expect.stringMatching(/^Day 1’s route is \d\d% longer than it needs to be\.$/),
  );
  expect(said).toContain("Day 1: 3 h of travel.");
});

test("of places that are closer to another day's, the one that is farthest from its own is named", () => {
  const [a, b, c, d] = [at("a", 0), at("b", 0.5), at("c", 6), at("d", 5)];
  const days = [
    [visit(9.5, 12, a), visit(13.5, 17, c)],
    [visit(9.5, 12, b), visit(13, 17, d)],
  ];
  expect(words({ city: cityOf(a, b, c, d), days })).toContain(
    "The a (day 1) is closer to the places of day 2.",
  );
});

test("what costs most comes first, in three lines at most", () => {
  const rest = Array.from({ length: 9 }, (_, rank) => at(`r${rank}`, 1, 0.1 * rank));
  const first = { ...at("first", 1), popularity: 100 };
  const beach = knownPlace({ id: "beach", category: "beach", popularity: 1 });
  const poor = {
    city: cityOf(hall, first, beach, ...rest),
    days: [[visit(9, 10)], [], [visit(9, 11)]],
  };
  const said = words({ ...poor, selection: { interests: ["beach"] } });
  expect(said).toHaveLength(3);
  expect(said.slice(0, 2)).toEqual([
    expect.stringMatching(/^Missing: The first, The /),
    "Nothing for Beaches.",
  ]);
});
