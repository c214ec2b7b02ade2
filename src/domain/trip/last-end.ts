import type { ItineraryDay } from "./trip.ts";

/** When the last visit ends, or the meal after it and before the way back. */
export function lastEnd({ plan, meals = [] }: Pick<ItineraryDay, "plan" | "meals">): number {
  const before = meals.filter(({ isAfterRide }) => isAfterRide === undefined);
  const ends = [...plan.map(({ visit }) => visit), ...before].map((span) => span?.endMinutes ?? 0);
  return Math.max(0, ...ends);
}
