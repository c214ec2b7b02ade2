import { closedOn } from "../engine/days/meal-choices.ts";
import type { KnownEatery } from "../engine/known-city.ts";
import type { SavedTrip } from "../engine/reading/planned-trip.ts";
import { dayOf, daysOf } from "../engine/reading/read-trip.ts";
import { dayRulesBroken } from "../engine/revise/plan-problems.ts";
import type { Meal, TripDay } from "../trip/trip.ts";
import { isAtMeal, withMeals } from "./meal-at.ts";
import { isServedThere, isTableNear, takenTables, withTable } from "./meal-tables.ts";

/** As far as one goes for the table that was planned, where the visits around it are others. */
const MAX_KM_TO_ITS_TABLE = 1;
const LATE_MEAL_MINUTES = 21 * 60;
const EARLY_DINNER_MINUTES = 18 * 60;

/**
 * A day whose visits have changed has its meals at the tables that it had, where one still comes by and they are open: nobody
 * asked for others.
 *
 * @param isAsked whether a wish is about that meal of a day.
 */
export function* withItsTables(
  trip: SavedTrip,
  before: SavedTrip,
  isAsked: (dayId: string, kind: Meal["kind"]) => boolean,
): Generator<void, SavedTrip, void> {
  let now = trip;
  for (const { text } of daysOf(before)) {
    for (const stood of text.meals ?? []) {
      const table = trip.city?.eateries?.find(({ id }) => id === stood.guideId);
      if (table === undefined || isAsked(text.id, stood.kind)) continue;
      now = yield* withItsTable(now, text, stood, table);
    }
  }
  return now;
}

function* withItsTable(
  trip: SavedTrip,
  before: TripDay,
  stood: Meal,
  table: KnownEatery,
): Generator<void, SavedTrip, void> {
  const day = dayOf(trip, before.id);
  const meal = day?.text.meals?.find(({ kind }) => kind === stood.kind);
  const isElsewhere = meal !== undefined && meal.guideId !== table.id && meal.isChosen !== true;
  if (day === undefined || !isElsewhere || isServedThere(day, meal)) return trip;
  if (takenTables(trip).has(table.id)) return trip;
  const { date } = day.text;
  const shifted = besideTheSame(day.text, before, stood);
  const there = shifted ?? withTable(trip, meal, table, date);
  const isOpen = closedOn(table, there, date).length === 0;
  const isNear = shifted !== undefined || isTableNear(trip, day, there, MAX_KM_TO_ITS_TABLE);
  if (!isOpen || !isNear || day.text.plan.some((place) => isAtMeal(place, there))) return trip;
  const meals = (day.text.meals ?? []).map((one) => (one === meal ? there : one));
  const made = yield* withMeals(trip, day.text, meals);
  const isWorse =
    dayRulesBroken(made, day.text.id).length > dayRulesBroken(trip, day.text.id).length;
  return isWorse ? trip : made;
}

/** The meal as it stood between the same two visits, as much sooner or later as they are. */
function besideTheSame(day: TripDay, before: TripDay, stood: Meal): Meal | undefined {
  const [was, next] = visitsBeside(before, stood);
  const led = day.plan.find(({ id }) => id === was?.id);
  const follows = day.plan[day.plan.findIndex(({ id }) => id === was?.id) + 1];
  if (was?.visit === undefined || led?.visit === undefined || follows?.id !== next?.id)
    return undefined;
  const shift = led.visit.endMinutes - was.visit.endMinutes;
  const isDinner = stood.kind === "dinner";
  const startMinutes = Math.max(
    stood.startMinutes + shift,
    isDinner ? Math.min(stood.startMinutes, EARLY_DINNER_MINUTES) : 0,
  );
  const isLate = startMinutes > Math.max(stood.startMinutes, LATE_MEAL_MINUTES);
  const endMinutes = startMinutes + stood.endMinutes - stood.startMinutes;
  const isInTime = (follows?.visit?.startMinutes ?? endMinutes) >= endMinutes;
  return isLate || !isInTime ? undefined : { ...stood, startMinutes, endMinutes };
}

function visitsBeside({ plan }: TripDay, { startMinutes }: Meal) {
  const at = plan.findLastIndex(
    ({ visit }) => (visit?.startMinutes ?? startMinutes) < startMinutes,
  );
  return [plan[at], plan[at + 1]] as const;
}
