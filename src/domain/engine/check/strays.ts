import { distanceKm } from "../../places/geo.ts";
import type { CheckedDay, CheckedVisit } from "./checked-days.ts";

/** A visit that is nearer to what another day has. */
export type Stray = {
  readonly visit: CheckedVisit;
  readonly day: CheckedDay;
  readonly otherDay: CheckedDay;
  /** By how much, on average. */
  readonly km: number;
};

export type Strays = {
  readonly found: readonly Stray[];
  /** Of so many visits, each with another one on its own day and one on another. */
  readonly of: number;
};

type Located = CheckedVisit & { readonly at: NonNullable<CheckedVisit["at"]> };
type DayInTown = { readonly day: CheckedDay; readonly visits: readonly Located[] };

/** The visits in town that are nearer, on average, to another day's visits than to the others of their own. Yields at each day. */
export function* findStrays(days: readonly CheckedDay[]): Generator<void, Strays, void> {
  const inTown = days
    .map((day): DayInTown => ({ day, visits: day.visits.filter(isInTown) }))
    .filter(({ visits }) => visits.length > 0);
  const found: Stray[] = [];
  let of = 0;
  for (const own of inTown) {
    const others = inTown.filter((one) => one !== own);
    if (own.visits.length < 2 || others.length === 0) continue;
    of += own.visits.length;
    found.push(...own.visits.flatMap((visit) => strayOf(visit, own, others)));
    yield;
  }
  return { found, of };
}

function strayOf(visit: Located, own: DayInTown, others: readonly DayInTown[]): Stray[] {
  const ownKm = meanKm(
    visit,
    own.visits.filter((other) => other !== visit),
  );
  return others
    .map(({ day: otherDay, visits }) => ({ otherDay, km: ownKm - meanKm(visit, visits) }))
    .filter(({ km }) => km > 0)
    .toSorted((a, b) => b.km - a.km)
    .slice(0, 1)
    .map(({ otherDay, km }) => ({ visit, day: own.day, otherDay, km }));
}

function isInTown(visit: CheckedVisit): visit is Located {
  return visit.at !== undefined && visit.way === undefined;
}

function meanKm({ at }: Located, visits: readonly Located[]): number {
  return visits.reduce((sum, other) => sum + distanceKm(at, other.at), 0) / visits.length;
}
