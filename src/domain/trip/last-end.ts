import type { ItineraryDay, Meal } from "./trip.ts";

type Ends = {
  readonly plan: readonly { readonly visit?: { readonly endMinutes: number } | undefined }[];
  readonly meals?: readonly Pick<Meal, "endMinutes" | "isAfterRide">[] | undefined;
};

/** When the last visit ends, or the meal after it and before the way back. */
export function lastEnd({ plan, meals = [] }: Ends): number {
  const before = meals.filter(({ isAfterRide }) => isAfterRide === undefined);
  const ends = [...plan.map(({ visit }) => visit), ...before].map((span) => span?.endMinutes ?? 0);
  return Math.max(0, ...ends);
}

/** When one is back at the hotel, wherever a day's end is spoken of; undefined for a day whose last visit has no hours. */
export function backAt(
  day: Ends & {
    readonly wayBack?: Pick<NonNullable<ItineraryDay["wayBack"]>, "minutes"> | undefined;
  },
): number | undefined {
  if (day.plan.at(-1)?.visit === undefined) return undefined;
  return lastEnd(day) + (day.wayBack?.minutes ?? 0);
}
