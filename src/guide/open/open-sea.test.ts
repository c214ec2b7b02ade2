import { expect, test } from "vitest";
import type { Position } from "../../domain/places/geo.ts";
import { MAX_COAST_WAYS, seaOf } from "./open-sea.ts";
import { openSketch } from "./open-sketch.ts";

const BOX = { south: 40, west: 10, north: 42, east: 12 };
const line = (...points: readonly (readonly [lat: number, lon: number])[]): Position[] =>
  points.map(([lat, lon]) => ({ lat, lon }));

/** The drawing at a point: islands lie over the sea. */
function isSea(coast: readonly Position[][], lat: number, lon: number): boolean {
  const { sea, islands } = seaOf(coast, BOX);
  const has = (ring: readonly Position[]) => isIn(ring, lat, lon);
  return sea.some(has) && !islands.some(has);
}

function isIn(ring: readonly Position[], lat: number, lon: number): boolean {
  return ring.reduce((inside, a, index) => {
    const b = ring.at(index - 1) ?? a;
    const isCrossed =
      a.lat > lat !== b.lat > lat &&
      lon < ((b.lon - a.lon) * (lat - a.lat)) / (b.lat - a.lat) + a.lon;
    return isCrossed ? !inside : inside;
  }, false);
}

// Land to the left, water to the right: northwards along a coast that faces east.
const EAST_COAST = [line([39, 11], [41, 11.2]), line([41, 11.2], [43, 11])];
const ISLAND = line([41.4, 11.5], [41.4, 11.7], [41.6, 11.7], [41.6, 11.5], [41.4, 11.5]);

test("a coast has the sea to its right, to the edge of the map and beyond", () => {
  expect(isSea(EAST_COAST, 41, 11.5)).toBe(true);
  expect(isSea(EAST_COAST, 41, 10.5)).toBe(false);
  expect(isSea(EAST_COAST, 41, 13)).toBe(true);
  expect(isSea(EAST_COAST, 41, 9)).toBe(false);
  expect(isSea(EAST_COAST.map((way) => way.toReversed()).toReversed(), 41, 10.5)).toBe(true);
});

test("an island in it is land, and where there is nothing but islands all around is sea", () => {
  expect(isSea([...EAST_COAST, ISLAND], 41.5, 11.6)).toBe(false);
  expect(isSea([...EAST_COAST, ISLAND], 41.5, 11.9)).toBe(true);
  expect(isSea([ISLAND], 41.5, 11.6)).toBe(false);
  expect(isSea([ISLAND], 40.2, 10.2)).toBe(true);
  // Against an island's direction it is a lake of the sea.
  expect(isSea([ISLAND.toReversed()], 41.5, 11.6)).toBe(true);
  expect(isSea([ISLAND.toReversed()], 40.2, 10.2)).toBe(false);
});

test("a peninsula parts two seas, a strait two lands, and an island may reach out of the map", () => {
  const west = line([43, 10.8], [39, 10.8]);
  const peninsula = [...EAST_COAST, west];
  expect(isSea(peninsula, 41, 11)).toBe(false);
  expect(isSea(peninsula, 41, 10.4)).toBe(true);
  expect(isSea(peninsula, 41, 11.6)).toBe(true);
  const strait = [...EAST_COAST, line([43, 11.6], [39, 11.6])];
  expect(isSea(strait, 41, 11.4)).toBe(true);
  expect(isSea(strait, 41, 11.8)).toBe(false);
  expect(isSea(strait, 41, 10.4)).toBe(false);
  const large = line([41, 11], [41, 13], [41.5, 13], [41.5, 11], [41, 11]);
  expect(isSea([large], 41.2, 11.5)).toBe(false);
  expect(isSea([large], 40.5, 11.5)).toBe(true);
  expect(isSea([large], 41.8, 11.5)).toBe(true);
});

test("nothing is drawn without a coast, with a gap in it, or where ways may be missing", () => {
  const nothing = { sea: [], islands: [] };
  expect(seaOf([], BOX)).toEqual(nothing);
  expect(seaOf(EAST_COAST.slice(1), BOX)).toEqual(nothing);
  expect(seaOf([...EAST_COAST, line([43, 11.5], [41, 11.6])], BOX)).toEqual(nothing);
  // Twice the same direction beside each other: between them would be land and sea at once.
  expect(seaOf([...EAST_COAST, line([39, 11.6], [43, 11.6])], BOX)).toEqual(nothing);
  const tags = { natural: "coastline" };
  const ways = Array.from({ length: MAX_COAST_WAYS }, (_, id) => {
    return { type: "way" as const, id: id + 1, tags, lines: [ISLAND] };
  });
  expect(openSketch(ways, BOX)?.water).toEqual([]);
  expect(openSketch(ways.slice(1), BOX)?.water).not.toEqual([]);
  // Lines outside say nothing about the inside.
  expect(seaOf([line([39, 13], [43, 13])], BOX)).toEqual(nothing);
});
