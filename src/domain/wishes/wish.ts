import type { SaidObject } from "./language/said-items.ts";
import type { Named } from "./language/said-names.ts";
import type { SaidWish } from "./language/said-wish.ts";

/** A place that a wish names: on a day of the trip, set aside, or in the guide only, whose id it then has. */
export type WishedPlace = Named;
export type WishObject = SaidObject;
/** More than one where the words fit several equally. */
export type NamedPlaces = Extract<SaidObject, { readonly kind: "places" }>;
export type NamedKind = Extract<SaidObject, { readonly kind: "category" }>;

/** Something a traveller asks of a trip that stands. */
export type Wish = SaidWish & {
  /** The traveller's words. */
  readonly text: string;
  /** Days that it is about, by their ids; undefined: none was named. */
  readonly dayIds?: readonly string[] | undefined;
  /** Of a swap: what goes with the place that another comes for. */
  readonly goneToo?: readonly WishObject[];
};

/** Wishes of some verbs. */
export type WishOf<Verb extends Wish["verb"]> = Extract<Wish, { readonly verb: Verb }>;
