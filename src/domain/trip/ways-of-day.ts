import type { Leg } from "../places/leg.ts";
import type { ItineraryDay } from "./trip.ts";

type Way = Pick<Leg, "mode" | "minutes" | "distanceKm" | "way">;

/** All ways of a day as they are gone, those that are known: to each table and on from it, to a rest at the hotel, to each place, and back. */
export function waysOfDay({
  plan,
  meals = [],
  free = [],
  wayBack,
}: Pick<ItineraryDay, "plan" | "meals" | "free"> & {
  readonly wayBack?: Way | undefined;
}): readonly Way[] {
  const stops = [...meals, ...free];
  const legs = plan.map(({ leg, visit }, index) => {
    const before = plan[index - 1]?.visit?.endMinutes ?? 0;
    // Said with the table, or the rest, that one comes from.
    const isSaid = stops.some(
      ({ on, startMinutes }) =>
        on !== undefined &&
        startMinutes >= before &&
        startMinutes < (visit?.startMinutes ?? startMinutes),
    );
    return isSaid ? undefined : leg;
  });
  const ways = [...legs, ...stops.flatMap(({ there, on }) => [there, on]), wayBack];
  return ways.filter((way) => way !== undefined);
}

/** Kilometres on foot, on these ways; one that isn't known counts for nothing. */
export function kmOnFoot(ways: readonly (Pick<Way, "mode" | "distanceKm"> | undefined)[]): number {
  return ways.reduce((sum, way) => sum + (way?.mode === "walk" ? way.distanceKm : 0), 0);
}
