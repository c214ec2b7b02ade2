import { expect, test } from "vitest";
import { searchPlaces } from "../../src/domain/engine/revise/search-places.ts";
import { cityNamed } from "../support/guide.ts";
import { storedTrip } from "../support/plans/stored-trip.ts";

const CITY = cityNamed("Paris, France");
const TRIP = storedTrip(CITY, { days: 3, traveller: "Couple", budget: "Standard" });

test("places are found by name, by kind, and by what is said of them, and none that the trip has", () => {
  const names = (text: string) => searchPlaces(TRIP, text, CITY).map(({ placeName }) => placeName);
  const kindOf = (name: string) => CITY?.places.find((place) => place.name === name)?.category;
  expect(names("Parc")[0]).toMatch(/parc/i);
  expect(names("museum").map(kindOf)).toContain("museum");
  expect(names("museum").length).toBeLessThanOrEqual(8);
  for (const text of ["no such thing", "  ", "!"]) expect(names(text)).toEqual([]);
  const had = TRIP.tripData.itinerary[0]?.plan[0]?.placeName ?? "";
  expect(names(had)).not.toContain(had);
  expect(searchPlaces(TRIP, "museum", undefined)).toEqual([]);
});
