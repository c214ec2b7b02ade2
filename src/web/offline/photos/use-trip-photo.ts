import { useQuery, useQueryClient } from "@tanstack/react-query";
import { createContext, type RefObject, useContext, useRef } from "react";
import {
  type PhotoAnswer,
  photoLookupSchema,
  tripPhotoPath,
} from "../../../domain/places/photo-answer.ts";
import { API_PATHS } from "../../../domain/wire.ts";
import { ApiFailure, callApi, queryApi } from "../../lib/api-client.ts";
import { browserStorage } from "../../lib/browser-storage.ts";
import { onlineTracker } from "../../lib/online-state.ts";
import { serverConfig } from "../../lib/server-config.ts";
import { useWasNear } from "../../lib/use-was-near.ts";
import { keepPhoto, keptPhoto } from "./kept-photos.ts";

/** How near to the screen a picture must come for its photo to be asked for. */
const NEAR = "300px";
/** Well before the address of Google's photo, which is good for an hour, no longer is. */
const STALE_AFTER_MS = 30 * 60_000;

/** A lookup that is still under way after as many questions, a minute or two, is given up. */
const MOST_RETRIES = 15;
const MOST_WAIT_MS = 10_000;

/** The last answer, so that a trip that is kept needs to wait for no server that is far away. */
const SOURCE_KEY = "tripwright.photos";

/** Set around a trip that is nobody's: the server has photos for trips that it stores. */
export const OnlyIllustrations = createContext(false);

/** Set around a trip that is shown by a link: the headers that say so. Nothing of it is kept. */
export const PhotosByLink = createContext<Readonly<Record<string, string>> | undefined>(undefined);

/** Where this server has its photos from; undefined until that is known. */
export function usePhotoSource(): string | undefined {
  const isOff = useContext(OnlyIllustrations);
  const { data } = useQuery({
    queryKey: ["photo source"],
    enabled: !isOff,
    queryFn: async () => {
      const source = (await serverConfig())?.photos;
      if (source !== undefined) browserStorage.local.set(SOURCE_KEY, source);
      // A server that can't say has no photos either.
      return source ?? lastSource() ?? "illustrations";
    },
    initialData: lastSource,
    staleTime: 0,
    refetchOnWindowFocus: false,
    networkMode: "always",
  });
  return isOff ? "illustrations" : data;
}

function lastSource(): string | undefined {
  return browserStorage.local.get(SOURCE_KEY) ?? undefined;
}

/** What the page knows a slot's photo by. */
export function tripPhotoKey(tripId: string, slot: string): readonly string[] {
  return ["trip photo", tripId, slot];
}

type TripPhoto = {
  /** There may be one: its credit needs room from the start. */
  readonly takesPhotos: boolean;
  /** For the picture's box, which is watched coming near. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** Undefined until it is known; null where there should be one and none can be had. */
  readonly src: string | null | undefined;
  /** The photo that `src` is of, for its sizes and its credit; undefined for our own pictures. */
  readonly photo: PhotoAnswer | undefined;
  /** The image itself can't be had. */
  readonly onFailure: () => void;
};

type TripPhotoOptions = {
  readonly tripId: string;
  /** See `tripPhotoPath`. */
  readonly slot: string;
  /** Ours, for a server without photos. */
  readonly illustration: string;
  /** Asked for at once. */
  readonly isFirst?: boolean;
};

/**
 * The photo of something in a trip, asked for when its box comes near the screen. Where a lookup
 * fails, Google's photos give way to the fallback image (specification, section 8) and open data's,
 * which a machine without a network can't have, to the illustration.
 */
export function useTripPhoto(options: TripPhotoOptions): TripPhoto {
  const { tripId, slot, illustration, isFirst = false } = options;
  const byLink = useContext(PhotosByLink);
  const key = [...tripPhotoKey(tripId, slot), ...(byLink === undefined ? [] : [byLink])];
  const source = usePhotoSource();
  const takesPhotos = source !== undefined && source !== "illustrations";
  const box = useRef<HTMLDivElement>(null);
  const isNear = useWasNear(box, { margin: NEAR, isWatched: takesPhotos && !isFirst });
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      byLink === undefined ? findPhoto(tripId, slot, signal) : findByLink(slot, byLink, signal),
    enabled: takesPhotos && (isFirst || isNear),
    staleTime: STALE_AFTER_MS,
    // Offline is an answer too: a picture of ours, at once.
    networkMode: "always",
    retry: (count, error) => error instanceof LookupPending && count < MOST_RETRIES,
    retryDelay: (count, error) =>
      error instanceof LookupPending
        ? Math.min(MOST_WAIT_MS, error.retryAfterMs * (count + 1))
        : MOST_WAIT_MS,
    refetchOnWindowFocus: false,
  });
  const client = useQueryClient();
  const photo = query.data ?? undefined;
  const onFailure = () => client.setQueryData<PhotoAnswer | null>(key, null);
  const known = { takesPhotos, box, onFailure };

  if (source === undefined || (takesPhotos && query.isPending)) {
    return { ...known, src: undefined, photo: undefined };
  }
  if (photo !== undefined) return { ...known, src: photo.src, photo };
  return { ...known, src: source === "google" ? null : illustration, photo: undefined };
}

/**
 * From the server, or from what this browser keeps while that isn't there.
 *
 * @throws LookupPending while the server is looking for it.
 * @throws ApiFailure for all but a photo and the word that there is none: that may pass.
 */
async function findPhoto(
  tripId: string,
  slot: string,
  signal: AbortSignal,
): Promise<PhotoAnswer | null> {
  if (onlineTracker.state() === "Offline") {
    const kept = await keptPhoto(tripId, slot);
    if (kept !== undefined) return kept;
  }
  const path = tripPhotoPath(tripId, slot);
  const result = await callApi(path, { schema: photoLookupSchema, signal, isSlow: true });
  if (result.ok) {
    const lookup = result.value;
    if (lookup === null) console.warn(`no photo at ${path}`);
    else if ("retryAfterMs" in lookup) throw new LookupPending(lookup.retryAfterMs);
    else void keepPhoto(tripId, slot, lookup);
    return lookup;
  }
  const kept = result.problem.code === "unreachable" ? await keptPhoto(tripId, slot) : undefined;
  if (kept !== undefined) return kept;
  console.warn(`no photo at ${path}: ${result.problem.text}`);
  throw new ApiFailure(result.problem);
}

/** As above, for a guest. */
async function findByLink(
  slot: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<PhotoAnswer | null> {
  const path = API_PATHS.sharedPhoto.replace(":slot", encodeURIComponent(slot));
  const request = { schema: photoLookupSchema, headers, signal, isSlow: true, asAnyone: true };
  const lookup = await queryApi(path, request);
  if (lookup !== null && "retryAfterMs" in lookup) throw new LookupPending(lookup.retryAfterMs);
  return lookup;
}

/** The server hasn't found out yet. */
class LookupPending extends Error {
  override readonly name = "LookupPending";
  readonly retryAfterMs: number;

  constructor(retryAfterMs: number) {
    super("the photo is being looked up");
    this.retryAfterMs = retryAfterMs;
  }
}
