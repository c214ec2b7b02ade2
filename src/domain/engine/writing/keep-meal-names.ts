import { parseCoordinates } from "../../places/coordinates.ts";
import { distanceKm } from "../../places/geo.ts";
import type { ItineraryDay, Meal, Place } from "../../trip/trip.ts";

/** A place to eat is near a place of the day no farther from it than this, about ten minutes on foot. */
const NEAR_KM = 0.6;

/**
 * A day that was timed anew, in which a meal that stays has its name: one of the same kind, at the same
 * hours of the same date, with the place to eat still near the place before it or after it, and no other meal
 * there.
 */
export function keepMealNames<Day extends ItineraryDay>(before: ItineraryDay, after: Day): Day {
  if (after.meals === undefined || before.date !== after.date) return after;
  const now = after.meals;
  const meals = now.map((meal) => {
    const same = before.meals?.find(
      ({ kind, startMinutes, endMinutes }) =>
        kind === meal.kind && startMinutes === meal.startMinutes && endMinutes === meal.endMinutes,
    );
    const isElsewhere = now.some(
      (other) => other !== meal && other.guideId !== undefined && other.guideId === same?.guideId,
    );
    return same !== undefined && !isElsewhere && isStillNear(same, after.plan) ? same : meal;
  });
  return { ...after, meals };
}

function isStillNear(meal: Meal, plan: readonly Place[]): boolean {
  const next = plan.findIndex(({ visit }) => (visit?.startMinutes ?? 0) >= meal.endMinutes);
  const index = next < 0 ? plan.length : next;
  return [plan[index - 1], plan[index]].some((place) => place !== undefined && isNear(meal, place));
}

function isNear(meal: Meal, place: Place): boolean {
  const [a, b] = [
    parseCoordinates(meal.geoCoordinates ?? ""),
    parseCoordinates(place.geoCoordinates),
  ];
  return a.ok && b.ok && distanceKm(a.at, b.at) <= NEAR_KM;
}
