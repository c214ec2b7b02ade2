import { CURRENCIES } from "../../../domain/money/currency.ts";
import { tileJsonSchema } from "../../../domain/places/tile-json.ts";
import { unpackWalks } from "../../../domain/places/walk-times.ts";
import type { Config } from "../../config/config.ts";
import {
  createForecasts,
  createPhotoSource,
  createPlaceFinder,
  createRateSource,
  createTransitRides,
  createTravelTimes,
  createWikimediaBudget,
} from "../../create-services.ts";
import { buildGuide } from "../../guides/build-guide.ts";
import { createGuideServices } from "../../guides/create-guide-services.ts";
import { readGuide } from "../../guides/read-guide.ts";
import { systemClock } from "../../lib/clock.ts";
import { codeOf, ServiceError } from "../../lib/service-error.ts";
import { isReachableContact, userAgent } from "../../lib/user-agent.ts";
import { openTileArchive } from "../../map/tile-archive.ts";
import { fetchImage } from "../../photos/fetch-image.ts";
import { createImageHosts } from "../../photos/image-hosts.ts";
import type { PhotoSubject } from "../../photos/photo-source.ts";
import { type Finding, findingsAbout } from "../finding.ts";
import { whatFails } from "../judge-service.ts";
import type { ProviderClock } from "../provider-clock.ts";
import { checkModelCall } from "./check-model.ts";
import { type Asked, watchAsked } from "./watch-asked.ts";

/** A guide takes longest, with its wait for the rest of a minute in which Wikimedia answers no more. */
const DEADLINE_MS = 150_000;
/** About half a kilometre; and some kilometres into town, where nobody walks. */
const WALKED_DEGREES = 0.005;
const RIDDEN_DEGREES = 0.03;
const DAY_MS = 24 * 3_600_000;

/** Subjects that the services are asked about: old ones that are sure to stay. */
export type LiveSubjects = {
  /** A destination as typed so far. */
  readonly begun: string;
  /** A city that our guide doesn't have, as it is typed. */
  readonly town: string;
  readonly photo: PhotoSubject & { readonly at: NonNullable<PhotoSubject["at"]> };
};

const LIVE_SUBJECTS: LiveSubjects = {
  begun: "Lyo",
  town: "Lyon",
  photo: {
    kind: "place",
    query: "Belém Tower",
    destination: "Lisbon, Portugal",
    at: { lat: 38.6916, lon: -9.216 },
  },
};

export type LiveOptions = {
  /** Whether the model is called once, which is billed. */
  readonly isModelCalled: boolean;
  readonly subjects?: LiveSubjects;
};

/** One thing that the server asks a service for. */
type Question = {
  /** The service, as people know it. */
  readonly about: string;
  readonly what: string;
  /** The settings that name the service. */
  readonly setting: string;
  /** Where nothing else stands in for it; a warning without it. */
  readonly level?: "problem";
  /** @returns what was read, in words; undefined where that is less than is to be expected. */
  readonly ask: (signal: AbortSignal) => Promise<string | undefined>;
};

/** Asks each service what the server asks, by the server's own clients and readers, one after another. */
export async function examineLive(
  config: Config,
  { isModelCalled, subjects = LIVE_SUBJECTS }: LiveOptions,
  { say, clock }: { readonly say: (finding: Finding) => void; readonly clock: ProviderClock },
): Promise<void> {
  const { asked, askService } = watchAsked((host, headers) => clock.note(host, headers));
  const parts = {
    guide: await readGuide(),
    lookups: { find: async () => undefined, async save() {} },
    clock: systemClock,
    log: { warn() {}, debug() {} },
    askService,
    wikimediaBudget: createWikimediaBudget(config, systemClock),
    userAgent: userAgent(config.openDataContact),
  };
  const isContactNamed = isReachableContact(config.openDataContact);
  if (!isContactNamed && (config.photos.kind === "wikimedia" || config.openGuides !== undefined)) {
    say(
      findingsAbout("contact").warning(
        "OPEN_DATA_CONTACT isn't set: Wikimedia answers this server 10 requests a minute, so this takes some minutes.",
      ),
    );
  }
  for (const question of [
    ...suggestions(config, parts, subjects),
    // Before a guide, which leaves nothing of a minute's requests.
    ...photos(config, parts, subjects),
    ...guides(config, parts, subjects),
    ...others(config, parts, subjects),
    ...streetMap(config, parts),
  ]) {
    const from = asked.length;
    let read: string | undefined;
    let error: unknown;
    try {
      read = await question.ask(AbortSignal.timeout(DEADLINE_MS));
    } catch (thrown) {
      error = thrown;
    }
    say(lineOf(question, asked.slice(from), { read, error, isContactNamed }));
  }
  if (isModelCalled) await checkModelCall(config, say);
}

type Parts = Parameters<typeof createPhotoSource>[1] &
  Parameters<typeof createPlaceFinder>[1] & {
    readonly askService: ReturnType<typeof watchAsked>["askService"];
    readonly userAgent: string;
  };

/** Status, seconds, size and what was read of it, or what fails and what to do. @throws what is no service's failure. */
function lineOf(
  { about, what, setting, level }: Question,
  asked: readonly Asked[],
  came: {
    readonly read: string | undefined;
    readonly error: unknown;
    readonly isContactNamed: boolean;
  },
): Finding {
  const { read, error } = came;
  if (error !== undefined && !(error instanceof ServiceError)) throw error;
  const findings = findingsAbout(about);
  const begin = `${what}: ${figuresOf(asked)}`;
  const failed = asked.findLast((one) => one.error !== undefined);
  // The circuit breaker's own error says less, and of suggestions there is none.
  const isTelling = error !== undefined && error.trouble !== "circuit_open";
  const why = isTelling || read !== undefined ? error : (failed?.error ?? error);
  if (why !== undefined) {
    const judged = { answer: failed?.answer, refused: setting, gone: setting };
    const isContactNamed = about === "Google Places" ? undefined : came.isContactNamed;
    return findings[level ?? "warning"](`${begin}${whatFails(why, { ...judged, isContactNamed })}`);
  }
  if (read === undefined) {
    return findings[level ?? "warning"](`${begin}less than is to be expected. Check ${setting}.`);
  }
  const troubles = [...new Set(asked.flatMap((one) => one.error?.message ?? []))].join("; ");
  if (troubles === "") return findings.ok(`${begin}${read}.`);
  return findings.warning(`${begin}${read} (${troubles}).`);
}

/** "2 answers, 200, 0.4 s, 6 kB: ". */
function figuresOf(asked: readonly Asked[]): string {
  if (asked.length === 0) return "";
  const answers = asked.flatMap(({ answer }) => answer ?? []);
  const seconds = `${asked.reduce((sum, one) => sum + one.seconds, 0).toFixed(1)} s`;
  if (answers.length === 0) return `no answer after ${seconds}: `;
  const statuses = [...new Set(answers.map(({ status }) => status))].join(" and ");
  const bytes = answers.reduce((sum, answer) => sum + answer.bytes, 0);
  const count = answers.length === 1 ? "" : `${answers.length} answers, `;
  return `${count}${statuses}, ${seconds}, ${Math.ceil(bytes / 1000)} kB: `;
}

/** Suggestions as they are asked for while someone types. */
function suggestions(config: Config, parts: Parts, { begun }: LiveSubjects): Question[] {
  const { kind } = config.suggestions;
  if (kind === "guide") return [];
  return [
    {
      ...(kind === "photon"
        ? { about: "Photon", setting: "PHOTON_URL" }
        : { about: "Google Places", setting: "GOOGLE_MAPS_API_KEY and PLACES_BASE_URL" }),
      what: `suggestions for ${begun}`,
      async ask(signal) {
        const found = await createPlaceFinder(config, parts).suggest(begun, { signal });
        // Our own guide's come first, and alone where the service fails; their ids have another form.
        const isTheirs = /^(?:osm:|[\w-]+$)/;
        const count = found.filter(({ value }) => isTheirs.test(value?.place_id ?? "")).length;
        return count === 0 ? undefined : `${count} of its own`;
      },
    },
  ];
}

/** A place's photo, looked up and downloaded as for a traveller's page. */
function photos(config: Config, parts: Parts, { photo }: LiveSubjects): Question[] {
  const source = createPhotoSource(config, parts);
  if (source === undefined) return [];
  return [
    {
      ...(source.id === "google"
        ? { about: "Google Places", setting: "GOOGLE_MAPS_API_KEY and PLACES_BASE_URL" }
        : { about: "Wikimedia", setting: "WIKIPEDIA_URL and COMMONS_URL" }),
      what: `a photo of ${photo.query}`,
      level: "problem",
      async ask(signal) {
        const found = await source.find(photo, { signal });
        if (found === undefined) return undefined;
        const url = await source.locate(found.sizes[0]?.image ?? found.image, { signal });
        const options = { hosts: source.hosts, userAgent: parts.userAgent, signal };
        const { type, stream } = await fetchImage(url, options);
        stream.destroy();
        return `1 image (${type})`;
      },
    },
  ];
}

/** Everything that the server asks when it reads about a city, and a guide made of it. */
function guides(config: Config, parts: Parts, { town }: LiveSubjects): Question[] {
  if (config.openGuides === undefined) return [];
  const { locator, services } = createGuideServices(
    config.openGuides,
    parts,
    parts.wikimediaBudget,
  );
  return [
    {
      about: "guide",
      what: town,
      setting: "PHOTON_URL, WIKIVOYAGE_URL, WIKIDATA_QUERY_URL and OVERPASS_URL",
      level: "problem",
      async ask(signal) {
        const { named } = await locator.locate(town, signal);
        if (named.kind !== "place") return undefined;
        const guide = await buildGuide(named.place, services, {
          roomPrices: parts.guide,
          signal,
          nowMs: Date.now(),
          onStep() {},
        });
        if (guide === "unanswered" || guide.quality === "none") return undefined;
        const { places, hotels, eateries, known, quality, label } = { ...guide, ...named.place };
        return `${label} is ${quality}: ${places.length} places, ${hotels.length} hotels, ${eateries.length} places to eat; hours of ${known.hours}, prices of ${known.prices}`;
      },
    },
  ];
}

/** Rates, the weather, and ways around the photo: an operator's own server may not have that country. */
function others(config: Config, parts: Parts, { photo: { at } }: LiveSubjects): Question[] {
  const rates = createRateSource(config, parts);
  const forecasts = createForecasts(config, parts);
  const walks = createTravelTimes(config, parts);
  const rides = createTransitRides(config, parts);
  const near = { ...at, lat: at.lat + WALKED_DEGREES };
  const far = { lat: at.lat + RIDDEN_DEGREES, lon: at.lon + RIDDEN_DEGREES };
  const questions: (Question & { readonly isAsked: boolean })[] = [
    {
      about: "Frankfurter",
      what: "exchange rates",
      setting: "FRANKFURTER_URL",
      isAsked: rates !== undefined,
      async ask(signal) {
        const { date, perEuro = {} } = (await rates?.latest({ signal })) ?? {};
        const count = Object.keys(perEuro).length;
        return count === 0
          ? undefined
          : `${count} of our ${CURRENCIES.length} currencies, of ${date}`;
      },
    },
    {
      about: "MET Norway",
      what: "a forecast",
      setting: "MET_NORWAY_URL",
      isAsked: forecasts !== undefined,
      async ask(signal) {
        const steps = (await forecasts?.at(at, { signal })) ?? [];
        return steps.length === 0 ? undefined : `${steps.length} moments`;
      },
    },
    {
      about: "Routing",
      what: "a way on foot",
      setting: "ROUTING_URL",
      isAsked: walks !== undefined,
      async ask(signal) {
        const packed = await walks?.find([at, near], { signal });
        const walk = packed && unpackWalks(packed)?.between(at, near);
        if (typeof walk !== "object") return undefined;
        return `${walk.metres} m in ${Math.round(walk.minutes)} minutes`;
      },
    },
    {
      about: "Timetable",
      what: "a ride",
      setting: "TRANSIT_URL",
      isAsked: rides !== undefined,
      async ask(signal) {
        const question = { from: at, to: far, ...nextWorkingNoon(parts.clock.nowMs()) };
        const ride = await rides?.find(question, { signal });
        const vehicles = ride?.steps.flatMap(({ by }) => (by === "walk" ? [] : [by])) ?? [];
        return ride ? `${vehicles.join(", ")}, ${ride.minutes} minutes` : undefined;
      },
    },
  ];
  return questions.filter(({ isAsked }) => isAsked);
}

/** Tomorrow's noon of UTC, or Monday's: something goes then everywhere. */
function nextWorkingNoon(nowMs: number) {
  const day = new Date(nowMs + DAY_MS);
  while (day.getUTCDay() % 6 === 0) day.setUTCDate(day.getUTCDate() + 1);
  const atMs = day.setUTCHours(12, 0, 0, 0);
  return { weekday: day.getUTCDay() - 1, hour: 12, atMs, timeZone: "UTC" };
}

/** What describes the street map's tiles, or an image. Browsers ask others' servers; this shows that the address is right. */
function streetMap({ streetMap: map }: Config, parts: Parts): Question[] {
  if (map === undefined) return [];
  return [
    {
      about: "Street map",
      what: "its tiles",
      setting: "MAP_TILES",
      async ask(signal) {
        if (map.kind === "images") {
          const url = new URL(map.url.replace(/\{[zxy]\}/g, "0"));
          const hosts = createImageHosts(undefined, [url.origin]);
          const { type, stream } = await fetchImage(url, { ...parts, hosts, signal });
          stream.destroy();
          return `1 image (${type})`;
        }
        const described =
          map.kind === "archive"
            ? await openTileArchive(map.archive, parts.userAgent).describe(signal).catch(unreadable)
            : await parts.askService({
                service: "Street map",
                url: map.url,
                headers: { "user-agent": parts.userAgent },
                deadlineMs: DEADLINE_MS,
                signal,
              });
        const read = tileJsonSchema.safeParse(described).data;
        return read && `tiles to zoom ${read.maxzoom}`;
      },
    },
  ];
}

function unreadable(error: unknown): never {
  const facts = { trouble: "broken", reason: codeOf(error) } as const;
  throw new ServiceError("Street map: the file can't be read", facts);
}
