import type { OpenWindow, WeeklyHours } from "./opening-hours.ts";

/** Weekdays on which a place is open at the same hours. */
export type HoursGroup = {
  /** First and last of each run of days, 0 for a Monday to 6 for a Sunday. */
  readonly runs: readonly (readonly [first: number, last: number])[];
  /** Minutes after midnight. */
  readonly windows: readonly OpenWindow[];
};

/** A week's hours as few groups of weekdays, in the order of their first days. Closed days are in none. */
export function hoursGroups(week: WeeklyHours): HoursGroup[] {
  const groups = new Map<string, { runs: [number, number][]; windows: readonly OpenWindow[] }>();
  for (const [weekday, windows] of week.entries()) {
    if (windows.length === 0) continue;
    const key = windows.join(" ");
    const group = groups.get(key) ?? { runs: [], windows };
    groups.set(key, group);
    const last = group.runs.at(-1);
    if (last?.[1] === weekday - 1) last[1] = weekday;
    else group.runs.push([weekday, weekday]);
  }
  return [...groups.values()];
}
