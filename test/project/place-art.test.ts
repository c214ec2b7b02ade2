import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PLACE_CATEGORIES } from "../../src/domain/places/place-category.ts";
import { placeArt } from "../../src/web/ui/place-art.ts";

const PUBLIC = join(import.meta.dirname, "../../src/web/public");

test.each(PLACE_CATEGORIES)("%s has three looks at least, and neighbours differ", (category) => {
  const art = Array.from({ length: 12 }, (_, index) => placeArt({ category }, index));
  expect(new Set(art).size).toBeGreaterThanOrEqual(3);
  for (const [index, picture] of art.entries()) {
    expect(picture).not.toBe(art[index + 1]);
    expect(picture).not.toBe(art[index + 2]);
    const [path = "", look] = picture.split("#");
    const drawing = readFileSync(join(PUBLIC, path), "utf8");
    if (look !== undefined) {
      expect(drawing).toContain(`<g id="${look}">`);
      expect(drawing).toMatch(new RegExp(`#${look}:target\\{\\[`));
    }
  }
});

test("a place of an unknown kind has a picture too", () => {
  expect(placeArt({}, 0)).toBe("/art/monument.svg");
});
