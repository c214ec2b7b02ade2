import { nameKey, SAME_NAME } from "../engine/ground/match-name.ts";
import type { KnownCity } from "../engine/known-city.ts";
import { LIKE_NAME_KM, SAME_PLACE_KM, SURE_NAME } from "../engine/reading/match-known.ts";
import type { ListedPlace, ReadList } from "../files/listed-place.ts";
import { type PlusCode, readPlusCode } from "../files/plus-code.ts";
import { coordinatesText, parseCoordinates } from "../places/coordinates.ts";
import { distanceKm, type Position } from "../places/geo.ts";
import { plainText } from "../plain-text.ts";
import type { Trip } from "../trip/trip.ts";
import { type KnownNames, type KnownSpot, knownNames, type LikeName } from "./known-names.ts";
import { isOnlyKind, namesInProse, severalIn } from "./names-in-text.ts";

/** A place that a listed one may be. */
export type IdeaOption = {
  readonly name: string;
  readonly geoCoordinates: string;
  readonly guideId?: string | undefined;
  /** The guide knows it as a place to eat at. */
  readonly isKnown?: true | undefined;
  /** The middle of the map that a link shows. */
  readonly isMiddle?: true | undefined;
};

/** A place of a list, beside the trip. */
export type MatchedIdea = {
  readonly name: string;
  readonly note?: string | undefined;
  readonly address?: string | undefined;
  readonly geoCoordinates?: string | undefined;
  readonly guideId?: string | undefined;
  /** The guide knows it as a place to eat at, which has no id in a trip. */
  readonly isKnown?: true | undefined;
  /** So far it is from all that the trip and its guide have; left out where it is near, or nobody knows. */
  readonly farKm?: number | undefined;
  /** Places that it may be: the traveller chooses; left out where it is sure, or nothing is like it. */
  readonly options?: readonly IdeaOption[] | undefined;
  /** The trip has it already, as an idea or in its plan. */
  readonly isThere?: true | undefined;
  /** Its position is the middle of an area. */
  readonly isArea?: true | undefined;
};

/** A list matched with a trip. */
export type MatchedList = {
  readonly ideas: readonly MatchedIdea[];
  /** So many lines or points are no places. */
  readonly left: number;
  /** So many had latitude and longitude the wrong way round. */
  readonly turned: number;
};

/** From here on a place is no part of a trip that nothing of is nearer. */
const FAR_KM = 25;
const MOST_OPTIONS = 4;
const PLACES_A_STEP = 5;
const MOST = 500;
/** A longer note is a sentence. */
const MAX_WITHIN = 40;
/** "The flat near the Pantheon" is somewhere else. */
const BESIDE =
  /\b(?:near|next to|beside|behind|opposite|from|off|around|close to|bei|nahe|neben|hinter|cerca|junto|près|vicino|perto)\b/iu;

/**
 * The places of a list as ideas of a trip: which of the guide's they are, where the guide of its city knows them, and how
 * far those are that it doesn't. What is unsure has options, and no position but its own. Pure. Yields often.
 *
 * @param list of which at most 500 places are looked at.
 */
export function* matchIdeas(
  trip: Trip,
  list: Pick<ReadList, "places" | "prose" | "left">,
  city: KnownCity | undefined,
): Generator<void, MatchedList, void> {
  const known = knownNames(city);
  const around = {
    anchors: [...known.spots.map(({ at }) => at), ...positionsOf(trip)],
    cityName: city?.name ?? "",
    centre: city?.centre,
  };
  const { places, turned } = rightWayRound(list.places.slice(0, MOST), around.anchors);
  const has = keysOf(trip);
  const ideas: MatchedIdea[] = [];
  const taken = new Set<string>();
  let { left } = list;
  const inProse = yield* namesInProse(list.prose, known);
  for (const [at, listed] of [...places, ...inProse].entries()) {
    if (at % PLACES_A_STEP === 0) yield;
    for (const place of yield* namesWithin(severalIn(listed, known), known)) {
      const isTitle = place.at === undefined && known.isTitle(place.name);
      const idea = isTitle ? undefined : matchOne(place, known, around);
      if (idea === undefined) {
        if (at < places.length) left += 1;
        continue;
      }
      const key = idea.guideId ?? `${nameKey(idea.name)} ${idea.geoCoordinates ?? ""}`;
      if (taken.has(key)) continue;
      taken.add(key);
      ideas.push(has(idea) ? { ...idea, isThere: true } : idea);
    }
  }
  return { ideas, left, turned };
}

/** "Get lost in the Grand Bazaar": what nothing is like as a whole is what it names, and the line is said of that. */
function* namesWithin(
  places: readonly ListedPlace[],
  known: KnownNames,
): Generator<void, ListedPlace[], void> {
  const all: ListedPlace[] = [];
  for (const place of places) {
    const { name, at, note } = place;
    const isLine = at === undefined && name.split(" ").length > 2 && !BESIDE.test(name);
    const isUnlike = isLine && known.like(name).length === 0;
    const found = isUnlike ? yield* namesInProse(name, known) : [];
    const named = found.filter((one) => !isOnlyKind(one.name));
    const said = [name, note].filter((part) => part !== undefined).join(", ");
    if (named.length === 0) all.push(place);
    else all.push(...named.map((one) => ({ ...place, ...one, note: said })));
  }
  return all;
}

/** Where several places are far as they stand, and near the other way round, somebody has swapped the columns. */
function rightWayRound(places: readonly ListedPlace[], anchors: readonly Position[]) {
  const isFar = (at: Position) => farOf(at, anchors).farKm !== undefined;
  const swapped = places.map((place) => {
    const { at } = place;
    if (at === undefined || Math.abs(at.lon) > 90) return place;
    const other = { lat: at.lon, lon: at.lat };
    if (!isFar(at) || isFar(other)) return place;
    return { ...place, at: other };
  });
  const turned = swapped.filter((place, index) => place !== places[index]).length;
  // One may be a place far away.
  return turned < 2 ? { places, turned: 0 } : { places: swapped, turned };
}

function isNear(at: Position, other: Position): boolean {
  const isRoughly = Math.abs(at.lat - other.lat) < 0.02;
  return isRoughly && distanceKm(at, other) <= SAME_PLACE_KM;
}

type Around = {
  readonly anchors: readonly Position[];
  readonly cityName: string;
  readonly centre: Position | undefined;
};

/** @returns undefined where it is none: words that nobody knows as a place. */
function matchOne(place: ListedPlace, known: KnownNames, around: Around): MatchedIdea | undefined {
  const { name, note, address, isAbout, isArea, isWords } = place;
  const said = {
    name,
    ...(note === undefined ? {} : { note }),
    ...(address === undefined ? {} : { address }),
  };
  const code = place.at === undefined ? readPlusCode(name) : undefined;
  const at = isAbout === true ? undefined : (place.at ?? spotOfCode(code, known, around));
  if (at === undefined && code !== undefined) return said;
  if (at !== undefined) {
    // A list of the whole world is compared with what is near each of its places.
    const same = known
      .like(name, (spot) => spot.guideId !== undefined && isNear(at, spot.at))
      .find((one) => isSamePlace(one, at, isArea === true));
    if (same !== undefined) return { ...said, ...spotOf(same.spot) };
    const area = isArea === undefined ? {} : { isArea };
    return { ...said, geoCoordinates: coordinatesText(at), ...area, ...farOf(at, around.anchors) };
  }
  const byName = known.like(name);
  // "Ler Devagar (LX Factory)": what is within a place that the guide knows.
  const like = byName.length > 0 || note === undefined ? byName : within(note, known);
  const [best, next] = byName;
  const isOnly = best !== undefined && (next === undefined || next.similarity < best.similarity);
  // A place to eat at may be one of a chain.
  const isSight = isOnly && best.spot.guideId !== undefined;
  const isSure = isSight && best.similarity >= SURE_NAME && isHere(place, around);
  if (isSure) return { ...said, ...spotOf(best.spot) };
  const isLike = best !== undefined && best.similarity >= SURE_NAME ? SAME_NAME : 0;
  const options = like
    .filter(({ similarity }) => similarity >= isLike)
    .slice(0, MOST_OPTIONS)
    .map(({ spot }): IdeaOption => ({ name: spot.name, ...spotOf(spot) }));
  const middle = place.at && isAbout ? [aboutOption(place.at, name)] : [];
  const all = [...options, ...middle];
  if (all.length > 0) return { ...said, options: all };
  return isWords === true ? undefined : said;
}

/** A short code says nothing but for the town behind it. */
function spotOfCode(code: PlusCode | undefined, known: KnownNames, { centre }: Around) {
  const isHere = code !== undefined && known.isCity(code.town.split(",")[0] ?? "");
  return isHere && centre !== undefined ? code.at(centre) : undefined;
}

function within(note: string, known: KnownNames): readonly LikeName[] {
  const [first = ""] = note.split(",");
  return first.length > MAX_WITHIN
    ? []
    : known.like(first).filter(({ similarity }) => similarity >= SURE_NAME);
}

/** An idea with a position of its own is the guide's place only by a name of that place. */
function isSamePlace(
  { spot, mainSimilarity, similarity }: LikeName,
  at: Position,
  isArea: boolean,
): boolean {
  const isName = similarity === 1 || (mainSimilarity >= SAME_NAME && !isArea);
  return isName && distanceKm(at, spot.at) <= (isArea ? LIKE_NAME_KM : SAME_PLACE_KM);
}

/** Nothing says that it is elsewhere: its address names the city, or there is none; a map's middle is near. */
function isHere({ address, at }: ListedPlace, { anchors, cityName }: Around): boolean {
  const isElsewhere = address !== undefined && !plainText(address).includes(plainText(cityName));
  return !isElsewhere && (at === undefined || farOf(at, anchors).farKm === undefined);
}

function aboutOption(at: Position, name: string): IdeaOption {
  return { name, geoCoordinates: coordinatesText(at), isMiddle: true };
}

function spotOf({ at, guideId }: KnownSpot) {
  return {
    geoCoordinates: coordinatesText(at),
    ...(guideId === undefined ? { isKnown: true as const } : { guideId }),
  };
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
