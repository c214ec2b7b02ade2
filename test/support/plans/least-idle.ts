import type { OrienteeringProblem } from "../../../src/domain/engine/solver/orienteering-problem.ts";

type Stop = {
  readonly leg: number;
  readonly first: number;
  readonly last: number;
  readonly duration: number;
  readonly isVisit: boolean;
};
type Timed = {
  readonly before: number;
  readonly end: number;
  readonly latest: number;
  readonly busy: number;
};

/** The idle time of a route in a given order, found by trying every place for its pauses. */
export function leastIdle(
  problem: OrienteeringProblem,
  visits: readonly { readonly visit: number; readonly window: number }[],
  index: number,
): number {
  const route = problem.routes[index];
  if (route === undefined) return 0;
  if (visits.length === 0) return Math.max(0, route.core.to - route.core.from);
  const depot = problem.visits.length;
  const leg = (from: number, to: number) => problem.travel[from * (depot + 1) + to] ?? 0;
  const stops = visits.map(({ visit, window }, at): Stop => {
    const own = problem.visits[visit];
    const { first = 0, last = 0 } = own?.windows[index]?.[window] ?? {};
    const from = visits[at - 1]?.visit ?? depot;
    return { leg: leg(from, visit), first, last, duration: own?.duration ?? 0, isVisit: true };
  });
  const home = leg(visits.at(-1)?.visit ?? depot, depot);
  let places: Stop[][] = [stops];
  for (const pause of route.pauses) {
    const stop = { ...pause, leg: 0, isVisit: false };
    places = places.flatMap((list) => {
      const from = list.findLastIndex(({ isVisit }) => !isVisit) + 1;
      return Array.from({ length: list.length - from + 1 }, (_, more) =>
        list.toSpliced(from + more, 0, stop),
      );
    });
  }
  const timed = places.flatMap((list) => timeOf(list, route.start, route.end - home) ?? []);
  const charges = timed
    .filter(({ before, end }) =>
      timed.every((other) => other.before !== before || other.end >= end - 1e-9),
    )
    .map(({ end, latest, busy }) => {
      const { from, to } = route.core;
      const isShort = end < to;
      return (isShort ? Math.max(end - latest, to - from) : end - Math.min(latest, from)) - busy;
    });
  return Math.min(...charges);
}

function timeOf(stops: readonly Stop[], start: number, due: number): Timed | undefined {
  let clock = start;
  const starts: number[] = [];
  for (const { leg, first, last, duration } of stops) {
    const at = Math.max(clock + leg, first);
    if (at > last) return undefined;
    starts.push(at);
    clock = at + duration;
  }
  if (clock > due) return undefined;
  const from = stops.findIndex(({ isVisit }) => isVisit);
  const to = stops.findLastIndex(({ isVisit }) => isVisit);
  let latest = starts[to] ?? 0;
  let busy = stops[to]?.duration ?? 0;
  for (let at = to - 1; at >= from; at--) {
    const leg = stops[at + 1]?.leg ?? 0;
    const { last = 0, duration = 0 } = stops[at] ?? {};
    latest = Math.min(last, latest - leg - duration);
    busy += leg + duration;
  }
  const before = stops.slice(0, to).filter(({ isVisit }) => !isVisit).length;
  return { before, end: (starts[to] ?? 0) + (stops[to]?.duration ?? 0), latest, busy };
}
