import { describe, expect, test } from "vitest";
import {
  citiesInCountryOf,
  cityLabel,
  findCity,
  similarCities,
  suggestCities,
} from "./find-city.ts";
import { GUIDE_CITIES } from "./guide-cities.ts";

const ids = (cities: readonly { id: string }[]) => cities.map((city) => city.id);

describe("a destination names a guide city", () => {
  test.each([
    ["Paris", "paris"],
    ["  pARIS ", "paris"],
    ["Paris, France", "paris"],
    ["Paris,France", "paris"],
    ["Paris, Île-de-France, France", "paris"],
    ["Париж", "paris"],
    ["NYC", "new-york"],
    ["New York City, USA", "new-york"],
    ["New York, US", "new-york"],
    ["London, England", "london"],
    ["London, UK", "london"],
    ["L.A.", "los-angeles"],
    ["Toronto, ON, Canada", "toronto"],
    ["Los Ángeles, California", "los-angeles"],
    ["Dublin, Leinster, Ireland", "dublin"],
    ["Будапешт", "budapest"],
    ["Lisboa", "lisbon"],
    ["Tōkyō", "tokyo"],
    ["tokyo", "tokyo"],
    ["東京", "tokyo"],
    ["İstanbul, Turkey", "istanbul"],
    ["Istanbul, Türkiye", "istanbul"],
    ["Prague, Czech Republic", "prague"],
    ["Ciudad de Mexico", "mexico-city"],
    ["RIO DE JANEIRO", "rio-de-janeiro"],
    ["Rio de Janeiro, Brazil,", "rio-de-janeiro"],
    ["Singapore", "singapore"],
    ["Singapore, Singapore", "singapore"],
    ["Αθηνα", "athens"],
    ["Αθήνα", "athens"],
    ["باريس", "paris"],
    ["باريس، فرنسا", "paris"],
    ["القاهرة", "cairo"],
    ["Париж, Франция", "paris"],
    ["東京、日本", "tokyo"],
    ["パリ", "paris"],
    ["पेरिस", "paris"],
    ["로마, 이탈리아", "rome"],
    ["ปารีส", "paris"],
    ["רומא", "rome"],
  ])("%j: %s", (destination, id) => {
    expect(findCity(destination)?.id).toBe(id);
  });

  test.each(GUIDE_CITIES.map((city) => [cityLabel(city), city.id]))(
    "%s by its label",
    (label, id) => {
      expect(findCity(label)?.id).toBe(id);
    },
  );

  test.each([
    "Paris, Texas",
    "Paris, TX, USA",
    "London, Ontario",
    "London, Ontario, Canada",
    "Athens, Georgia",
    "Rome, New York",
    "Pari",
    "Paris France",
    "バリ",
    "राम",
    "باريس، تكساس",
    "Porto",
    "",
    "   ",
    ",",
    ", France",
    "France",
  ])("but %j names none", (destination) => {
    expect(findCity(destination)).toBeUndefined();
  });
});

describe("suggestions", () => {
  test("for nothing typed are the most visited", () => {
    expect(suggestCities("", 5)).toEqual(GUIDE_CITIES.slice(0, 5));
    expect(suggestCities(" , ", 5)).toEqual(GUIDE_CITIES.slice(0, 5));
  });

  test("are as many as asked for, and no more", () => {
    expect(suggestCities("a", 3)).toHaveLength(3);
    expect(suggestCities("", 100)).toHaveLength(GUIDE_CITIES.length);
  });

  test("put a name's beginning before a later word's, and that before the country's", () => {
    const found = ids(suggestCities("f", 8));
    expect(found).toEqual(["florence", "san-francisco", "buenos-aires", "paris"]);
    expect(ids(suggestCities("new", 8))).toEqual(["new-york", "delhi", "auckland"]);
  });

  test("come in the order of the guide where they fit alike", () => {
    const found = ids(suggestCities("b", 4));
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
    expect(ids(suggestCities(input, 8))).toEqual(found);
  });

  test.each(GUIDE_CITIES)("name $name first for its whole name", (city) => {
    expect(suggestCities(city.name, 8)[0]?.id).toBe(city.id);
  });
});

test("a slip of the pen is forgiven, a different word is not", () => {
  expect(ids(similarCities("Lisbn"))).toEqual(["lisbon"]);
  expect(ids(similarCities("Viena, Austria"))).toContain("vienna");
  expect(ids(similarCities("Rime"))).toEqual(["rome"]);
  expect(similarCities("Riemen")).toEqual([]);
  expect(similarCities("Atlantis")).toEqual([]);
  expect(similarCities("")).toEqual([]);
});

test("a country brings up its cities, wherever in the text it stands", () => {
  expect(ids(citiesInCountryOf("Nagoya, Japan"))).toEqual(["tokyo", "kyoto", "osaka"]);
  expect(ids(citiesInCountryOf("USA"))).toEqual(["new-york", "san-francisco", "los-angeles"]);
  expect(ids(citiesInCountryOf("Texas, America, somewhere"))).toEqual([
    "new-york",
    "san-francisco",
    "los-angeles",
  ]);
  expect(citiesInCountryOf("Atlantis")).toEqual([]);
  expect(citiesInCountryOf("")).toEqual([]);
});
