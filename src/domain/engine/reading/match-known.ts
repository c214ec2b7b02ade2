import { distanceKm, type Position } from "../../places/geo.ts";
import {
  LIKE_NAME,
  type NameReading,
  nameKey,
  readingSimilarity,
  readName,
  SAME_NAME,
} from "../ground/match-name.ts";
import { kindOf } from "../ground/name-words.ts";
import { type KnownCity, type KnownHotel, type KnownPlace, placesOf } from "../known-city.ts";
import type { ReadPosition } from "./read-position.ts";

/** So far off a guide's place may be in a draft and still be that one. */
export const SAME_PLACE_KM = 1.5;
/** So near to where the guide has one, a name need only be like it: "Whitney Museum". */
export const LIKE_NAME_KM = 0.2;
/** With nothing to say which of several like names is meant, it has to be nearly the same. */
export const SURE_NAME = 0.9;

type Known = { readonly id: string; readonly name: string; readonly at: Position };

type Draft = { readonly name: string; readonly guideId: string | undefined };

type KnownMatcher<K> = (draft: Draft, position: ReadPosition) => K | undefined;

/** Finds the city's place or hotel that a document's is. */
export type KnownFinder = {
  readonly place: KnownMatcher<KnownPlace>;
  readonly hotel: KnownMatcher<KnownHotel>;
};

/**
 * Finds what of a city a document means: by id where it has one, else by a like name close by, by a like name where
 * the document's coordinates say nothing, or by a name that only one has.
 */
export function knownFinder(city: KnownCity | undefined): KnownFinder {
  return city === undefined
    ? { place: () => undefined, hotel: () => undefined }
    : { place: matcherOf(placesOf(city), city.name), hotel: matcherOf(city.hotels, city.name) };
}

function matcherOf<K extends Known>(known: readonly K[], cityName: string): KnownMatcher<K> {
  const cityKey = nameKey(cityName);
  const ids = new Map(known.map((one) => [one.id, one]));
  // Names are read only where no id says which place it is: that takes a while.
  let all: readonly { readonly known: K; readonly names: Names }[] | undefined;
  return (draft, position) => {
    const byId = draft.guideId === undefined ? undefined : ids.get(draft.guideId);
    if (byId !== undefined || nameKey(draft.name) === cityKey) return byId;
    all ??= known.map((one) => ({ known: one, names: namesOf(one.name, cityName) }));
    const names = namesOf(draft.name, cityName);
    const at = position.kind === "plausible" || position.kind === "far" ? position.at : undefined;
    const candidates = all
      .map((one) => ({
        known: one.known,
        similarity: namesSimilarity(names, one.names),
        km: at === undefined ? Number.NaN : distanceKm(at, one.known.at),
      }))
      .filter(({ similarity }) => similarity >= LIKE_NAME)
      .sort((a, b) => b.similarity - a.similarity || a.km - b.km);
    const near = candidates.find(
      ({ similarity, km }) => km <= (similarity >= SAME_NAME ? SAME_PLACE_KM : LIKE_NAME_KM),
    );
    if (near !== undefined) return near.known;
    const [best, next] = candidates.filter(({ similarity }) => similarity >= SAME_NAME);
    if (best === undefined) return undefined;
    const isOnly = next === undefined || next.similarity < best.similarity;
    if (at === undefined) return isOnly || best.similarity >= SURE_NAME ? best.known : undefined;
    return isOnly && best.similarity === 1 ? best.known : undefined;
  };
}

type Names = { readonly whole: NameReading; readonly withoutCity: NameReading };

function namesOf(name: string, cityName: string): Names {
  const whole = readName(name);
  const rest = withoutCity(name, cityName);
  return { whole, withoutCity: rest === name ? whole : readName(rest) };
}

function namesSimilarity(a: Names, b: Names): number {
  const whole = readingSimilarity(a.whole, b.whole);
  if (a.whole === a.withoutCity && b.whole === b.withoutCity) return whole;
  return Math.max(whole, readingSimilarity(a.withoutCity, b.withoutCity));
}

/** "Colosseum, Rome" and "Fado Museum Lisbon" without their city. */
function withoutCity(name: string, cityName: string): string {
  const plain = name.trimEnd();
  if (!plain.toLowerCase().endsWith(cityName.toLowerCase())) return name;
  const before = plain.slice(0, -cityName.length);
  // Not "as many as there are": a model's commas would be tried in every grouping.
  const rest = before.replace(/(?:[\s,–-]|\b(?:in|of|de|di|at)){1,12}$/i, "");
  const key = nameKey(rest);
  const isName = /\s/.test(rest) || (key.length > 4 && kindOf(key) === undefined);
  return isName ? rest : name;
}
