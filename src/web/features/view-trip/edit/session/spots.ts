import type { TripDay } from "../../../../../domain/trip/trip.ts";
import { storedWords } from "../../../../messages/domain/stored-words.ts";

/** Where in the trip a place stands or would stand: behind another one, or first of a day. */
export type Spot = { readonly dayId: string; readonly afterId?: string | undefined };

type Days = readonly TripDay[];

/** Where a place stands; undefined where no day has it. */
export function spotOf(days: Days, placeId: string): Spot | undefined {
  for (const { id, plan } of days) {
    const at = plan.findIndex((place) => place.id === placeId);
    if (at >= 0) return { dayId: id, afterId: plan[at - 1]?.id };
  }
  return undefined;
}

export function isSameSpot(one: Spot, other: Spot): boolean {
  return one.dayId === other.dayId && one.afterId === other.afterId;
}

/**
 * Every spot of a day for a place, the first one first; a day has one more than it has other places.
 *
 * @param placeId of the place that is moved.
 */
function spotsOfDay({ id, plan }: TripDay, placeId: string): Spot[] {
  const others = plan.filter((place) => place.id !== placeId);
  return [{ dayId: id }, ...others.map((place) => ({ dayId: id, afterId: place.id }))];
}

/**
 * The spot `steps` later, or earlier where it is below 0, on into the days beside it. At the
 * trip's ends it stays.
 */
export function spotBeside(days: Days, placeId: string, spot: Spot, steps: number): Spot {
  const spots = days.flatMap((day) => spotsOfDay(day, placeId));
  const at = spots.findIndex((one) => isSameSpot(one, spot));
  return spots[at + steps] ?? spot;
}

/** The first or last spot of a day; undefined where the trip has no such day. */
export function endOfDay(
  days: Days,
  placeId: string,
  dayId: string,
  end: "first" | "last",
): Spot | undefined {
  const day = days.find(({ id }) => id === dayId);
  return day === undefined ? undefined : spotsOfDay(day, placeId).at(end === "first" ? 0 : -1);
}

/** The first spot of the next day, or of the day before where `steps` is below 0; at the trip's ends it stays. */
export function spotOfDayBeside(days: Days, placeId: string, spot: Spot, steps: number): Spot {
  const day = days[days.findIndex(({ id }) => id === spot.dayId) + steps];
  return (day && endOfDay(days, placeId, day.id, "first")) ?? spot;
}

/** The day's name, and the position among its places that the moved one would have, from 1. */
export function standAt(
  days: Days,
  placeId: string,
  spot: Spot,
): { readonly day: string; readonly number: number; readonly count: number } {
  const day = days.find(({ id }) => id === spot.dayId);
  const spots = day === undefined ? [] : spotsOfDay(day, placeId);
  const number = spots.findIndex((one) => isSameSpot(one, spot)) + 1;
  return { day: storedWords.day(day?.day ?? ""), number, count: spots.length };
}
