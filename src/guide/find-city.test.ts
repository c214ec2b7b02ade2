import { describe, expect, test } from "vitest";
import { GUIDE, GUIDE_CITIES } from "../../test/support/guide.ts";
import { LANGUAGE_TAGS } from "../domain/language-tags.ts";
import { loadWords, wordsIn } from "../domain/messages/words.ts";
import {
  citiesInCountryOf,
  cityLabel,
  findCity,
  similarCities,
  suggestCities,
} from "./find-city.ts";

const OTHERS = LANGUAGE_TAGS.filter((tag) => tag !== "en");
for (const tag of OTHERS) await loadWords(tag);

const ids = (cities: readonly { id: string }[]) => cities.map((city) => city.id);

describe("a destination names a guide city", () => {
  test.each([
    ["Paris", "paris"],
    ["Paris, France", "paris"],
    ["Paris, Île-de-France, France", "paris"],
    ["Париж", "paris"],
    ["NYC", "new-york"],
    ["New York City, USA", "new-york"],
    ["London, England", "london"],
    ["L.A.", "los-angeles"],
    ["Los Ángeles, California", "los-angeles"],
    ["Будапешт", "budapest"],
    ["Tōkyō", "tokyo"],
    ["東京", "tokyo"],
    ["İstanbul, Turkey", "istanbul"],
    ["Prague, Czech Republic", "prague"],
    ["Ciudad de Mexico", "mexico-city"],
    ["RIO DE JANEIRO", "rio-de-janeiro"],
    ["Singapore", "singapore"],
    ["Αθήνα", "athens"],
    ["باريس، فرنسا", "paris"],
    ["Париж, Франция", "paris"],
    ["東京、日本", "tokyo"],
    ["パリ", "paris"],
    ["로마, 이탈리아", "rome"],
    ["רומא", "rome"],
  ])("%j: %s", (destination, id) => {
    expect(findCity(GUIDE, destination)?.id).toBe(id);
  });

  test.each(GUIDE_CITIES)("$name by its label, and as each of our languages calls it", (city) => {
    expect(findCity(GUIDE, cityLabel(city))?.id).toBe(city.id);
    expect(suggestCities(GUIDE, city.name, 8)[0]?.id).toBe(city.id);
    for (const tag of OTHERS) {
      const { place, typedPlace } = wordsIn(tag).stored;
      const said = place(cityLabel(city));
      expect(said).toContain(city.names?.[tag] ?? city.name);
      expect([said, findCity(GUIDE, typedPlace(said))?.id]).toEqual([said, city.id]);
      expect(suggestCities(GUIDE, city.names?.[tag] ?? city.name, 8)[0]?.id).toBe(city.id);
    }
  });

  test.each([
    "Paris, Texas",
    "London, Ontario",
    "Athens, Georgia",
    "Rome, New York",
    "Pari",
    "Paris France",
    "バリ",
    "राम",
    "باريس، تكساس",
    "Porto",
    "",
    ", France",
    "France",
  ])("but %j names none", (destination) => {
    expect(findCity(GUIDE, destination)).toBeUndefined();
  });
});

describe("suggestions", () => {
  test("for nothing typed are the most visited", () => {
    expect(suggestCities(GUIDE, "", 5)).toEqual(GUIDE.slice(0, 5));
    expect(suggestCities(GUIDE, " , ", 5)).toEqual(GUIDE.slice(0, 5));
  });

  test("are as many as asked for, and no more", () => {
    expect(suggestCities(GUIDE, "a", 3)).toHaveLength(3);
    expect(suggestCities(GUIDE, "", 100)).toHaveLength(GUIDE.length);
  });

  test("put a name's beginning before a later word's, and that before the country's", () => {
    const found = ids(suggestCities(GUIDE, "f", 8));
    expect(found).toEqual(["florence", "san-francisco", "buenos-aires", "paris"]);
    expect(ids(suggestCities(GUIDE, "new", 8))).toEqual(["new-york", "delhi", "auckland"]);
  });

  test("come in the order of the guide where they fit alike", () => {
    const found = ids(suggestCities(GUIDE, "b", 4));
    expect(found).toEqual(["bangkok", "barcelona", "buenos-aires", "berlin"]);
  });

  test.each([
    ["par", ["paris"]],
    ["york", ["new-york"]],
    ["oto", ["kyoto"]],
    ["  TOK", ["tokyo"]],
    ["roma", ["rome"]],
    ["ital", ["rome", "florence", "venice", "milan"]],
    ["são", []],
    ["Paris, Fra", ["paris"]],
    ["Paris, Texas", []],
    ["Paris, T", []],
    ["بار", ["paris"]],
    ["Пар", ["paris"]],
    ["東", ["tokyo"]],
    ["japan", ["tokyo", "kyoto", "osaka"]],
    ["Lisbn", ["lisbon"]],
    ["Kioto", ["kyoto"]],
    ["Barcelna", ["barcelona"]],
    ["xyzzy", []],
    ["rk", []],
  ])("for %j are %j", (input, found) => {
    expect(ids(suggestCities(GUIDE, input, 8))).toEqual(found);
  });
});

test("a slip of the pen is forgiven, a different word is not", () => {
  expect(ids(similarCities(GUIDE, "Lisbn"))).toEqual(["lisbon"]);
  expect(ids(similarCities(GUIDE, "Viena, Austria"))).toContain("vienna");
  expect(ids(similarCities(GUIDE, "Rime"))).toEqual(["rome"]);
  expect(similarCities(GUIDE, "Riemen")).toEqual([]);
  expect(similarCities(GUIDE, "Atlantis")).toEqual([]);
  expect(similarCities(GUIDE, "")).toEqual([]);
});

test("a country brings up its cities, wherever in the text it stands", () => {
  expect(ids(citiesInCountryOf(GUIDE, "Nagoya, Japan"))).toEqual(["tokyo", "kyoto", "osaka"]);
  expect(ids(citiesInCountryOf(GUIDE, "USA"))).toEqual([
    "new-york",
    "san-francisco",
    "los-angeles",
  ]);
  expect(ids(citiesInCountryOf(GUIDE, "Texas, America, somewhere"))).toEqual([
    "new-york",
    "san-francisco",
    "los-angeles",
  ]);
  expect(citiesInCountryOf(GUIDE, "Atlantis")).toEqual([]);
  expect(citiesInCountryOf(GUIDE, "")).toEqual([]);
});
