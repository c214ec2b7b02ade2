import { type CheckFigure, checkFigure } from "../../plan/check-list.ts";
import { isUsualStay } from "../visits/visit-durations.ts";
import type { CheckedVisit } from "./checked-days.ts";
import type { CheckedTrip } from "./checked-trip.ts";
import { endsInTime } from "./time-faults.ts";

/** The checks of times: does the clock allow it, and how well? */
export function checkTimes(trip: CheckedTrip): CheckFigure[] {
  const { days, visits } = trip;
  const filled = days.filter((day) => day.visits.length > 0);
  if (visits.length === 0) return [];
  return [
    ...(trip.city === undefined ? [] : [checkFigure("openingHours", trip.openingFaults.length)]),
    ...checkLight(trip),
    checkFigure("transferTimes", trip.lateArrivals.length),
    checkFigure("dayHours", percent(filled, endsInTime)),
    ...checkStays(visits),
    ...checkMeals(trip),
  ];
}

/** What the sun does is only known on dates. */
function checkLight({ days, visits, beforeSunset, inHeat }: CheckedTrip): CheckFigure[] {
  const dated = days.filter(({ date }) => date !== undefined).length;
  if (dated === 0) return [];
  return [
    checkFigure("daylight", visits.filter(({ isDark }) => isDark).length),
    checkFigure("sunsets", beforeSunset.length / dated),
    checkFigure("heat", inHeat.length / dated),
  ];
}

function checkMeals({ meals, city }: CheckedTrip): CheckFigure[] {
  if (meals.length === 0) return [];
  const due = meals.flatMap(({ lunch, dinner }) =>
    [lunch, dinner].filter((meal) => meal !== undefined),
  );
  const all = meals.flatMap(({ day }) => day.text.meals ?? []);
  const kinds = meals.flatMap((day) => day.due).length;
  const unnamed = meals.flatMap((day) => day.unnamed).length;
  const offHours = meals.flatMap((day) => day.offHours).length;
  // Where no place to eat is known nobody can name one.
  const canBeNamed = kinds > 0 && (unnamed < kinds || (city?.eateries ?? []).length > 0);
  return [
    ...(due.length === 0
      ? []
      : [
          checkFigure(
            "meals",
            percent(due, (isHad) => isHad),
          ),
        ]),
    ...(canBeNamed ? [checkFigure("mealNames", 100 - (100 * unnamed) / kinds)] : []),
    ...(all.length === 0 ? [] : [checkFigure("mealHours", 100 - (100 * offHours) / all.length)]),
  ];
}

/** Only of visits whose length the document says: one laid out here lasts what is usual. What the traveller chose is right. */
function checkStays(visits: readonly CheckedVisit[]): CheckFigure[] {
  const said = visits.filter(
    ({ hasOwnTimes, usualMinutes, text }) =>
      hasOwnTimes && usualMinutes !== undefined && text.stayMinutes === undefined,
  );
  if (said.length === 0) return [];
  const figure = percent(said, ({ startMinutes, endMinutes, usualMinutes = 0 }) =>
    isUsualStay(endMinutes - startMinutes, usualMinutes),
  );
  return [checkFigure("visitLengths", figure)];
}

function percent<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return (100 * items.filter(holds).length) / items.length;
}
