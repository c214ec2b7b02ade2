import type { ParsedDay } from "./parse-trip.ts";

/** Minutes after midnight between which lunch starts and dinner is had. */
const LUNCH_STARTS = { from: 11 * 60 + 30, to: 14 * 60 + 30 } as const;
const DINNER = { from: 18 * 60, to: 21 * 60 } as const;
const MEAL_MINUTES = 45;
const BETWEEN_MEALS_MINUTES = 4 * 60;
/** Who is back at the hotel before this has dinner from there. */
const EARLY_END_MINUTES = 20 * 60;

/** Between the end of a visit and the start of the next, of which the way takes some. */
type Gap = { readonly from: number; readonly to: number; readonly way: number };

/** From leaving the hotel to being back, in minutes after midnight; undefined for an empty day. */
export function activeSpan({ visits, legs }: ParsedDay): { from: number; to: number } | undefined {
  const [first, last] = [visits[0], visits.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return {
    from: first.startMinutes - (legs[0]?.minutes ?? 0),
    to: last.endMinutes + (legs.at(-1)?.minutes ?? 0),
  };
}

/** Whether the day keeps its travellers out over lunch time. */
export function isFullDay(day: ParsedDay): boolean {
  const span = activeSpan(day);
  return span !== undefined && span.from <= LUNCH_STARTS.from && span.to >= LUNCH_STARTS.to;
}

/** Whether a full day leaves time for lunch and, four hours on, for dinner: out, or after its end. */
export function hasMealSlots(day: ParsedDay): boolean {
  const gaps = gapsOf(day);
  const lunch = lunchStart(day, gaps);
  if (lunch === undefined) return false;
  const span = activeSpan(day);
  if (span !== undefined && span.to < EARLY_END_MINUTES) return true;
  const soonest = lunch + BETWEEN_MEALS_MINUTES;
  const dinner = { from: Math.max(DINNER.from, soonest), to: DINNER.to - MEAL_MINUTES };
  return (
    gaps.some((gap) => firstMeal(gap, dinner) !== undefined) ||
    plannedMeals(day, gaps, "dinner").some((start) => start >= soonest)
  );
}

function lunchStart(day: ParsedDay, gaps: readonly Gap[]): number | undefined {
  const starts = gaps
    .map((gap) => firstMeal(gap, LUNCH_STARTS))
    .filter((start) => start !== undefined);
  const [soonest] = [...starts, ...plannedMeals(day, gaps, "lunch")].sort((a, b) => a - b);
  return soonest;
}

/** Starts of the day's meals of a kind that don't run into a visit or the way there. */
function plannedMeals(day: ParsedDay, gaps: readonly Gap[], kind: "lunch" | "dinner"): number[] {
  return (day.text.meals ?? [])
    .filter((meal) => meal.kind === kind)
    .filter(({ startMinutes, endMinutes }) =>
      gaps.some(
        ({ from, to, way }) =>
          from <= startMinutes && endMinutes <= to && to - from >= endMinutes - startMinutes + way,
      ),
    )
    .map(({ startMinutes }) => startMinutes);
}

/** The soonest start of a meal in the gap, before or after the way. */
function firstMeal(
  { from, to, way }: Gap,
  starts: { from: number; to: number },
): number | undefined {
  const before = Math.max(from, starts.from);
  if (before <= starts.to && before + MEAL_MINUTES + way <= to) return before;
  const after = Math.max(from + way, starts.from);
  return after <= starts.to && after + MEAL_MINUTES <= to ? after : undefined;
}

/** After the last visit nothing presses. */
function gapsOf({ visits, legs }: ParsedDay): Gap[] {
  return visits.map(({ endMinutes }, index) => {
    const next = visits[index + 1];
    if (next === undefined) return { from: endMinutes, to: Number.POSITIVE_INFINITY, way: 0 };
    return { from: endMinutes, to: next.startMinutes, way: legs[index + 1]?.minutes ?? 0 };
  });
}
