import type { Pace } from "../../trip/pace.ts";
import type { ItineraryDay } from "../../trip/trip.ts";
import { wishedPace } from "../wishes/wished-pace.ts";
import type { TimetableRequest } from "./read-selection.ts";

/** So long before a first visit that the traveller fixed the day may begin. */
const LEAVES_BEFORE_MINUTES = 90;

/**
 * The pace of one day: its own where the traveller chose one, else the trip's. A first visit whose hour the
 * traveller fixed early begins the day sooner.
 */
export function dayPace(
  { pace: choice, plan: [first] }: Pick<ItineraryDay, "pace" | "plan">,
  request: Pick<TimetableRequest, "traveller" | "pace" | "wishes">,
): Pace {
  const usual = wishedPace(request, choice ?? request.pace);
  if (first?.startsAtMinutes === undefined) return usual;
  const leaves = Math.max(0, first.startsAtMinutes - LEAVES_BEFORE_MINUTES);
  return { ...usual, startMinutes: Math.min(usual.startMinutes, leaves) };
}
