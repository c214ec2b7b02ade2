import { editDistance } from "../domain/edit-distance.ts";
import { plainText } from "../domain/plain-text.ts";
import { GUIDE_CITIES } from "./guide-cities.ts";
import type { GuideCity } from "./guide-city.ts";

/** What people write for a country besides its name in the guide. */
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

/** The state or region people add to a city's name, which is then no other place of that name. */
const REGIONS: Readonly<Record<string, readonly string[]>> = {
  "new-york": ["ny", "new york", "new york state"],
  "san-francisco": ["ca", "california"],
  sydney: ["nsw", "new south wales"],
  "cape-town": ["western cape"],
  dublin: ["leinster"],
  "los-angeles": ["ca", "california"],
  toronto: ["on", "ontario"],
  paris: ["ile de france"],
  rome: ["lazio"],
  barcelona: ["catalonia"],
  osaka: ["kansai", "osaka prefecture"],
};

/** Languages that a destination's country may be written in. */
const LANGUAGES = "en ar cs de el es fr he hi it ja ko nl pl pt ru th tr uk zh zh-TW".split(" ");

/** Also as Arabic, Chinese and Japanese write it. */
const COMMA = /[,\u060c\uff0c\u3001]/;

const CITY_NAMES: ReadonlyMap<GuideCity, readonly string[]> = new Map(
  GUIDE_CITIES.map((city) => [city, [city.name, ...city.aliases].map(plainText)]),
);
/** Filled as countries are asked for. */
const namesByCountry = new Map<string, readonly string[]>();

/** A typing slip of one letter in a short name, two in a longer one. */
const allowedSlips = (text: string) => (text.length > 5 ? 2 : 1);

/** "Paris, France": how a city is named to people. */
export function cityLabel(city: GuideCity): string {
  return city.name === city.country ? city.name : `${city.name}, ${city.country}`;
}

/**
 * The guide city that a destination names, or undefined. What follows the first comma must be the
 * city's country or region (or nothing): "Paris, Texas" is not Paris.
 */
export function findCity(destination: string): GuideCity | undefined {
  const { place, region } = partsOf(destination);
  return citiesNamed(place).find(
    (city) => region === undefined || regionNames(city).includes(region),
  );
}

/** The cities that share a destination's name, whatever country or region it is said to lie in. */
export function namesakesOf(destination: string): GuideCity[] {
  return citiesNamed(partsOf(destination).place);
}

/** What a destination is said to lie in, "texas" of "Paris, Texas"; undefined where it doesn't say. */
export function regionOf(destination: string): string | undefined {
  return partsOf(destination).region;
}

/**
 * Cities for what has been typed so far, best first; for nothing, the most visited. None of another
 * country or region than what is typed after a comma: for "Paris, T" there is none.
 */
export function suggestCities(input: string, most: number): GuideCity[] {
  const { place: typed, region } = partsOf(input);
  if (typed === "") return GUIDE_CITIES.slice(0, most);
  return GUIDE_CITIES.filter(
    (city) => region === undefined || regionNames(city).some((name) => name.startsWith(region)),
  )
    .map((city) => ({ city, rank: matchRank(city, typed) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ city }) => city);
}

/** Cities whose name, and country or region if one is given, is a slip of the pen away from what was typed. */
export function similarCities(destination: string): GuideCity[] {
  const { place, region } = partsOf(destination);
  // One letter of three is no slip but another word.
  if (place.length <= 3) return [];
  return GUIDE_CITIES.filter(
    (city) =>
      isLike(place, namesOf(city)) && (region === undefined || isLike(region, regionNames(city))),
  );
}

/** Cities in the country that a destination names, anywhere in it. */
export function citiesInCountryOf(destination: string): GuideCity[] {
  const parts = destination.split(COMMA).map(plainText);
  return GUIDE_CITIES.filter((city) => allCountryNames(city).some((name) => parts.includes(name)));
}

/** The cities of the country that a destination is the name of; none where it names more than that. */
export function citiesOfCountry(destination: string): GuideCity[] {
  const { place, region } = partsOf(destination);
  if (region !== undefined || citiesNamed(place).length > 0) return [];
  return GUIDE_CITIES.filter((city) => allCountryNames(city).includes(place));
}

const NO_MATCH = 5;

function matchRank(city: GuideCity, typed: string): number {
  const names = namesOf(city);
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

function citiesNamed(place: string): GuideCity[] {
  return GUIDE_CITIES.filter((city) => namesOf(city).includes(place));
}

function isLike(typed: string, names: readonly string[]): boolean {
  return names.some((name) => editDistance(name, typed) <= allowedSlips(name));
}

function namesOf(city: GuideCity): readonly string[] {
  return CITY_NAMES.get(city) ?? [];
}

function regionNames(city: GuideCity): string[] {
  return [...allCountryNames(city), ...(REGIONS[city.id] ?? [])];
}

/** In English, as suggestions are. */
function countryNames(city: GuideCity): string[] {
  return [plainText(city.country), ...(COUNTRY_ALIASES[city.countryCode] ?? [])];
}

/** In every language of ours. */
function allCountryNames(city: GuideCity): readonly string[] {
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
