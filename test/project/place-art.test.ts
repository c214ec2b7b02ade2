import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PLACE_CATEGORIES } from "../../src/domain/places/place-category.ts";
import { hotelArt, placeArt } from "../../src/web/ui/place-art.ts";
import { GUIDE_CITIES } from "../support/guide.ts";

const PUBLIC = join(import.meta.dirname, "../../src/web/public");

test.each(PLACE_CATEGORIES)("%s has three looks at least, each of them drawn", (category) => {
  const art = Array.from({ length: 40 }, (_, at) => placeArt({ category, placeName: `${at}` }));
  expect(new Set(art).size).toBeGreaterThanOrEqual(3);
  for (const picture of new Set(art)) {
    const [path = "", look] = picture.split("#");
    const drawing = readFileSync(join(PUBLIC, path), "utf8");
    if (look !== undefined) {
      expect(drawing).toContain(`<g id="${look}">`);
      expect(drawing).toMatch(new RegExp(`#${look}:target\\{\\[`));
    }
  }
});

test("a place has one picture, whatever a plan calls it", () => {
  const louvre = { category: "museum", guideId: "louvre" } as const;
  expect(placeArt({ ...louvre, placeName: "Louvre" })).toBe(
    placeArt({ ...louvre, placeName: "The Louvre Museum" }),
  );
  expect(placeArt({ placeName: "Somewhere" })).toMatch(/^\/art\/monument/);
});

test("the places of a city share its pictures evenly", () => {
  const museums = GUIDE_CITIES.flatMap(({ places }) => places)
    .filter(({ category }) => category === "museum")
    .map(({ id, name }) => placeArt({ category: "museum", guideId: id, placeName: name }));
  const counts = Map.groupBy(museums, (picture) => picture);
  expect(counts.size).toBe(6);
  for (const { length } of counts.values()) {
    expect(length).toBeGreaterThan(museums.length / 12);
    expect(length).toBeLessThan(museums.length / 3);
  }
});

test("the hotels of the guide share their pictures evenly, and have one whatever a plan calls them", () => {
  const pictures = GUIDE_CITIES.flatMap(({ hotels }) => hotels).map(({ id, name }) =>
    hotelArt({ guideId: id, hotelName: name }),
  );
  const counts = Map.groupBy(pictures, (picture) => picture);
  expect(counts.size).toBe(4);
  for (const { length } of counts.values()) expect(length).toBeGreaterThan(pictures.length / 6);
  expect(hotelArt({ guideId: "ritz", hotelName: "The Ritz" })).toBe(
    hotelArt({ guideId: "ritz", hotelName: "Ritz" }),
  );
});
