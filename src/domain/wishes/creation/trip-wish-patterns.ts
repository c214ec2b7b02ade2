import type { PlaceCategory } from "../../places/place-category.ts";
import type { InterestId } from "../../trip/interest.ts";
import type { TripWish } from "../../trip/trip-wish.ts";

/** What a part of a text is made of, with a mark in its shape for each: "no <kinds>". */
export type TripWishShape = {
  /** Its words without those that say nothing. */
  readonly shape: string;
  readonly categories: readonly PlaceCategory[];
  readonly likings: readonly InterestId[];
  readonly numbers: readonly number[];
  readonly minutes: readonly number[];
  readonly needs: readonly Extract<TripWish, { readonly kind: "need" }>["need"][];
};
