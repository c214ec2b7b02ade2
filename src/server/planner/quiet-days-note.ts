import type { Timetable } from "../../domain/engine/days/make-timetable.ts";
import type { KnownCity } from "../../domain/engine/known-city.ts";
import type { PlannerNote } from "../../domain/messages/words.ts";
import { paceFor } from "../../domain/trip/pace.ts";
import type { PaceChoice } from "../../domain/trip/pace-choice.ts";
import type { PlanRequest } from "../../domain/trip/plan-request.ts";

/** The share of the pace's visits a day below which much time is left. */
const QUIET_PART = 0.6;
const SLOWEST: PaceChoice = "relaxed";

/**
 * A note that the trip is longer than the guide's fitting places can fill; undefined where it
 * isn't.
 */
export function quietDaysNote(
  city: Pick<KnownCity, "name">,
  { traveller, childAges, pace = "usual" }: Pick<PlanRequest, "traveller" | "childAges" | "pace">,
  { days }: Pick<Timetable, "days">,
): PlannerNote | undefined {
  const visits = days.reduce((sum, day) => sum + day.visits.length, 0);
  const isEmpty = days.some((day) => day.visits.length === 0);
  const { usual } = paceFor(traveller, pace, childAges);
  // Empty days have a note of their own, and a relaxed pace wants quiet days.
  if (isEmpty || pace === SLOWEST || visits >= QUIET_PART * usual * days.length) return undefined;
  const values = { city: city.name, places: visits, days: days.length };
  return { code: "quietDays", values };
}
