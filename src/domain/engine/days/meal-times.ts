import type { Meal } from "../../trip/trip.ts";
import type { Span } from "../visits/open-weekdays.ts";

/**
 * What is enough for meals, in minutes after midnight: a draft may leave no less. Days of our own planning
 * get more (`LUNCH` and `DINNER` of day-hours.ts).
 */
export const LUNCH_STARTS = { from: 11 * 60 + 30, to: 14 * 60 + 30 } as const;
const MEAL_MINUTES = 45;
/** Who leaves at this hour or later has had dinner. */
export const EATS_BEFORE_MINUTES = 19 * 60;
/** Who is at a place out of town so long over noon has lunch there. */
const LUNCH_VISIT_MINUTES = 150;
export const NOON = { startBy: 13 * 60, endFrom: 13 * 60 + 45 } as const;

/** Who is out of town, or at a theme park, so late has dinner there. */
const DINES_THERE = { from: 18 * 60, until: 19 * 60 } as const;
/** Who came for the afternoon only dines after it, unless that is too late. */
const WHOLE_DAY_MINUTES = 6 * 60;
const TOO_LATE_MINUTES = 20 * 60;

/** A day's visits with the leg to each of them and the one back, where they are known. */
export type MealDay = {
  /** `isOuting`: it takes the day, and lunch is had there. */
  readonly visits: readonly (Span & {
    readonly isOuting?: boolean | undefined;
    /** A booked table for lunch. */
    readonly isLunch?: boolean | undefined;
  })[];
  readonly legs: readonly ({ readonly minutes: number } | undefined)[];
  readonly meals: readonly Meal[];
};

/** Between the end of a visit and the start of the next, of which the leg takes some. */
type Gap = { readonly from: number; readonly to: number; readonly legMinutes: number };

/** From leaving the hotel to being back, in minutes after midnight; undefined for an empty day. */
export function activeSpan({
  visits,
  legs,
}: Pick<MealDay, "visits" | "legs">): { from: number; to: number } | undefined {
  const [first, last] = [visits[0], visits.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return {
    from: first.startMinutes - (legs[0]?.minutes ?? 0),
    to: last.endMinutes + (legs.at(-1)?.minutes ?? 0),
  };
}

/** Whether the day keeps its travellers out over lunch time. */
export function isFullDay(day: Pick<MealDay, "visits" | "legs">): boolean {
  const span = activeSpan(day);
  return span !== undefined && span.from <= LUNCH_STARTS.from && span.to >= LUNCH_STARTS.to;
}

/** Whether a visit out of town, or to a theme park, is so long, and over noon, that lunch is part of it. */
export function hasLunchWithin({ startMinutes, endMinutes }: Span): boolean {
  const isLong = endMinutes - startMinutes >= LUNCH_VISIT_MINUTES;
  return isLong && startMinutes <= NOON.startBy && endMinutes >= NOON.endFrom;
}

/** Whether a full day leaves time for lunch. Who spends it all at one place has lunch there. */
export function hasLunchTime(day: MealDay): boolean {
  return (
    day.visits.length <= 1 ||
    !isFullDay(day) ||
    day.visits.some(
      (visit) => visit.isLunch === true || (visit.isOuting === true && hasLunchWithin(visit)),
    ) ||
    lunchStart(day, gapsOf(day)) !== undefined
  );
}

/** Whether a visit out of town, or to a theme park, goes on for so long into the evening that dinner is part of it. */
export function hasDinnerWithin({ startMinutes, endMinutes }: Span): boolean {
  const isLong = endMinutes - startMinutes >= WHOLE_DAY_MINUTES || endMinutes > TOO_LATE_MINUTES;
  return isLong && startMinutes <= DINES_THERE.from && endMinutes >= DINES_THERE.until;
}

function lunchStart(day: MealDay, gaps: readonly Gap[]): number | undefined {
  const starts = gaps
    .map((gap) => firstMeal(gap, LUNCH_STARTS))
    .filter((start) => start !== undefined);
  const [soonest] = [...starts, ...plannedMeals(day, gaps, "lunch")].sort((a, b) => a - b);
  return soonest;
}

/** Starts of the day's meals of a kind that don't run into a visit or the leg to it. */
function plannedMeals({ meals }: MealDay, gaps: readonly Gap[], kind: Meal["kind"]): number[] {
  return meals
    .filter((meal) => meal.kind === kind)
    .filter(({ startMinutes, endMinutes }) =>
      gaps.some(
        ({ from, to, legMinutes }) =>
          from <= startMinutes &&
          endMinutes <= to &&
          to - from >= endMinutes - startMinutes + legMinutes,
      ),
    )
    .map(({ startMinutes }) => startMinutes);
}

/** The soonest start of a meal in the gap, before or after the leg. */
function firstMeal(
  { from, to, legMinutes }: Gap,
  starts: { from: number; to: number },
): number | undefined {
  const before = Math.max(from, starts.from);
  if (before <= starts.to && before + MEAL_MINUTES + legMinutes <= to) return before;
  const after = Math.max(from + legMinutes, starts.from);
  return after <= starts.to && after + MEAL_MINUTES <= to ? after : undefined;
}

/** After the last visit nothing presses. */
function gapsOf({ visits, legs }: MealDay): Gap[] {
  return visits.map(({ endMinutes }, index) => {
    const next = visits[index + 1];
    if (next === undefined)
      return { from: endMinutes, to: Number.POSITIVE_INFINITY, legMinutes: 0 };
    const legMinutes = legs[index + 1]?.minutes ?? 0;
    return { from: endMinutes, to: next.startMinutes, legMinutes };
  });
}
