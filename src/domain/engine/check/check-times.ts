import { activeSpan, hasMealTimes, isFullDay } from "../days/meal-times.ts";
import { isBestTime } from "../visits/is-best-time.ts";
import { isUsualStay } from "../visits/is-usual-stay.ts";
import { type CheckFigure, checkFigure } from "./check-figure.ts";
import { countRobustVisits } from "./count-robust-visits.ts";
import { openingFaults } from "./opening-faults.ts";
import type { ParsedDay, ParsedLeg, ParsedTrip, ParsedVisit } from "./parse-trip.ts";

/** A leg between two visits, or from the hotel to the first, that the plan leaves too little time for. */
export type LateArrival = {
  readonly day: ParsedDay;
  readonly leg: ParsedLeg;
  /** What the plan leaves for the leg; below 0 where visits overlap. */
  readonly minutesLeft: number;
};

/** The checks of times: does the clock allow it, and how well? */
export function checkTimes(trip: ParsedTrip): CheckFigure[] {
  const { days } = trip;
  const filled = days.filter(({ visits }) => visits.length > 0);
  const visits = filled.flatMap((day) => day.visits);
  if (visits.length === 0) return [];
  const robust = filled.map((day) => countRobustVisits(day, trip));
  const full = filled.filter(isFullDay);
  return [
    ...(trip.city === undefined ? [] : [checkFigure("openingHours", openingFaults(trip).length)]),
    checkFigure("transferTimes", lateArrivals(trip).length),
    checkFigure("dayHours", percent(filled, endsInTime)),
    ...checkStays(visits),
    ...(full.length === 0 ? [] : [checkFigure("mealTimes", percent(full, hasTimeForMeals))]),
    checkFigure("delays", (100 * robust.reduce((sum, count) => sum + count, 0)) / visits.length),
    ...checkBestTimes(filled),
  ];
}

/** Every leg that takes longer than the plan leaves for it, in the order of the trip. */
export function lateArrivals({ days }: ParsedTrip): LateArrival[] {
  return days.flatMap((day) => {
    let free = day.pace.startMinutes;
    return day.visits.flatMap(({ startMinutes, endMinutes }, index) => {
      const leg = day.legs[index] ?? nowhere(day, index);
      const minutesLeft = startMinutes - free;
      free = endMinutes;
      return minutesLeft < leg.minutes ? [{ day, leg, minutesLeft }] : [];
    });
  });
}

/** Whether the day leaves the hotel no sooner, and is back no later, than it should. */
export function endsInTime(day: ParsedDay): boolean {
  const span = activeSpan(day);
  return span === undefined || (span.from >= day.pace.startMinutes && span.to <= day.endMinutes);
}

/** Where one end is not on the map the leg takes no time; visits may still overlap. */
function nowhere({ visits }: ParsedDay, index: number): ParsedLeg {
  const [from = "", to = ""] = [index - 1, index].map((at) => visits[at]?.text.placeName);
  return { mode: "walk", minutes: 0, distanceKm: 0, from, to, servesMustSee: false };
}

/** Only of visits whose length the document says: one laid out here lasts what is usual. */
function checkStays(visits: readonly ParsedVisit[]): CheckFigure[] {
  const said = visits.filter(
    ({ hasOwnTimes, usualMinutes }) => hasOwnTimes && usualMinutes !== undefined,
  );
  if (said.length === 0) return [];
  const figure = percent(said, ({ startMinutes, endMinutes, usualMinutes = 0 }) =>
    isUsualStay(endMinutes - startMinutes, usualMinutes),
  );
  return [checkFigure("visitLengths", figure)];
}

function checkBestTimes(days: readonly ParsedDay[]): CheckFigure[] {
  const visits = days.flatMap((day) => day.visits.map((visit) => ({ ...visit, date: day.date })));
  const starts = visits.flatMap(({ known, text, startMinutes, date }) => {
    const bestTime = known?.bestTime ?? text.bestPartOfDay;
    if (bestTime === undefined) return [];
    return [isBestTime(known ?? { bestTime }, startMinutes, date)];
  });
  if (starts.length === 0) return [];
  return [
    checkFigure(
      "bestTimes",
      percent(starts, (isBest) => isBest),
    ),
  ];
}

function percent<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return (100 * items.filter(holds).length) / items.length;
}

/** Whether a full day has time for lunch, and for dinner later on. */
export function hasTimeForMeals({ visits, legs, text }: ParsedDay): boolean {
  return hasMealTimes({ visits, legs, meals: text.meals ?? [] });
}
