import type { Edit } from "../../edits/edit-kinds.ts";
import { withoutHours } from "../../edits/kinds/plan-parts.ts";
import { townElsewhere } from "../../trip/town-elsewhere.ts";
import type { TripDay, TripPlace } from "../../trip/trip.ts";
import type { SavedTrip } from "../reading/planned-trip.ts";
import { isMade, makeTimedEdit } from "./make-timed-edit.ts";
import { dayRulesBroken } from "./plan-problems.ts";
import { wayMinutes } from "./weigh-options.ts";

type BringPlace = Extract<Edit, { kind: "move-place" | "add-place" }>;

/** A spot of the plan at which a place fits. */
export type FreeSpot = {
  readonly edit: BringPlace;
  readonly startMinutes: number;
  readonly endMinutes: number;
};

const MOST = 3;

/**
 * Where else a place would fit that doesn't fit where it is, or is set aside: first on its own day, then on others in their order (from one in
 * another town to the nearest in its own),
 * each day once, at the spot that costs the least travel. Nothing is offered that would break one more rule of that
 * day, or leave it without a meal that it has. Other days that are locked are left alone, and so are those in towns where it
 * isn't (`townElsewhere`). Pure. Yields every millisecond or so.
 *
 * @param nearDayId the day that comes first for a place that is set aside.
 * @param most how many are looked for.
 */
export function* waysOut(
  trip: SavedTrip,
  placeId: string,
  nearDayId?: string,
  most = MOST,
): Generator<void, FreeSpot[], void> {
  const { itinerary, setAside = [] } = trip.document.tripData;
  const own = itinerary.find(({ plan }) => plan.some(({ id }) => id === placeId));
  const aside = setAside.find(({ id }) => id === placeId);
  if (own === undefined && aside === undefined) return [];
  const found: FreeSpot[] = [];
  const place = aside ?? own?.plan.find(({ id }) => id === placeId);
  const isThere = ({ base }: TripDay) =>
    place !== undefined && townElsewhere(trip.document, place, base) === undefined;
  const isLost = own !== undefined && !isThere(own);
  const open = itinerary
    .filter((one) => one !== own && !one.isLocked && isThere(one))
    .toSorted((a, b) => (isLost ? daysApart(itinerary, own, a) - daysApart(itinerary, own, b) : 0));
  const near = open.filter(({ id }) => id === nearDayId);
  for (const day of new Set([isLost ? [] : (own ?? []), near, open].flat())) {
    const way = yield* bestSpot(trip, placeId, day, aside);
    if (way !== undefined) found.push(way);
    if (found.length === most) break;
  }
  return found;
}

function daysApart(days: readonly TripDay[], one: TripDay, other: TripDay): number {
  return Math.abs(days.indexOf(one) - days.indexOf(other));
}

function* bestSpot(
  trip: SavedTrip,
  placeId: string,
  { id: dayId, plan, meals: had = [] }: TripDay,
  aside: TripPlace | undefined,
): Generator<void, FreeSpot | undefined, void> {
  const others = plan.filter(({ id }) => id !== placeId);
  const brokenNow = dayRulesBroken(trip, dayId);
  const before = brokenNow.filter((one) => one.placeId !== placeId);
  let best: { readonly way: FreeSpot; readonly travelMinutes: number } | undefined;
  for (const afterId of [undefined, ...others.map(({ id }) => id)]) {
    yield;
    const after = afterId === undefined ? {} : { afterId };
    const edit: BringPlace =
      aside === undefined
        ? { kind: "move-place", placeId, dayId, ...after }
        : { kind: "add-place", place: withoutHours(aside), dayId, ...after };
    const made = yield* makeTimedEdit(trip, edit);
    if (!isMade(made)) continue;
    const broken = dayRulesBroken(made, dayId);
    const isWorse = broken.length > before.length;
    if (isWorse || broken.some((problem) => problem.placeId === placeId)) continue;
    const day = made.document.tripData.itinerary.find(({ id }) => id === dayId);
    const visit = day?.plan.find(({ id }) => id === placeId)?.visit;
    if (day === undefined || visit === undefined) continue;
    if (!had.every(({ kind }) => day.meals?.some((meal) => meal.kind === kind))) continue;
    const travelMinutes = wayMinutes(day);
    if (best !== undefined && best.travelMinutes <= travelMinutes) continue;
    best = { way: { edit, ...visit }, travelMinutes };
  }
  return best?.way;
}
