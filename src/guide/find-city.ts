import { editDistance } from "./edit-distance.ts";
import { GUIDE_CITIES } from "./guide-cities.ts";
import type { GuideCity } from "./guide-city.ts";
import { plainText } from "./plain-text.ts";

/** What people write for a country besides its name in the guide. */
const COUNTRY_ALIASES: Readonly<Record<string, readonly string[]>> = {
  AE: ["united arab emirates", "uae", "emirates"],
  CZ: ["czech republic", "czechia"],
  GB: ["united kingdom", "uk", "england", "great britain", "britain"],
  NL: ["netherlands", "holland", "the netherlands"],
  TR: ["turkey", "turkiye"],
  US: ["united states", "united states of america", "usa", "us", "america"],
};

/** The state or region people add to a city's name, which is then no other place of that name. */
const REGIONS: Readonly<Record<string, readonly string[]>> = {
  "new-york": ["ny", "new york", "new york state"],
  "san-francisco": ["ca", "california"],
  sydney: ["nsw", "new south wales"],
  "cape-town": ["western cape"],
  paris: ["ile de france"],
  rome: ["lazio"],
  barcelona: ["catalonia"],
};

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
  const [place = "", ...rest] = destination.split(",").map(plainText);
  const region = rest.filter((part) => part !== "");
  return GUIDE_CITIES.find(
    (city) =>
      namesOf(city).includes(place) &&
      (region.length === 0 || regionNames(city).includes(region.at(-1) ?? "")),
  );
}

/** The guide city a suggestion's place_id stands for. */
export function findCityById(placeId: string): GuideCity | undefined {
  return GUIDE_CITIES.find((city) => placeId === `guide:${city.id}`);
}

/** Cities for what has been typed so far, best first; for nothing, the most visited. */
export function suggestCities(input: string, most: number): GuideCity[] {
  const typed = plainText(input.split(",")[0] ?? "");
  if (typed === "") return GUIDE_CITIES.slice(0, most);
  return GUIDE_CITIES.map((city) => ({ city, rank: matchRank(city, typed) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ city }) => city);
}

/** Cities whose name is a slip of the pen away from what was typed. */
export function similarCities(destination: string): GuideCity[] {
  const typed = plainText(destination.split(",")[0] ?? "");
  // One letter of three is no slip but another word.
  if (typed.length <= 3) return [];
  return GUIDE_CITIES.filter((city) =>
    namesOf(city).some((name) => editDistance(name, typed) <= allowedSlips(name)),
  );
}

/** Cities in the country that a destination names, anywhere in it. */
export function citiesInCountryOf(destination: string): GuideCity[] {
  const parts = destination.split(",").map(plainText);
  return GUIDE_CITIES.filter((city) => countryNames(city).some((name) => parts.includes(name)));
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

function namesOf(city: GuideCity): string[] {
  return [city.name, ...city.aliases].map(plainText);
}

function regionNames(city: GuideCity): string[] {
  return [...countryNames(city), ...(REGIONS[city.id] ?? [])];
}

function countryNames(city: GuideCity): string[] {
  return [plainText(city.country), ...(COUNTRY_ALIASES[city.countryCode] ?? [])];
}
