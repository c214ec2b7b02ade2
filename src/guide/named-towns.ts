import { type BaseTown, shareDays } from "../domain/bases/choose-bases.ts";
import { citySegments } from "../domain/bases/city-segments.ts";
import { LIMITS } from "../domain/limits.ts";
import type { Position } from "../domain/places/geo.ts";
import type { NamedTowns } from "../domain/places/named-towns.ts";
import { plainText } from "../domain/plain-text.ts";
import type { WantedBases } from "../domain/trip/wanted-bases.ts";
import { worthOf } from "./bases-of-region.ts";
import { COMMA, cityLabel, findCity } from "./find-city.ts";
import { findInGazetteer, isCountryName } from "./gazetteer.ts";
import type { Guide } from "./guide.ts";
import { wayBetweenTowns } from "./ways-between-towns.ts";

/** A town outside our guide, of which nothing is known before it is read about (editorial). */
const UNKNOWN_WORTH = 50;
/** One place that has "and" in its name, without it, as `plainText` leaves the parts. */
const ONE_PLACE = new Set([
  "andaman nicobar",
  "andaman nicobar islands",
  "antigua barbuda",
  "bosnia erzegovina",
  "bosnia hercegovina",
  "bosnia herzegovina",
  "bosnie herzegovine",
  "bosnien herzegowina",
  "brighton hove",
  "castilla leon",
  "dumfries galloway",
  "jammu kashmir",
  "newfoundland labrador",
  "perth kinross",
  "saint kitts nevis",
  "saint pierre miquelon",
  "saint vincent the grenadines",
  "sao tome principe",
  "st kitts nevis",
  "st pierre miquelon",
  "st vincent the grenadines",
  "svalbard jan mayen",
  "trinidad tobago",
  "turks caicos",
  "turks caicos islands",
  "tyne wear",
  "wallis futuna",
]);
/** Anything else than a name's letters and marks is no list of cities. */
const NAME = /^[\p{L}\p{M}\s.,'’()\u060c\uff0c\u3001·-]{2,80}$/u;
/** Part of many a name: between cities only where our guide has each of them. */
const PERHAPS_BETWEEN =
  /[,\u060c\uff0c\u3001/–—]|-(?=\p{L})|と|和|与|\s{1,3}(?:to|nach|à|bis|até)\s{1,3}|\s{1,3}و(?=\p{L})/u;

/**
 * The cities that a destination names, in its order, as destinations are named: "Tokyo and Kyoto", "Rome & Siena",
 * "Tokyo, Kyoto and Nara", "Lisbon - Porto".
 *
 * @returns none where it names only one place: "Trinidad and Tobago", "Paris, France".
 */
export function namedTowns(guide: Guide, destination: string): string[] {
  const segments = citySegments(destination);
  if (ONE_PLACE.has(segments.map(plainText).join(" "))) return [];
  // "Tokyo, Kyoto and Nara" lists; in "Rome, Italy and Nice, France" each says where it is.
  const isList = segments.length > 1 && segments.at(-1)?.search(COMMA) === -1;
  const labels = segments
    .flatMap((segment) => partsOf(guide, segment, isList))
    .map((label) => {
      const city = findCity(guide, label);
      return city === undefined ? label : cityLabel(city);
    });
  const towns = labels.filter(
    (label, at) => labels.findIndex((one) => plainText(one) === plainText(label)) === at,
  );
  return towns.length < 2 || !towns.every((town) => NAME.test(town)) ? [] : towns;
}

/** The towns that a destination names, as bases. The days are shared out by what there is to see. */
export function basesNamed(
  guide: Guide,
  destination: string,
  days: number,
): WantedBases | "out_of_range" | undefined {
  const towns = namedTowns(guide, destination);
  if (towns.length === 0) return undefined;
  if (towns.length > LIMITS.trip.bases || days < towns.length) {
    // Words that hold no two cities of ours are no list of cities.
    const known = towns.filter((label) => positionOf(guide, label) !== undefined);
    return known.length < 2 ? undefined : "out_of_range";
  }
  return shareDays(
    towns.map((label) => ({ label, worth: worthOfTown(guide, label) })),
    days,
  );
}

/** What a form says about the towns that a destination names; undefined where it names only one. */
export function describeNamedTowns(
  guide: Guide,
  destination: string,
  isReadAbout: boolean,
): NamedTowns | undefined {
  const labels = namedTowns(guide, destination);
  if (labels.length === 0) return undefined;
  const towns = labels.map((label) => {
    const city = findCity(guide, label);
    const name = city?.name ?? label.split(COMMA)[0]?.trim() ?? label;
    return { label, name, worth: worthOfTown(guide, label), isKnown: city !== undefined };
  });
  const ways = towns.slice(1).flatMap((to, at) => {
    const from = towns[at];
    const [start, end] = [from, to].map((town) => positionOf(guide, town?.label ?? ""));
    if (from === undefined || start === undefined || end === undefined) return [];
    const leg = wayBetweenTowns(
      guide,
      { label: from.label, at: start },
      { label: to.label, at: end },
    );
    return [{ ...leg, from: from.name, to: to.name }];
  });
  return { towns, isReadAbout, ways };
}

function worthOfTown(guide: Guide, label: string): BaseTown["worth"] {
  const city = findCity(guide, label);
  return city === undefined ? UNKNOWN_WORTH : worthOf(city);
}

function positionOf(guide: Guide, label: string): Position | undefined {
  return findCity(guide, label)?.centre ?? findInGazetteer(label);
}

function partsOf(guide: Guide, segment: string, isList: boolean): string[] {
  const isKnown = (part: string) => findCity(guide, part) !== undefined;
  // "Rome, Florence, Italy".
  const perhaps = split(segment, PERHAPS_BETWEEN).filter((part) => !isCountryName(part));
  if (perhaps.length > 1 && perhaps.every(isKnown)) return perhaps;
  if (isKnown(segment)) return [segment];
  const parts = split(segment, COMMA);
  return isList && !parts.slice(1).some(isCountryName) ? parts : [segment];
}

function split(text: string, at: RegExp): string[] {
  return text
    .split(at)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
