import { parseCoordinates } from "../../places/coordinates.ts";
import { distanceKm } from "../../places/geo.ts";
import type { Leg } from "../../places/leg.ts";
import type { ItineraryDay, Meal, Place } from "../../trip/trip.ts";

/** A place to eat is near a place of the day no farther from it than this, about ten minutes on foot. */
const NEAR_KM = 0.6;

/** A chosen meal whose hour is taken is so much later or sooner, where the day has no such meal by itself: an hour and a half at most. */
const SHIFTS_MINUTES = [15, -15, 30, -30, 45, -45, 60, -60, 75, -75, 90, -90] as const;

type Hours = Pick<Meal, "startMinutes" | "endMinutes">;

/** What of a day's plan says whether a meal still fits. */
type PlanOfDay = readonly (Pick<Place, "geoCoordinates" | "visit"> & {
  readonly leg?: Pick<Leg, "minutes"> | undefined;
})[];

/**
 * A day that was timed anew, in which a meal that stays has its name: one of the same kind, at the same
 * hours of the same date, with the place to eat still near the place before it or after it, and no other meal
 * there. What the traveller chose stays, at its hour where that is free, else at the day's own for such a meal, or
 * at the nearest that is free.
 */
export function keepMealNames<
  Day extends Pick<ItineraryDay, "date" | "meals"> & { readonly plan: PlanOfDay },
>(before: ItineraryDay, after: Day): Day {
  if (before.date !== after.date) return after;
  if (after.meals === undefined && before.meals?.some(({ isChosen }) => isChosen) !== true)
    return after;
  const now = after.meals ?? [];
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
  const chosen = before.meals?.filter(({ isChosen }) => isChosen === true) ?? [];
  return { ...after, meals: chosen.reduce((all, one) => withChosen(all, one, after.plan), meals) };
}

function withChosen(meals: readonly Meal[], chosen: Meal, plan: PlanOfDay): Meal[] {
  const others = meals.filter(({ kind }) => kind !== chosen.kind);
  const stands = meals.find(({ kind }) => kind === chosen.kind);
  const isFree = ({ startMinutes, endMinutes }: Hours) =>
    plan.every(
      ({ visit, leg }) =>
        visit === undefined ||
        visit.endMinutes <= startMinutes ||
        endMinutes + (leg?.minutes ?? 0) <= visit.startMinutes,
    );
  const nearest = () => SHIFTS_MINUTES.map((minutes) => shifted(chosen, minutes)).find(isFree);
  const hours = isFree(chosen) ? chosen : (stands ?? nearest());
  if (hours === undefined) return others;
  const { startMinutes, endMinutes } = hours;
  return [...others, { ...chosen, startMinutes, endMinutes }].sort(
    (a, b) => a.startMinutes - b.startMinutes,
  );
}

function shifted({ startMinutes, endMinutes }: Hours, minutes: number): Hours {
  return { startMinutes: startMinutes + minutes, endMinutes: endMinutes + minutes };
}

function isStillNear(meal: Meal, plan: PlanOfDay): boolean {
  const next = plan.findIndex(({ visit }) => (visit?.startMinutes ?? 0) >= meal.endMinutes);
  const index = next < 0 ? plan.length : next;
  return [plan[index - 1], plan[index]].some((place) => place !== undefined && isNear(meal, place));
}

function isNear(meal: Meal, place: PlanOfDay[number]): boolean {
  const [a, b] = [
    parseCoordinates(meal.geoCoordinates ?? ""),
    parseCoordinates(place.geoCoordinates),
  ];
  return a.ok && b.ok && distanceKm(a.at, b.at) <= NEAR_KM;
}
