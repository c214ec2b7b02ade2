import { describe, expect, test } from "vitest";
import { africaLandmarks } from "../../test/support/sketches/africa-landmarks.ts";
import { americaLandmarks } from "../../test/support/sketches/america-landmarks.ts";
import { asiaAndPacificLandmarks } from "../../test/support/sketches/asia-and-pacific-landmarks.ts";
import { budapestAndDublinLandmarks } from "../../test/support/sketches/budapest-and-dublin-landmarks.ts";
import { eastAsiaLandmarks } from "../../test/support/sketches/east-asia-landmarks.ts";
import { europeLandmarks } from "../../test/support/sketches/europe-landmarks.ts";
import type { LandmarksByCity } from "../../test/support/sketches/landmarks.ts";
import { southernEuropeLandmarks } from "../../test/support/sketches/southern-europe-landmarks.ts";
import { type Area, type Point, type Sketch, sketchSchema } from "../domain/map/sketch.ts";
import { GUIDE_CITIES } from "./guide-cities.ts";
import { sketchOf } from "./sketches.ts";

const NEAR_METRES = { water: 150, park: 100 };

const LANDMARKS: LandmarksByCity = {
  ...africaLandmarks,
  ...americaLandmarks,
  ...asiaAndPacificLandmarks,
  ...budapestAndDublinLandmarks,
  ...eastAsiaLandmarks,
  ...europeLandmarks,
  ...southernEuropeLandmarks,
};

describe.each(
  Object.entries(LANDMARKS).map(([id, landmarks]) => {
    const city = GUIDE_CITIES.find((one) => one.id === id);
    const sketch = sketchOf(id);
    if (city === undefined || sketch === undefined) throw new Error(`No sketch of ${id}`);
    const places = [...city.places, ...city.hotels, ...(city.eateries ?? [])];
    const at = new Map(places.map((one): [string, Point] => [one.id, [one.at.lat, one.at.lon]]));
    return { id, sketch, at, landmarks };
  }),
)("the sketch of $id", ({ sketch, at, landmarks }) => {
  const [waterside, overWater] = [idsIn(landmarks.waterside), idsIn(landmarks.overWater)];
  const of = (id: string): Point => {
    const position = at.get(id);
    if (position === undefined) throw new Error(`The guide has no ${id}`);
    return position;
  };

  test("has its form, and as much as a page can show", () => {
    expect(sketchSchema.parse(sketch)).toEqual(sketch);
    const points = pointsOf(sketch).length;
    expect(points).toBeGreaterThanOrEqual(40);
    expect(points).toBeLessThanOrEqual(160);
    expect(sketch.streets.length).toBeGreaterThanOrEqual(4);
    expect(sketch.streets.length).toBeLessThanOrEqual(12);
    expect(sketch.quarters.length).toBeGreaterThanOrEqual(5);
    expect(sketch.quarters.length).toBeLessThanOrEqual(10);
  });

  test("has no outline that crosses itself", () => {
    const areas = [...sketch.water, ...sketch.islands, ...sketch.parks];
    expect(areas.filter(({ ring }) => crossesItself(ring))).toEqual([]);
  });

  test("covers the city's places", () => {
    const points = pointsOf(sketch);
    const [south, north] = span(points.map(([lat]) => lat));
    const [west, east] = span(points.map(([, lon]) => lon));
    const covered = [...at.values()].filter(
      ([lat, lon]) => lat >= south && lat <= north && lon >= west && lon <= east,
    );
    expect(covered.length / at.size).toBeGreaterThanOrEqual(0.8);
  });

  test("has what stands on land on land, quarters too", () => {
    const onLand = [...at].filter(([id]) => !overWater.includes(id));
    const wet = onLand.filter(([, point]) => metresToWater(sketch, point) === 0);
    expect(wet.map(([id]) => id)).toEqual([]);
    const quarters = sketch.quarters.filter((one) => metresToWater(sketch, one.at) === 0);
    expect(quarters).toEqual([]);
    const dry = overWater.filter((id) => metresToWater(sketch, of(id)) > 0);
    expect(dry).toEqual([]);
  });

  test("has the water where the waterside is", () => {
    const hasWater = sketch.water.length + sketch.rivers.length > 0;
    expect(waterside.length).toBeGreaterThanOrEqual(hasWater ? 3 : 0);
    const far = waterside
      .map((id) => `${id}: ${Math.round(metresToWater(sketch, of(id)))} m`)
      .filter((_, index) => metresToWater(sketch, of(waterside[index] ?? "")) > NEAR_METRES.water);
    expect(far).toEqual([]);
  });

  test("has the parks where what is in them is", () => {
    const far = Object.entries(landmarks.inPark).flatMap(([park, within]) => {
      const areas = sketch.parks.filter(({ name }) => name === park);
      return idsIn(within).filter((id) => !(metresToAreas(areas, of(id)) <= NEAR_METRES.park));
    });
    expect(far).toEqual([]);
  });
});

test("every city of the guide has a sketch and its landmarks", () => {
  const ids = GUIDE_CITIES.map(({ id }) => id);
  expect(ids.filter((id) => sketchOf(id) === undefined)).toEqual([]);
  expect(Object.keys(LANDMARKS).toSorted()).toEqual(ids.toSorted());
});

test("only the guide's cities have a sketch", () => {
  expect(sketchOf("atlantis")).toBeUndefined();
  expect(sketchOf("constructor")).toBeUndefined();
});

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
  const METRES_A_DEGREE = 111_195;
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

/** What stands between spaces and line breaks. */
function idsIn(text = ""): string[] {
  return text.split(/\s+/).filter((id) => id !== "");
}
