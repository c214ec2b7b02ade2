import { positionIn } from "../places/coordinates.ts";
import type { Position } from "../places/geo.ts";
import type { Meal } from "./trip.ts";

/** The table that a day ends at, from which one goes back; undefined where that is elsewhere or unknown. @param overMinutes when its last visit is over. */
export function tableAtEnd(
  meals: readonly Meal[] = [],
  overMinutes = 0,
): { readonly at: Position; readonly name: string; readonly endMinutes: number } | undefined {
  const last = meals.findLast(
    ({ isAfterRide, startMinutes }) => isAfterRide !== true && startMinutes >= overMinutes,
  );
  const at = positionIn(last?.geoCoordinates);
  return last?.placeName === undefined || at === undefined
    ? undefined
    : { at, name: last.placeName, endMinutes: last.endMinutes };
}
