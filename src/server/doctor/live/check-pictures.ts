import { buffer } from "node:stream/consumers";
import { CURRENCIES } from "../../../domain/money/currency.ts";
import { type TileJson, tileJsonSchema } from "../../../domain/places/tile-json.ts";
import { unpackWalks } from "../../../domain/places/walk-times.ts";
import type { StreetMapConfig } from "../../config/map-settings.ts";
import {
  createForecasts,
  createPhotoSource,
  createRateSource,
  createTransitRides,
  createTravelTimes,
} from "../../create-services.ts";
import { codeOf, ServiceError } from "../../lib/service-error.ts";
import { openTileArchive } from "../../map/tile-archive.ts";
import type { Asked } from "../../operating/watch-asked.ts";
import { fetchImage } from "../../photos/fetch-image.ts";
import { createImageHosts, type ImageHosts } from "../../photos/image-hosts.ts";
import { type LiveReading, lacksOf, liveLine } from "./live-line.ts";
import type { LiveWorld } from "./live-world.ts";

const DEADLINE_MS = 90_000;
const IMAGE_DEADLINE_MS = 10_000;
/** The European Central Bank has some 30. */
const FEWEST_CURRENCIES = 20;
/** Two days by the hour, and some more. */
const FEWEST_MOMENTS = 40;
/** About half a kilometre. */
const NEAR_DEGREES = 0.005;
/** Some kilometres into town, where nobody walks. */
const RIDDEN_DEGREES = 0.03;
const DAY_MS = 24 * 3_600_000;

/** A place's photo, looked up and downloaded as for a traveller's page. */
export async function checkPhotos(world: LiveWorld): Promise<void> {
  const { config, parts, subjects } = world;
  const source = createPhotoSource(config, parts);
  if (source === undefined) return;
  const isGoogle = source.id === "google";
  const setting = isGoogle
    ? "GOOGLE_MAPS_API_KEY and PLACES_BASE_URL"
    : "WIKIPEDIA_URL and COMMONS_URL";
  const about = isGoogle ? "Google Places" : "Wikimedia";
  const { query } = subjects.photo;
  const photo = await world.line(
    { about, what: `a photo of ${query}`, setting, level: "problem" },
    () => source.find(subjects.photo, { signal: AbortSignal.timeout(DEADLINE_MS) }),
    (found) => ({
      items:
        found === undefined ? "no photo" : `1 photo in ${Math.max(1, found.sizes.length)} widths`,
      lacks: lacksOf(found === undefined ? [] : [found], {
        author: ({ credits }) => credits[0]?.name,
        ...(isGoogle ? {} : { licence: ({ licence }) => licence?.name }),
      }),
      isGood: found !== undefined,
    }),
  );
  if (photo === undefined) return;
  await world.line(
    { about, what: "its thumbnail", setting, level: "problem" },
    async () => {
      const signal = AbortSignal.timeout(DEADLINE_MS);
      const url = await source.locate(photo.sizes[0]?.image ?? photo.image, { signal });
      const asked = await downloaded(`${about} image`, url, {
        hosts: source.hosts,
        userAgent: parts.userAgent,
      });
      world.asked.push(asked);
      if (asked.error !== undefined) throw asked.error;
      return asked;
    },
    readingOfImage,
  );
}

/** The street map: what describes its tiles, or an image. Browsers ask others' servers; this shows that the address is right. */
export async function checkMap(world: LiveWorld): Promise<void> {
  const { config, parts, say } = world;
  const { streetMap } = config;
  if (streetMap === undefined) return;
  const subject = { about: "Street map", what: "its tiles", setting: "MAP_TILES" };
  if (streetMap.kind !== "images") {
    await world.line(subject, () => describedMap(streetMap, parts), readingOfMap);
    return;
  }
  const url = new URL(streetMap.url.replace(/\{[zxy]\}/g, "0"));
  const hosts = createImageHosts(undefined, [url.origin]);
  const tile = await downloaded("Street map", url, { hosts, userAgent: parts.userAgent });
  const { error } = tile;
  say(
    liveLine(subject, [tile], error === undefined ? { reading: readingOfImage(tile) } : { error }),
  );
}

async function describedMap(
  map: StreetMapConfig,
  { askService, userAgent }: LiveWorld["parts"],
): Promise<TileJson | undefined> {
  if (map.kind !== "archive") {
    const answer = await askService({
      service: "Street map",
      url: map.url,
      headers: { "user-agent": userAgent },
      deadlineMs: IMAGE_DEADLINE_MS,
    });
    return tileJsonSchema.safeParse(answer).data;
  }
  const archive = openTileArchive(map.archive, userAgent);
  try {
    return await archive.describe(AbortSignal.timeout(IMAGE_DEADLINE_MS));
  } catch (error) {
    throw new ServiceError("Street map: the file can't be read", {
      trouble: "broken",
      reason: codeOf(error),
    });
  }
}

function readingOfMap(map: TileJson | undefined): LiveReading {
  const layers = map?.vector_layers?.length;
  const items =
    map === undefined
      ? "none"
      : `${layers ?? "images"} ${layers === undefined ? "" : "layers "}to zoom ${map.maxzoom}`;
  return { items, isGood: map !== undefined };
}

/** Today's exchange rates. */
export async function checkRates(world: LiveWorld): Promise<void> {
  const source = createRateSource(world.config, world.parts);
  if (source === undefined) return;
  await world.line(
    { about: "Frankfurter", what: "exchange rates", setting: "FRANKFURTER_URL" },
    () => source.latest({ signal: AbortSignal.timeout(DEADLINE_MS) }),
    ({ date, perEuro }) => {
      const count = Object.keys(perEuro).length;
      const items = `${count} of our ${CURRENCIES.length} currencies, of ${date}`;
      return { items, isGood: count >= FEWEST_CURRENCIES };
    },
  );
}

/** The forecast for where the photo is. */
export async function checkForecast(world: LiveWorld): Promise<void> {
  const source = createForecasts(world.config, world.parts);
  const { at } = world.subjects.photo;
  if (source === undefined || at === undefined) return;
  await world.line(
    { about: "MET Norway", what: "a forecast", setting: "MET_NORWAY_URL" },
    () => source.at(at, { signal: AbortSignal.timeout(DEADLINE_MS) }),
    (steps) => ({
      items: `${steps.length} moments`,
      lacks: lacksOf(steps, { symbol: ({ kind }) => kind, wind: ({ windMs }) => windMs }),
      isGood: steps.length >= FEWEST_MOMENTS,
    }),
  );
}

/** A way of some streets from the photo on; the operator's server may not have that country. */
export async function checkWalks(world: LiveWorld): Promise<void> {
  const source = createTravelTimes(world.config, world.parts);
  const { at } = world.subjects.photo;
  if (source === undefined || at === undefined) return;
  const end = { ...at, lat: at.lat + NEAR_DEGREES };
  await world.line(
    { about: "Routing", what: "a way on foot", setting: "ROUTING_URL" },
    () => source.find([at, end], { signal: AbortSignal.timeout(DEADLINE_MS) }),
    (packed) => {
      const walk = unpackWalks(packed)?.between(at, end);
      const isFound = typeof walk === "object";
      return {
        items: isFound ? `${walk.metres} m in ${Math.round(walk.minutes)} minutes` : "no way",
        isGood: isFound,
      };
    },
  );
}

/** A ride from the photo into town; the operator's server may not have that country. */
export async function checkRides(world: LiveWorld): Promise<void> {
  const source = createTransitRides(world.config, world.parts);
  const { at } = world.subjects.photo;
  if (source === undefined || at === undefined) return;
  const to = { lat: at.lat + RIDDEN_DEGREES, lon: at.lon + RIDDEN_DEGREES };
  const question = { from: at, to, ...nextWorkingNoon(world.parts.clock.nowMs()) };
  await world.line(
    { about: "Timetable", what: "a ride", setting: "TRANSIT_URL" },
    () => source.find(question, { signal: AbortSignal.timeout(DEADLINE_MS) }),
    (ride) => {
      const vehicles = ride?.steps.flatMap(({ by }) => (by === "walk" ? [] : [by])) ?? [];
      return {
        items: ride === null ? "no ride" : `${vehicles.join(", ")}, ${ride.minutes} minutes`,
        isGood: ride !== null,
      };
    },
  );
}

/** Tomorrow's noon of UTC, or Monday's: something goes then everywhere. */
function nextWorkingNoon(nowMs: number) {
  const day = new Date(nowMs + DAY_MS);
  while (day.getUTCDay() % 6 === 0) day.setUTCDate(day.getUTCDate() + 1);
  const atMs = day.setUTCHours(12, 0, 0, 0);
  return { weekday: day.getUTCDay() - 1, hour: 12, atMs, timeZone: "UTC" };
}

function readingOfImage({ answer }: Asked): LiveReading {
  return { items: `1 image (${answer?.headers.get("content-type")})`, isGood: true };
}

async function downloaded(
  service: string,
  url: URL,
  options: { readonly hosts: ImageHosts; readonly userAgent: string },
): Promise<Asked> {
  const startedAtMs = performance.now();
  const asked = { service, url: url.href, mostBytes: undefined, seconds: 0 };
  const seconds = () => (performance.now() - startedAtMs) / 1000;
  try {
    const signal = AbortSignal.timeout(IMAGE_DEADLINE_MS);
    const { type, stream } = await fetchImage(url, { ...options, signal });
    const image = await buffer(stream);
    const headers = new Headers({ "content-type": type });
    const answer = { status: 200, headers, text: "", bytes: image.length };
    return { ...asked, seconds: seconds(), answer, image, error: undefined };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { ...asked, seconds: seconds(), answer: undefined, error };
  }
}
