import type { ItineraryDay, Trip } from "../trip/trip.ts";

/** Where a day's places are, as a destination is named: its base, or the trip's destination. */
export function whereIs(
  { bases, userSelection }: Pick<Trip, "bases" | "userSelection">,
  { base = 0 }: Pick<ItineraryDay, "base">,
): string {
  return bases?.towns[base]?.label ?? userSelection.location.label;
}
