import { parseOpeningHours } from "../../../domain/places/opening-hours.ts";
import type { PlaceCategory } from "../../../domain/places/place-category.ts";

const EVENING = 18 * 60;
const BY_DAY: readonly PlaceCategory[] = ["museum", "palace", "worship", "zoo", "park"];

/** Whether hours suit the kind: a museum that opens at ten at night, and a bar that closes at two in the afternoon, are typing errors. */
export function areLikelyHours(hours: string, category: PlaceCategory): boolean {
  const windows = (parseOpeningHours(hours) ?? []).flat();
  if (BY_DAY.includes(category)) return windows.some(([open]) => open < EVENING);
  return category === "nightlife"
    ? windows.some(([, close]) => close > EVENING)
    : windows.length > 0;
}
