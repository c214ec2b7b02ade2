import timeZoneAt from "@photostructure/tz-lookup";
import type { ReadingStep } from "../../domain/generation.ts";
import { distanceKm, type Position } from "../../domain/places/geo.ts";
import { currencyOfCountry } from "../../guide/currency-of-country.ts";
import { districtTitles, townTitles } from "../../guide/linked-titles.ts";
import { type composeGuide, composeInSlices, NEAR_KM } from "../../guide/open/compose-guide.ts";
import type {
  Box,
  OpenData,
  OpenPlace,
  OpenService,
  WikidataItem,
} from "../../guide/open/open-data.ts";
import {
  type Listing,
  listingsInSlices,
  type ReadPage,
} from "../../guide/open/reading/read-listings.ts";
import { type RegionTown, readTownPage } from "../../guide/open/region-town.ts";
import { addressesOfStays } from "../../guide/open/stays/choose-hotels.ts";
import { runInTimeSlices } from "../lib/run-in-time-slices.ts";
import { ServiceError } from "../lib/service-error.ts";
import type { Articles } from "./articles.ts";
import type { LocatedPlace } from "./locate-place.ts";
import type { Overpass } from "./overpass.ts";
import type { Pageviews } from "./pageviews.ts";
import type { StreetAddresses } from "./street-addresses.ts";
import type { Wikidata } from "./wikidata.ts";
import type { Wikivoyage } from "./wikivoyage.ts";

/** As far as one goes from the centre of a metropolis, for what is worth it. */
const METROPOLIS_REACH_KM = 25;
/** A small town has at least its surroundings. */
const LEAST_REACH_KM = 6;
const KM_A_DEGREE = 111.3;
/** Of so many articles views are counted, at five a question. */
const MOST_VIEWED = 40;
/** Views only refine: the guide doesn't wait longer for them. */
const VIEWS_DEADLINE_MS = 10_000;
const MOST_TOWNS = 6;
/** The template at the end of a page says what its place is, and how much it tells of it. */
export const WIDE_PAGE =
  /\{\{(?:stub|outline|usable|guide|star|extra)(?:region|country|continent)\}\}/i;
/** Of so many hotels whose address alone is known Photon is asked where it is. */
const MOST_ADDRESSES = 4;

export type GuideServices = {
  readonly articles: Articles;
  readonly wikivoyage: Wikivoyage;
  readonly wikidata: Wikidata;
  readonly overpass: Overpass;
  readonly pageviews: Pageviews;
  readonly addresses: StreetAddresses;
};

export type BuiltGuide =
  | ReturnType<typeof composeGuide>
  /** No service answered, or too few for any plan. */
  | "unanswered";

type BuildOptions = {
  readonly signal: AbortSignal;
  readonly nowMs: number;
  /** Called before each step. */
  readonly onStep: (step: ReadingStep) => void;
};

/**
 * Reads about a city and makes a guide of what is found: Wikivoyage, Wikidata and OpenStreetMap side by side, then how
 * often articles are read. What fails is left out and named in the guide.
 *
 * @throws the signal's reason.
 */
export async function buildGuide(
  located: LocatedPlace,
  services: GuideServices,
  { signal, nowMs, onStep }: BuildOptions,
): Promise<BuiltGuide> {
  const place = openPlaceOf(located);
  if (place === undefined) return "unanswered";
  const failed: OpenService[] = [];

  async function orNothing<T>(
    service: OpenService,
    nothing: T,
    work: () => Promise<T>,
  ): Promise<T> {
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ServiceError)) throw error;
      failed.push(service);
      return nothing;
    }
  }

  onStep("wikivoyage");
  const pagesRead = orNothing("wikivoyage", [], () => readPages(located, services, signal));
  onStep("wikidata");
  const radiusKm = radiusOf(place.box, place.centre);
  const itemsRead = orNothing("wikidata", [], () =>
    services.wikidata.itemsAround(place.centre, { radiusKm, signal }),
  );
  onStep("openstreetmap");
  const osmRead = orNothing("openstreetmap", { elements: [] }, () =>
    services.overpass.placesIn(workArea(place.centre, place.box, NEAR_KM), {
      centre: place.centre,
      signal,
    }),
  );
  const [pages, found, osm] = await Promise.all([pagesRead, itemsRead, osmRead]);
  signal.throwIfAborted();
  if (failed.length === 3) return "unanswered";
  const isWithoutItems = failed.includes("wikidata");
  const wikidata = isWithoutItems
    ? await orNothing("wikidata", found, () =>
        services.articles.around(place.centre, { radiusKm, signal }),
      )
    : found;

  const texts = pages.map(({ wikitext }) => wikitext).join("\n");
  const isListed = ({ id, wikipediaTitle = id }: WikidataItem) =>
    isWithoutItems && (texts.includes(id) || texts.includes(wikipediaTitle)) ? 1 : 0;
  const articles = wikidata
    .toSorted((a, b) => b.sitelinks - a.sitelinks || isListed(b) - isListed(a))
    .flatMap(({ wikipediaTitle }) => wikipediaTitle ?? [])
    .slice(0, MOST_VIEWED);
  if (articles.length > 0) onStep("pageviews");
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(VIEWS_DEADLINE_MS)]);
  const views = await orNothing("pageviews", {}, () => services.pageviews.of(articles, inTime));
  signal.throwIfAborted();

  onStep("composing");
  const data: OpenData = {
    place,
    pages,
    wikidata,
    osm: osm.elements,
    osmBase: "osmBase" in osm ? osm.osmBase : undefined,
    views,
    failed: [...new Set(failed)],
  };
  const now = new Date(nowMs).toISOString();
  const read: ReadPage[] = [];
  for (const page of pages) read.push(await runInTimeSlices(listingsInSlices(page), signal));
  const listings = read.flatMap((page) => page.listings);
  const houses = await housesOf(data, { listings, addresses: services.addresses, signal, now });
  const guide = await runInTimeSlices(composeInSlices({ ...data, houses }, read, now), signal);
  // Little may be found because a service failed: that says nothing about the place.
  return guide.quality === "none" && failed.length > 0 ? "unanswered" : guide;
}

/** Where hotels are of which only an address is known. What nobody finds is left out of the guide. */
async function housesOf(
  data: OpenData,
  {
    listings,
    addresses,
    signal,
    now,
  }: {
    readonly listings: readonly Listing[];
    readonly addresses: StreetAddresses;
    readonly signal: AbortSignal;
    readonly now: string;
  },
): Promise<Record<string, Position>> {
  const houses: Record<string, Position> = {};
  try {
    const wanted = addressesOfStays(data, listings, { now, most: MOST_ADDRESSES });
    for (const address of await runInTimeSlices(wanted, signal)) {
      const at = await addresses.houseAt(address, data.place, signal);
      if (at !== undefined) houses[address] = at;
    }
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ServiceError)) throw error;
  }
  return houses;
}

/**
 * The towns of a region by its page of Wikivoyage, with what their own pages say of them; none where the page is about
 * one town, as Singapore's is.
 *
 * @throws ServiceError, the signal's reason
 */
export async function townsOf(
  region: LocatedPlace,
  wikivoyage: Wikivoyage,
  signal: AbortSignal,
): Promise<RegionTown[]> {
  const { centre, country, name } = region;
  const title = await wikivoyage.findTitle(namesOf(region), centre, { isRegion: true, signal });
  const [page] = title === undefined ? [] : await wikivoyage.read([title], signal);
  if (page === undefined || !WIDE_PAGE.test(page.wikitext)) return [];
  const titles = townTitles(page.wikitext).slice(0, MOST_TOWNS);
  // Without them the towns can be planned all the same, each by itself.
  const pages = await wikivoyage.read(titles, signal).catch((error: unknown) => {
    signal.throwIfAborted();
    if (error instanceof ServiceError) return [];
    throw error;
  });
  return titles.map((town) => {
    const own = pages.find((one) => one.title === town);
    const label = `${town}, ${country === name ? name : country}`;
    return { label, ...(own === undefined ? {} : readTownPage(own)) };
  });
}

/** The travel guide's page about a city, then those of its districts. @throws ServiceError */
export async function readPages(
  located: LocatedPlace,
  { wikivoyage }: Pick<GuideServices, "wikivoyage">,
  signal: AbortSignal,
) {
  const options = { isRegion: false, signal };
  const title = await wikivoyage.findTitle(namesOf(located), located.centre, options);
  if (title === undefined) return [];
  const [main] = await wikivoyage.read([title], signal);
  if (main === undefined) return [];
  const districts = districtTitles(main.title, main.wikitext);
  return [main, ...(districts.length === 0 ? [] : await wikivoyage.read(districts, signal))];
}

/** How Wikivoyage may call its page: "Portland", or "Portland (Oregon)". */
function namesOf({ name, state, country }: LocatedPlace): string[] {
  const wider = [state, country].flatMap((one) => (one === undefined || one === name ? [] : one));
  return [name, ...wider.map((one) => `${name} (${one})`)];
}

function openPlaceOf(located: LocatedPlace): OpenPlace | undefined {
  const { id, name, country, countryCode, centre, box } = located;
  const currency = currencyOfCountry(countryCode);
  if (currency === undefined) return undefined;
  const timeZone = timeZoneAt(centre.lat, centre.lon);
  return {
    id,
    name,
    country,
    countryCode,
    timeZone,
    currency,
    centre,
    box: workArea(centre, box, METROPOLIS_REACH_KM),
  };
}

/** What the city covers, but no further than one goes there, and at least the surroundings. */
function workArea(centre: Position, covers: Box | undefined, reachKm: number): Box {
  const most = square(centre, reachKm);
  const least = square(centre, LEAST_REACH_KM);
  if (covers === undefined) return least;
  return {
    south: Math.min(least.south, Math.max(most.south, covers.south)),
    west: Math.min(least.west, Math.max(most.west, covers.west)),
    north: Math.max(least.north, Math.min(most.north, covers.north)),
    east: Math.max(least.east, Math.min(most.east, covers.east)),
  };
}

function square({ lat, lon }: Position, halfKm: number): Box {
  const up = halfKm / KM_A_DEGREE;
  const aside = up / Math.max(0.05, Math.cos((lat * Math.PI) / 180));
  const rounded = (degrees: number) => Number(degrees.toFixed(4));
  return {
    south: rounded(Math.max(-90, lat - up)),
    west: rounded(Math.max(-180, lon - aside)),
    north: rounded(Math.min(90, lat + up)),
    east: rounded(Math.min(180, lon + aside)),
  };
}

/** To the nearer two sides: corners are mostly country. */
function radiusOf({ north, east }: Box, { lat, lon }: Position): number {
  return Math.max(
    LEAST_REACH_KM - 1,
    Math.round(
      Math.min(
        distanceKm({ lat: north, lon }, { lat, lon }),
        distanceKm({ lat, lon: east }, { lat, lon }),
      ),
    ),
  );
}
