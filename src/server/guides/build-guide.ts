import timeZoneAt from "@photostructure/tz-lookup";
import type { ReadingStep } from "../../domain/api/generation.ts";
import type { Position } from "../../domain/places/geo.ts";
import { currencyOfCountry } from "../../guide/currency-of-country.ts";
import type { RoomPrices } from "../../guide/guide.ts";
import { districtTitles, townTitles } from "../../guide/linked-titles.ts";
import { type composeGuide, composeInSlices, NEAR_KM } from "../../guide/open/compose-guide.ts";
import type {
  OpenData,
  OpenPlace,
  OpenService,
  WikidataItem,
  WikivoyagePage,
} from "../../guide/open/open-data.ts";
import {
  type Listing,
  listingsInSlices,
  type ReadPage,
} from "../../guide/open/reading/read-listings.ts";
import { type RegionTown, readTownPage } from "../../guide/open/region-town.ts";
import { addressesOfStays } from "../../guide/open/stays/choose-hotels.ts";
import { runInTimeSlices } from "../lib/run-in-time-slices.ts";
import { orNothing, ServiceError } from "../lib/service-error.ts";
import type { Articles } from "./articles.ts";
import type { LocatedPlace } from "./located-place.ts";
import type { Overpass } from "./overpass.ts";
import type { Pageviews } from "./pageviews.ts";
import type { PastWeather } from "./past-weather.ts";
import type { StreetAddresses } from "./street-addresses.ts";
import { territoryOf } from "./territory.ts";
import type { Wikidata } from "./wikidata.ts";
import type { Wikivoyage } from "./wikivoyage.ts";
import { radiusOf, workArea } from "./work-area.ts";

/** As far as one goes from the centre of a metropolis, for what is worth it. */
const METROPOLIS_REACH_KM = 25;
/** Parts that have not been read by then are left out; the rest of a build's time is for later steps. */
const READ_MS = 85_000;
/** Count views of at most this many articles, at five a question. */
const MAX_VIEWED = 40;
/** Views only refine: the guide doesn't wait longer for them. */
const VIEWS_DEADLINE_MS = 10_000;
const MAX_TOWNS = 6;
const MAX_DISTRICTS = 12;
/** The template at the end of a page says what its place is, and how much it tells of it. */
export const WIDE_PAGE =
  /\{\{(?:stub|outline|usable|guide|star|extra)(?:region|country|continent)\}\}/i;
const FAILED = Symbol("failed");
/** Hotels known by address only: look up at most this many. */
const MAX_ADDRESSES = 4;

export type GuideServices = {
  readonly articles: Articles;
  readonly wikivoyage: Wikivoyage;
  readonly wikidata: Wikidata;
  readonly overpass: Overpass;
  readonly pageviews: Pageviews;
  readonly addresses: StreetAddresses;
  readonly pastWeather: PastWeather;
};

export type BuiltGuide =
  | ReturnType<typeof composeGuide>
  /** No service answered, or too few for any plan. */
  | "unanswered";

type BuildOptions = {
  /** Prices of rooms in our own guide's cities. */
  readonly roomPrices: readonly RoomPrices[];
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
  { roomPrices, signal, nowMs, onStep }: BuildOptions,
): Promise<BuiltGuide> {
  const place = openPlaceOf(located);
  if (place === undefined) return "unanswered";
  const failed: OpenService[] = [];

  async function orFailed<T>(service: OpenService, nothing: T, asked: Promise<T>): Promise<T> {
    const answer = await orNothing(asked, FAILED, signal);
    if (answer !== FAILED) return answer;
    failed.push(service);
    return nothing;
  }

  const reading = AbortSignal.any([signal, AbortSignal.timeout(READ_MS)]);
  onStep("wikivoyage");
  const pagesRead = orFailed("wikivoyage", [], readPages(located, services, reading));
  onStep("wikidata");
  const radiusKm = radiusOf(place.box, place.centre);
  const itemsRead = orFailed(
    "wikidata",
    [],
    services.wikidata.itemsAround(place.centre, { radiusKm, signal: reading }),
  );
  onStep("openstreetmap");
  const near = workArea(place.centre, place.box, NEAR_KM);
  const osmRead = orFailed(
    "openstreetmap",
    undefined,
    services.overpass.placesIn(near, { centre: place.centre, signal: reading }),
  );
  const weatherRead = orNothing(services.pastWeather.around(place.centre, reading), undefined);
  const [pages, found, osm] = await Promise.all([pagesRead, itemsRead, osmRead]);
  signal.throwIfAborted();
  if (failed.length === 3) return "unanswered";
  if (osm?.isPartial) failed.push("openstreetmap");
  const isWithoutItems = failed.includes("wikidata");
  const wikidata = isWithoutItems
    ? await orFailed(
        "wikidata",
        found,
        services.articles.around(place.centre, { radiusKm, signal }),
      )
    : found;

  const texts = pages.map(({ wikitext }) => wikitext).join("\n");
  const isListed = ({ id, wikipediaTitle = id }: WikidataItem) =>
    isWithoutItems && (texts.includes(id) || texts.includes(wikipediaTitle)) ? 1 : 0;
  const articles = wikidata
    .toSorted((a, b) => b.sitelinks - a.sitelinks || isListed(b) - isListed(a))
    .flatMap(({ wikipediaTitle }) => wikipediaTitle ?? [])
    .slice(0, MAX_VIEWED);
  if (articles.length > 0) onStep("pageviews");
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(VIEWS_DEADLINE_MS)]);
  const [views, lines] = await Promise.all([
    orFailed("pageviews", {}, services.pageviews.of(articles, inTime)),
    osm === undefined ? [] : orNothing(services.overpass.linesIn(near, signal), [], signal),
  ]);
  signal.throwIfAborted();

  onStep("composing");
  const data: OpenData = {
    place,
    pages,
    wikidata,
    osm: [...(osm?.elements ?? []), ...lines],
    osmBase: osm?.osmBase,
    views,
    climate: await weatherRead,
    roomPrices,
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
    const wanted = addressesOfStays(data, listings, { now, most: MAX_ADDRESSES });
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
  const titles = townTitles(page.wikitext).slice(0, MAX_TOWNS);
  // Without them the towns can be planned all the same, each by itself.
  const pages = await orNothing(wikivoyage.read(titles, signal), [], signal);
  return titles.map((town) => {
    const own = pages.find((one) => one.title === town);
    const label = `${town}, ${country === name ? name : country}`;
    return { label, ...(own === undefined ? {} : readTownPage(own)) };
  });
}

/** The travel guide's page about a city, then those of its districts. @throws ServiceError */
async function readPages(
  located: LocatedPlace,
  { wikivoyage }: Pick<GuideServices, "wikivoyage">,
  signal: AbortSignal,
) {
  const { centre } = located;
  const options = { isRegion: false, signal };
  const title = await wikivoyage.findTitle(namesOf(located), centre, options);
  if (title === undefined) return [];
  const [called] = await wikivoyage.read([title], signal);
  if (called === undefined) return [];
  const main = (await townPageFor(called, { located, wikivoyage, signal })) ?? called;
  const all = districtTitles(main.title, main.wikitext);
  const districts =
    all.length > MAX_DISTRICTS
      ? await wikivoyage.nearestOf(all, centre, { most: MAX_DISTRICTS, signal })
      : all;
  return [main, ...(districts.length === 0 ? [] : await wikivoyage.read(districts, signal))];
}

/** Where a town and its country or state have one name, the page of that name is about the wider one. */
async function townPageFor(
  { title, wikitext }: WikivoyagePage,
  of: {
    readonly located: LocatedPlace;
    readonly wikivoyage: Wikivoyage;
    readonly signal: AbortSignal;
  },
): Promise<WikivoyagePage | undefined> {
  const { located, wikivoyage, signal } = of;
  if (located.isRegion || !WIDE_PAGE.test(wikitext)) return undefined;
  const next = await wikivoyage.titleNextTo(located.centre, title, signal);
  const [page] = next === undefined ? [] : await wikivoyage.read([next], signal);
  return page === undefined || WIDE_PAGE.test(page.wikitext) ? undefined : page;
}

/** How Wikivoyage may call its page: "Portland", or "Portland (Oregon)". */
function namesOf({ name, state, country }: LocatedPlace): string[] {
  const wider = [state, country].flatMap((one) => (one === undefined || one === name ? [] : one));
  return [name, ...wider.map((one) => `${name} (${one})`)];
}

function openPlaceOf(located: LocatedPlace): OpenPlace | undefined {
  const { id, name, centre, box } = located;
  const timeZone = timeZoneAt(centre.lat, centre.lon);
  const { country, countryCode } = territoryOf(located, timeZone) ?? located;
  const currency = currencyOfCountry(countryCode);
  if (currency === undefined) return undefined;
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
