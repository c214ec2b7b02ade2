import type { TripDay } from "../../../../../domain/trip/trip.ts";
import { dayHeadingId, placeRowId } from "../../trip/element-ids.ts";
import type { Spot } from "../session/spots.ts";

/**
 * The spot at a height of the screen: behind the last place whose middle is above it. A folded day has one
 * spot, its last.
 *
 * @param placeId of the place that is moved.
 * @param y in pixels from the screen's top.
 */
export function spotAt(days: readonly TripDay[], placeId: string, y: number): Spot | undefined {
  const day = days.findLast(({ id }) => topOf(dayHeadingId(id)) <= y) ?? days[0];
  if (day === undefined) return undefined;
  const others = day.plan.filter(({ id }) => id !== placeId);
  const before = others.findLast(({ id }) => middleOf(placeRowId(id)) <= y);
  return { dayId: day.id, afterId: before?.id };
}

function topOf(id: string): number {
  return document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
}

function middleOf(id: string): number {
  const { top = 0, height = 0 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
  // In a folded day it has no height, and lies above the pointer.
  return height === 0 ? Number.NEGATIVE_INFINITY : top + height / 2;
}
