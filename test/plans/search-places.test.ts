import { expect, test } from "vitest";
import { cityOfBases } from "../../src/domain/engine/city-of-bases.ts";
import { type KnownPlace, placesOf } from "../../src/domain/engine/known-city.ts";
import { daysOf, readTrip } from "../../src/domain/engine/reading/read-trip.ts";
import { searchPlaces } from "../../src/domain/engine/revise/search-places.ts";
import { runToEnd } from "../../src/domain/plan/run-to-end.ts";
import type { Place } from "../../src/domain/trip/trip.ts";
import { kindsTyped } from "../../src/web/features/view-trip/edit/change/kinds-typed.ts";
import { cityNamed } from "../support/guide.ts";
import { speakLanguage } from "../support/languages/speak-language.ts";
import { storedTrip } from "../support/plans/stored-trip.ts";

const CITY = cityNamed("Paris, France");
const TRIP = storedTrip(CITY, { days: 3, traveller: "Couple", budget: "Standard" });

test("places are found by name, by kind, and by what is said of them, and none that the trip has", () => {
  const names = (text: string) =>
    searchPlaces(runToEnd(readTrip(TRIP, CITY)), text).map(({ placeName }) => placeName);
  const kindOf = (name: string) => CITY?.places.find((place) => place.name === name)?.category;
  expect(names("Parc")[0]).toMatch(/parc/i);
  expect(names("museum").map(kindOf)).toContain("museum");
  expect(names("museum").length).toBeLessThanOrEqual(8);
  for (const text of ["no such thing", "  ", "!"]) expect(names(text)).toEqual([]);
  const had = TRIP.tripData.itinerary[0]?.plan[0]?.placeName ?? "";
  expect(names(had)).not.toContain(had);
  expect(searchPlaces(runToEnd(readTrip(TRIP, undefined)), "museum")).toEqual([]);
});

test("what is shut on the day that it is looked for says so", () => {
  // A Monday and a Tuesday.
  const request = {
    days: 2,
    traveller: "Couple",
    budget: "Standard",
    startDate: "2027-05-03",
  } as const;
  const read = runToEnd(readTrip(storedTrip(CITY, request), CITY));
  const branly = daysOf(read).map((day) => searchPlaces(read, "Quai Branly", day)[0]?.notOn);
  expect(branly).toEqual([[0], undefined]);
});

test("a café of the guide is found as a stop, until the trip has it", () => {
  const vienna = cityNamed("Vienna, Austria");
  const trip = storedTrip(vienna, { days: 1, traveller: "Couple", budget: "Standard" });
  const names = (text: string) =>
    searchPlaces(runToEnd(readTrip(trip, vienna)), text).map(({ placeName }) => placeName);
  expect(names("Café Central")).toEqual(["Café Central"]);
  const had = trip.tripData.itinerary[0]?.meals?.[0]?.placeName ?? "";
  expect(had).not.toBe("");
  expect(names(had)).not.toContain(had);
});

test("in a trip of several towns places are of the town of their day", () => {
  const towns = ["Tokyo, Japan", "Kyoto, Japan"].flatMap((name) => cityNamed(name) ?? []);
  const city = cityOfBases(towns);
  const read = runToEnd(readTrip(TRIP, city));
  const kyoto = city.bases[1] ?? city;
  const there = new Set([
    ...placesOf<KnownPlace>(kyoto).map(({ id }) => id),
    ...(kyoto.eateries ?? []).map(({ name }) => name),
  ]);
  const isThere = ({ guideId, placeName }: Place) => there.has(guideId ?? placeName);
  const [first] = daysOf(read);
  if (first === undefined) throw new Error("a day");
  const inKyoto = { ...first, text: { ...first.text, base: 1 } };
  expect(searchPlaces(read, "museum", inKyoto).length).toBeGreaterThan(0);
  expect(searchPlaces(read, "museum", inKyoto).every(isThere)).toBe(true);
  expect(searchPlaces(read, "museum").every(isThere)).toBe(false);
});

test("a word for a kind finds places of it in the reader's language, and no other's", async () => {
  const kyoto = cityNamed("Kyoto, Japan");
  const read = runToEnd(
    readTrip(storedTrip(kyoto, { days: 1, traveller: "Couple", budget: "Standard" }), kyoto),
  );
  try {
    for (const [language, text, kinds] of [
      ["en", "gardens", ["park"]],
      ["de", "Gärten", ["park"]],
      ["de", "Garten", ["park"]],
      ["de", "Museen", ["museum"]],
      ["de", "Aussicht", ["viewpoint"]],
      ["de", "Tempel", ["worship"]],
      ["fr", "jardin", ["park"]],
      ["es", "parques", ["park"]],
      ["ja", "公園", ["park"]],
    ] as const) {
      await speakLanguage(language);
      expect(kindsTyped(text), text).toEqual(expect.arrayContaining([...kinds]));
      const found = searchPlaces(read, text, undefined, kindsTyped(text));
      const categories = found.map(({ category }) => category);
      expect(categories, text).toEqual(expect.arrayContaining([...kinds]));
    }
    await speakLanguage("de");
    for (const text of ["Shopping", "in", "Botan"]) expect(kindsTyped(text), text).toEqual([]);
  } finally {
    await speakLanguage("en");
  }
});
