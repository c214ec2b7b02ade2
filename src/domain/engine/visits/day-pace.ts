import type { Transfer } from "../../bases/trip-bases.ts";
import type { Pace } from "../../trip/pace.ts";
import type { ItineraryDay } from "../../trip/trip.ts";
import { wishedPace } from "../wishes/wished-pace.ts";
import type { TimetableRequest } from "./read-selection.ts";

/** So long before a first visit that the traveller fixed the day may begin. */
const LEAVES_BEFORE_MINUTES = 90;

/** To leave the bags at the next hotel. */
const BAGS_MINUTES = 30;

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
  request: Pick<TimetableRequest, "traveller" | "pace" | "wishes">,
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
