import { mealSides } from "../../src/domain/engine/days/meal-sides.ts";
import type { TimedDay } from "../../src/domain/engine/days/timed-day.ts";
import { isHotThen } from "../../src/domain/engine/visits/open-air.ts";
import { parseCoordinates } from "../../src/domain/places/coordinates.ts";
import { distanceKm } from "../../src/domain/places/geo.ts";
import { travelStyle } from "../../src/domain/trip/plan-request.ts";
import type { MadePlan } from "./made-plan.ts";
import { lowestPart, type Measure, mean, percentIf } from "./measure.ts";
import { paceOf } from "./pace-of.ts";

/** N19: meals of plans at the usual pace: with a name, named again in the same trip, and how far from where one is then. */
export const MEALS_NAMED: readonly Measure[] = [
  {
    id: "N22",
    what: "lunches and dinners with a name",
    unit: "%",
    target: { atLeast: 92 },
    samples: ({ usual }) =>
      mealsOf(usual).map(({ placeName, kind }) => percentIf(placeName !== undefined, kind)),
    sumUp: lowestPart,
  },
  {
    id: "N22",
    what: "meals at a place that the trip has already",
    unit: "%",
    target: { atMost: 0 },
    samples: ({ usual }) => {
      const ids = mealsOf(usual).flatMap(({ guideId = [] }) => guideId);
      return ids.map((id, index) => percentIf(ids.indexOf(id) < index));
    },
    sumUp: mean,
  },
  {
    id: "N22",
    what: "meals over 600 m from where one is then, out of town 3 km",
    unit: "%",
    target: { atMost: 0 },
    samples: ({ usual }) =>
      usual.days.flatMap((day) => kmTooFar(day, usual).map((km) => percentIf(km > 0))),
    sumUp: mean,
  },
  {
    id: "N22",
    what: "days with a dinner, worst traveller",
    unit: "%",
    target: { atLeast: 100 },
    samples: ({ usual }) =>
      usual.days
        .filter(({ visits }) => visits.length > 0)
        .map(({ meals }) =>
          percentIf(
            meals.some(({ kind }) => kind === "dinner"),
            usual.request.traveller,
          ),
        ),
    sumUp: lowestPart,
  },
];

function mealsOf({ days }: Pick<MadePlan, "days">) {
  return days.flatMap(({ meals }) => meals);
}

/** Of each meal with a name: how much farther than it may be from the end of the way that it says, out of town than 3 km. */
function kmTooFar(day: TimedDay, plan: MadePlan): number[] {
  const setting = {
    hotel: plan.timetable.hotels[0]?.at,
    style: travelStyle(plan.request, isHotThen(plan.city.climate, plan.request.startDate)),
    pace: paceOf(plan),
  };
  return day.meals.flatMap((meal) => {
    const table = parseCoordinates(meal.geoCoordinates ?? "");
    if (!table.ok) return [];
    const isThere = meal.isAfterRide === true;
    const side = mealSides(meal, day, setting).find(({ isAfterRide }) => isAfterRide === isThere);
    return side?.at === undefined
      ? [Number.POSITIVE_INFINITY]
      : [distanceKm(table.at, side.at) - side.withinKm];
  });
}
