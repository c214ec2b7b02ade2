import type { Guide } from "../guide/guide.ts";
import type { Config } from "./config/config.ts";
import { SERVICE_URLS } from "./config/places-settings.ts";
import { createGooglePlaces } from "./google/google-places.ts";
import { createBuildLeases } from "./guides/build-lease.ts";
import { createNewPlaceLimit } from "./guides/new-place-limit.ts";
import { createOpenGuideSource } from "./guides/open-guide-source.ts";
import { createSnapshotStore } from "./guides/snapshot-store.ts";
import { createCircuitBreaker, type ServiceLog } from "./lib/circuit-breaker.ts";
import type { Clock } from "./lib/clock.ts";
import { createRequestBudget, type RequestBudget } from "./lib/request-budget.ts";
import type { ServiceError } from "./lib/service-error.ts";
import { isReachableContact, userAgent } from "./lib/user-agent.ts";
import { createGooglePhotoSource } from "./photos/google-photo-source.ts";
import type { PhotoSource } from "./photos/photo-source.ts";
import { createWikimedia } from "./photos/wikimedia.ts";
import { createWikimediaPhotoSource } from "./photos/wikimedia-photo-source.ts";
import { createGooglePlaceFinder } from "./places/google-place-finder.ts";
import { createGuidePlaceFinder } from "./places/guide-place-finder.ts";
import { createOpenPlaceFinder } from "./places/open-place-finder.ts";
import type { PlaceFinder } from "./places/place-finder.ts";
import { unasked } from "./places/unasked.ts";
import { createFrankfurterRates } from "./rates/frankfurter-rates.ts";
import type { RateSource } from "./rates/rate-source.ts";
import type { ServiceParts } from "./store/kept-answers.ts";
import type { LookupStore } from "./store/lookup-store.ts";
import { createMotisTransitRides } from "./ways/motis-transit-rides.ts";
import { createOsrmTravelTimes } from "./ways/osrm-travel-times.ts";
import type { TransitRides } from "./ways/transit-rides.ts";
import type { TravelTimes } from "./ways/travel-times.ts";
import type { Forecasts } from "./weather/forecasts.ts";
import { createMetNorwayForecasts } from "./weather/met-norway-forecasts.ts";

/** Requests a minute that Wikimedia allows a client, for all its projects together (docs/providers.md). */
const WIKIMEDIA_PER_MINUTE = { withContact: 200, withoutContact: 10 } as const;

type Parts = Omit<ServiceParts, "userAgent" | "circuit">;

/** What the adapter of an open service is given. @param isFailing as of a circuit breaker. */
function openParts(
  config: Config,
  parts: Parts,
  isFailing?: (error: ServiceError) => boolean,
): ServiceParts {
  const { lookups, clock, log, askService } = parts;
  return {
    userAgent: userAgent(config.openDataContact),
    circuit: createCircuitBreaker({ clock, log, isFailing }),
    lookups,
    clock,
    log,
    askService,
  };
}

/** The configured source of suggested destinations; places are found by name at Photon, with any source. */
export function createPlaceFinder(
  config: Config,
  parts: Parts & { readonly guide: Guide },
): PlaceFinder {
  const { clock, log, askService, guide: own } = parts;
  const guide = createGuidePlaceFinder(own);
  const { suggestions, placeSearchUrl: photonUrl } = config;
  const photon =
    photonUrl === undefined
      ? undefined
      : createOpenPlaceFinder({ photonUrl, guide, own, ...openParts(config, parts) });
  const find = photon?.find ?? unasked;
  switch (suggestions.kind) {
    case "guide":
      return { ...guide, find };
    case "google": {
      const google = createGooglePlaces(suggestions, askService);
      const circuit = createCircuitBreaker({ clock, log });
      return { ...createGooglePlaceFinder({ google, guide, circuit, clock }), find };
    }
    case "photon":
      return photon ?? { ...guide, find };
  }
}

/** The requests a minute that this server sends to Wikimedia, for photos and guides together. */
export function createWikimediaBudget(config: Config, clock: Clock): RequestBudget {
  const { withContact, withoutContact } = WIKIMEDIA_PER_MINUTE;
  const isReachable = isReachableContact(config.openDataContact);
  return createRequestBudget(clock, isReachable ? withContact : withoutContact);
}

/** The configured source of photos; undefined where illustrations take their place. */
export function createPhotoSource(
  config: Config,
  parts: Parts & { readonly wikimediaBudget: RequestBudget },
): PhotoSource | undefined {
  const { clock, log, lookups, askService } = parts;
  const settings = config.photos;
  switch (settings.kind) {
    case "illustrations":
      return undefined;
    case "google": {
      const google = createGooglePlaces(settings, askService);
      // A trip's photos are looked up once: an error for one must not cost the others.
      const circuit = createCircuitBreaker({ clock, log, isFailing: isSilent });
      const namedUrls = namedAmong([settings.baseUrl]);
      return createGooglePhotoSource({ google, namedUrls, lookups, circuit, clock, log });
    }
    case "wikimedia": {
      const budget = parts.wikimediaBudget;
      const wikimedia = createWikimedia({ ...settings, budget, ...openParts(config, parts) });
      const namedUrls = namedAmong([settings.wikipediaUrl, settings.commonsUrl]);
      return createWikimediaPhotoSource({ wikimedia, namedUrls, lookups, clock, log });
    }
  }
}

/** The configured source of exchange rates; undefined where there is only our own table. */
export function createRateSource(config: Config, parts: Parts): RateSource | undefined {
  const { frankfurterUrl } = config;
  if (frankfurterUrl === undefined) return undefined;
  return createFrankfurterRates({ frankfurterUrl, ...openParts(config, parts, () => true) });
}

/** The configured source of forecasts; undefined where nobody is asked. */
export function createForecasts(config: Config, parts: Parts): Forecasts | undefined {
  const { metNorwayUrl } = config;
  if (metNorwayUrl === undefined) return undefined;
  return createMetNorwayForecasts({ metNorwayUrl, ...openParts(config, parts) });
}

/** The configured source of ways on foot; undefined where all are estimated. */
export function createTravelTimes(config: Config, parts: Parts): TravelTimes | undefined {
  const { routingUrl } = config;
  if (routingUrl === undefined) return undefined;
  return createOsrmTravelTimes({ routingUrl, ...openParts(config, parts) });
}

/** The configured timetables of public transport; undefined where all rides are estimated. */
export function createTransitRides(config: Config, parts: Parts): TransitRides | undefined {
  const { transitUrl } = config;
  if (transitUrl === undefined) return undefined;
  return createMotisTransitRides({ transitUrl, ...openParts(config, parts) });
}

/** Guides out of open data, and what makes them; undefined where nobody is asked. */
export function createGuides(
  config: Config,
  parts: Omit<Parts, "lookups" | "log"> & {
    readonly lookups: LookupStore;
    readonly guide: Guide;
    readonly log: ServiceLog & { info(facts: object, message: string): void };
    readonly ownerId: string;
    readonly wikimediaBudget: RequestBudget;
  },
) {
  const { lookups, guide, clock, log, ownerId, askService } = parts;
  const snapshots = createSnapshotStore(lookups, clock);
  const settings = config.openGuides;
  if (settings === undefined) return { snapshots, source: undefined };
  const asked = { guide, userAgent: userAgent(config.openDataContact), clock, log, askService };
  const source = createOpenGuideSource({
    guide,
    loadServices: async () => {
      const { createGuideServices } = await import("./guides/create-guide-services.ts");
      return createGuideServices(settings, asked, parts.wikimediaBudget);
    },
    snapshots,
    leases: createBuildLeases(lookups, ownerId, clock),
    limit: createNewPlaceLimit(lookups, clock, settings.newPlacesADay),
    lookups,
    clock,
    log,
  });
  return { snapshots, source };
}

/** Those of a service's addresses that the operator named. */
function namedAmong(urls: readonly string[]): string[] {
  const usual = new Set<string>(Object.values(SERVICE_URLS));
  return urls.filter((url) => !usual.has(url));
}

function isSilent({ trouble }: ServiceError): boolean {
  return trouble === "unreachable" || trouble === "late";
}
