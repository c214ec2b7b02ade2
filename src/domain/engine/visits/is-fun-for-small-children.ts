import type { PlaceCategory } from "../../places/place-category.ts";
import type { KnownPlace } from "../known-city.ts";

const FUN: ReadonlySet<PlaceCategory> = new Set(["park", "zoo", "beach", "theme-park"]);
/** In minutes after midnight: what begins sooner is before lunch. */
export const NOON_MINUTES = 13 * 60;

/** Whether children under 6 have something to run about or to look at there: by the guide's word, or by its kind. */
export function isFunForSmallChildren({
  category,
  isForSmallChildren,
}: Pick<KnownPlace, "category" | "isForSmallChildren">): boolean {
  return isForSmallChildren === true || FUN.has(category);
}

/**
 * The half of a day that such a place is for; undefined for others. Each half of a day wants one. Where its best time says
 * nothing it is one of the two, the same in each search.
 */
export function halfDayOf(
  place: Pick<KnownPlace, "id" | "bestTime" | "category" | "isForSmallChildren">,
): "morning" | "afternoon" | undefined {
  if (!isFunForSmallChildren(place)) return undefined;
  const { id, bestTime } = place;
  const isEven = [...id].reduce((sum, one) => sum + one.charCodeAt(0), 0) % 2 === 0;
  const isEarly = bestTime === "any" ? isEven : bestTime === "morning" || bestTime === "midday";
  return isEarly ? "morning" : "afternoon";
}
