import type { PlanEvent } from "../../../src/domain/api/generation.ts";
import type { TripRequest } from "../../../src/domain/trip/trip-request.ts";
import type { PlanFailure, Planner } from "../../../src/server/planner/planner.ts";

/** All that a planner has to say to a request, to the end. */
export async function planWhole(
  planner: Planner,
  request: TripRequest,
): Promise<(PlanEvent | PlanFailure)[]> {
  const events: (PlanEvent | PlanFailure)[] = [];
  const { signal } = new AbortController();
  for await (const event of planner.plan(request, { signal })) {
    if (event.type !== "reading") events.push(event);
  }
  return events;
}
