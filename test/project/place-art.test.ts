import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { describeHotel } from "../../src/domain/engine/writing/describe-hotel.ts";
import { describePlace } from "../../src/domain/engine/writing/describe-place.ts";
import { DRAWINGS, HOTEL_DRAWINGS } from "../../src/domain/places/drawing.ts";
import { HEROES } from "../../src/domain/places/hero.ts";
import { PLACE_CATEGORIES, type PlaceCategory } from "../../src/domain/places/place-category.ts";
import { BUDGET_TITLES } from "../../src/domain/trip/budget.ts";
import { drawingOf, heroOf, hotelDrawingOf } from "../../src/guide/choose-drawing.ts";
import { withCalendar } from "../../src/guide/guide.ts";
import { heroArt, hotelArt, placeArt } from "../../src/web/ui/place-art.ts";
import { cityNamed, GUIDE_CITIES } from "../support/guide.ts";

const PUBLIC = join(import.meta.dirname, "../../src/web/public");
const MAX_BYTES = 9000;
/** One country of each way to build. */
const COUNTRIES = ["JP", "TW", "TH", "SG", "IN", "MA", "GR", "IT", "AT", "DE", "MX", "US", "FR"];

test.each([...DRAWINGS, ...HOTEL_DRAWINGS])("%s is drawn, in a few kilobytes", (drawing) => {
  const file = readFileSync(join(PUBLIC, `art/${drawing}.svg`), "utf8");
  expect(file).toContain('viewBox="0 0 640 480"');
  expect(file.length).toBeLessThan(MAX_BYTES);
  expect(file).not.toMatch(/NaN|undefined/);
});

test.each(COUNTRIES)(
  "each kind of place and each level of hotel has a drawing in %s",
  (country) => {
    for (const category of PLACE_CATEGORIES) {
      const drawing = drawingOf({ name: "Somewhere", category }, country);
      expect(existsSync(join(PUBLIC, `art/${drawing}.svg`))).toBe(true);
    }
    for (const budget of BUDGET_TITLES) {
      const drawing = hotelDrawingOf({ name: "Somewhere", budget }, country);
      expect(existsSync(join(PUBLIC, `art/${drawing}.svg`))).toBe(true);
    }
  },
);

/** A plan's place for a place of the guide. */
function artOf(city: string, id: string): string {
  const known = withCalendar(cityNamed(city));
  const place = [...known.places, ...known.dayTrips].find((one) => one.id === id);
  if (place === undefined) throw new Error(`${city} has no ${id}`);
  return placeArt(describePlace(place, known));
}

test.each([
  ["Rome", "colosseum", "amphitheatre"],
  ["Tokyo", "meiji-jingu", "shrine"],
  ["Bangkok", "wat-pho", "buddha-golden"],
  ["Lisbon", "oceanario-de-lisboa", "aquarium"],
  ["Cairo", "pyramids-of-giza", "pyramids"],
  ["Paris", "notre-dame-cathedral", "church-gothic"],
  ["Hong Kong", "victoria-peak", "view-harbour"],
  ["Cairo", "al-azhar-mosque", "mosque-mamluk"],
  ["Paris", "superfly-records", "shop-records"],
])("in %s, %s is drawn as what it is: %s", (city, id, drawing) => {
  expect(artOf(city, id)).toBe(`/art/${drawing}.svg`);
});

test("a hotel is drawn as hotels are there", () => {
  const known = withCalendar(cityNamed("Marrakesh"));
  const art = known.hotels.map((hotel) => hotelArt(describeHotel(hotel, known)));
  expect(art).toContain("/art/hotel-riad.svg");
  expect(hotelDrawingOf({ name: "A", budget: "Budget", isHostel: true }, "FR")).toBe(
    "hotel-hostel",
  );
});

test.each(["IT", "JP", "MX"])("in %s stars tell the hotels of a trip apart", (country) => {
  const drawn = [3, 4, 5].map((stars) =>
    hotelDrawingOf({ name: "Somewhere", budget: "Comfort", stars }, country),
  );
  expect(new Set(drawn).size).toBe(3);
});

test("few places of the guide go without a drawing more exact than their category's", () => {
  const all = GUIDE_CITIES.map(withCalendar).flatMap(({ places, dayTrips }) => [
    ...places,
    ...dayTrips,
  ]);
  const exact = all.filter(({ drawing, category }) => drawing !== category);
  expect(exact.length / all.length).toBeGreaterThan(0.85);
});

test.each(HEROES)("there is a picture of %s to stand over a trip", (hero) => {
  const file = readFileSync(join(PUBLIC, heroArt(hero)), "utf8");
  expect(file).toContain('viewBox="0 0 1600 500"');
  expect(file.length).toBeLessThan(25_000);
  expect(file).not.toMatch(/NaN|undefined/);
});

test("each city of the guide has a picture of its own, every other town one of its country's kind", () => {
  for (const city of GUIDE_CITIES) expect(withCalendar(city).hero).toBe(city.id);
  const town = (countryCode: string, categories: readonly PlaceCategory[]) =>
    heroOf({ id: "x", countryCode, places: categories.map((category) => ({ category })) });
  expect(town("JP", ["worship", "park"])).toBe("east-asia");
  expect(town("TN", ["worship", "market"])).toBe("desert");
  expect(town("GR", ["beach", "museum"])).toBe("coast");
  expect(town("CH", ["nature", "old-town"])).toBe("mountains");
});

test("a picture that a plan names is only shown where it is one of ours", () => {
  expect(placeArt({ placeImageURL: "https://example.com/art/a.svg", category: "park" })).toBe(
    "/art/park.svg",
  );
  expect(placeArt({ placeImageURL: "/art/../api/sign-out.svg" })).toBe("/art/monument.svg");
  expect(placeArt({ placeImageURL: "/art/park.svg#../x" })).toBe("/art/monument.svg");
  expect(hotelArt({ hotelImageURL: "" })).toBe("/art/hotel-2.svg");
});
