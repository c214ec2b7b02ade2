import type { PlaceCategory } from "../../places/place-category.ts";
import type { TripWish } from "../../trip/trip-wish.ts";
import type { KnownPlace } from "../known-city.ts";
import { isOfKinds } from "./is-unwanted.ts";
import { isInTheOpen } from "./open-air.ts";

/** Rooms that one walks through for so long are a museum, whatever they are called. */
const ROOMS_MINUTES = 45;

/** How many of a kind the traveller wants in a day at most. */
export function mostADay(category: PlaceCategory, wishes: readonly TripWish[] = []): number {
  return Math.min(
    ...wishes.flatMap((wish) =>
      wish.kind === "most" && wish.isADay === 1 && wish.categories.includes(category)
        ? [wish.count]
        : [],
    ),
  );
}

/** Whether a visit is of kinds that were counted; a palace with collections is a museum, too. */
export function countsAs(
  categories: readonly PlaceCategory[],
  place: Pick<KnownPlace, "name" | "category" | "indoor" | "visitMinutes">,
): boolean {
  const isMuseum = place.category === "palace" && isThroughRooms(place);
  return isOfKinds(categories, place) || (isMuseum && categories.includes("museum"));
}

function isThroughRooms(place: Pick<KnownPlace, "category" | "indoor" | "visitMinutes">): boolean {
  return place.visitMinutes >= ROOMS_MINUTES && !isInTheOpen(place);
}
