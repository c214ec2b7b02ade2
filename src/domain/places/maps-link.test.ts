import fc from "fast-check";
import { expect, test } from "vitest";
import { mapsDirectionsUrl, mapsSearchUrl } from "./maps-link.ts";

/** Not by chance: a failure must show again at the next run. */
const SEED = 20_260_501;

test("a hotel is searched for by name and address, a place by name and city", () => {
  expect(mapsSearchUrl("Hôtel Esmeralda", "4 Rue Saint-Julien le Pauvre, Paris")).toBe(
    "https://www.google.com/maps/search/?api=1&query=H%C3%B4tel%20Esmeralda%2C%204%20Rue%20Saint-Julien%20le%20Pauvre%2C%20Paris",
  );
  expect(mapsSearchUrl("Louvre", "Paris, France")).toBe(
    "https://www.google.com/maps/search/?api=1&query=Louvre%2C%20Paris%2C%20France",
  );
});

test("the traveller's own is searched for by its position, where it has one", () => {
  const own = { isOwn: true, geoCoordinates: "38.7139, -9.1394" };
  const at = "38.7139%2C%20-9.1394";
  expect(mapsSearchUrl("Aunt Rosa", "Lisbon", own)).toMatch(new RegExp(`query=${at}$`));
  expect(mapsDirectionsUrl("Aunt Rosa", "Lisbon", own)).toMatch(new RegExp(`destination=${at}$`));
  for (const geoCoordinates of ["", "behind the church"]) {
    expect(mapsSearchUrl("Aunt Rosa", "Lisbon", { ...own, geoCoordinates })).toContain(
      "Aunt%20Rosa",
    );
  }
  const guides = { geoCoordinates: own.geoCoordinates };
  expect(mapsSearchUrl("Louvre", "Paris", guides)).toContain("Louvre%2C%20Paris");
});

test("an address that is not known leaves no trace", () => {
  expect(mapsSearchUrl("Louvre", "  ")).toBe(mapsSearchUrl("Louvre"));
});

test("whatever a plan calls a place, the link stays a search on Google's maps for just that", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (name) => {
      fc.pre(name.trim() !== "");
      const url = new URL(mapsSearchUrl(name));
      expect(url.origin + url.pathname).toBe("https://www.google.com/maps/search/");
      expect([...url.searchParams]).toEqual([
        ["api", "1"],
        ["query", name],
      ]);
      expect(url.hash).toBe("");
    }),
    { seed: SEED },
  );
});
