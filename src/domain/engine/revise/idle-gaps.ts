import type { PlanProblem, Trip, TripDay } from "../../trip/trip.ts";
import { meets, type Span } from "../visits/open-weekdays.ts";

/** Nobody who changes a day means to have nothing to do for longer. */
const LONG_GAP_MINUTES = 150;

/**
 * The long stretches of free time that a trip has and had not before: a day of a calm plan may have its own. One that was
 * said stays said.
 */
export function idleGaps(trip: Trip, former: Trip): PlanProblem[] {
  const before = new Map(former.tripData.itinerary.map((day) => [day.id, day]));
  const said = new Set(
    (former.planCheck?.problems ?? []).flatMap(({ code, dayId }) => (code === "idle" ? dayId : [])),
  );
  return trip.tripData.itinerary.flatMap((day): PlanProblem[] => {
    const was = said.has(day.id) ? undefined : before.get(day.id);
    return longGaps(day)
      .filter((gap) => !longGaps(was).some((one) => meets(one, gap)))
      .map(({ startMinutes, endMinutes }) => ({
        ...{ dayId: day.id, code: "idle" },
        values: { startMinutes, minutes: endMinutes - startMinutes },
      }));
  });
}

function longGaps(day: TripDay | undefined): readonly Span[] {
  return (day?.free ?? []).filter(
    ({ startMinutes, endMinutes }) => endMinutes - startMinutes > LONG_GAP_MINUTES,
  );
}
