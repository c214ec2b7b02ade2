import { dateWatch } from "../../../../domain/trip/date-watch.ts";
import type { PlanCheck, TripDay } from "../../../../domain/trip/trip.ts";

/** What to look out for: by the trip's dates as they are now, then what the check found. */
export function thingsToWatch(
  { watch }: Pick<PlanCheck, "watch">,
  itinerary: readonly TripDay[],
): PlanCheck["watch"] {
  return [...dateWatch(itinerary), ...watch];
}
