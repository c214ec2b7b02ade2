import type {
  OrienteeringProblem,
  OrienteeringSolution,
  RoutedDay,
} from "../../../src/domain/engine/solver/orienteering-problem.ts";
import { leastIdle } from "./least-idle.ts";
import { apartPoints, setPoints } from "./set-points.ts";

const ROUNDING = 1e-6;

/**
 * Walks a solution at its earliest and at its latest starts and adds up its value afresh.
 *
 * @returns everything that is wrong with it.
 */
export function routeFaults(
  problem: OrienteeringProblem,
  solution: OrienteeringSolution,
): string[] {
  const faults: string[] = [];
  const seen = new Set<number>();
  let [value, cost] = [0, 0];
  solution.routes.forEach((day, route) => {
    for (const { visit } of day.visits) {
      if (seen.has(visit)) faults.push(`${visit} is visited twice`);
      seen.add(visit);
      cost += problem.visits[visit]?.cost ?? 0;
    }
    faults.push(...clockFaults(problem, day, route, "earliest"));
    faults.push(...clockFaults(problem, day, route, "latest"));
    faults.push(...clockFaults(problem, day, route, "start"));
    faults.push(...limitFaults(problem, day, route));
    value += dayValue(problem, day, route);
  });
  value -= apartPoints(
    problem,
    solution.routes.map(({ visits }) => new Set(visits.map(({ visit }) => visit))),
  );
  if (cost > problem.budget + ROUNDING) faults.push("over budget");
  if (solution.routes.length !== problem.routes.length) faults.push("routes are missing");
  if (!(Math.abs(value - solution.value) <= ROUNDING)) {
    faults.push(`is worth ${value}, said ${solution.value}`);
  }
  return faults;
}

function clockFaults(
  problem: OrienteeringProblem,
  { visits, pauses }: RoutedDay,
  index: number,
  which: "earliest" | "latest" | "start",
): string[] {
  const faults: string[] = [];
  const route = problem.routes[index];
  if (route === undefined) return [`there is no route ${index}`];
  let [clock, at] = [route.start, problem.visits.length];
  const begin = (name: string, start: number, first: number, last: number, duration: number) => {
    if (start < clock - ROUNDING) faults.push(`${which}: ${name} of route ${index} is too soon`);
    if (start < first - ROUNDING || start > last + ROUNDING) {
      faults.push(`${which}: ${name} of route ${index} is out of hours`);
    }
    clock = start + duration;
  };
  const takePauses = (position: number) => {
    for (const paused of pauses.filter((pause) => pause.position === position)) {
      const { first = 0, last = 0, duration = 0 } = route.pauses[paused.pause] ?? {};
      begin(`pause ${paused.pause}`, paused[which], first, last, duration);
    }
  };
  takePauses(0);
  visits.forEach((routed, position) => {
    const visit = problem.visits[routed.visit];
    const window = visit?.windows[index]?.[routed.window];
    if (window === undefined) {
      faults.push(`${routed.visit} has no such window`);
      return;
    }
    clock += cell(problem, problem.travel, at, routed.visit);
    at = routed.visit;
    begin(`${at}`, routed[which], window.first, window.last, visit?.duration ?? 0);
    takePauses(position + 1);
  });
  clock += cell(problem, problem.travel, at, problem.visits.length);
  if (visits.length > 0 && clock > route.end + ROUNDING) faults.push(`${which}: home too late`);
  const order = pauses.map(({ pause }) => pause).join();
  const all = route.pauses.map((_, pause) => pause).join();
  if (order !== all && (visits.length > 0 || order !== "")) faults.push("a pause is missing");
  return faults;
}

function limitFaults(problem: OrienteeringProblem, { visits }: RoutedDay, index: number): string[] {
  const route = problem.routes[index];
  if (route === undefined) return [];
  const faults: string[] = [];
  if (visits.length > route.maxVisits) faults.push("too many visits");
  const kinds = visits.flatMap(({ visit }) => [...(problem.visits[visit]?.kinds ?? [])]);
  route.kindCaps.forEach((cap, kind) => {
    if (kinds.filter((other) => other === kind).length > cap) faults.push(`too many of ${kind}`);
  });
  const exerted = legSum(problem, problem.effort, visits);
  if (exerted > route.maxEffort + ROUNDING) faults.push("too much effort");
  return faults;
}

function dayValue(problem: OrienteeringProblem, { visits }: RoutedDay, index: number): number {
  const travelled = legSum(problem, problem.travel, visits);
  const chosen = visits.map(({ visit }) => visit);
  let points = setPoints(problem, chosen, index);
  visits.forEach(({ visit, window }, position) => {
    points += problem.visits[visit]?.score ?? Number.NaN;
    points += problem.visits[visit]?.windows[index]?.[window]?.bonus ?? Number.NaN;
    points += problem.routes[index]?.visitGains[position] ?? 0;
  });
  const lost = legSum(problem, problem.legPoints, visits);
  const idle = leastIdle(problem, visits, index);
  const ridden = legSum(problem, problem.rides, visits);
  const free = problem.routes[index]?.freeRides ?? Number.NaN;
  const far = problem.rideWeight * Math.max(0, ridden - free);
  return points - far - lost - problem.travelWeight * travelled - problem.idleWeight * idle;
}

function legSum(
  problem: OrienteeringProblem,
  matrix: Float64Array,
  visits: RoutedDay["visits"],
): number {
  const depot = problem.visits.length;
  const stops = [depot, ...visits.map(({ visit }) => visit), depot];
  return stops
    .slice(1)
    .reduce((sum, to, at) => sum + cell(problem, matrix, stops[at] ?? depot, to), 0);
}

function cell(
  problem: OrienteeringProblem,
  matrix: Float64Array,
  from: number,
  to: number,
): number {
  return matrix[from * (problem.visits.length + 1) + to] ?? 0;
}
