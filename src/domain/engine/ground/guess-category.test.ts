import { expect, test } from "vitest";
import { guessCategory } from "./guess-category.ts";

test.each([
  ["Louvre Museum", "museum"],
  ["Musée d'Orsay", "museum"],
  ["Tate Gallery", "museum"],
  ["Notre-Dame Cathedral", "worship"],
  ["Église Saint-Sulpice", "worship"],
  ["Wat Pho", "worship"],
  ["Palácio da Pena", "palace"],
  ["Château de Versailles", "palace"],
  ["Mercado de San Miguel", "market"],
  ["Grand Bazaar", "market"],
  ["Praia da Rocha", "beach"],
  ["Parque Güell Gardens", "park"],
  ["Miradouro da Graça", "viewpoint"],
  ["Eiffel Tower", "viewpoint"],
  ["Old Clock Tower", "monument"],
  ["Plaza Mayor", "old-town"],
  ["Gothic Quarter", "old-town"],
  ["London Zoo", "zoo"],
  ["Disneyland Paris", "theme-park"],
  ["Walt Disney Concert Hall", "show"],
  ["Vienna State Opera", "show"],
  ["Sky Rooftop Bar", "nightlife"],
  ["Plitvice Waterfalls", "nature"],
] as const)("%s speaks of a %s", (name, category) => {
  expect(guessCategory(name)).toBe(category);
});

test("a word is not told by a part of another", () => {
  expect(guessCategory("Barbican")).toBe("monument");
  expect(guessCategory("Wattens")).toBe("monument");
});

test.each(["", "Brandenburger Tor", "東京", "🗿"])("%j tells nothing: a landmark", (name) => {
  expect(guessCategory(name)).toBe("monument");
});
