import { type Pace, type PaceChoice, paceFor } from "./pace.ts";
import type { PlanRequest } from "./plan-request.ts";
import type { ItineraryDay } from "./trip.ts";
import type { Transfer } from "./trip-bases.ts";

/** Of what these travellers walk a day. */
const LESS_WALKING = 0.6;
/** A day has at least so many minutes, whatever is asked. */
const SHORTEST_DAY = 4 * 60;
/** So long before a first visit that the traveller fixed the day may begin. */
const LEAVES_BEFORE_MINUTES = 90;
/** To leave the bags at the next hotel. */
const BAGS_MINUTES = 30;

/** How much a day holds for the travellers, and when it begins and ends, by what they asked for. */
export function wishedPace(
  { traveller, childAges, wishes = [] }: Pick<PlanRequest, "traveller" | "childAges" | "wishes">,
  choice: PaceChoice | undefined,
): Pace {
  const pace = paceFor(traveller, choice, childAges);
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
    // Who wants to be back by some hour wants it after a day out, too.
    outingEndMinutes: end === undefined ? pace.outingEndMinutes : endMinutes,
    maxWalkKm: walksLess ? LESS_WALKING * pace.maxWalkKm : pace.maxWalkKm,
  };
}

/** How much later a day begins at its base that begins with the way there. */
export function laterBy(transfer: Pick<Transfer, "minutes"> | undefined): number {
  return transfer === undefined ? 0 : transfer.minutes + BAGS_MINUTES;
}

/**
 * The pace of one day: its own where the traveller chose one, else the trip's. A first visit whose hour the
 * traveller fixed early begins the day sooner, the way from another base later.
 */
export function dayPace(
  { pace: choice, plan: [first], transfer }: Pick<ItineraryDay, "pace" | "plan" | "transfer">,
  request: Pick<PlanRequest, "traveller" | "childAges" | "pace" | "wishes">,
): Pace {
  const usual = wishedPace(request, choice ?? request.pace);
  if (first?.startsAtMinutes === undefined) return startingLater(usual, laterBy(transfer));
  const leaves = Math.max(0, first.startsAtMinutes - LEAVES_BEFORE_MINUTES);
  const sooner = { ...usual, startMinutes: Math.min(usual.startMinutes, leaves) };
  return startingLater(sooner, laterBy(transfer));
}

function startingLater(pace: Pace, minutes: number): Pace {
  return minutes === 0 ? pace : { ...pace, startMinutes: pace.startMinutes + minutes };
}
