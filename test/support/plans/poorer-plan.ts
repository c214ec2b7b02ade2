import type { TripData } from "../../../src/domain/trip/trip.ts";
import type { GuideTrip } from "./guide-trip.ts";

/** Every day keeps its first visit only. */
export function firstVisits(plan: TripData): TripData {
  return {
    ...plan,
    itinerary: plan.itinerary.map((day) => ({ ...day, plan: day.plan.slice(0, 1) })),
  };
}

/** Without these places of the guide; the others keep their hours. */
export function dropPlaces(plan: TripData, ids: readonly string[]): TripData {
  return {
    ...plan,
    itinerary: plan.itinerary.map((day) => ({
      ...day,
      plan: day.plan.filter(({ guideId = "" }) => !ids.includes(guideId)),
    })),
  };
}

/** Ids of the most popular places that the plan visits. */
export function mostPopular({ city, plan }: GuideTrip, count: number): string[] {
  const visited = plan.itinerary.flatMap((day) => day.plan.map(({ guideId }) => guideId));
  return city.places
    .filter(({ id }) => visited.includes(id))
    .toSorted((a, b) => b.popularity - a.popularity)
    .slice(0, count)
    .map(({ id }) => id);
}
