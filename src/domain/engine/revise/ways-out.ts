import { isTrip } from "../../edits/edit-kind.ts";
import type { Edit } from "../../edits/edit-kinds.ts";
import type { Trip, TripDay } from "../../trip/trip.ts";
import type { KnownCity } from "../known-city.ts";
import { makeTimedEdit } from "./make-timed-edit.ts";
import { dayRulesBroken } from "./plan-problems.ts";

type MovePlace = Extract<Edit, { kind: "move-place" }>;

/** A spot of the plan at which a place fits. */
export type FreeSpot = {
  readonly edit: MovePlace;
  readonly startMinutes: number;
  readonly endMinutes: number;
};

const MOST = 3;

/**
 * Where else a place would fit that doesn't fit where it is: first on its own day, then on others in their order,
 * each day once, at the spot that costs the least travel. Nothing is offered that would break one more rule of that
 * day. Other days that are locked are left alone. At most three. Pure. Yields every millisecond or so.
 */
export function* waysOut(
  trip: Trip,
  placeId: string,
  city: KnownCity | undefined,
): Generator<void, FreeSpot[], void> {
  const { itinerary } = trip.tripData;
  const own = itinerary.find(({ plan }) => plan.some(({ id }) => id === placeId));
  if (own === undefined) return [];
  const found: FreeSpot[] = [];
  for (const day of [own, ...itinerary.filter((one) => one !== own && !one.isLocked)]) {
    const way = yield* bestSpot(trip, placeId, day, city);
    if (way !== undefined) found.push(way);
    if (found.length === MOST) break;
  }
  return found;
}

function* bestSpot(
  trip: Trip,
  placeId: string,
  { id: dayId, plan }: TripDay,
  city: KnownCity | undefined,
): Generator<void, FreeSpot | undefined, void> {
  const others = plan.filter(({ id }) => id !== placeId);
  const brokenNow = yield* dayRulesBroken(trip, dayId, city);
  const before = brokenNow.filter((one) => one.placeId !== placeId);
  let best: { readonly way: FreeSpot; readonly travelMinutes: number } | undefined;
  for (const afterId of [undefined, ...others.map(({ id }) => id)]) {
    yield;
    const after = afterId === undefined ? {} : { afterId };
    const edit: MovePlace = { kind: "move-place", placeId, dayId, ...after };
    const made = yield* makeTimedEdit(trip, edit, city);
    if (!isTrip(made)) continue;
    const broken = yield* dayRulesBroken(made, dayId, city);
    const isWorse = broken.length > before.length;
    if (isWorse || broken.some((problem) => problem.placeId === placeId)) continue;
    const day = made.tripData.itinerary.find(({ id }) => id === dayId);
    const visit = day?.plan.find(({ id }) => id === placeId)?.visit;
    if (day === undefined || visit === undefined) continue;
    const travelMinutes = travelMinutesOf(day);
    if (best !== undefined && best.travelMinutes <= travelMinutes) continue;
    best = { way: { edit, ...visit }, travelMinutes };
  }
  return best?.way;
}

function travelMinutesOf({ plan, wayBack }: TripDay): number {
  return [...plan.map(({ leg }) => leg), wayBack].reduce(
    (sum, leg) => sum + (leg?.minutes ?? 0),
    0,
  );
}
