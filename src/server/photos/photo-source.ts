import type { Position } from "../../domain/places/geo.ts";
import type { PhotoAnswer } from "../../domain/places/photo-answer.ts";
import type { PhotoKind } from "../../domain/places/photo-choice.ts";
import type { ImageHosts } from "./image-hosts.ts";

/** The subject of a photo, from a stored trip. */
export type PhotoSubject = {
  readonly kind: PhotoKind;
  /** The destination's label, or the hotel's or place's name. */
  readonly query: string;
  readonly destination: string;
  /** Its position, where the trip has one. */
  readonly at?: Position | undefined;
  /** A service's own id for it, where the traveller picked a suggestion. */
  readonly placeId?: string | undefined;
};

/**
 * A photo by the source's own names for its images. Only our server can fetch one; a browser has a
 * sealed reference.
 */
export type FoundPhoto = Pick<PhotoAnswer, "credits" | "licence" | "page"> & {
  readonly image: string;
  /** The same image in other widths, smallest first. */
  readonly sizes: readonly { readonly image: string; readonly widthPx: number }[];
};

/**
 * A service that has photos, and everything that the rest of the server knows about it. What each promises is held
 * over HTTP (`test/http/photos`).
 */
export type PhotoSource = {
  /** In lower case: names the source in sealed references and in the configuration's answer. */
  readonly id: string;
  /** As the credit under a photo gives it. */
  readonly name: string;
  /** The label that fetching an image is counted under. */
  readonly metricName: string;
  /** Where its images may be fetched from. */
  readonly hosts: ImageHosts;
  /** How long a reference to one of its images is valid, at least. */
  readonly referenceLifeMs: number;
  /** The cache-control header of its images. */
  readonly cacheControl: string;
  /** Whether a browser may keep its photos to show them without a network. */
  readonly mayBeKept: boolean;
  /**
   * @param options.others what else the trip shows: a source may look it up by the same questions, and remember it.
   * @returns undefined where there is none to show.
   * @throws ServiceError, OverloadError, or the signal's reason.
   */
  find(
    subject: PhotoSubject,
    options: { signal: AbortSignal; others?: readonly PhotoSubject[] },
  ): Promise<FoundPhoto | undefined>;
  /**
   * The current address of an image. @throws ServiceError, also for a name of another source; or
   * the signal's reason.
   */
  locate(image: string, options: { signal: AbortSignal }): Promise<URL>;
};
