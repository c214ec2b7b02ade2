import type { OpenWindow, WeeklyHours } from "../../places/opening-hours.ts";
import { DAY_MINUTES } from "./day-hours.ts";

/** Minutes after a day's midnight; may run past the next one. */
export type Span = { readonly startMinutes: number; readonly endMinutes: number };

/** Whether two have time in common. */
export function meets(one: Span, other: Span): boolean {
  return one.startMinutes < other.endMinutes && other.startMinutes < one.endMinutes;
}

/** Whether a visit on that weekday (0 for Monday) finds the place open from start to end. */
export function isOpenFor(
  week: WeeklyHours,
  weekday: number,
  { startMinutes, endMinutes }: Span,
): boolean {
  // Asked hundreds of times a check: without the lists of `openWindows`.
  let reached = Number.NEGATIVE_INFINITY;
  for (;;) {
    const from = Math.max(startMinutes, reached);
    const before = reached;
    for (let offset = -1; offset <= 1; offset += 1) {
      for (const [open, close] of week[(weekday + offset + 7) % 7] ?? []) {
        if (open + offset * DAY_MINUTES > from) continue;
        reached = Math.max(reached, close + offset * DAY_MINUTES);
      }
    }
    if (reached >= endMinutes) return true;
    if (reached === before) return false;
  }
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
