import type { SavedTrip } from "../engine/reading/planned-trip.ts";
import { dayOf } from "../engine/reading/read-trip.ts";
import { isBreak } from "../trip/rests-at-hotel.ts";
import type { Meal } from "../trip/trip.ts";
import type { SaidRange } from "./language/said-times.ts";
import { mealAt, withMeals } from "./meal-at.ts";
import { isTableNear } from "./meal-tables.ts";
import { freeHours } from "./meet-hours.ts";
import { withOther } from "./meet-meals.ts";
import { endDay } from "./meet-within-day.ts";
import type { WishContext } from "./wish-step.ts";

type Kept = WishContext["kept"];

/** A meal that is a little in hours that are to be free is let be. */
const SLIGHT_MINUTES = 5;
/** No lunch is shorter, for all that has to be free after it. */
const SHORT_LUNCH_MINUTES = 45;
const LUNCH_MINUTES = 60;
/** Nobody has lunch sooner, or dinner. */
const SOONEST = { lunch: 11 * 60 + 15, dinner: 17 * 60 } as const;
const GRID_MINUTES = 5;
const MIDNIGHT_MINUTES = 24 * 60;

/** The day with its lunch before a break, and not in it: what it crowds out of the morning is after the break. */
export function* mealsOutOf(
  trip: SavedTrip,
  dayId: string,
  { fromMinutes, toMinutes }: SaidRange,
  kept: Kept,
): Generator<void, SavedTrip, void> {
  const isShort = isBreak({ fromMinutes, toMinutes });
  const isIn = ({ startMinutes, endMinutes }: Meal) =>
    endMinutes > fromMinutes + SLIGHT_MINUTES && startMinutes < toMinutes - SLIGHT_MINUTES;
  const { text: day, pace } = dayOf(trip, dayId) ?? {};
  const meal = day?.meals?.find(isIn);
  // Who comes from another town has lunch once there.
  if (meal === undefined || (pace?.startMinutes ?? 0) > fromMinutes - SHORT_LUNCH_MINUTES)
    return trip;
  // Who keeps an evening free has dinner elsewhere.
  if (!isShort && day !== undefined && toMinutes >= MIDNIGHT_MINUTES)
    return yield* withMeals(
      trip,
      day,
      (day.meals ?? []).filter((one) => !isIn(one)),
    );
  if (!isShort) return trip;
  const length = Math.min(meal.endMinutes - meal.startMinutes, LUNCH_MINUTES);
  const soonest = fromMinutes - length;
  const isEarly = soonest < SOONEST[meal.kind];
  if (isEarly)
    return yield* mealAt(trip, dayId, { verb: "meal", meal: meal.kind, minutes: toMinutes }, kept);
  const freed =
    lastBefore(trip, dayId, fromMinutes) > fromMinutes - SHORT_LUNCH_MINUTES
      ? yield* freeHours(trip, dayId, { fromMinutes: soonest, toMinutes }, kept)
      : trip;
  const left = dayOf(freed, dayId);
  if (left === undefined) return trip;
  const startMinutes = Math.max(soonest, lastBefore(freed, dayId, fromMinutes));
  const { isAfterRide: _, ...stood } = meal;
  const moved = { ...stood, startMinutes, endMinutes: fromMinutes };
  const before = isTableNear(freed, left, moved) ? moved : withOther(freed, left, moved);
  const others = (left.text.meals ?? []).filter(({ kind }) => kind !== meal.kind);
  return yield* withMeals(
    freed,
    left.text,
    [before, ...others].toSorted((a, b) => a.startMinutes - b.startMinutes),
  );
}

/** When the last visit that begins before an hour ends. */
function lastBefore(trip: SavedTrip, dayId: string, minutes: number): number {
  const { plan = [] } = dayOf(trip, dayId)?.text ?? {};
  const last = plan.findLast(({ visit }) => (visit?.startMinutes ?? minutes) < minutes);
  return last?.visit?.endMinutes ?? 0;
}

/** Who is to be back by an hour has had dinner by then, where there is time for one in the evening; else it is at the hotel. */
export function* dinnerBefore(
  trip: SavedTrip,
  dayId: string,
  minutes: number,
  kept: Kept,
): Generator<void, SavedTrip, void> {
  const day = dayOf(trip, dayId)?.text;
  const dinner = day?.meals?.find(({ kind }) => kind === "dinner");
  const last = day?.plan.at(-1)?.visit?.endMinutes;
  if (day === undefined || dinner === undefined || last === undefined) return trip;
  const back = dinner.isAfterRide === true ? 0 : (day.wayBack?.minutes ?? 0);
  const length = dinner.endMinutes - dinner.startMinutes;
  if (dinner.endMinutes + back <= minutes || dinner.startMinutes < last) return trip;
  const startMinutes = Math.floor((minutes - back - length) / GRID_MINUTES) * GRID_MINUTES;
  // Who ends the last day so early is on the way home.
  const isLast = trip.document.tripData.itinerary.at(-1)?.id === dayId;
  if (isLast && minutes < SOONEST.dinner)
    return yield* withMeals(
      trip,
      day,
      (day.meals ?? []).filter(({ kind }) => kind !== "dinner"),
    );
  if (startMinutes < SOONEST.dinner)
    return yield* mealAt(trip, dayId, { verb: "meal", meal: "dinner", near: "hotel" }, kept);
  const shorter = yield* endDay(trip, day, startMinutes + back, kept);
  const wish = { verb: "meal", meal: "dinner", minutes: startMinutes } as const;
  return yield* mealAt(shorter, dayId, wish, kept);
}
