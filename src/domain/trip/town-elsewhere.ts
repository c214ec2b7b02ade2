import { positionIn } from "../places/coordinates.ts";
import { distanceKm } from "../places/geo.ts";
import { middleOfTown } from "./middle-of-town.ts";
import type { Place, Trip } from "./trip.ts";

/** No day out goes as far. */
const FAR_KM = 100;

/**
 * The other town of a trip that a place is at: it is too far from that of a day for a day out, and near the other.
 *
 * @param base of the day.
 * @returns its number; undefined where the place is in reach of the day's own town, or it isn't known where that is.
 */
export function townElsewhere(
  { bases, tripData: { hotels } }: Pick<Trip, "bases" | "tripData">,
  { geoCoordinates }: Pick<Place, "geoCoordinates">,
  base = 0,
): number | undefined {
  const at = bases === undefined ? undefined : positionIn(geoCoordinates);
  if (bases === undefined || at === undefined) return undefined;
  const kmTo = (town: number) => {
    const middle = middleOfTown(hotels, town);
    return middle === undefined ? undefined : distanceKm(at, middle);
  };
  if ((kmTo(base) ?? 0) <= FAR_KM) return undefined;
  const towns = bases.towns.map((_, town) => ({ town, km: kmTo(town) ?? FAR_KM }));
  const [nearest] = towns.toSorted((a, b) => a.km - b.km);
  return nearest === undefined || nearest.km >= FAR_KM ? undefined : nearest.town;
}
