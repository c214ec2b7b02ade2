import type { Idea } from "./idea.ts";
import type { TripDraft } from "./trip.ts";

/** The ideas of a trip that no day of it has yet. */
export function openIdeas({
  ideas = [],
  tripData: { itinerary },
}: Pick<TripDraft, "ideas" | "tripData">): Idea[] {
  const planned = new Set(itinerary.flatMap(({ plan }) => plan.map(({ id }) => id)));
  return ideas.filter(({ id }) => !planned.has(id));
}
