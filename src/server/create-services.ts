import type { Config } from "./config.ts";
import { askJson } from "./lib/ask-json.ts";
import type { Clock } from "./lib/clock.ts";
import { createLeftAlone, type ServiceLog } from "./lib/left-alone.ts";
import type { ServiceError } from "./lib/service-error.ts";
import { userAgent } from "./lib/user-agent.ts";
import { createGooglePhotoFinder } from "./photos/google-photo-finder.ts";
import { illustrations } from "./photos/illustrations.ts";
import type { PhotoFinder } from "./photos/photo-finder.ts";
import { createWikimedia } from "./photos/wikimedia.ts";
import { createWikimediaPhotoFinder } from "./photos/wikimedia-photo-finder.ts";
import { createGooglePlaceFinder } from "./places/google-place-finder.ts";
import { createGooglePlaces } from "./places/google-places.ts";
import { createGuidePlaceFinder } from "./places/guide-place-finder.ts";
import { createOpenPlaceFinder } from "./places/open-place-finder.ts";
import type { PlaceFinder } from "./places/place-finder.ts";
import type { KeptLookups } from "./store/store.ts";

/** What suggests destinations and finds photos, as configured. */
export function createServices(
  config: Config,
  parts: { lookups: KeptLookups; clock: Clock; log: ServiceLog; askService?: typeof askJson },
): { places: PlaceFinder; photos: PhotoFinder } {
  const { clock, log, lookups, askService = askJson } = parts;
  const guide = createGuidePlaceFinder();
  const settings = config.places;
  switch (settings.kind) {
    case "none":
      return { places: guide, photos: illustrations };
    case "google": {
      const google = createGooglePlaces(settings, askService);
      const forTyping = createLeftAlone({ clock, log, isFailing: isNotTheQuestion });
      // A trip's photos are looked up once: an error for one must not cost the others.
      const forPhotos = createLeftAlone({ clock, log, isFailing: isSilent });
      return {
        places: createGooglePlaceFinder({ google, guide, leftAlone: forTyping, clock }),
        photos: createGooglePhotoFinder({ google, lookups, leftAlone: forPhotos, clock, log }),
      };
    }
    case "open": {
      const agent = userAgent(config.publicUrl);
      const leftAlone = createLeftAlone({ clock, log, isFailing: isNotTheQuestion });
      const wikimedia = createWikimedia({ ...settings, userAgent: agent, askService });
      const { photonUrl } = settings;
      return {
        places: createOpenPlaceFinder({
          photonUrl,
          userAgent: agent,
          guide,
          leftAlone,
          askService,
        }),
        photos: createWikimediaPhotoFinder({ wikimedia, lookups, leftAlone, clock, log }),
      };
    }
  }
}

/** 400 and 404 speak of what was asked; all else of the service. */
function isNotTheQuestion({ status, trouble }: ServiceError): boolean {
  return status !== 400 && status !== 404 && trouble !== "left_alone";
}

function isSilent({ trouble }: ServiceError): boolean {
  return trouble === "unreachable" || trouble === "late";
}
