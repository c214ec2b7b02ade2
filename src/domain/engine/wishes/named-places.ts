import {
  isPartOfName,
  type NameReading,
  readingSimilarity,
  readName,
  SAME_NAME,
} from "../ground/match-name.ts";

const JOINT = / (?:and|&|or) |[,;+]/i;
const ARTICLE = /^(?:the|to|at|in) (?=\S)/i;

/** A thing that a name was found for. */
export type FoundByName<Place> = { readonly place: Place; readonly name: string };

/**
 * The places that some words name, "the Victoria and Albert Museum and Hyde Park": of the places given the likeliest,
 * the longest names first.
 *
 * @returns also the names that are none of these places'.
 */
export function namedPlaces<Place extends { readonly name: string; readonly popularity?: number }>(
  names: string,
  places: readonly Place[],
): { readonly found: readonly FoundByName<Place>[]; readonly unknown: readonly string[] } {
  const known = places.map((place) => ({ place, reading: readName(place.name) }));
  const parts = names
    .split(JOINT)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const found: FoundByName<Place>[] = [];
  const unknown: string[] = [];
  for (let from = 0; from < parts.length; ) {
    const named = longestName(parts, from, known);
    if (named === undefined) unknown.push((parts[from] ?? "").replace(ARTICLE, ""));
    else found.push({ place: named.place, name: named.name });
    from = named?.to ?? from + 1;
  }
  return { found, unknown };
}

type Known<Place> = { readonly place: Place; readonly reading: NameReading };

function longestName<Place extends { readonly popularity?: number }>(
  parts: readonly string[],
  from: number,
  known: readonly Known<Place>[],
): { readonly place: Place; readonly name: string; readonly to: number } | undefined {
  for (let to = parts.length; to > from; to -= 1) {
    const name = parts.slice(from, to).join(" and ").replace(ARTICLE, "");
    const place = likeliest(name, known, to - from > 1);
    if (place !== undefined) return { place, name, to };
  }
  return undefined;
}

/**
 * The most alike, and of those that are as alike the best known; where none is, one that the name is a part of.
 *
 * @param isJoined a part of it alone would be enough.
 */
function likeliest<Place extends { readonly popularity?: number }>(
  name: string,
  known: readonly Known<Place>[],
  isJoined: boolean,
): Place | undefined {
  const reading = readName(name);
  const least = isJoined ? JOINED : SAME_NAME;
  const alike = known
    .map(({ place, reading: other }) => ({ place, similarity: readingSimilarity(reading, other) }))
    .filter(({ similarity }) => similarity >= least)
    .sort(
      (a, b) =>
        b.similarity - a.similarity || (b.place.popularity ?? 0) - (a.place.popularity ?? 0),
    );
  if (isJoined || alike.length > 0) return alike[0]?.place;
  return known
    .filter(({ reading: other }) => isPartOfName(reading, other))
    .map(({ place }) => place)
    .toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0))[0];
}

/** Two names that are joined are one only where they are nearly all of it. */
const JOINED = 0.97;

/** Whether a place has one of these names. */
export function isNamed(place: { readonly name: string }, names: string): boolean {
  return namedPlaces(names, [place]).found.length > 0;
}
