import type { OsmElement, WikidataItem, WikivoyagePage } from "../../../guide/open/open-data.ts";
import { readListings } from "../../../guide/open/reading/read-listings.ts";
import { createPlaceFinder } from "../../create-services.ts";
import { buildGuide, type GuideServices, readPages } from "../../guides/build-guide.ts";
import { createGuideServices } from "../../guides/create-guide-services.ts";
import type { PlaceLocator } from "../../guides/locate-place.ts";
import type { LocatedPlace } from "../../guides/located-place.ts";
import { findPage } from "../../operating/find-page.ts";
import { findingsAbout } from "../finding.ts";
import { type LiveReading, lacksOf } from "./live-line.ts";
import type { LiveWorld } from "./live-world.ts";

/** A build, and its wait for the rest of a minute in which Wikimedia answers no more. */
const DEADLINE_MS = 150_000;
/** Fewer, of a city, are a sign that something isn't read. */
const FEWEST_LISTINGS = 5;
const FEWEST_ITEMS = 5;
const FEWEST_ELEMENTS = 10;
/** Few articles lie so near: each part of an answer is a request. */
const ARTICLES_KM = 1;
const WIKIVOYAGE = { about: "Wikivoyage", setting: "WIKIVOYAGE_URL" } as const;
const WIKIPEDIA = { about: "Wikipedia", setting: "WIKIPEDIA_URL" } as const;
const PHOTON = { about: "Photon", setting: "PHOTON_URL" } as const;

/** Suggestions as they are asked for while someone types. */
export async function checkSuggestions(world: LiveWorld): Promise<void> {
  const { asked, config, parts, subjects } = world;
  const { kind } = config.suggestions;
  if (kind === "guide") return;
  const from = asked.length;
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const found = await createPlaceFinder(config, parts).suggest(subjects.begun, { signal });
  // Our own guide's come first, and alone where the service fails; their ids have another form.
  const theirs = found.filter(({ value }) => /^(?:osm:|[\w-]+$)/.test(value?.place_id ?? ""));
  const google = { about: "Google Places", setting: "GOOGLE_MAPS_API_KEY and PLACES_BASE_URL" };
  const services = ["Photon", "Places autocomplete"];
  const what = `suggestions for ${subjects.begun}`;
  const items = counted(theirs.length, "suggestion");
  const hasFailed = asked.slice(from).some(({ error }) => error !== undefined);
  world.lineSince(
    from,
    { ...(kind === "photon" ? PHOTON : google), what, services },
    hasFailed ? undefined : { items, isGood: theirs.length > 0 },
  );
}

/** Everything that the server asks when it reads about a city, and a guide made of it. */
export async function checkGuides(world: LiveWorld): Promise<void> {
  const { config, parts, subjects } = world;
  if (config.openGuides === undefined) return;
  const { locator, services } = createGuideServices(
    config.openGuides,
    parts,
    parts.wikimediaBudget,
  );
  const town = await located(world, locator, { name: subjects.town });
  for (const typed of subjects.typed) await located(world, locator, typed);
  await checkTown(world, services, town);
  await checkPastWeather(world, services);
  const { names, title, at } = subjects.shared;
  await world.line(
    { ...WIKIVOYAGE, what: `${subjects.metropolis.name} and its districts` },
    () => readPages(subjects.metropolis, services, AbortSignal.timeout(DEADLINE_MS)),
    (pages) => ({ ...readingOfPages(pages), isGood: pages.length > 1 }),
  );
  await world.line(
    { ...WIKIVOYAGE, what: `${names[0]}, which is several places` },
    () => {
      const options = { isRegion: false, signal: AbortSignal.timeout(DEADLINE_MS) };
      return services.wikivoyage.findTitle(names, at, options);
    },
    (found) => ({ items: `taken for ${found ?? "none of them"}`, isGood: found === title }),
  );
  await world.line(
    { ...WIKIPEDIA, what: "articles around a point" },
    () => {
      const { centre } = typeof town === "object" ? town : subjects.metropolis;
      const options = { radiusKm: ARTICLES_KM, signal: AbortSignal.timeout(DEADLINE_MS) };
      return services.articles.around(centre, options);
    },
    (items) => ({
      items: counted(items.length, "article"),
      lacks: lacksOf(items, {
        position: ({ at: point }) => point,
        description: ({ description }) => description,
      }),
      isGood: items.some(({ at: point }) => point !== undefined),
    }),
  );
}

/** The days of ten years at one place. */
async function checkPastWeather(world: LiveWorld, { pastWeather }: GuideServices) {
  const { centre } = world.subjects.metropolis;
  await world.line(
    { about: "NASA POWER", what: "the usual weather", setting: "NASA_POWER_URL" },
    () => pastWeather.around(centre, AbortSignal.timeout(DEADLINE_MS)),
    (climate) => ({
      items: climate === undefined ? "too few days" : "12 months",
      isGood: climate !== undefined,
    }),
  );
}

async function located(
  world: LiveWorld,
  locator: PlaceLocator,
  { name, countryCode }: { readonly name: string; readonly countryCode?: string },
): Promise<LocatedPlace | "unanswered" | undefined> {
  const found = await world.line(
    { ...PHOTON, what: name },
    () => locator.locate(name, AbortSignal.timeout(DEADLINE_MS)),
    ({ named, places }) => {
      const place = named.kind === "place" ? named.place : undefined;
      return {
        items: `${counted(places.length, "place")}, taken for ${place?.label ?? "none of them"}`,
        lacks: lacksOf(places, { extent: ({ box }) => box }),
        isGood: place !== undefined && [undefined, place.countryCode].includes(countryCode),
      };
    },
  );
  if (found === undefined) return "unanswered";
  return found.named.kind === "place" ? found.named.place : undefined;
}

/** Reads about a city as the server does, with a line for each service that it asks. */
async function checkTown(
  world: LiveWorld,
  services: GuideServices,
  found: LocatedPlace | "unanswered" | undefined,
): Promise<void> {
  const { asked, subjects } = world;
  const { ok, problem } = findingsAbout("guide");
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const from = asked.length;
  const startedAtMs = performance.now();
  const place =
    found === "unanswered" ? await findPage(subjects.town, services.wikivoyage, signal) : found;
  const kept: Kept = { pages: [] };
  const guide =
    place === undefined
      ? "unanswered"
      : await buildGuide(place, keeping(services, kept), {
          roomPrices: world.parts.guide,
          signal,
          nowMs: Date.now(),
          onStep() {},
        });
  const { pages, items, elements, views } = kept;
  const what = place?.name ?? subjects.town;
  world.lineSince(
    from,
    { ...WIKIVOYAGE, what, services: ["Wikivoyage"] },
    pages.length === 0 &&
      asked.slice(from).some(({ error, service }) => error && service === "Wikivoyage")
      ? undefined
      : readingOfPages(pages),
  );
  const wikidata = { about: "Wikidata", setting: "WIKIDATA_QUERY_URL", services: ["Wikidata"] };
  world.lineSince(from, { ...wikidata, what }, items && readingOfItems(items));
  const overpass = { about: "Overpass", setting: "OVERPASS_URL", services: ["Overpass"] };
  world.lineSince(from, { ...overpass, what }, elements && readingOfElements(elements));
  const viewed = { ...WIKIPEDIA, what: `page views of ${what}`, services: ["Wikipedia views"] };
  world.lineSince(from, viewed, views && readingOfViews(views));
  const addresses = { ...PHOTON, what: "hotels' addresses", services: ["Photon address"] };
  world.lineSince(from, addresses, { items: "asked", isGood: true });
  if (guide === "unanswered" || guide.quality === "none") {
    const why = guide === "unanswered" ? "too few services answer" : `too little is known`;
    world.say(
      problem(`No guide of ${what} can be made, as ${why}: only our own cities can be planned.`),
    );
    return;
  }
  const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1);
  const { places, hotels, eateries, known, quality } = guide;
  world.say(
    ok(
      `${what}, made in ${seconds} s, is ${quality}: ${places.length} places, ${hotels.length} hotels, ${eateries.length} places to eat; hours of ${known.hours}, prices of ${known.prices}.`,
    ),
  );
}

/** Answers of the services while a guide was made. */
type Kept = {
  readonly pages: WikivoyagePage[];
  items?: readonly WikidataItem[];
  elements?: readonly OsmElement[];
  views?: Readonly<Record<string, number>>;
};

/** The same services, whose answers are kept. */
function keeping(
  { wikivoyage, wikidata, overpass, pageviews, ...rest }: GuideServices,
  kept: Kept,
) {
  const services: GuideServices = {
    ...rest,
    wikivoyage: {
      ...wikivoyage,
      async read(...asked) {
        const pages = await wikivoyage.read(...asked);
        kept.pages.push(...pages);
        return pages;
      },
    },
    wikidata: {
      ...wikidata,
      async itemsAround(...asked) {
        const items = await wikidata.itemsAround(...asked);
        kept.items = items;
        return items;
      },
    },
    overpass: {
      ...overpass,
      async placesIn(...asked) {
        const found = await overpass.placesIn(...asked);
        kept.elements = found.elements;
        return found;
      },
    },
    pageviews: {
      async of(...asked) {
        const views = await pageviews.of(...asked);
        kept.views = views;
        return views;
      },
    },
  };
  return services;
}

function readingOfPages(pages: readonly WikivoyagePage[]): LiveReading {
  const listings = pages.flatMap((page) => readListings(page).listings);
  return {
    items: `${counted(pages.length, "page")}, ${counted(listings.length, "listing")}`,
    lacks: lacksOf(listings, { position: ({ at }) => at, hours: ({ hours }) => hours }),
    isGood: listings.length >= FEWEST_LISTINGS,
  };
}

function readingOfItems(items: readonly WikidataItem[]): LiveReading {
  const whole = items.filter(({ at, wikipediaTitle }) => at && wikipediaTitle);
  return {
    items: `${counted(items.length, "item")}, ${whole.length} with position and article`,
    lacks: lacksOf(items, { label: ({ label }) => label, position: ({ at }) => at }),
    isGood: whole.length >= FEWEST_ITEMS,
  };
}

function readingOfElements(elements: readonly OsmElement[]): LiveReading {
  const hours = elements.filter(({ tags }) => tags.opening_hours !== undefined);
  return {
    items: `${counted(elements.length, "element")}, ${hours.length} with opening hours`,
    lacks: lacksOf(elements, {
      name: ({ tags }) => tags.name,
      position: ({ at, lines }) => at ?? lines,
    }),
    isGood: elements.length >= FEWEST_ELEMENTS,
  };
}

function readingOfViews(views: Readonly<Record<string, number>>): LiveReading {
  const counts = Object.values(views);
  return {
    items: counted(counts.length, "article"),
    lacks: lacksOf(counts, { views: (count) => (count === 0 ? undefined : count) }),
    isGood: counts.some((count) => count > 0),
  };
}

function counted(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? "" : "s"}`;
}
