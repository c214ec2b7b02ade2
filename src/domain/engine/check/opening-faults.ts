import type { WeeklyHours } from "../../places/opening-hours.ts";
import { WEEKDAY_NAMES } from "../../places/weekday-names.ts";
import { isOpenFor, openWeekdays } from "../visits/open-weekdays.ts";
import { weekOf } from "../visits/visit-starts.ts";
import { onceATrip } from "./once-a-trip.ts";
import type { ParsedDay, ParsedVisit } from "./parse-trip.ts";

export type OpeningFault = {
  readonly day: ParsedDay;
  readonly visit: ParsedVisit;
  readonly week: WeeklyHours;
  /**
   * closed-day: closed all that weekday; outside-hours: open, but not then; never: at that hour on no
   * weekday, without dates; undisclosed: closed on weekdays that the plan doesn't name.
   */
  readonly kind: "closed-day" | "outside-hours" | "never" | "undisclosed";
};

/** The hours that the guide knows of a place, around that day; undefined where it knows none. */
export function knownWeek(
  { known }: ParsedVisit,
  { date }: Pick<ParsedDay, "date">,
): WeeklyHours | undefined {
  return known?.hours === undefined ? undefined : weekOf(known, date);
}

/**
 * The visits that find their place closed: on the day's weekday where there are dates, otherwise on
 * every weekday or on one that the plan does not name. Unknown hours are no fault.
 */
export const openingFaults = onceATrip((trip): readonly OpeningFault[] =>
  trip.days.flatMap((day) =>
    day.visits.flatMap((visit) => {
      const week = knownWeek(visit, day);
      const kind = week === undefined ? undefined : faultOf(day, visit, week);
      return week === undefined || kind === undefined ? [] : [{ day, visit, week, kind }];
    }),
  ),
);

function faultOf(
  { weekday }: ParsedDay,
  visit: ParsedVisit,
  week: WeeklyHours,
): OpeningFault["kind"] | undefined {
  if (weekday !== undefined) {
    if (isOpenFor(week, weekday, visit)) return undefined;
    return (week[weekday] ?? []).length === 0 ? "closed-day" : "outside-hours";
  }
  const open = openWeekdays(week, visit);
  if (!open.includes(true)) return "never";
  const named = visit.text.notOn ?? [];
  const isDisclosed = WEEKDAY_NAMES.every((name, index) => open[index] || named.includes(name));
  return isDisclosed ? undefined : "undisclosed";
}
