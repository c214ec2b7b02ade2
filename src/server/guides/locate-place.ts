import * as z from "zod/mini";
import { distanceKm, type Position } from "../../domain/places/geo.ts";
import { plainText } from "../../domain/plain-text.ts";
import { type Choice, chooseNamed } from "../../guide/named/choose-named.ts";
import { type Match, matchOf } from "../../guide/named/match-name.ts";
import { classOf, isWide, labelsOf, type NamedPlace } from "../../guide/named/named-place.ts";
import { placesQuery, readPlaces, sightsQuery } from "../../guide/named/photon-features.ts";
import { readTyped, type Typed } from "../../guide/named/read-typed.ts";
import { longNamesOf } from "../../guide/named/region-names.ts";
import { withoutTripWords } from "../../guide/named/trip-words.ts";
import { diagonalKm } from "../../guide/open/box.ts";
import { ServiceError } from "../lib/service-error.ts";
import { locateByPage } from "./locate-by-page.ts";
import { createOpenService, type OpenServiceParts, orBroken } from "./open-service.ts";
import type { Wikivoyage } from "./wikivoyage.ts";

const SERVICE = "Photon place";
const REST_MS = 60_000;
const DEADLINE_MS = 6_000;
const MOST_BYTES = 256 * 1024;
/** Enough for all of a name that many places have. */
const MOST = 30;
const MOST_SIGHTS = 5;
/** What is narrower is one place to stay, whatever it is. */
const LEAST_REGION_KM = 30;
/** Photon has a sight's town by name alone: it must lie there. */
const TOWN_OF_SIGHT_KM = 60;
const MOST_LONG_NAMES = 2;
/** A page's point and Photon's are both "the middle". */
const SAME_TOWN_KM = 30;
const SAME_REGION_KM = 400;
/** What is less is a hamlet or a quarter. */
const TOWN_CLASS = 3;
const PAGE_MATCHES: readonly Match[] = ["same", "short", "longer"];
const SIGHT_MATCHES: readonly Match[] = ["same", "short", "longer", "like", "begins"];

export const locatedPlaceSchema = z.object({
  /** "osm:R120965"; "wikidata:Q456" where Photon did not answer. */
  id: z.string(),
  name: z.string(),
  state: z.optional(z.string()),
  country: z.string(),
  countryCode: z.string(),
  centre: z.object({ lat: z.number(), lon: z.number() }),
  /** What it covers; left out where OpenStreetMap has it as a point. */
  box: z.optional(
    z.object({ south: z.number(), west: z.number(), north: z.number(), east: z.number() }),
  ),
  /** More than one town perhaps: a region, an island, a country. What the travel guide's page is about decides. */
  isRegion: z.boolean(),
  /** "Paris, Texas, United States": as people are told where it is. */
  label: z.optional(z.string()),
  /** What was asked for, where that is only taken for this place, or is a sight in it. */
  takenFor: z.optional(z.enum(["name", "sight"])),
});
/** A destination as OpenStreetMap has it. */
export type LocatedPlace = z.infer<typeof locatedPlaceSchema>;

export const locatedSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("place"), place: locatedPlaceSchema }),
  /** Up to five, of which none is far more prominent; the likeliest first. */
  z.object({ kind: z.literal("several"), labels: z.array(z.string()) }),
  z.object({ kind: z.literal("none") }),
]);
/** What is meant by what was typed. */
export type Located = z.infer<typeof locatedSchema>;

export type PlaceLocator = {
  /**
   * @returns what is meant by what was typed, and all that may be: among it is the suggestion that was chosen.
   * @throws ServiceError
   */
  locate(
    label: string,
    signal: AbortSignal,
  ): Promise<{ readonly named: Located; readonly places: readonly LocatedPlace[] }>;
};

/**
 * Where a destination is, by Photon: the questions that have what was typed in them. Where several places or none are
 * called so, the travel guide's pages and redirects say which one travellers mean.
 */
export function createPlaceLocator(
  photonUrl: string,
  parts: OpenServiceParts,
  guide: Wikivoyage,
): PlaceLocator {
  const service = createOpenService(SERVICE, REST_MS, parts);

  async function ask(query: string[][], signal: AbortSignal): Promise<NamedPlace[]> {
    const url = `${photonUrl}/api?${new URLSearchParams(query)}`;
    const question = { url, deadlineMs: DEADLINE_MS, mostBytes: MOST_BYTES, signal };
    return orBroken(SERVICE, readPlaces(await service.ask(question)));
  }

  const named = (q: string, lang: string, signal: AbortSignal) =>
    ask(placesQuery(q, { lang, limit: String(MOST) }), signal);

  /** By its names in English, and in its own language where these don't tell. */
  async function choose(q: string, typed: Typed, signal: AbortSignal): Promise<Chosen> {
    const inEnglish = await named(q, "en", signal);
    if (inEnglish.length === 0) return { choice: { kind: "none" }, found: inEnglish };
    const [only, ...others] = inEnglish;
    const choice = chooseNamed(inEnglish, typed);
    const isPlain = only !== undefined && others.length === 0;
    if (isPlain && choice.kind === "one" && choice.match === "same") {
      return { choice, found: inEnglish };
    }
    const inOwn = new Map((await named(q, "default", signal)).map((place) => [place.id, place]));
    const both = inEnglish.map((place) => {
      const own = inOwn.get(place.id);
      if (own === undefined) return place;
      return { ...place, localName: own.name, within: [...place.within, ...own.within] };
    });
    return { choice: chooseNamed(both, typed), found: both };
  }

  /** The place that the travel guide's page of that name is about. */
  async function byGuide(
    name: string,
    found: readonly NamedPlace[],
    signal: AbortSignal,
  ): Promise<Located | undefined> {
    const called = await guide.called(name, signal).catch((error: unknown) => {
      signal.throwIfAborted();
      if (error instanceof ServiceError) return undefined;
      throw error;
    });
    if (called?.kind !== "page") return undefined;
    const { title, at } = called;
    // "Paris/7th arrondissement" is a page about a part of Paris, "Georgia (country)" one about Georgia.
    const [town = title, district] = title.split("/");
    const plain = town.replace(/ \([^)]*\)$/, "");
    const isOwn = district !== undefined || plainText(plain) === plainText(name);
    const own = isOwn ? placeOfPage(found, readTyped(name), at) : undefined;
    if (own !== undefined) return { kind: "place", place: toPlace(own) };
    const other = placeOfPage(await named(plain, "en", signal), readTyped(plain), at);
    const place = other === undefined ? await locateByPage(title, guide, signal) : toPlace(other);
    return place && { kind: "place", place: { ...place, takenFor: "name" } };
  }

  /** The town that a sight or an address is in. */
  async function aroundSight(label: string, signal: AbortSignal): Promise<Located | undefined> {
    const typed = readTyped(label);
    const sights = await ask(
      sightsQuery(label, { lang: "en", limit: String(MOST_SIGHTS) }),
      signal,
    );
    // Of sights of one name Photon puts the most important first.
    // A house with a name of its own is found by its number.
    const matches = /\d/.test(label) ? [...SIGHT_MATCHES, "alias"] : SIGHT_MATCHES;
    const sight = sights.find((one) => matches.includes(matchOf(one, typed) ?? "elsewhere"));
    if (sight?.city === undefined) return undefined;
    const { city, state, country, centre } = sight;
    const where = [city, state, country].filter((part) => part !== undefined).join(", ");
    const towns = (await named(where, "en", signal)).filter(
      (town) => !isWide(town) && distanceKm(town.centre, centre) <= TOWN_OF_SIGHT_KM,
    );
    const town = towns.find(({ name }) => name === city) ?? towns[0];
    return town && { kind: "place", place: { ...toPlace(town), takenFor: "sight" } };
  }

  /** By what it is called; what was found at all is added to the places. */
  async function byName(label: string, signal: AbortSignal, places: NamedPlace[]): Promise<Choice> {
    let possible: Choice = { kind: "none" };
    for (const { q, typed } of readingsOf(label)) {
      const { choice, found } = await choose(q, typed, signal);
      places.push(...found);
      if (choice.kind === "one" && choice.match !== "begins") return choice;
      if (possible.kind === "none") possible = choice;
      if (choice.kind === "several" && q === label) break;
    }
    return possible;
  }

  return {
    async locate(typed, signal) {
      const label = withoutTripWords(typed);
      if (!/[\p{L}\p{N}]/u.test(label)) return { named: { kind: "none" }, places: [] };
      const found: NamedPlace[] = [];
      const choice = await byName(label, signal, found);
      const places = found.map(toPlace);
      if (isClear(choice)) return { named: locatedOf(choice), places };
      // What lies in what the guide's titles don't say.
      const isName = !label.includes(",");
      const meant =
        (isName ? await byGuide(label, found, signal) : undefined) ??
        (choice.kind === "none" ? await aroundSight(label, signal) : undefined);
      return { named: meant ?? locatedOf(choice), places };
    },
  };
}

type Chosen = { readonly choice: Choice; readonly found: readonly NamedPlace[] };

/** Whether the place is called as it was typed, and no hamlet: nobody else need be asked. */
function isClear(choice: Choice): boolean {
  return choice.kind === "one" && choice.match === "same" && classOf(choice.place) >= TOWN_CLASS;
}

/**
 * Of the places that are called so the one that a page is about: the one around its point. A page without one is about a
 * region or a country.
 */
function placeOfPage(
  found: readonly NamedPlace[],
  typed: Typed,
  at: Position | undefined,
): NamedPlace | undefined {
  const called = found
    .filter((place) => PAGE_MATCHES.includes(matchOf(place, typed) ?? "alias"))
    .filter((place) =>
      at === undefined
        ? isWide(place)
        : distanceKm(place.centre, at) <= (isWide(place) ? SAME_REGION_KM : SAME_TOWN_KM),
    );
  return called.toSorted((a, b) => classOf(b) - classOf(a))[0];
}

type Reading = { readonly q: string; readonly typed: Typed };

/** What to ask for, the likeliest first: by the kind that it says, as it was typed, with short names in full, without what it lies in. */
function readingsOf(label: string): Reading[] {
  const typed = readTyped(label);
  const kind = readTyped(label, true);
  const readings: Reading[] = [
    ...(kind.kind === undefined ? [] : [{ q: kind.whole, typed: kind }]),
    { q: label, typed },
  ];
  const [name, hint] =
    typed.within.length > 0 ? [typed.name, typed.within.at(-1)] : lastWord(typed.whole);
  if (name === undefined || hint === undefined) return readings;
  const within = [...typed.within.slice(0, -1), hint];
  const of = { ...typed, name, within, whole: [name, ...within].join(" ") };
  const long = longNamesOf(hint).slice(0, MOST_LONG_NAMES);
  for (const one of long)
    readings.push({ q: [name, ...within.slice(0, -1), one].join(", "), typed: of });
  // It doesn't lie there: is it one of those that lie elsewhere?
  if (long.length === 0 && typed.within.length > 0) readings.push({ q: name, typed: of });
  return readings;
}

/** "cambridge" and "ma"; a country or state may have two words: "great britain". */
function lastWord(whole: string): readonly [string | undefined, string | undefined] {
  const words = whole.split(" ");
  for (const count of [2, 1]) {
    const hint = words.slice(-count).join(" ");
    if (words.length > count && longNamesOf(hint).length > 0) {
      return [words.slice(0, -count).join(" "), hint];
    }
  }
  return [undefined, undefined];
}

function locatedOf(choice: Choice): Located {
  switch (choice.kind) {
    case "none":
      return choice;
    case "several":
      return { kind: "several", labels: labelsOf(choice.places) };
    case "one": {
      const { match, place } = choice;
      // Of several places of that name elsewhere, this one; or the only one that begins so: not unasked.
      if (match === "elsewhere" || match === "begins") {
        return locatedOf({ kind: "several", places: [place] });
      }
      const isGuess = match === "like" || match === "longer";
      return {
        kind: "place",
        place: { ...toPlace(place), ...(isGuess ? { takenFor: "name" } : {}) },
      };
    }
  }
}

function toPlace(found: NamedPlace): LocatedPlace {
  const { id, name, state, country, countryCode, centre, box } = found;
  return {
    id,
    name,
    ...(state === undefined ? {} : { state }),
    country,
    countryCode,
    centre,
    ...(box === undefined ? {} : { box }),
    isRegion: isWide(found) && (box === undefined || diagonalKm(box) > LEAST_REGION_KM),
    label: labelsOf([found])[0] ?? name,
  };
}
