import { type Pace, type PaceChoice, paceFor } from "../../trip/pace.ts";
import type { TravellerTitle } from "../../trip/traveller.ts";
import type { TripWish } from "../../trip/trip-wish.ts";

/** Of what these travellers walk a day. */
const LESS_WALKING = 0.6;
/** A day has at least so many minutes, whatever is asked. */
const SHORTEST_DAY = 4 * 60;

/** How much a day holds for the travellers, and when it begins and ends, by what they asked for. */
export function wishedPace(
  {
    traveller,
    wishes = [],
  }: { readonly traveller: TravellerTitle; readonly wishes?: readonly TripWish[] | undefined },
  choice: PaceChoice | undefined,
): Pace {
  const pace = paceFor(traveller, choice);
  if (wishes.length === 0) return pace;
  const start = wishes.findLast((wish) => wish.kind === "start");
  const end = wishes.findLast((wish) => wish.kind === "end");
  const startMinutes = Math.min(
    start?.minutes ?? pace.startMinutes,
    pace.endMinutes - SHORTEST_DAY,
  );
  const endMinutes = Math.max(end?.minutes ?? pace.endMinutes, startMinutes + SHORTEST_DAY);
  const walksLess = wishes.some(({ kind }) => kind === "walkLess");
  return {
    ...pace,
    startMinutes,
    endMinutes,
    maxWalkKm: walksLess ? LESS_WALKING * pace.maxWalkKm : pace.maxWalkKm,
  };
}
