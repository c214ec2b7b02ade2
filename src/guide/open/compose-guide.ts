import { distanceKm } from "../../domain/places/geo.ts";
import { parseOpeningHours } from "../../domain/places/opening-hours.ts";
import { runToEnd } from "../../domain/plan/run-to-end.ts";
import type { BestTime } from "../../domain/trip/best-time.ts";
import { boxHas } from "./box.ts";
import type { Box, OpenData, OpenPlace } from "./open-data.ts";
import type { OpenGuide, OpenGuidePlace, OpenSource } from "./open-guide.ts";
import { FEWEST_KINDS, FEWEST_PLACES, isFullGuide, openGuideFaults } from "./open-guide-faults.ts";
import { openId } from "./open-id.ts";
import { openSketch } from "./open-sketch.ts";
import { firstSentence, placeDetails, quarterOf } from "./open-texts.ts";
import { type ChosenPlace, choosePlaces } from "./places/choose-places.ts";
import { isMarked, isToldOf, isVouchedFor } from "./places/is-vouched-for.ts";
import { localName } from "./places/local-name.ts";
import { mergePlaces } from "./places/merge-places.ts";
import { type OpenPlaceFacts, openPlace } from "./places/open-place.ts";
import { openRecords } from "./places/open-records.ts";
import { isDayLongPark, openVisitMinutes } from "./places/open-visit-minutes.ts";
import { PLACE_DEFAULTS } from "./places/place-defaults.ts";
import { type RatedPlace, ratePlaces } from "./places/rate-places.ts";
import { plainWikitext } from "./reading/plain-wikitext.ts";
import { type Listing, type ReadPage, readListings } from "./reading/read-listings.ts";
import { chooseEateries } from "./stays/choose-eateries.ts";
import { chooseHotels } from "./stays/choose-hotels.ts";

/** Too little is known to plan anything. */
export type NoGuide = {
  readonly quality: "none";
  /** `only_map`: the map shows enough, but nobody else says which of it is worth going to. */
  readonly reason: "too_few_places" | "only_map" | "faulty";
  readonly placesFound: number;
  /** One sentence each, for the operator. */
  readonly faults: readonly string[];
};

/** The middle of a city: as far as one goes by tram. Places further away have to be well known. */
export const NEAR_KM = 12;
const FAR_SCORE = 0.6;
/** With fewer places that the travel guide or Wikidata has, a guide would be the map's alone; editorial. */
const FEWEST_TOLD_OF = 4;
/** This many places with a Wikidata id or an article are enough for some days (editorial). */
const FEWEST_MARKED = 15;
const KM_A_DEGREE = 111.3;
/** Questions name a box to two decimals. */
const ROUNDED_DEGREES = 0.01;
/** A place that closes sooner has no evening. */
const EVENING_MINUTES = 20 * 60;
const DAY = 24 * 60;

/**
 * A guide out of what the services answered: places that several of them know joined, rated and cut to 60, with hotels,
 * places to eat, and where each field is from.
 *
 * @param now ISO date and time; what ended before it is left out.
 * @returns the guide, or why there is none. Never throws, whatever the services answered.
 */
export function composeGuide(data: OpenData, now: string): OpenGuide | NoGuide {
  return runToEnd(composeInSlices(data, data.pages.map(readListings), now));
}

/** The same, a step at a time. @param pages what `data.pages` list, as it was read. */
export function* composeInSlices(
  data: OpenData,
  pages: readonly ReadPage[],
  now: string,
): Generator<void, OpenGuide | NoGuide, void> {
  const { place } = data;
  const listings = withNames(
    pages.flatMap((page) => page.listings),
    data,
  );
  const records = yield* openRecords(data, listings, now);
  const found: OpenPlaceFacts[] = [];
  for (const group of yield* mergePlaces(records)) {
    yield;
    const one = openPlace(group, now);
    if (one !== undefined && boxHas(place.box, one.at) && isVouchedFor(one)) found.push(one);
  }
  yield;
  const rated = ratePlaces(
    found,
    data,
    pages.flatMap(({ mentions }) => mentions),
  );
  yield;
  const worthIt = rated.filter(
    ({ at, score }) => score >= FAR_SCORE || distanceKm(at, place.centre) <= NEAR_KM,
  );
  const isMapOnly = worthIt.filter(isToldOf).length < FEWEST_TOLD_OF;
  const known = isMapOnly ? worthIt.filter((one) => isToldOf(one) || isMarked(one)) : worthIt;
  if (isMapOnly && known.length < FEWEST_MARKED && worthIt.length >= FEWEST_PLACES)
    return { quality: "none", placesFound: worthIt.length, reason: "only_map", faults: [] };
  const places = unique(choosePlaces(known).map((one) => guidePlace(one, data)));
  const none = { quality: "none", placesFound: places.length } as const;
  const isTooFew =
    places.length < FEWEST_PLACES ||
    new Set(places.map(({ category }) => category)).size < FEWEST_KINDS;
  if (isTooFew) return { ...none, reason: "too_few_places", faults: [] };
  const isHere = ({ at }: { at: RatedPlace["at"] }) => boxHas(place.box, at);
  const chosen = yield* chooseHotels(data, listings, now);
  const hotels = unique(chosen.filter(isHere));
  const hours = places.filter((one) => one.hours !== undefined).length;
  const sketch = openSketch(data.osm, coastBox(place));
  const { id, name, country, countryCode, continent, timeZone, currency, centre, box } = place;
  const guide: OpenGuide = {
    id,
    name,
    country,
    countryCode,
    ...(continent === undefined ? {} : { continent }),
    timeZone,
    currency,
    centre: { lat: fourDecimals(centre.lat), lon: fourDecimals(centre.lon) },
    bounds: {
      south: fourDecimals(box.south),
      west: fourDecimals(box.west),
      north: fourDecimals(box.north),
      east: fourDecimals(box.east),
    },
    intro: `${name} from open data: ${places.length} places, ${hours} with opening hours.`,
    hotels,
    places,
    eateries: unique(chooseEateries(data, listings, now).filter(isHere)),
    ...(data.climate === undefined ? {} : { climate: data.climate }),
    ...(sketch === undefined ? {} : { sketch }),
    quality: isFullGuide({ places, hotels }) ? "full" : "thin",
    known: {
      places: places.length,
      hours,
      prices: places.filter((one) => one.ticketPrice !== undefined).length,
    },
    builtAt: now,
    ...(data.osmBase === undefined ? {} : { osmBase: data.osmBase }),
    revisions: data.pages.map(({ title, revisionId, revisedAt }) => ({
      title,
      id: revisionId,
      revisedAt,
    })),
    failed: [...data.failed],
  };
  const faults = openGuideFaults(guide);
  return faults.length === 0 ? guide : { ...none, reason: "faulty", faults };
}

/** Those that a page names by an id of Wikidata alone are called as Wikidata or the map calls them; nobody's are left out. */
function withNames(listings: readonly Listing[], { wikidata, osm }: OpenData): Listing[] {
  return listings.flatMap((listing) => {
    if (listing.name !== "") return [listing];
    const item = wikidata.find(({ id }) => id === listing.wikidata);
    const tags = osm.find((element) => element.tags.wikidata === listing.wikidata)?.tags ?? {};
    const name = plainWikitext(item?.label ?? tags["name:en"] ?? tags.name ?? "");
    return name === "" ? [] : [{ ...listing, name }];
  });
}

function guidePlace(place: ChosenPlace, data: OpenData): OpenGuidePlace {
  const { records, name, at, category, hours, price, mayBeClosed, hoursDiffer } = place;
  const { indoor, suits } = PLACE_DEFAULTS[category];
  const visitMinutes = openVisitMinutes(place);
  const quarter = quarterOf(at, data);
  const wikidata = records.find((record) => record.wikidata !== "")?.wikidata;
  const element = records.find((record) => record.element !== undefined)?.element;
  const quoted = records.find(
    ({ listing }) => listing !== undefined && firstSentence(listing) !== undefined,
  );
  const quote = quoted?.listing === undefined ? undefined : firstSentence(quoted.listing);
  const viewed = records.find(
    ({ wikipedia }) => wikipedia !== "" && Object.hasOwn(data.views, wikipedia),
  );
  const item = records.find((record) => record.item !== undefined);
  const more: OpenSource[] = [
    ...(quoted === undefined
      ? []
      : [{ field: "details" as const, service: quoted.service, ref: quoted.ref }]),
    ...(item === undefined
      ? []
      : [{ field: "fame" as const, service: item.service, ref: item.ref }]),
    ...(viewed === undefined
      ? []
      : [{ field: "fame" as const, service: "pageviews" as const, ref: viewed.wikipedia }]),
  ];
  return {
    id: openId({ ...(wikidata === undefined ? {} : { wikidata }), element, name }),
    name,
    ...localName(element, name),
    details: placeDetails(name, category, quarter, quote),
    at,
    category,
    visitMinutes,
    ...(hours === undefined ? {} : { hours }),
    ...(price === undefined ? {} : { ticketPrice: price }),
    ...(quarter === data.place.name || quarter.length < 2 ? {} : { quarter }),
    bestTime: bestTimeOf(place),
    mustSee: place.mustSee && !isDayLongPark(category, visitMinutes),
    popularity: place.popularity,
    indoor,
    suits: [...suits],
    ...(mayBeClosed ? { mayBeClosed: true as const } : {}),
    ...(hoursDiffer ? { hoursDiffer: true as const } : {}),
    sources: [...place.sources, ...more],
  };
}

/**
 * A stage that closes before the evening, or never, is there to be looked at by day; so is a famous one of which nobody
 * knows when it plays: a ruin, or a house that people come to for itself.
 */
function bestTimeOf({ category, hours, mustSee }: ChosenPlace): BestTime {
  const { bestTime } = PLACE_DEFAULTS[category];
  if (category !== "show") return bestTime;
  if (hours === undefined) return mustSee ? "any" : bestTime;
  const windows = (parseOpeningHours(hours) ?? []).flat();
  const isByDay = windows.every(([open, close]) => close < EVENING_MINUTES || close - open >= DAY);
  return isByDay ? "any" : bestTime;
}

/** Where all of the coast was asked for: the question's box, but for the rounding of its corners. */
function coastBox({ box, centre: { lat, lon } }: OpenPlace): Box {
  const up = NEAR_KM / KM_A_DEGREE;
  const aside = up / Math.max(0.05, Math.cos((lat * Math.PI) / 180));
  return {
    south: Math.max(box.south, lat - up) + ROUNDED_DEGREES,
    west: Math.max(box.west, lon - aside) + ROUNDED_DEGREES,
    north: Math.min(box.north, lat + up) - ROUNDED_DEGREES,
    east: Math.min(box.east, lon + aside) - ROUNDED_DEGREES,
  };
}

/** The first of each id and of each name. */
function unique<One extends { readonly id: string; readonly name: string }>(
  all: readonly One[],
): One[] {
  const seen = new Set<string>();
  return all.filter(({ id, name }) => {
    const keys = [id, `name ${name.toLowerCase()}`];
    if (keys.some((key) => seen.has(key))) return false;
    for (const key of keys) seen.add(key);
    return true;
  });
}

function fourDecimals(degrees: number): number {
  return Number(degrees.toFixed(4));
}
