import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { createContext, type RefObject, useContext, useRef } from "react";
import type { PhotoAnswer } from "../../../domain/places/photo-answer.ts";
import { browserStorage } from "../../lib/browser-storage.ts";
import { serverConfig } from "../../lib/server-config.ts";
import { useWasNear } from "../../lib/use-was-near.ts";

/** How near to the screen a picture must come for its photo to be asked for. */
const NEAR = "300px";
/** Well before the address of Google's photo, which is good for an hour, no longer is. */
const STALE_AFTER_MS = 30 * 60_000;

/** A lookup that is still under way after as many questions, some two minutes, is given up. */
const MAX_RETRIES = 40;
const MAX_WAIT_MS = 3_000;

/** The last answer, so that a trip that is kept needs to wait for no server that is far away. */
const SOURCE_KEY = "tripwright.photos";

/** Set around a trip that is nobody's: the server has photos for trips that it stores. */
export const OnlyIllustrations = createContext(false);

/** Set around a trip that is shown by a link: the headers that say so. Nothing of it is kept. */
export const PhotosByLink = createContext<Readonly<Record<string, string>> | undefined>(undefined);

export const photoSourceQuery = queryOptions({
  queryKey: ["photo source"],
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

/** Where this server has its photos from; undefined until that is known. */
export function usePhotoSource(): string | undefined {
  const isOff = useContext(OnlyIllustrations);
  const { data } = useQuery({ ...photoSourceQuery, enabled: !isOff });
  return isOff ? "illustrations" : data;
}

function lastSource(): string | undefined {
  return browserStorage.local.get(SOURCE_KEY) ?? undefined;
}

/** The key by which the page knows a slot's photo. */
export function tripPhotoKey(tripId: string, slot: string): readonly string[] {
  return ["trip photo", tripId, slot];
}

type TripPhoto = {
  /** There may be one: its credit needs room from the start. */
  readonly takesPhotos: boolean;
  /** The photo that the picture is of, for its credit; undefined for our own pictures. */
  readonly photo: PhotoAnswer | undefined;
  /** The photo, or a picture of ours, as `Picture` takes it. */
  readonly picture: {
    /** Watched coming near. */
    readonly box: RefObject<HTMLDivElement | null>;
    /** Undefined until it is known; null where there should be one and none can be had. */
    readonly src: string | null | undefined;
    readonly srcSet: PhotoAnswer["sizes"];
    /** Another picture may take this one's place: the photo is still being looked up. */
    readonly isPending: boolean;
    /** The image itself can't be had. */
    readonly onFailure: () => void;
  };
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
 * The photo of something in a trip, asked for when its box comes near the screen. Google's is waited for,
 * and where its lookup fails the fallback image is shown (specification, sections 2 and 8). Open data's, which
 * many places don't have, takes the place of the illustration.
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
    queryFn: async ({ signal }) => {
      const { findByLink, findPhoto } = await loadFinder();
      return byLink === undefined
        ? findPhoto(tripId, slot, signal)
        : findByLink(slot, byLink, signal);
    },
    enabled: takesPhotos && (isFirst || isNear),
    staleTime: STALE_AFTER_MS,
    // Offline is an answer too: a picture of ours, at once.
    networkMode: "always",
    retry: (count, error) => retryAfterMs(error) !== undefined && count < MAX_RETRIES,
    retryDelay: (count, error) =>
      Math.min(MAX_WAIT_MS, (retryAfterMs(error) ?? MAX_WAIT_MS) * (count + 1)),
    refetchOnWindowFocus: false,
  });
  const client = useQueryClient();
  const photo = query.data ?? undefined;
  const onFailure = () => client.setQueryData<PhotoAnswer | null>(key, null);
  const isPending = takesPhotos && query.isPending;
  const ours = source === "google" ? null : illustration;
  const isWaitedFor = source === undefined || (source === "google" && isPending);
  const src = photo?.src ?? (isWaitedFor ? undefined : ours);
  return { takesPhotos, photo, picture: { box, src, srcSet: photo?.sizes, isPending, onFailure } };
}

let finder: Promise<typeof import("./find-trip-photo.ts")> | undefined;
/** One request for all, so that the photos are asked for in the order of the page. */
function loadFinder() {
  finder ??= import("./find-trip-photo.ts").catch((error: unknown) => {
    finder = undefined;
    throw error;
  });
  return finder;
}

/** When to ask again for a photo that is being looked up; undefined for another error. */
function retryAfterMs(error: Error): number | undefined {
  return "retryAfterMs" in error ? Number(error.retryAfterMs) : undefined;
}
