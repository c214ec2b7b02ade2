import {
  LIKE_NAME,
  type NameReading,
  nameKey,
  readingSimilarity,
  readName,
  SAME_NAME,
} from "../engine/ground/match-name.ts";
import { type KnownCity, type KnownPlace, placesOf } from "../engine/known-city.ts";
import { LIKE_NAME_KM, SAME_PLACE_KM, SURE_NAME } from "../engine/reading/match-known.ts";
import type { ListedPlace, ReadList } from "../files/listed-place.ts";
import { coordinatesText, parseCoordinates } from "../places/coordinates.ts";
import { distanceKm, type Position } from "../places/geo.ts";
import { plainText } from "../plain-text.ts";
import type { Trip } from "../trip/trip.ts";

/** A place that a listed one may be. */
export type IdeaOption = {
  readonly name: string;
  readonly geoCoordinates: string;
  readonly guideId?: string | undefined;
  /** Where it is, in words, where that tells it from others. */
  readonly where?: string | undefined;
};

/** A place of a list, beside the trip. */
export type MatchedIdea = {
  readonly name: string;
  readonly note?: string | undefined;
  readonly address?: string | undefined;
  readonly geoCoordinates?: string | undefined;
  readonly guideId?: string | undefined;
  /** So far it is from all that the trip and its guide have; left out where it is near, or nobody knows. */
  readonly farKm?: number | undefined;
  /** What it may be: the traveller says which; left out where it is sure, or nothing is like it. */
  readonly options?: readonly IdeaOption[] | undefined;
  /** The trip has it already, as an idea or in its plan. */
  readonly isThere?: true | undefined;
};

/** From here on a place is no part of a trip that nothing of is nearer. */
const FAR_KM = 25;
const MOST_OPTIONS = 4;
/** Shorter names stand in any text. */
const SHORTEST_IN_PROSE = 6;
const PLACES_A_STEP = 5;
const MOST = 1_000;

type Named = { readonly known: KnownPlace; readonly reading: NameReading };

/**
 * The places of a list as ideas of a trip: which of the guide's they are, where the guide of its city knows them, and how
 * far those are that it doesn't. What is unsure has options, and no position but its own. Pure. Yields often.
 *
 * @param list of which at most a thousand places are looked at.
 */
export function* matchIdeas(
  trip: Trip,
  { places, prose }: Pick<ReadList, "places" | "prose">,
  city: KnownCity | undefined,
): Generator<void, MatchedIdea[], void> {
  const known = (city?.bases ?? (city === undefined ? [] : [city])).flatMap((one) =>
    placesOf(one).map((place): Named => ({ known: place, reading: readName(place.name) })),
  );
  const anchors = [...known.map((one) => one.known.at), ...positionsOf(trip)];
  const has = keysOf(trip);
  const found: MatchedIdea[] = [];
  const taken = new Set<string>();
  for (const [at, place] of [...places, ...inProse(prose, known)].slice(0, MOST).entries()) {
    if (at % PLACES_A_STEP === 0) yield;
    const idea = matchOne(place, known, { anchors, cityName: city?.name ?? "" });
    const key = idea.guideId ?? `${nameKey(idea.name)} ${idea.geoCoordinates ?? ""}`;
    if (taken.has(key)) continue;
    taken.add(key);
    const isThere = has(idea);
    found.push(isThere ? { ...idea, isThere } : idea);
  }
  return found;
}

function isNear(at: Position, other: Position): boolean {
  const isRoughly = Math.abs(at.lat - other.lat) < 0.02;
  return isRoughly && distanceKm(at, other) <= SAME_PLACE_KM;
}

type Around = { readonly anchors: readonly Position[]; readonly cityName: string };

function matchOne(place: ListedPlace, known: readonly Named[], around: Around): MatchedIdea {
  const { name, note, address, isAbout } = place;
  const said = {
    name,
    ...(note === undefined ? {} : { note }),
    ...(address === undefined ? {} : { address }),
  };
  const at = isAbout === true ? undefined : place.at;
  // A list of the whole world is compared with what is near each of its places.
  const there = at === undefined ? known : known.filter((one) => isNear(at, one.known.at));
  const like = likeNames(place, there, around.cityName);
  const near = like.find(
    ({ known: { at: there }, similarity }) =>
      place.at !== undefined &&
      distanceKm(place.at, there) <= (similarity >= SAME_NAME ? SAME_PLACE_KM : LIKE_NAME_KM),
  );
  if (near !== undefined) return { ...said, ...spotOf(near.known) };
  if (at !== undefined) {
    const farKm = farOf(at, around.anchors);
    return { ...said, geoCoordinates: coordinatesText(at), ...farKm };
  }
  const [best, next] = like.filter(({ similarity }) => similarity >= SAME_NAME);
  const isOnly = best !== undefined && (next === undefined || next.similarity < best.similarity);
  const isSure = isOnly && best.similarity >= SURE_NAME && isHere(place, around);
  if (isSure) return { ...said, ...spotOf(best.known) };
  const options = like
    .slice(0, MOST_OPTIONS)
    .map((one) => ({ name: one.known.name, ...spotOf(one.known) }));
  const middle = place.at && isAbout ? [aboutOption(place.at, name)] : [];
  const all = [...options, ...middle];
  return all.length === 0 ? said : { ...said, options: all };
}

/** Nothing says that it is elsewhere: its address names the city, or there is none; a map's middle is near. */
function isHere({ address, at }: ListedPlace, { anchors, cityName }: Around): boolean {
  const isElsewhere = address !== undefined && !plainText(address).includes(plainText(cityName));
  return !isElsewhere && (at === undefined || farOf(at, anchors).farKm === undefined);
}

function aboutOption(at: Position, name: string): IdeaOption {
  return { name, geoCoordinates: coordinatesText(at) };
}

function likeNames({ name }: ListedPlace, known: readonly Named[], cityName: string) {
  const readings = [name, withoutCity(name, cityName)].map(readName);
  return known
    .map((one) => ({
      known: one.known,
      similarity: Math.max(...readings.map((mine) => readingSimilarity(mine, one.reading))),
    }))
    .filter(({ similarity }) => similarity >= LIKE_NAME)
    .toSorted((a, b) => b.similarity - a.similarity || b.known.popularity - a.known.popularity);
}

/** "Colosseum, Rome, Italy" without what follows the city. */
function withoutCity(name: string, cityName: string): string {
  const at = name.toLowerCase().lastIndexOf(cityName.toLowerCase());
  if (cityName === "" || at < 4) return name;
  const before = name.slice(0, at).trimEnd();
  return before.endsWith(",") || before.endsWith("(") ? before.slice(0, -1) : name;
}

function spotOf({ at, id }: KnownPlace) {
  return { geoCoordinates: coordinatesText(at), guideId: id };
}

function farOf(at: Position, anchors: readonly Position[]): { farKm?: number } {
  if (anchors.length === 0) return {};
  const km = Math.min(...anchors.map((anchor) => distanceKm(anchor, at)));
  return km > FAR_KM ? { farKm: Math.round(km) } : {};
}

/** Where the trip's own places and hotels are. */
function positionsOf({ tripData: { hotels, itinerary } }: Trip): Position[] {
  return [...itinerary.flatMap(({ plan }) => plan), ...hotels].flatMap(({ geoCoordinates }) => {
    const read = parseCoordinates(geoCoordinates);
    return read.ok ? [read.at] : [];
  });
}

/** Whether the trip has an idea already, by the guide's id or by its name. */
function keysOf({ ideas = [], tripData: { itinerary } }: Trip): (idea: MatchedIdea) => boolean {
  const planned = itinerary.flatMap(({ plan }) =>
    plan.map(({ placeName: name, guideId }) => ({ name, guideId })),
  );
  const all = [...ideas, ...planned];
  const ids = new Set(all.flatMap(({ guideId }) => guideId ?? []));
  const names = new Set(all.map(({ name }) => nameKey(name)));
  return ({ guideId, name }) =>
    guideId === undefined ? names.has(nameKey(name)) : ids.has(guideId);
}

/** Names of the guide that stand in sentences, as whole words. */
function inProse(prose: string, known: readonly Named[]): ListedPlace[] {
  const text = ` ${plainText(prose)} `;
  if (text.trim() === "") return [];
  return known
    .map(({ known: { name } }) => name)
    .filter((name) => {
      const plain = plainText(name);
      return plain.length >= SHORTEST_IN_PROSE && text.includes(` ${plain} `);
    })
    .map((name) => ({ name }));
}
