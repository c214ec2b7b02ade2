import { firstSights } from "../../src/domain/engine/visits/first-sights.ts";
import {
  isChosenFor,
  isForTraveller,
  isInSeasonThen,
} from "../../src/domain/engine/visits/place-score.ts";
import { distanceKm, type Position } from "../../src/domain/places/geo.ts";
import { checkTexts } from "../../test/support/plans/check-texts.ts";
import { type MadePlan, visitedIds } from "./made-plan.ts";
import { type Measure, percentIf, type Sample } from "./measure.ts";

/** Of the twenty most popular places half have ten others nearer than this. */
const WALKABLE_KM = 2;
const POPULAR = 20;
const NEXT_DOOR_KM = 0.3;
/** From here on it is an evening, and one may come back for it. */
const EVENING_MINUTES = 18 * 60;

/** N15 to N21: whether days hold together, in usual plans of two days and more. Places out of town are left out. */
export const DAYS_TOGETHER: readonly Measure[] = [
  {
    id: "N15",
    what: "places nearer, on average, to another day's than to their own",
    unit: "%",
    target: { atMost: 26 },
    samples: ofDays(nearerToAnotherDay),
  },
  {
    id: "N16",
    what: "km from the first stop of a day to its last",
    target: { atMost: 6 },
    samples: ofDays(wayKm),
  },
  {
    id: "N17",
    what: "visit groups on one day, one right after the other",
    unit: "%",
    target: { atLeast: 97 },
    samples: ofDays(groupsTogether),
  },
  {
    id: "N18",
    what: "pairs under 300 m on one day",
    unit: "%",
    target: { atLeast: 92 },
    samples: ofDays(pairsTogether),
  },
  {
    id: "N19",
    what: "quarters left and entered again before the evening, a day",
    target: { atMost: 0.1 },
    samples: ofDays(quartersAgain),
  },
  {
    id: "N20",
    what: "rides a day, in cities to walk in, Couple, 3 days",
    target: { atMost: 2 },
    samples: ({ usual }) => {
      const { city, request } = usual;
      const isMeant = request.traveller === "Couple" && request.days === 3 && isWalkable(city);
      return isMeant ? rides(usual) : [];
    },
  },
  {
    id: "N21",
    what: "of the guide's first ten, left out without a reason, a plan",
    target: { atMost: 0 },
    samples: ({ usual }) => [{ value: leftOutSilently(usual) }],
  },
];

type Stop = {
  readonly at: Position;
  readonly startMinutes: number;
  readonly quarter: string | undefined;
  readonly visitGroup: string | undefined;
};

function ofDays(samples: (days: readonly (readonly Stop[])[]) => readonly Sample[]) {
  return ({ usual }: { readonly usual: MadePlan }) =>
    usual.request.days > 1 ? samples(stopsOf(usual)) : [];
}

function stopsOf({ days }: MadePlan): Stop[][] {
  return days.map(({ visits }) =>
    visits.flatMap(({ candidate: { place }, startMinutes }) => {
      const { at, way, quarter, visitGroup } = place;
      return at === undefined || way !== undefined
        ? []
        : [{ at, startMinutes, quarter, visitGroup }];
    }),
  );
}

function nearerToAnotherDay(days: readonly (readonly Stop[])[]): Sample[] {
  return days.flatMap((own) =>
    own.flatMap((stop) => {
      const rest = own.filter((other) => other !== stop);
      const others = days.filter((day) => day !== own && day.length > 0);
      if (rest.length === 0 || others.length === 0) return [];
      const nearest = Math.min(...others.map((day) => meanKm(stop, day)));
      return [percentIf(nearest < meanKm(stop, rest))];
    }),
  );
}

function wayKm(days: readonly (readonly Stop[])[]): Sample[] {
  return days.map((day) => {
    const legs = day.slice(1).map((stop, index) => kmBetween(stop, day[index] ?? stop));
    return { value: legs.reduce((sum, km) => sum + km, 0) };
  });
}

/** Of a group with two places at least in the plan; its evening may stand by itself. */
function groupsTogether(days: readonly (readonly Stop[])[]): Sample[] {
  const groups = new Set(days.flat().flatMap(({ visitGroup }) => visitGroup ?? []));
  return [...groups].flatMap((group) => {
    const isOf = ({ visitGroup }: Stop) => visitGroup === group;
    if (days.flat().filter(isOf).length < 2) return [];
    const own = days.filter((day) => day.some(isOf));
    const [day = []] = own;
    const byDay = day.filter((stop) => isOf(stop) && stop.startMinutes < EVENING_MINUTES);
    const positions = byDay.map((stop) => day.indexOf(stop));
    const isInARow = Math.max(...positions) - Math.min(...positions) < byDay.length;
    return [percentIf(own.length === 1 && (byDay.length === 0 || isInARow))];
  });
}

function pairsTogether(days: readonly (readonly Stop[])[]): Sample[] {
  const stops = days.flatMap((day) => day.map((stop) => ({ day, stop })));
  return stops.flatMap((one, index) =>
    stops.slice(index + 1).flatMap((other) => {
      const isNextDoor = kmBetween(one.stop, other.stop) < NEXT_DOOR_KM;
      return isNextDoor ? [percentIf(one.day === other.day)] : [];
    }),
  );
}

function quartersAgain(days: readonly (readonly Stop[])[]): Sample[] {
  return days.map((day) => {
    const again = day.filter(({ quarter, startMinutes }, index) => {
      const last = day.slice(0, index).findLastIndex((stop) => stop.quarter === quarter);
      const isAgain = quarter !== undefined && last >= 0 && last < index - 1;
      return isAgain && startMinutes < EVENING_MINUTES;
    });
    return { value: again.length };
  });
}

/** From and to the hotel too. */
function rides({ days }: MadePlan): Sample[] {
  return days.map(({ visits, wayBack }) => {
    const legs = [...visits.map(({ leg }) => leg), wayBack];
    return { value: legs.filter((leg) => leg !== undefined && leg.mode !== "walk").length };
  });
}

function leftOutSilently(plan: MadePlan): number {
  const { selection, trip, city, request } = plan;
  const visited = visitedIds(plan);
  const said = JSON.stringify(checkTexts({ selection, plan: trip, city }).watch);
  const offered = city.places.filter(
    (place) =>
      isForTraveller(place, request) &&
      isChosenFor(place, request) &&
      isInSeasonThen(place, request),
  );
  return firstSights(offered, request).filter(
    ({ id, name }) => !visited.includes(id) && !said.includes(JSON.stringify(name)),
  ).length;
}

function isWalkable({ places }: MadePlan["city"]): boolean {
  const popular = places.toSorted((a, b) => b.popularity - a.popularity).slice(0, POPULAR);
  const middle = (values: readonly number[]) =>
    values.toSorted((a, b) => a - b)[values.length >> 1];
  const spread = middle(
    popular.map((place) => middle(popular.map((other) => kmBetween(place, other))) ?? 0),
  );
  return spread !== undefined && spread < WALKABLE_KM;
}

function meanKm(stop: Stop, others: readonly Stop[]): number {
  return others.reduce((sum, other) => sum + kmBetween(stop, other), 0) / others.length;
}

function kmBetween(a: { readonly at: Position }, b: { readonly at: Position }): number {
  return distanceKm(a.at, b.at);
}
