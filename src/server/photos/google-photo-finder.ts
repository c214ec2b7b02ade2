import { httpsAddress } from "../../domain/https-address.ts";
import { photoIndex } from "../../domain/photo-choice.ts";
import type { Clock } from "../lib/clock.ts";
import { createCoalescer } from "../lib/coalesce.ts";
import type { LeftAlone, ServiceLog } from "../lib/left-alone.ts";
import { ServiceError } from "../lib/service-error.ts";
import { waitUntil } from "../lib/wait-until.ts";
import {
  GOOGLE_PLACE_ID,
  type GooglePhoto,
  type GooglePlaces,
  isPhotoName,
} from "../places/google-places.ts";
import type { KeptLookups } from "../store/store.ts";
import type { FoundPhoto, PhotoFinder, PhotoSubject } from "./photo-finder.ts";

const MAX_CREDIT = 200;
const SERVICE = "Google Places";

/**
 * Photos by Google. Of all it answers only place ids are kept, as its policy asks; a place whose id
 * is known is asked for by it, which is the cheaper question.
 */
export function createGooglePhotoFinder(options: {
  google: GooglePlaces;
  lookups: KeptLookups;
  leftAlone: LeftAlone;
  clock: Clock;
  log: ServiceLog;
}): PhotoFinder {
  const { google, lookups, leftAlone, clock, log } = options;
  const coalesce = createCoalescer<readonly GooglePhoto[] | undefined>();

  async function lookUp(query: string, givenId: string | undefined) {
    const key = `google place\n${query}`;
    const placeId = givenId ?? (await lookups.find(key));
    if (placeId !== undefined) {
      const photos = await google.photosOf(placeId);
      if (photos !== undefined) return photos;
    }
    const place = await google.search(query);
    if (place !== undefined && GOOGLE_PLACE_ID.test(place.id)) {
      await lookups.save(key, place.id, clock.nowMs());
    }
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
    log.warn({ kind: subject.kind, problem }, "there is no photo to show");
    return undefined;
  }

  return {
    id: "google",
    async find(subject, { signal }) {
      const { query, placeId } = subject;
      // The guide's and OpenStreetMap's ids have a colon.
      const givenId = placeId !== undefined && GOOGLE_PLACE_ID.test(placeId) ? placeId : undefined;
      const photos = coalesce(JSON.stringify([query, givenId]), () =>
        leftAlone.ask(SERVICE, () => lookUp(query, givenId)),
      );
      return choose(subject, await waitUntil(photos, signal));
    },
    async locate(image, { signal }) {
      if (image.source !== "google") {
        throw new ServiceError("the image is another service's", { trouble: "broken" });
      }
      const url = leftAlone.ask(SERVICE, () => google.photoUrl(image.name));
      return waitUntil(url, signal);
    },
  };
}

function foundPhoto(photo: GooglePhoto): FoundPhoto {
  return {
    source: "google",
    image: { source: "google", name: photo.name },
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
