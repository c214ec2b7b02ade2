import type { Config } from "./config/config.ts";
import { SERVICE_URLS } from "./config/places-settings.ts";
import { createGooglePlaces } from "./google/google-places.ts";
import { askJson } from "./lib/ask-json.ts";
import { createCircuitBreaker, type ServiceLog } from "./lib/circuit-breaker.ts";
import type { Clock } from "./lib/clock.ts";
import type { ServiceError } from "./lib/service-error.ts";
import { userAgent } from "./lib/user-agent.ts";
import { createGooglePhotoSource } from "./photos/google-photo-source.ts";
import type { PhotoSource } from "./photos/photo-source.ts";
import { createWikimedia } from "./photos/wikimedia.ts";
import { createWikimediaPhotoSource } from "./photos/wikimedia-photo-source.ts";
import { createGooglePlaceFinder } from "./places/google-place-finder.ts";
import { createGuidePlaceFinder } from "./places/guide-place-finder.ts";
import { createOpenPlaceFinder } from "./places/open-place-finder.ts";
import type { PlaceFinder } from "./places/place-finder.ts";
import { createFrankfurterRates } from "./rates/frankfurter-rates.ts";
import type { RateSource } from "./rates/rate-source.ts";
import type { KeptLookups } from "./store/lookup-store.ts";

type Parts = {
  readonly lookups: KeptLookups;
  readonly clock: Clock;
  readonly log: ServiceLog;
  readonly askService?: typeof askJson;
};

/** What suggests destinations, as configured. */
export function createPlaceFinder(config: Config, parts: Parts): PlaceFinder {
  const { clock, log, askService = askJson } = parts;
  const guide = createGuidePlaceFinder();
  const settings = config.suggestions;
  const circuit = createCircuitBreaker({ clock, log, isFailing: isNotTheQuestion });
  switch (settings.kind) {
    case "guide":
      return guide;
    case "google": {
      const google = createGooglePlaces(settings, askService);
      return createGooglePlaceFinder({ google, guide, circuit, clock });
    }
    case "photon": {
      const agent = userAgent(config.publicUrl);
      return createOpenPlaceFinder({ ...settings, userAgent: agent, guide, circuit, askService });
    }
  }
}

/** What has photos, as configured; undefined where illustrations take their place. */
export function createPhotoSource(config: Config, parts: Parts): PhotoSource | undefined {
  const { clock, log, lookups, askService = askJson } = parts;
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
      const agent = userAgent(config.publicUrl);
      const circuit = createCircuitBreaker({ clock, log, isFailing: isNotTheQuestion });
      const wikimedia = createWikimedia({ ...settings, userAgent: agent, circuit, askService });
      const namedUrls = namedAmong([settings.wikipediaUrl, settings.commonsUrl]);
      return createWikimediaPhotoSource({ wikimedia, namedUrls, lookups, clock, log });
    }
  }
}

/** Who is asked for exchange rates, as configured; undefined where our own table stands alone. */
export function createRateSource(config: Config, parts: Parts): RateSource | undefined {
  const { clock, log, lookups, askService = askJson } = parts;
  const { frankfurterUrl } = config;
  if (frankfurterUrl === undefined) return undefined;
  return createFrankfurterRates({
    frankfurterUrl,
    userAgent: userAgent(config.publicUrl),
    lookups,
    circuit: createCircuitBreaker({ clock, log, isFailing: () => true }),
    clock,
    askService,
  });
}

/** Those of a service's addresses that the operator named. */
function namedAmong(urls: readonly string[]): string[] {
  const usual = new Set<string>(Object.values(SERVICE_URLS));
  return urls.filter((url) => !usual.has(url));
}

/** 400 and 404 are about the request; every other status is about the service. */
function isNotTheQuestion({ status, trouble }: ServiceError): boolean {
  return status !== 400 && status !== 404 && trouble !== "circuit_open";
}

function isSilent({ trouble }: ServiceError): boolean {
  return trouble === "unreachable" || trouble === "late";
}
