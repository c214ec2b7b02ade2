import type { Edit } from "../../../../../domain/edits/edit-kinds.ts";
import type { Trip } from "../../../../../domain/trip/trip.ts";
import { whenIdle } from "../../../../lib/when/when-idle.ts";
import { moveHandleId } from "../../trip/element-ids.ts";
import { isSameSpot, type Spot, spotBeside, spotOf } from "./spots.ts";

export type Foresight = ReturnType<typeof createForesight>;

/**
 * Has the hours worked out that a place would have one step on, while its handle has the focus and nothing else is to
 * do: the engine remembers them, so that the next key shows them at once.
 *
 * @param shown the trip as it is on the screen now. @param isBusy a place is being moved or held.
 * @param settle works out the hours.
 */
export function createForesight(
  shown: () => Trip,
  isBusy: () => boolean,
  settle: (trip: Trip, made: readonly Edit[]) => Promise<unknown>,
) {
  /** The place whose handle had the focus last, and the spot that it was moved from. */
  let reached: { readonly placeId: string; readonly cameFrom?: Spot } | undefined;
  let isWaiting = false;

  async function foresee(): Promise<void> {
    if (isWaiting || reached === undefined) return;
    isWaiting = true;
    await whenIdle();
    isWaiting = false;
    const trip = shown();
    const days = trip.tripData.itinerary;
    const { placeId, cameFrom } = reached;
    const from = spotOf(days, placeId);
    if (from === undefined) return;
    const spots = [1, -1].map((steps) => spotBeside(days, placeId, from, steps));
    // A place that was moved goes on rather than back.
    if (cameFrom !== undefined && isSameSpot(spots[0] ?? from, cameFrom)) spots.reverse();
    for (const spot of spots) {
      const isFocused = document.activeElement?.id === moveHandleId(placeId);
      if (!isFocused || isBusy() || shown() !== trip) return;
      if (isSameSpot(spot, from)) continue;
      await settle(trip, [{ kind: "move-place", placeId, ...spot }]);
    }
  }

  return {
    /** The handle of a place has the focus. */
    reach(placeId: string): void {
      if (reached?.placeId !== placeId) reached = { placeId };
      void foresee();
    },
    /** A place goes on from a spot. */
    leave(placeId: string, cameFrom: Spot): void {
      reached = { placeId, cameFrom };
    },
    /** Another trip is on the screen. */
    renew: () => void foresee(),
  };
}
