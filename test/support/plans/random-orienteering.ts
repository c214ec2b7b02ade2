import type {
  OrienteeringProblem,
  OrienteeringVisit,
  StartWindow,
} from "../../../src/domain/engine/solver/orienteering-problem.ts";

/** Makes up a small problem with every kind of limit, the more of them the luckier the draw. */
export function randomOrienteering(
  random: () => number,
  visitCount: number,
  routeCount: number,
): OrienteeringProblem {
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const maybe = (chance: number) => random() < chance;
  const windows = (): StartWindow[] => {
    const list: StartWindow[] = [];
    let clock = whole(0, 120);
    for (let left = maybe(0.15) ? 0 : whole(1, 3); left > 0; left--) {
      const last = clock + whole(10, 200);
      list.push({ first: clock, last, bonus: maybe(0.3) ? whole(1, 10) : 0 });
      clock = last + (maybe(0.5) ? 0 : whole(1, 60));
    }
    return list;
  };
  const visit = (): OrienteeringVisit => ({
    score: whole(5, 40),
    duration: whole(5, 80),
    windows: Array.from({ length: routeCount }, windows),
    kinds: maybe(0.6) ? [whole(0, 2)] : maybe(0.3) ? [0, 2] : [],
    cost: maybe(0.5) ? whole(1, 20) : 0,
    isFixed: maybe(0.1),
  });
  const route = () => {
    const lunch = { first: whole(100, 140), last: whole(150, 220), duration: whole(20, 50) };
    const dinner = { first: whole(290, 320), last: whole(330, 420), duration: whole(20, 60) };
    return {
      start: whole(0, 60),
      end: whole(300, 600),
      maxVisits: maybe(0.3) ? whole(1, 3) : Number.POSITIVE_INFINITY,
      kindCaps: maybe(0.4) ? [whole(1, 2), Number.POSITIVE_INFINITY, 1] : [],
      pauses: [lunch, dinner].filter(() => maybe(0.5)),
      visitGains: maybe(0.5) ? [12, 6, 3] : [],
      kindGains: maybe(0.4) ? [[8, 3], [], [0, -6]] : [],
      fill: maybe(0.4) ? { target: whole(60, 200), points: 0.2 } : { target: 0, points: 0 },
      core: { from: whole(20, 80), to: whole(150, 300) },
      maxEffort: maybe(0.3) ? whole(30, 120) : Number.POSITIVE_INFINITY,
      freeRides: 40,
    };
  };
  const points = Array.from({ length: visitCount + 1 }, () => [random() * 60, random() * 60]);
  const matrix = (legOf: (distance: number) => number) =>
    Float64Array.from(
      points.flatMap(([x = 0, y = 0]) =>
        points.map(([u = 0, v = 0]) => Math.ceil(legOf(Math.hypot(x - u, y - v)))),
      ),
    );
  const none = () => 0;
  // The farther ways are ridden: no effort, so that a way round may take more of it or less.
  const walked = (distance: number) => (distance > 35 ? 0 : distance);
  return {
    visits: Array.from({ length: visitCount }, visit),
    routes: Array.from({ length: routeCount }, route),
    travel: matrix(
      maybe(0.5) ? (distance) => distance : (distance) => distance * (0.8 + random() * 0.6),
    ),
    effort: matrix(maybe(0.5) ? walked : none),
    // Read off what is drawn already: the problems stay those they were.
    legPoints: matrix((points[0]?.[0] ?? 0) > 30 ? (distance) => (distance > 35 ? 4 : 0) : none),
    rides: matrix((points[1]?.[0] ?? 0) > 30 ? (distance) => distance - walked(distance) : none),
    rideWeight: 0.5,
    travelWeight: maybe(0.6) ? 0.1 : 0,
    idleWeight: maybe(0.5) ? 0.05 : 0,
    pairPoints: matrix(maybe(0.3) ? (distance) => (distance < 15 ? 6 : 0) : none),
    budget: maybe(0.4) ? whole(10, 60) : Number.POSITIVE_INFINITY,
    apart: (points[0]?.[1] ?? 0) > 30 && visitCount > 2 ? [{ visits: [0, 2], points: 9 }] : [],
  };
}
