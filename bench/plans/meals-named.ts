import { INSIDE_KM } from "../../src/domain/engine/days/meal-choices.ts";
import { mealSides } from "../../src/domain/engine/days/meal-sides.ts";
import type { TimedDay } from "../../src/domain/engine/days/timed-day.ts";
import { positionIn } from "../../src/domain/places/coordinates.ts";
import { distanceKm } from "../../src/domain/places/geo.ts";
import { legBetween } from "../../src/domain/places/travel.ts";
import type { Meal } from "../../src/domain/trip/trip.ts";
import type { MadePlan } from "./made-plan.ts";
import { lowestPart, type Measure, percentIf } from "./measure.ts";
import { paceOf, styleOf } from "./pace-of.ts";

const FAR_MINUTES = 20;
const NEAR_KM = 0.8;

/** N22: meals of plans at the usual pace: with a name, named again in the same trip, and how far from where one is then. */
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
    what: "meals at a place that the trip has on that day or the day before",
    unit: "%",
    target: { atMost: 0 },
    samples: ({ usual }) => {
      const ids = usual.days.map(({ meals }) => meals.flatMap(({ guideId = [] }) => guideId));
      return ids.flatMap((ofDay, day) =>
        ofDay.map((id, at) =>
          percentIf(ofDay.indexOf(id) < at || ids[day - 1]?.includes(id) === true),
        ),
      );
    },
  },
  {
    id: "N22",
    what: "meals over 20 min from where one is then, without the time for it over 800 m, out of town 3 km",
    unit: "%",
    target: { atMost: 0 },
    samples: ({ usual }) =>
      usual.days.flatMap((day) => tooFar(day, usual).map((isFar) => percentIf(isFar))),
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

/** Where one is for a meal of which a later change of the day's hours has left no side: by night a walk is a ride. */
function placeBeside({ isAfterRide, startMinutes, endMinutes }: Meal, { visits }: TimedDay) {
  const beside =
    isAfterRide === true
      ? visits.find((visit) => visit.startMinutes >= endMinutes)
      : visits.findLast((visit) => visit.endMinutes <= startMinutes);
  return beside?.candidate.place.at;
}

/** Of each meal with a name: whether it is too far from the end of the way that it says. */
function tooFar(day: TimedDay, plan: MadePlan): boolean[] {
  const setting = { hotel: plan.timetable.hotels[0]?.at, style: styleOf(plan), pace: paceOf(plan) };
  return day.meals.flatMap((meal) => {
    const table = positionIn(meal.geoCoordinates);
    if (table === undefined) return [];
    const isThere = meal.isAfterRide === true;
    const side = mealSides(meal, day, setting).find(({ isAfterRide }) => isAfterRide === isThere);
    const at = side === undefined ? placeBeside(meal, day) : side.at;
    if (at === undefined) return [true];
    const eatery = plan.city.eateries?.find(({ id }) => id === meal.guideId);
    const withinKm = eatery?.inside === undefined ? (side?.withinKm ?? NEAR_KM) : INSIDE_KM;
    if (distanceKm(table, at) <= withinKm) return [false];
    const minutes = legBetween({ at }, { at: table }, setting.style)?.minutes ?? 0;
    const isInTime =
      side === undefined ||
      side.mayRide ||
      (side.free.startMinutes + minutes <= meal.startMinutes &&
        meal.endMinutes + minutes <= side.free.endMinutes);
    return [minutes > FAR_MINUTES || !isInTime];
  });
}
