import type { TimedVisit } from "../../src/domain/engine/days/timed-day.ts";
import { type KnownCity, type KnownPlace, placesOf } from "../../src/domain/engine/known-city.ts";
import { isFunForSmallChildren } from "../../src/domain/engine/visits/is-fun-for-small-children.ts";
import { takesWholeDay } from "../../src/domain/engine/visits/visit-windows.ts";
import { distanceKm } from "../../src/domain/places/geo.ts";
import { type MadePlan, makePlan, type PlanGroup, visitedIds } from "./made-plan.ts";
import { type Measure, percentIf, type Sample } from "./measure.ts";

const SMALL_CHILDREN = [3];
const LATEST_MINUTES = 20 * 60;
const NOON = 13 * 60;
const NEAR_KM = 1;
const FOR_ADULTS: readonly KnownPlace["category"][] = ["museum", "palace"];

/** N20: what families ask for. Each is planned once more: with a wish for each theme park, and with a child of three. */
export const FAMILY_DAYS: readonly Measure[] = [
  {
    id: "N23",
    what: "families' wishes for a theme park that are met",
    unit: "%",
    target: { atLeast: 100 },
    samples: (group) => (isFamily(group) ? wishesForParks(group.usual) : []),
  },
  ofSmallChildren("under six: stays at museums and palaces over half the usual", 0, (plan) =>
    visitsOf(plan)
      .filter(({ candidate: { place } }) => FOR_ADULTS.includes(place.category))
      .filter(({ candidate: { place } }) => !isFunForSmallChildren(place) && !place.isForChildren)
      .map((visit) => {
        const { startMinutes, endMinutes, candidate } = visit;
        const usual = placesOf(plan.city).find(({ id }) => id === candidate.place.id);
        return percentIf(endMinutes - startMinutes > (usual?.visitMinutes ?? 0) / 2);
      }),
  ),
  ofSmallChildren("under six: days that go on after 20:00", 0, (plan) =>
    plan.days.map(({ visits, meals, wayBack }) => {
      const way = wayBack?.minutes ?? 0;
      const ends = [
        (visits.at(-1)?.endMinutes ?? 0) + way,
        ...meals.map((meal) => meal.endMinutes + (meal.isAfterRide === true ? 0 : way)),
      ];
      return percentIf(Math.max(...ends) > LATEST_MINUTES);
    }),
  ),
  ofSmallChildren(
    "under six: half days with nothing for them, where something is near",
    20,
    (plan) =>
      plan.days.flatMap(({ visits }) =>
        [
          visits.filter(({ startMinutes }) => startMinutes < NOON),
          visits.filter(({ startMinutes }) => startMinutes >= NOON),
        ].flatMap((half) => halfDay(half, plan.city)),
      ),
  ),
];

function ofSmallChildren(
  what: string,
  atMost: number,
  samplesOf: (plan: MadePlan) => Sample[],
): Measure {
  return {
    id: "N23",
    what,
    unit: "%",
    target: { atMost },
    samples: (group) => (isFamily(group) ? samplesOf(withSmallChild(group.usual)) : []),
  };
}

let last: { readonly usual: MadePlan; readonly plan: MadePlan } | undefined;

/** One plan for all measures of a group. */
function withSmallChild(usual: MadePlan): MadePlan {
  if (last?.usual !== usual) {
    const { city, request } = usual;
    last = { usual, plan: makePlan({ city, request: { ...request, childAges: SMALL_CHILDREN } }) };
  }
  return last.plan;
}

/** Without dates: a park may be closed in the season of a date. */
function wishesForParks({ city, request }: MadePlan): Sample[] {
  if (request.startDate !== undefined) return [];
  return placesOf(city)
    .filter((place) => place.category === "theme-park" && takesWholeDay(place))
    .map(({ id, name }) => {
      const wishes = [{ kind: "see", names: name, text: name } as const];
      return percentIf(
        visitedIds(makePlan({ city, request: { ...request, wishes } })).includes(id),
      );
    });
}

function halfDay(half: readonly TimedVisit[], { places }: KnownCity): Sample[] {
  if (half.length === 0) return [];
  const isFun = half.some(({ candidate }) => isFunForSmallChildren(candidate.place));
  const isNear = places.some(
    (place) =>
      isFunForSmallChildren(place) &&
      half.some(
        ({ candidate }) =>
          candidate.place.at !== undefined && distanceKm(candidate.place.at, place.at) <= NEAR_KM,
      ),
  );
  return isFun || isNear ? [percentIf(!isFun)] : [];
}

function isFamily({ usual }: PlanGroup): boolean {
  return usual.request.traveller === "Family";
}

function visitsOf({ days }: MadePlan) {
  return days.flatMap(({ visits }) => visits);
}
