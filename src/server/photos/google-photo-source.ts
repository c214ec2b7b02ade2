import { httpsAddress } from "../../domain/https-address.ts";
import { photoIndex } from "../../domain/places/photo-choice.ts";
import {
  GOOGLE_PLACE_ID,
  type GooglePhoto,
  type GooglePlaces,
  isPhotoName,
} from "../google/google-places.ts";
import type { CircuitBreaker, ServiceLog } from "../lib/circuit-breaker.ts";
import type { Clock } from "../lib/clock.ts";
import { createCoalescer } from "../lib/coalesce.ts";
import { waitUntil } from "../lib/wait-until.ts";
import type { KeptLookups } from "../store/lookup-store.ts";
import { createImageHosts, GOOGLE_IMAGES } from "./image-hosts.ts";
import type { FoundPhoto, PhotoSource, PhotoSubject } from "./photo-source.ts";

const MAX_CREDIT = 200;
const HOUR_MS = 3_600_000;
/** Google adds places: an answer without a place is kept for this long. */
const KEEP_NOTHING_MS = 24 * HOUR_MS;
/** Place ids contain no blanks. */
const NO_PLACE = "none at ";
const SERVICE = "Google Places";

/**
 * Photos by Google. Of its answers only place ids are stored, as its policy demands. A place whose
 * id is known is requested by that id, which costs less.
 */
export function createGooglePhotoSource(options: {
  google: GooglePlaces;
  /** Servers that the operator configured in place of Google's. */
  namedUrls: readonly string[];
  lookups: KeptLookups;
  circuit: CircuitBreaker;
  clock: Clock;
  log: ServiceLog;
}): PhotoSource {
  const { google, lookups, circuit, clock, log } = options;
  const coalesce = createCoalescer<readonly GooglePhoto[] | undefined>();

  async function lookUp(query: string, givenId: string | undefined) {
    const key = `google place\n${query}`;
    const known = await lookups.find(key);
    const placeId = givenId ?? (known?.startsWith(NO_PLACE) ? undefined : known);
    if (placeId !== undefined) {
      const photos = await google.photosOf(placeId);
      if (photos !== undefined) return photos;
    }
    const nowMs = clock.nowMs();
    if (known?.startsWith(NO_PLACE)) {
      if (nowMs - Number(known.slice(NO_PLACE.length)) < KEEP_NOTHING_MS) return undefined;
    }
    const place = await google.search(query);
    if (place === undefined) await lookups.save(key, `${NO_PLACE}${nowMs}`, nowMs);
    else if (GOOGLE_PLACE_ID.test(place.id)) await lookups.save(key, place.id, nowMs);
    return place?.photos;
  }

  function choose(subject: PhotoSubject, photos: readonly GooglePhoto[] | undefined) {
    if (photos === undefined) return nothing(subject, "no such place");
    const index = photoIndex(subject.kind, photos.length);
    const photo = index === undefined ? undefined : photos[index];
    if (photo === undefined) return nothing(subject, `${photos.length} photos are too few`);
    if (!isPhotoName(photo.name)) return nothing(subject, "the photo's name has another form");
    return foundPhoto(photo);
  }

  function nothing(subject: PhotoSubject, problem: string): undefined {
    log.debug({ kind: subject.kind, problem }, "there is no photo to show");
    return undefined;
  }

  return {
    id: "google",
    name: "Google Maps",
    metricName: "places",
    hosts: createImageHosts(GOOGLE_IMAGES, options.namedUrls),
    // Google's names for photos don't last.
    referenceLifeMs: HOUR_MS,
    // Its content may not be stored; five minutes cover moving back and forth in a trip.
    cacheControl: "private, max-age=300",
    mayBeKept: false,
    async find(subject, { signal }) {
      const { query, placeId } = subject;
      // Ids of the guide and of OpenStreetMap contain a colon.
      const givenId = placeId !== undefined && GOOGLE_PLACE_ID.test(placeId) ? placeId : undefined;
      const photos = coalesce(JSON.stringify([query, givenId]), () =>
        circuit.ask(SERVICE, () => lookUp(query, givenId)),
      );
      return choose(subject, await waitUntil(photos, signal));
    },
    async locate(image, { signal }) {
      const url = circuit.ask(SERVICE, () => google.photoUrl(image));
      return waitUntil(url, signal);
    },
  };
}

function foundPhoto(photo: GooglePhoto): FoundPhoto {
  return {
    image: photo.name,
    sizes: [],
    credits: photo.authorAttributions
      .filter(({ displayName = "" }) => displayName !== "")
      .map(({ displayName = "", uri }) => {
        const url = httpsAddress(uri);
        const name = displayName.slice(0, MAX_CREDIT);
        return url === undefined ? { name } : { name, url };
      }),
  };
}
