import { positionIn } from "../places/coordinates.ts";
import { distanceKm } from "../places/geo.ts";
import type { Place } from "./trip.ts";

/** So far from all else of a day, what is added begins it: nobody sets out for it in the night. */
const OUT_OF_TOWN_KM = 12;

/** @returns the id of the place of a day that another, brought by hand, follows; undefined: it is the day's first. */
export function spotForAdded(
  place: Place,
  plan: readonly (Place & { readonly id: string })[],
): string | undefined {
  const at = positionIn(place.geoCoordinates);
  const isFar = plan.every(({ geoCoordinates }) => {
    const other = positionIn(geoCoordinates);
    return at && other && distanceKm(at, other) > OUT_OF_TOWN_KM;
  });
  return isFar ? undefined : plan.at(-1)?.id;
}
