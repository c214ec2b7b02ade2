import type { Position } from "../../domain/geo.ts";
import type { PhotoAnswer } from "../../domain/photo-answer.ts";
import type { PhotoKind } from "../../domain/photo-choice.ts";
import type { ConfigAnswer } from "../../domain/wire.ts";

/** What a photo is wanted of, taken from a stored trip. */
export type PhotoSubject = {
  readonly kind: PhotoKind;
  /** The destination's label, or the hotel's or place's name. */
  readonly query: string;
  readonly destination: string;
  /** Where it should be, as far as the trip says. */
  readonly at?: Position | undefined;
  /** A service's own id for it, where the traveller picked a suggestion. */
  readonly placeId?: string | undefined;
};

/** An image as a service names it. Only our server can ask for it; a browser holds it sealed. */
export type PhotoImage =
  | { readonly source: "google"; readonly name: string }
  | { readonly source: "wikimedia"; readonly url: string };

export type FoundPhoto = Pick<PhotoAnswer, "credits" | "licence" | "page" | "source"> & {
  readonly image: PhotoImage;
  /** The same image in other widths, smallest first. */
  readonly sizes: readonly { readonly image: PhotoImage; readonly widthPx: number }[];
};

/** Finds photos. Every adapter passes test/contract/photo-finder-contract.ts. */
export type PhotoFinder = {
  readonly id: ConfigAnswer["photos"];
  /**
   * @returns undefined where there is none to show.
   * @throws ServiceError, or the signal's reason.
   */
  find(subject: PhotoSubject, options: { signal: AbortSignal }): Promise<FoundPhoto | undefined>;
  /** Where an image of this finder's is just now. @throws ServiceError, or the signal's reason. */
  locate(image: PhotoImage, options: { signal: AbortSignal }): Promise<URL>;
};
