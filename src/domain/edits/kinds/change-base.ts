import * as z from "zod/mini";
import { nightMoves } from "../../bases/night-moves.ts";
import { LIMITS, partIdSchema } from "../../limits.ts";
import type { Trip, TripDay } from "../../trip/trip.ts";
import { baseSchema } from "../../trip/trip-bases.ts";
import { type EditKind, REFUSED } from "../edit-kind.ts";
import { findDay, isIdTaken, withDays, withSetAside } from "./plan-parts.ts";

const schema = z.strictObject({
  kind: z.literal("change-base"),
  /** The day before or after the first one at a base. */
  dayId: partIdSchema,
  /** The base of the day beside it that is elsewhere: it gets the night, a number of the trip's `bases.towns`. */
  base: baseSchema,
  /** New ones, for the places that come to the day there, as many as may come. */
  newIds: z.array(partIdSchema).check(z.maxLength(LIMITS.day.newPlaces)),
});
type ChangeBase = z.infer<typeof schema>;

/**
 * A night more at one base and one less at the other: a day changes its base, and changes places with the day of
 * change, which keeps its plan. The day's own places are set aside; `make-edits.ts`, which has the facts of the
 * city, fills it anew.
 */
export const changeBase: EditKind<ChangeBase> = {
  schema,
  plan: "retimed",
  apply(trip, { dayId, base, newIds }) {
    const day = findDay(trip, dayId);
    if (day?.base === base && base < (trip.bases?.towns.length ?? 0)) return trip;
    const [change, move] = changeBeside(trip, dayId, base) ?? [];
    if (day === undefined || change === undefined || move === undefined) return REFUSED;
    if (newIds.some((id) => isIdTaken(trip, id))) return REFUSED;
    if (move.held.length > 0) return { refused: "day_locked" };
    const { transfer: _, ...rest } = day;
    const moved: TripDay = { ...rest, base, plan: [] };
    const days = trip.tripData.itinerary.map((one) => {
      if (one === day) return change;
      return one === change ? moved : one;
    });
    const left = withDays(trip, days);
    return day.plan.length === 0 ? left : withSetAside(left, day.plan);
  },
  target: ({ dayId }) => `base-${dayId}`,
  before(trip, { dayId, base }) {
    const day = findDay(trip, dayId);
    if (day === undefined) return undefined;
    if (day.base === base) return { base };
    const [change] = changeBeside(trip, dayId, base) ?? [];
    return {
      base: day.base ?? "",
      beside: change?.id ?? "",
      plan: day.plan.map(({ id }) => id),
    };
  },
  describe: ({ bases }, { base }) => ({
    code: "nightMoved",
    values: { about: bases?.towns[base]?.name ?? "" },
  }),
};

/** The day of change beside a day that can get another base, and what its nights can do. */
function changeBeside(trip: Trip, dayId: string, base: number) {
  const { itinerary } = trip.tripData;
  const at = itinerary.findIndex(({ id }) => id === dayId);
  for (const change of [itinerary[at + 1], itinerary[at - 1]]) {
    const moves = change === undefined ? [] : nightMoves(trip, change.id);
    const move = moves.find((one) => one.dayId === dayId && one.base === base);
    if (change !== undefined && move !== undefined) return [change, move] as const;
  }
  return undefined;
}
