import { editDistance } from "../domain/edit-distance.ts";
import { plainText } from "../domain/plain-text.ts";
import type { IndexedCity } from "./guide.ts";

/** Other names of countries that people write, besides those of the guide. */
const COUNTRY_ALIASES: Readonly<Record<string, readonly string[]>> = {
  AE: ["united arab emirates", "uae", "emirates"],
  CZ: ["czech republic", "czechia"],
  GB: ["united kingdom", "uk", "england", "great britain", "britain"],
  HK: ["hong kong sar", "china"],
  IN: ["bharat"],
  KR: ["korea", "republic of korea"],
  NL: ["netherlands", "holland", "the netherlands"],
  TR: ["turkey", "turkiye"],
  TW: ["republic of china"],
  US: ["united states", "united states of america", "usa", "us", "america"],
};

/** Languages that a destination's country may be written in. */
const LANGUAGES = "en ar cs de el es fr he hi it ja ko nl pl pt ru th tr uk zh zh-TW".split(" ");

/** Also as Arabic, Chinese and Japanese write it. */
export const COMMA = /[,\u060c\uff0c\u3001]/;

/** Filled as countries are asked for. */
const namesByCountry = new Map<string, readonly string[]>();

/** A typing slip of one letter in a short name, two in a longer one. */
const allowedSlips = (text: string) => (text.length > 5 ? 2 : 1);

/** "Paris, France": how a city is named to people. */
export function cityLabel(city: Pick<IndexedCity, "name" | "country">): string {
  return city.name === city.country ? city.name : `${city.name}, ${city.country}`;
}

/**
 * The guide city that a destination names, or undefined. What follows the first comma must be the
 * city's country or region (or nothing): "Paris, Texas" is not Paris.
 */
export function findCity<City extends IndexedCity>(
  guide: readonly City[],
  destination: string,
): City | undefined {
  const { place, region } = partsOf(destination);
  return citiesNamed(guide, place).find(
    (city) => region === undefined || regionNames(city).includes(region),
  );
}

/** The cities that share a destination's name, whatever country or region it is said to lie in. */
export function namesakesOf<City extends IndexedCity>(
  guide: readonly City[],
  destination: string,
): City[] {
  return citiesNamed(guide, partsOf(destination).place);
}

/** The region in which a destination is said to lie, "texas" of "Paris, Texas"; undefined where it doesn't say. */
export function regionOf(destination: string): string | undefined {
  return partsOf(destination).region;
}

/**
 * Cities for what has been typed so far, best first; for nothing, the most visited. None of another
 * country or region than what is typed after a comma: for "Paris, T" there is none.
 */
export function suggestCities<City extends IndexedCity>(
  guide: readonly City[],
  input: string,
  most: number,
): City[] {
  const { place: typed, region } = partsOf(input);
  if (typed === "") return guide.slice(0, most);
  return guide
    .filter(
      (city) => region === undefined || regionNames(city).some((name) => name.startsWith(region)),
    )
    .map((city) => ({ city, rank: matchRank(city, typed) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ city }) => city);
}

/** Cities whose name, and country or region if one is given, is a slip of the pen away from what was typed. */
export function similarCities<City extends IndexedCity>(
  guide: readonly City[],
  destination: string,
): City[] {
  const { place, region } = partsOf(destination);
  // One letter of three is no slip but another word.
  if (place.length <= 3) return [];
  return guide.filter(
    (city) =>
      isLike(place, city.names) && (region === undefined || isLike(region, regionNames(city))),
  );
}

/** Cities in the country that a destination names, anywhere in it. */
export function citiesInCountryOf<City extends IndexedCity>(
  guide: readonly City[],
  destination: string,
): City[] {
  const parts = destination.split(COMMA).map(plainText);
  return guide.filter((city) => allCountryNames(city).some((name) => parts.includes(name)));
}

/** The cities of the country that a destination is the name of; none where it names more than that. */
export function citiesOfCountry<City extends IndexedCity>(
  guide: readonly City[],
  destination: string,
): City[] {
  const { place, region } = partsOf(destination);
  if (region !== undefined || citiesNamed(guide, place).length > 0) return [];
  return guide.filter((city) => allCountryNames(city).includes(place));
}

const NO_MATCH = 5;

function matchRank(city: IndexedCity, typed: string): number {
  const names = city.names;
  if (names.some((name) => name.startsWith(typed))) return 0;
  if (names.some((name) => name.split(" ").some((word) => word.startsWith(typed)))) return 1;
  if (countryNames(city).some((name) => name.startsWith(typed))) return 2;
  // Not the other spellings: someone on the way to "Italy" doesn't mean a "Capital Federal".
  if (typed.length > 2 && plainText(city.name).includes(typed)) return 3;
  const slips = allowedSlips(typed);
  if (typed.length > 3 && names.some((name) => editDistance(name, typed) <= slips)) return 4;
  return NO_MATCH;
}

function partsOf(destination: string): { place: string; region: string | undefined } {
  const [place = "", ...rest] = destination.split(COMMA).map(plainText);
  return { place, region: rest.filter((part) => part !== "").at(-1) };
}

function citiesNamed<City extends IndexedCity>(guide: readonly City[], place: string): City[] {
  return guide.filter((city) => city.names.includes(place));
}

function isLike(typed: string, names: readonly string[]): boolean {
  return names.some((name) => editDistance(name, typed) <= allowedSlips(name));
}

function regionNames(city: IndexedCity): string[] {
  return [...allCountryNames(city), ...city.regions];
}

/** In English, as suggestions are. */
function countryNames(city: IndexedCity): string[] {
  return [plainText(city.country), ...(COUNTRY_ALIASES[city.countryCode] ?? [])];
}

/** In every language of ours. */
function allCountryNames(city: IndexedCity): readonly string[] {
  const { country, countryCode } = city;
  const known = namesByCountry.get(countryCode);
  if (known !== undefined) return known;
  const translated = LANGUAGES.map(
    (language) => new Intl.DisplayNames(language, { type: "region" }).of(countryCode) ?? country,
  );
  const names = [...new Set([...countryNames(city), ...translated.map(plainText)])];
  namesByCountry.set(countryCode, names);
  return names;
}
