import type { PlaceCategory } from "../../places/place-category.ts";
import { LOOK_MINUTES, type Pace } from "../../trip/pace.ts";
import { DOOR_MINUTES, GRID_MINUTES, onGridDown } from "../visits/day-hours.ts";
import { heatHours } from "../visits/open-air.ts";
import { windowAt } from "../visits/start-windows.ts";
import { visitWindows } from "../visits/visit-windows.ts";
import { type DaysTask, taskOfDay } from "./days-task.ts";
import type { TimedDay, TimedVisit } from "./timed-day.ts";

/** Where nobody minds to stay longer. */
const PLEASANT: ReadonlySet<PlaceCategory> = new Set([
  "park",
  "old-town",
  "market",
  "beach",
  "nature",
  "museum",
  "palace",
  "zoo",
]);
/** But not small children, nor anybody at the end of the day. */
const INDOORS: ReadonlySet<PlaceCategory> = new Set(["museum", "palace"]);
/** Who would wait for less just has time; of more, so much is left. */
const WAITS_MINUTES = 40;
const LEFT_MINUTES = 15;
/** Of the usual time, so much more, and no more than this. */
const LONGER_PART = 0.5;
const LONGER_MINUTES = 60;

/** The days with longer visits where one would wait after them, at places where people stay; what follows keeps its hours. */
export function linger(
  days: readonly TimedDay[],
  rules: Pick<DaysTask, "pace" | "paces" | "laterMinutes">,
): TimedDay[] {
  return days.map((day, number) => {
    const { pace } = taskOfDay(rules, number);
    const visits = day.visits.map((visit, at) => {
      const leaves = leaving(visit, day.visits[at + 1], day, pace);
      return leaves === undefined ? visit : longer(visit, leaves, day, pace);
    });
    return { ...day, visits };
  });
}

function longer(visit: TimedVisit, leaves: number, day: TimedDay, pace: Pace): TimedVisit {
  const { candidate, startMinutes, endMinutes, notOn } = visit;
  const { place } = candidate;
  const isLast = visit === day.visits.at(-1);
  const isDull = (pace.hasSmallChildren || isLast) && INDOORS.has(place.category);
  const isLook = endMinutes - startMinutes <= LOOK_MINUTES;
  if (place.starts !== undefined || isDull || isLook || !PLEASANT.has(place.category)) return visit;
  const most = Math.min(
    leaves - endMinutes - LEFT_MINUTES,
    (1 + LONGER_PART) * place.visitMinutes - (endMinutes - startMinutes),
    LONGER_MINUTES,
  );
  const from = onGridDown(most);
  if (leaves - endMinutes <= WAITS_MINUTES) return visit;
  for (let more = from; more > 0; more -= GRID_MINUTES) {
    const longer = { ...place, visitMinutes: endMinutes + more - startMinutes };
    const heat = heatHours(longer, day.date, pace);
    const isHot = heat !== undefined && startMinutes < heat.to && endMinutes + more > heat.from;
    const open = visitWindows(longer, day.date, pace, 0);
    const isOpen = windowAt(open.windows, startMinutes) !== undefined;
    if (!isHot && isOpen && open.notOn.length === notOn.length)
      return { ...visit, endMinutes: endMinutes + more };
  }
  return visit;
}

/** When something else begins: the way to a meal, to the next visit, or back for dinner; undefined where nothing follows. */
function leaving(
  { endMinutes }: TimedVisit,
  next: TimedVisit | undefined,
  { meals, wayBack }: TimedDay,
  { endMinutes: dayEnd }: Pace,
): number | undefined {
  const way = (next === undefined ? wayBack : next.leg)?.minutes ?? 0;
  const until = next?.startMinutes ?? Number.POSITIVE_INFINITY;
  const meal = meals.find((one) => one.startMinutes >= endMinutes && one.endMinutes <= until);
  if (meal === undefined) return next && until - DOOR_MINUTES - way;
  // Who goes back to the hotel before dinner did so because it was too long to wait.
  if (next === undefined && meal.isAfterRide === true) return undefined;
  const leaves = meal.startMinutes - (meal.isAfterRide === true ? way : 0);
  return next === undefined ? Math.min(leaves, dayEnd - DOOR_MINUTES - way) : leaves;
}
