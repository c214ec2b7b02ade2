import type { PlaceCategory } from "../../places/place-category.ts";
import { isOnSomeDays } from "../../trip/days-of-wish.ts";
import type { TripWish } from "../../trip/trip-wish.ts";
import type { KnownPlace } from "../known-city.ts";
import { isNamed } from "./named-places.ts";
import { isPlaceAbout } from "./places-about.ts";

/** A palace or a stadium whose museum is what one sees there is one, too; no bar of that name. */
const MUSEUM = /\bmuse(?:um|ums|o)\b/i;

type Asked = Pick<KnownPlace, "name" | "category" | "details">;

/** Whether a place is one of some kinds for who wants none or only some of them. */
export function isOfKinds(
  categories: readonly PlaceCategory[],
  { name, category }: Pick<Asked, "name" | "category">,
): boolean {
  const isMuseum = categories.includes("museum") && category !== "nightlife" && MUSEUM.test(name);
  return categories.includes(category) || isMuseum;
}

/** Whether the traveller wants no such place on any day; one that is asked for by name is wanted. */
export function isUnwanted(place: Asked, wishes: readonly TripWish[] = []): boolean {
  const isNone = wishes.some((wish) => isAgainst(wish, place) && !isOnSomeDays(wish));
  return isNone && !isAskedFor(place, wishes);
}

/** Whether the traveller names a place as one to see. */
export function isAskedFor(place: Pick<Asked, "name">, wishes: readonly TripWish[]): boolean {
  return wishes.some((wish) => wish.kind === "see" && isNamed(place, wish.names));
}

/** Whether a wish is one for the absence of a place, on the days that it is about. */
export function isAgainst(
  wish: TripWish,
  { name, category, details }: Asked,
): wish is Extract<TripWish, { readonly kind: "none" | "without" }> {
  if (wish.kind === "none") return isOfKinds(wish.categories, { name, category });
  if (wish.kind !== "without") return false;
  const isAbout = wish.isTopic === 1 && isPlaceAbout(wish.names, { name, category, details });
  return isAbout || isNamed({ name }, wish.names);
}
