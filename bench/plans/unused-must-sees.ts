import type { TimedDay } from "../../src/domain/engine/days/timed-day.ts";
import type { KnownPlace } from "../../src/domain/engine/known-city.ts";
import { DOOR_MINUTES, GRID_MINUTES, LUNCH } from "../../src/domain/engine/visits/day-hours.ts";
import type { Span } from "../../src/domain/engine/visits/open-weekdays.ts";
import { isForTraveller } from "../../src/domain/engine/visits/place-score.ts";
import { visitWindows } from "../../src/domain/engine/visits/visit-windows.ts";
import { legBetween } from "../../src/domain/places/travel.ts";
import { type MadePlan, unusedMustSees } from "./made-plan.ts";
import { type Measure, percentIf } from "./measure.ts";
import { paceOf, styleOf } from "./pace-of.ts";

const BACK_BY_MINUTES = 19 * 60;

/**
 * N6: plans at the usual pace without a must-see that fits as they are: nothing moved, meals neither, open
 * for the whole visit, an hour for lunch left, back at the hotel by 19:00 or the pace's end if that is
 * sooner. What the ticket costs, how far one walks and how many visits the pace allows don't count.
 */
export const UNUSED_MUST_SEES: readonly Measure[] = [
  {
    id: "N6",
    what: "plans with an unused must-see that fits as it is",
    unit: "%",
    target: { atMost: 3 },
    samples: ({ usual }) => [percentIf(fittingMustSees(usual).length > 0)],
  },
];

export function fittingMustSees(plan: MadePlan): KnownPlace[] {
  return unusedMustSees(plan)
    .filter((place) => isForTraveller(place, { traveller: plan.request.traveller }))
    .filter((place) => plan.days.some((day) => fitsInto(day, place, plan)));
}

function fitsInto(day: TimedDay, place: KnownPlace, plan: MadePlan): boolean {
  const { windows } = visitWindows(place, day.date, paceOf(plan), 0);
  return freeSpans(day, place, plan).some((free) =>
    windows.some(({ first, last }) => {
      const soonest = Math.max(first, free.startMinutes);
      const latest = Math.min(last, free.endMinutes - DOOR_MINUTES - place.visitMinutes);
      if (soonest > latest) return false;
      return [soonest, latest].some((start) =>
        leavesLunch(day, {
          startMinutes: start - free.legMinutes,
          endMinutes: start + place.visitMinutes + DOOR_MINUTES,
        }),
      );
    }),
  );
}

/** When one can be at the place: once there from the stop before, until one has to go on. */
function freeSpans(day: TimedDay, place: KnownPlace, plan: MadePlan) {
  const pace = paceOf(plan);
  const style = styleOf(plan);
  const hotel = plan.timetable.hotels[0]?.at;
  return [...day.visits, undefined].flatMap((after, position) => {
    const before = day.visits[position - 1];
    const legMinutes =
      legBetween(before?.candidate.place ?? { at: hotel }, place, style)?.minutes ?? 0;
    const onMinutes =
      legBetween(place, after?.candidate.place ?? { at: hotel }, style)?.minutes ?? 0;
    const freeFrom = before === undefined ? pace.startMinutes : before.endMinutes + DOOR_MINUTES;
    const due = (after?.startMinutes ?? Math.min(BACK_BY_MINUTES, pace.endMinutes)) - onMinutes;
    const meals = day.meals.filter(
      (meal) =>
        meal.startMinutes >= (before?.endMinutes ?? 0) &&
        meal.endMinutes <= (after?.startMinutes ?? Number.POSITIVE_INFINITY),
    );
    if (meals.some(({ endMinutes }) => endMinutes > due)) return [];
    // Before the first meal of the gap, between two, after the last.
    return [...meals, undefined].map((next, eaten) => ({
      legMinutes,
      startMinutes: Math.max(freeFrom, meals[eaten - 1]?.endMinutes ?? 0) + legMinutes,
      endMinutes: Math.min(due, next?.startMinutes ?? due),
    }));
  });
}

/** A planned lunch stays. Where there is none, an hour that begins between 12:00 and 14:00 has to be left. */
function leavesLunch({ visits, meals }: TimedDay, added: Span): boolean {
  if (meals.some(({ kind }) => kind === "lunch")) return true;
  const busy = [
    added,
    ...visits.map(({ startMinutes, endMinutes, leg }) => ({
      startMinutes: startMinutes - (leg?.minutes ?? 0),
      endMinutes: endMinutes + DOOR_MINUTES,
    })),
  ];
  for (let start = LUNCH.first; start <= LUNCH.last; start += GRID_MINUTES) {
    const end = start + LUNCH.duration;
    if (busy.every((span) => span.endMinutes <= start || span.startMinutes >= end)) return true;
  }
  return false;
}
