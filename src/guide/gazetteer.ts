import PLACES from "../../guide/gazetteer.json" with { type: "json" };
import type { Position } from "../domain/places/geo.ts";
import { plainText } from "../domain/plain-text.ts";

/** Names of countries that people write, where the gazetteer has one of the spellings. */
const COUNTRY_SPELLINGS: readonly (readonly string[])[] = [
  ["bosnia and herzegovina", "bosnia"],
  ["brazil", "brasil"],
  ["cape verde", "cabo verde"],
  ["czechia", "czech republic"],
  ["germany", "deutschland"],
  ["greece", "hellas"],
  ["italy", "italia"],
  ["myanmar", "burma"],
  ["netherlands", "the netherlands", "holland"],
  ["new zealand", "nz", "aotearoa"],
  ["north macedonia", "macedonia"],
  ["russia", "russian federation"],
  ["spain", "espana"],
  ["turkey", "turkiye"],
  ["united arab emirates", "uae", "u a e", "emirates"],
  ["united kingdom", "uk", "u k", "england", "great britain", "britain"],
  ["united states", "united states of america", "usa", "u s a", "us", "u s", "america"],
];

type GazetteerEntry = {
  readonly names: readonly string[];
  readonly country: string;
  readonly at: Position;
};

/**
 * Well-known destinations outside the guide, from general knowledge, to a tenth of a degree: only used to name the nearest
 * city of the guide. A territory goes under its sovereign state. Of places that share a name the better-known comes
 * first. Names and countries are as `plainText` leaves them.
 */
export const GAZETTEER: readonly GazetteerEntry[] = PLACES.map(({ names, country, lat, lon }) => ({
  names: names.map(plainText),
  country: plainText(country),
  at: { lat, lon },
}));

/**
 * Where a well-known destination outside the guide lies, or undefined. The part before the first
 * comma is compared with the names, ignoring case, accents and punctuation. What follows the last
 * comma must be the place's country or a gazetteer region of that country ("Nevada"), and decides
 * between namesakes; without it the better-known one is meant.
 */
export function findInGazetteer(destination: string): Position | undefined {
  return entryOf(destination)?.at;
}

/**
 * The country of a destination, as the gazetteer spells it in `plainText`: the one that it names last, or that of the
 * well-known place that it is.
 */
export function countryOf(destination: string): string | undefined {
  const last = plainText(destination.split(",").at(-1) ?? "");
  const spelled = COUNTRY_SPELLINGS.find((names) => names.includes(last))?.[0] ?? last;
  if (GAZETTEER.some(({ country }) => country === spelled)) return spelled;
  return entryOf(destination)?.country;
}

function entryOf(destination: string): GazetteerEntry | undefined {
  const [place = "", ...rest] = destination.split(",").map(plainText);
  const region = rest.filter((part) => part !== "").at(-1);
  return GAZETTEER.find(
    ({ names, country }) =>
      names.includes(place) && (region === undefined || isOrLiesIn(region, country)),
  );
}

/** Whether it is a country, or a region of one, that the gazetteer's places lie in. */
export function isCountryName(name: string): boolean {
  const plain = plainText(name);
  return (
    GAZETTEER.some(({ country }) => country === plain) ||
    COUNTRY_SPELLINGS.some((names) => names.includes(plain))
  );
}

function isOrLiesIn(region: string, country: string): boolean {
  return (
    region === country ||
    COUNTRY_SPELLINGS.some((names) => names.includes(country) && names.includes(region)) ||
    GAZETTEER.some((entry) => entry.country === country && entry.names.includes(region))
  );
}
