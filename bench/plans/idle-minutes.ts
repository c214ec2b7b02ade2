import type { TimedDay } from "../../src/domain/engine/days/timed-day.ts";
import { DOOR_MINUTES } from "../../src/domain/engine/visits/day-hours.ts";
import { type Measure, percentIf } from "./measure.ts";

const LONG_GAP_MINUTES = 45;

/** Between the end of a visit and the start of the next. */
export type Gap = {
  readonly startMinutes: number;
  readonly endMinutes: number;
  /** The minutes that the leg, the door and meals leave of it. */
  readonly idleMinutes: number;
};

/**
 * N3: waiting, at the usual pace. Free time that the plan names counts as idle minutes all the same; only
 * the share of days with a long gap leaves it out.
 */
export const IDLE_MINUTES: readonly Measure[] = [
  {
    id: "N3",
    what: "idle minutes a day",
    target: { atMost: 20 },
    samples: ({ usual }) =>
      usual.days.map((day) => ({
        value: gapsOf(day).reduce((sum, { idleMinutes }) => sum + idleMinutes, 0),
      })),
  },
  {
    id: "N3",
    what: "days with a gap over 45 min not named as free",
    unit: "%",
    target: { atMost: 5 },
    samples: ({ usual }) =>
      usual.days.map((day) =>
        percentIf(
          gapsOf(day).some(
            (gap) => gap.idleMinutes > LONG_GAP_MINUTES && !isNamedFreeTime(day, gap),
          ),
        ),
      ),
  },
];

/** The gaps of a day, in order. What comes before the first visit and after the last is none. */
export function gapsOf({ visits, meals }: TimedDay): Gap[] {
  return visits.slice(1).map(({ startMinutes: endMinutes, leg }, index) => {
    const startMinutes = visits[index]?.endMinutes ?? endMinutes;
    const eating = meals
      .filter((meal) => meal.startMinutes >= startMinutes && meal.endMinutes <= endMinutes)
      .reduce((sum, meal) => sum + meal.endMinutes - meal.startMinutes, 0);
    const idle = endMinutes - startMinutes - DOOR_MINUTES - (leg?.minutes ?? 0) - eating;
    return { startMinutes, endMinutes, idleMinutes: Math.max(0, idle) };
  });
}

/** Whether the plan calls a gap free time: what it leaves unnamed of it is no more than a usual wait. */
function isNamedFreeTime({ free = [] }: TimedDay, gap: Gap): boolean {
  const named = free
    .filter(
      ({ startMinutes, endMinutes }) =>
        startMinutes >= gap.startMinutes && endMinutes <= gap.endMinutes,
    )
    .reduce((sum, { startMinutes, endMinutes }) => sum + endMinutes - startMinutes, 0);
  return gap.idleMinutes - named <= LONG_GAP_MINUTES;
}
