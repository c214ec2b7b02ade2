import { distanceKm, type Position } from "../places/geo.ts";
import type { WantedBases } from "../trip/wanted-bases.ts";

/** A town that a trip may stay in. */
export type BaseTown = {
  /** As a destination is named. */
  readonly label: string;
  readonly at: Position;
  /** How much there is to see, above 0, against the other towns. */
  readonly worth: number;
};

/** The days from which a trip has that many bases; the most first. */
const BASES_FROM_DAYS = [
  { bases: 3, days: 8 },
  { bases: 2, days: 5 },
] as const;
/** Fewer days in a town are no stay, where the traveller has not asked for it. */
const LEAST_BASE_DAYS = 2;
/** Nearer ones are seen from one hotel. */
const LEAST_KM = 20;
/** A longer way is a day of travel. */
const MAX_MINUTES = 230;

/**
 * The bases for a trip of that many days: three where it is long enough, and two, each of them a choice. The towns with
 * the most to see that are far enough from each other and near enough for a transfer, in the order with the shortest
 * ways; days by what there is to see, two at least.
 *
 * @param minutesBetween the way between two towns, from hotel to hotel.
 * @returns none where the trip is too short, or no towns fit.
 */
export function chooseBases(
  towns: readonly BaseTown[],
  days: number,
  minutesBetween: (from: BaseTown, to: BaseTown) => number,
): WantedBases[] {
  return BASES_FROM_DAYS.filter((one) => days >= one.days).flatMap(({ bases }) => {
    const [best] = routesOf(towns, bases, minutesBetween).toSorted(
      (a, b) => b.worth - a.worth || a.minutes - b.minutes,
    );
    return best === undefined ? [] : [shareDays(best.towns, days)];
  });
}

type Route = {
  readonly towns: readonly BaseTown[];
  readonly worth: number;
  readonly minutes: number;
};

/** Every order of the towns in which each is a transfer from the one before it. */
function routesOf(
  towns: readonly BaseTown[],
  count: number,
  minutesBetween: (from: BaseTown, to: BaseTown) => number,
): Route[] {
  let routes: Route[] = towns.map((town) => ({ towns: [town], worth: town.worth, minutes: 0 }));
  for (let length = 1; length < count; length += 1) {
    routes = routes.flatMap((route) =>
      towns.flatMap((town): Route[] => {
        const last = route.towns.at(-1);
        const isNear = route.towns.some(({ at }) => distanceKm(at, town.at) < LEAST_KM);
        if (last === undefined || isNear) return [];
        const way = minutesBetween(last, town);
        if (way > MAX_MINUTES) return [];
        return [
          {
            towns: [...route.towns, town],
            worth: route.worth + town.worth,
            minutes: route.minutes + way,
          },
        ];
      }),
    );
  }
  // Of the two directions the one that begins where there is more to see.
  return routes.filter(({ towns: [first, ...others] }) => {
    const last = others.at(-1);
    return first !== undefined && (last === undefined || first.worth >= last.worth);
  });
}

/**
 * Each town two days, or one where the trip is too short for that; then one day after the other to the town that has
 * the most to see for the days it has.
 *
 * @param days as many as towns at least.
 */
export function shareDays(
  towns: readonly Pick<BaseTown, "label" | "worth">[],
  days: number,
): WantedBases {
  const least = days < LEAST_BASE_DAYS * towns.length ? 1 : LEAST_BASE_DAYS;
  const bases = towns.map(({ label, worth }) => ({ label, worth, days: least }));
  for (let left = days - least * towns.length; left > 0; left -= 1) {
    const [next] = bases.toSorted((a, b) => b.worth / (b.days + 1) - a.worth / (a.days + 1));
    if (next !== undefined) next.days += 1;
  }
  return bases.map(({ label, days: stay }) => ({ label, days: stay }));
}
