import type { PlaceCategory } from "../../places/place-category.ts";
import type { KnownPlace } from "../known-city.ts";

const FUN: ReadonlySet<PlaceCategory> = new Set(["park", "zoo", "beach", "theme-park"]);

/** Whether children under 6 have something to run about or to look at there: by the guide's word, or by its kind. */
export function isFunForSmallChildren({
  category,
  isForSmallChildren,
}: Pick<KnownPlace, "category" | "isForSmallChildren">): boolean {
  return isForSmallChildren === true || FUN.has(category);
}
