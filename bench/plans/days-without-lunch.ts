import { hasLunchWithin } from "../../src/domain/engine/days/meal-times.ts";
import type { TimedDay } from "../../src/domain/engine/days/timed-day.ts";
import { LUNCH } from "../../src/domain/engine/visits/day-hours.ts";
import { takesWholeDay } from "../../src/domain/engine/visits/visit-windows.ts";
import { type Measure, percentIf } from "./measure.ts";

const LONG_MINUTES = 4 * 60;

/** N7: of all days at the usual pace, those over four hours, first start to last end, without a lunch planned. */
export const DAYS_WITHOUT_LUNCH: readonly Measure[] = [
  {
    id: "N7",
    what: "days over 4 h without lunch",
    unit: "%",
    target: { atMost: 1 },
    samples: ({ usual }) => usual.days.map((day) => percentIf(isLong(day) && !hasLunch(day))),
  },
];

function isLong({ visits }: TimedDay): boolean {
  return (visits.at(-1)?.endMinutes ?? 0) - (visits[0]?.startMinutes ?? 0) > LONG_MINUTES;
}

/** Who is at one place through all of lunch time, as in a theme park, or out of town over noon, has lunch there. */
function hasLunch({ visits, meals }: TimedDay): boolean {
  return (
    meals.some(({ kind }) => kind === "lunch") ||
    visits.some(
      (visit) =>
        (visit.startMinutes <= LUNCH.first && visit.endMinutes >= LUNCH.last + LUNCH.duration) ||
        (takesWholeDay(visit.candidate.place) && hasLunchWithin(visit)),
    )
  );
}
