import type { OpenWindow, WeeklyHours } from "../../places/opening-hours.ts";

/** Minutes after a day's midnight; may run past the next one. */
export type Span = { readonly startMinutes: number; readonly endMinutes: number };

const DAY_MINUTES = 24 * 60;

/** Whether a visit on that weekday (0 for Monday) finds the place open from start to end. */
export function isOpenFor(
  week: WeeklyHours,
  weekday: number,
  { startMinutes, endMinutes }: Span,
): boolean {
  return openWindows(week, weekday).some(
    ([open, close]) => open <= startMinutes && endMinutes <= close,
  );
}

/** For each weekday, Monday first, whether the visit holds. */
export function openWeekdays(week: WeeklyHours, span: Span): boolean[] {
  return week.map((_, weekday) => isOpenFor(week, weekday, span));
}

/**
 * When the place is open from the evening before to the day after, in minutes after that weekday's
 * midnight. What joins without a break is one window: a place open round the clock never closes.
 */
export function openWindows(week: WeeklyHours, weekday: number): OpenWindow[] {
  const around = [-1, 0, 1].flatMap((offset) =>
    (week[(weekday + offset + 7) % 7] ?? []).map(
      ([open, close]) => [open + offset * DAY_MINUTES, close + offset * DAY_MINUTES] as const,
    ),
  );
  const joined: OpenWindow[] = [];
  for (const [open, close] of around.sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last === undefined || last[1] < open) joined.push([open, close]);
    else joined[joined.length - 1] = [last[0], Math.max(last[1], close)];
  }
  return joined;
}
