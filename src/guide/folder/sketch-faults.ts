import type { Area, Point, Sketch } from "../../domain/places/sketch.ts";
import type { GuideCity } from "../guide-city.ts";
import type { Landmarks } from "./city-folder.ts";

const NEAR_METRES = { water: 150, park: 100 };
/** As much as a page can show. */
const POINTS = { least: 40, most: 160 };
const STREETS = { least: 4, most: 12 };
const QUARTERS = { least: 5, most: 10 };
const LEAST_COVERED = 0.8;
const LEAST_WATERSIDE = 3;
const METRES_A_DEGREE = 111_195;

/** Faults of a city's sketch, beside its places and the landmarks among them, one sentence each. */
export function sketchFaults(city: GuideCity, landmarks: Landmarks): string[] {
  const spots = [...city.places, ...city.hotels, ...city.eateries];
  const at = new Map(spots.map(({ id, at }): [string, Point] => [id, [at.lat, at.lon]]));
  const named = [
    ...landmarks.waterside,
    ...(landmarks.overWater ?? []),
    ...Object.values(landmarks.inPark).flat(),
  ];
  const unknown = named.filter((id) => !at.has(id));
  return [
    ...formFaults(city.sketch, at),
    ...unknown.map((id) => `landmarks: there is no ${id}`),
    ...(unknown.length > 0 ? [] : landmarkFaults(city.sketch, at, landmarks)),
  ];
}

function* formFaults(sketch: Sketch, at: ReadonlyMap<string, Point>): Generator<string> {
  const points = pointsOf(sketch);
  yield* countFaults("points", points.length, POINTS);
  yield* countFaults("streets", sketch.streets.length, STREETS);
  yield* countFaults("quarters", sketch.quarters.length, QUARTERS);
  for (const { name = "an area", ring } of [...sketch.water, ...sketch.islands, ...sketch.parks]) {
    if (crossesItself(ring)) yield `sketch: the outline of ${name} crosses itself`;
  }
  const [south, north] = span(points.map(([lat]) => lat));
  const [west, east] = span(points.map(([, lon]) => lon));
  const covered = [...at.values()].filter(
    ([lat, lon]) => lat >= south && lat <= north && lon >= west && lon <= east,
  );
  if (covered.length < at.size * LEAST_COVERED)
    yield `sketch: it covers ${covered.length} of ${at.size} places, hotels and eateries`;
}

function* countFaults(
  what: string,
  count: number,
  { least, most }: typeof POINTS,
): Generator<string> {
  if (count < least || count > most) yield `sketch: ${count} ${what}, not ${least} to ${most}`;
}

function* landmarkFaults(
  sketch: Sketch,
  at: ReadonlyMap<string, Point>,
  { waterside, overWater = [], inPark }: Landmarks,
): Generator<string> {
  const metresOf = (id: string) => metresToWater(sketch, at.get(id) ?? [0, 0]);
  for (const id of at.keys()) {
    if (!overWater.includes(id) && metresOf(id) === 0) yield `sketch: ${id} is in the water`;
  }
  for (const id of overWater) {
    if (metresOf(id) > 0) yield `sketch: ${id} is not in the water`;
  }
  for (const quarter of sketch.quarters) {
    if (metresToWater(sketch, quarter.at) === 0)
      yield `sketch: the name of ${quarter.name} is in the water`;
  }
  const hasWater = sketch.water.length + sketch.rivers.length > 0;
  if (hasWater && waterside.length < LEAST_WATERSIDE)
    yield `landmarks: only ${waterside.length} at the waterside`;
  for (const id of waterside) {
    const metres = metresOf(id);
    if (metres > NEAR_METRES.water) yield `sketch: ${id} is ${Math.round(metres)} m from the water`;
  }
  for (const [park, ids] of Object.entries(inPark)) {
    const areas = sketch.parks.filter(({ name }) => name === park);
    if (areas.length === 0) yield `sketch: no park ${park}`;
    for (const id of ids) {
      const metres = metresToAreas(areas, at.get(id) ?? [0, 0]);
      if (metres > NEAR_METRES.park && areas.length > 0)
        yield `sketch: ${id} is ${Math.round(metres)} m from ${park}`;
    }
  }
}

function pointsOf(sketch: Sketch): Point[] {
  return [
    ...[...sketch.water, ...sketch.islands, ...sketch.parks].flatMap(({ ring }) => ring),
    ...sketch.rivers.flatMap(({ line }) => line),
    ...sketch.streets.flat(),
    ...sketch.quarters.map((quarter) => quarter.at),
  ];
}

function span(values: readonly number[]): [least: number, most: number] {
  return [Math.min(...values), Math.max(...values)];
}

/** 0 in the water: in an area that is no island, or nearer to a river's middle than half its width. */
function metresToWater(sketch: Sketch, from: Point): number {
  const toRivers = sketch.rivers.map(({ line, widthMetres }) =>
    Math.max(0, metresToLine(line, from) - widthMetres / 2),
  );
  const isOnIsland = sketch.islands.some(({ ring }) => isInside(ring, from));
  const shores = [...sketch.islands, ...(isOnIsland ? [] : sketch.water)];
  const isWet = !isOnIsland && sketch.water.some(({ ring }) => isInside(ring, from));
  const toShores = shores.map(({ ring }) => metresToLine(closed(ring), from));
  return isWet ? 0 : Math.min(...toRivers, ...toShores);
}

/** 0 inside one of them. */
function metresToAreas(areas: readonly Area[], from: Point): number {
  return Math.min(
    ...areas.map(({ ring }) => (isInside(ring, from) ? 0 : metresToLine(closed(ring), from))),
  );
}

function closed(ring: readonly Point[]): Point[] {
  return [...ring, ...ring.slice(0, 1)];
}

function segments(line: readonly Point[]): [Point, Point][] {
  return line.slice(1).map((end, index) => [line[index] ?? end, end]);
}

/** On a plane that touches the earth at `from`: a city is small enough for that. */
function metresToLine(line: readonly Point[], from: Point): number {
  const perLon = METRES_A_DEGREE * Math.cos((from[0] * Math.PI) / 180);
  const plane = ([lat, lon]: Point): [number, number] => [
    (lon - from[1]) * perLon,
    (lat - from[0]) * METRES_A_DEGREE,
  ];
  const distances = segments(line).map(([start, end]) => {
    const [x, y] = plane(start);
    const [endX, endY] = plane(end);
    const [dx, dy] = [endX - x, endY - y];
    const length = dx * dx + dy * dy;
    const part = length === 0 ? 0 : Math.min(1, Math.max(0, -(x * dx + y * dy) / length));
    return Math.hypot(x + part * dx, y + part * dy);
  });
  return Math.min(...distances);
}

function isInside(ring: readonly Point[], [lat, lon]: Point): boolean {
  const crossed = segments(closed(ring)).filter(
    ([[lat1, lon1], [lat2, lon2]]) =>
      lat1 > lat !== lat2 > lat && lon < lon1 + ((lat - lat1) * (lon2 - lon1)) / (lat2 - lat1),
  );
  return crossed.length % 2 === 1;
}

function crossesItself(ring: readonly Point[]): boolean {
  const sides = segments(closed(ring));
  return sides.some(([a, b], index) =>
    sides.some(([c, d], other) => {
      const areNeighbours = other <= index + 1 || (index === 0 && other === sides.length - 1);
      return !areNeighbours && side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
    }),
  );
}

function side([lat1, lon1]: Point, [lat2, lon2]: Point, [lat, lon]: Point): number {
  return Math.sign((lat2 - lat1) * (lon - lon1) - (lon2 - lon1) * (lat - lat1));
}
