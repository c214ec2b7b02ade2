import { expect, test } from "vitest";
import { mapsSearchUrl } from "./places/maps-link.ts";
import { spelledAddress } from "./spelled-address.ts";

test.each([
  [mapsSearchUrl("Château d'If", "Marseille"), "google.com/maps/search/Château+d'If,+Marseille"],
  [mapsSearchUrl("Bar 7/8? #1"), "google.com/maps/search/Bar+7+8+1"],
  [mapsSearchUrl("متحف"), "google.com/maps/search/متحف"],
  [
    "https://commons.wikimedia.org/wiki/File:Bel%C3%A9m.jpg",
    "commons.wikimedia.org/wiki/File:Belém.jpg",
  ],
  ["https://example.com/100%", "example.com/100%"],
])("%s", (address, spelled) => {
  expect(spelledAddress(address)).toBe(spelled);
});
