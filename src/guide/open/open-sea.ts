import type { Position } from "../../domain/places/geo.ts";
import { boxHas } from "./box.ts";
import type { Box } from "./open-data.ts";

/** From this many coast ways on, some may be missing from the answer: then no sea is drawn. */
export const MAX_COAST_WAYS = 60;
/** Beyond the box the sea goes on, as far as the map can be zoomed out. */
const BEYOND = 8;
const MAX_LATITUDE = 85;
const SIDES = 4;

type Line = readonly Position[];
/** A stretch of coast from where it enters the box to where it leaves it. */
type Stretch = {
  readonly line: Line;
  /** Where on the border, clockwise from the north-west corner, a side each. */
  readonly enters: number;
  readonly leaves: number;
};

/**
 * The sea within a box and far beyond it, by OpenStreetMap's coastline, which has land to its left and water to its right.
 *
 * @param coast ways in their direction, all that cross the box.
 * @returns outlines of the sea and of islands in it, the first point not repeated; nothing where there is no coast, or
 * where it has a gap: a wrong sea is worse than none.
 */
export function seaOf(
  coast: readonly Line[],
  box: Box,
): { readonly sea: readonly Line[]; readonly islands: readonly Line[] } {
  const nothing = { sea: [], islands: [] };
  if (coast.length === 0 || box.west >= box.east) return nothing;
  const chains = joined(coast);
  const isAllInside = (line: Line) => line.every((point) => boxHas(box, point));
  const rings = chains.filter((line) => isClosed(line) && isAllInside(line));
  const stretches = chains
    .filter((line) => !rings.includes(line))
    .flatMap((line) => stretchesOf(line, box));
  if (stretches.includes(undefined)) return nothing;
  const known = stretches.filter((one) => one !== undefined);
  // Along the border land and sea take turns.
  const borders = known
    .flatMap(({ enters, leaves }) => [
      { at: enters, isEntry: true },
      { at: leaves, isEntry: false },
    ])
    .toSorted((a, b) => a.at - b.at);
  if (borders.some(({ isEntry }, index) => isEntry === borders.at(index - 1)?.isEntry))
    return nothing;
  const islands = rings.filter((ring) => turn(ring) > 0).map(open);
  const bays = rings.filter((ring) => turn(ring) < 0).map(open);
  const isAround = known.length === 0 && islands.length > 0;
  const around = isAround ? [[0, 1, 2, 3].map((corner) => beyond(corner, box))] : [];
  return { sea: [...seaRings(known, box), ...around, ...bays], islands };
}

/** Ways end to end, in their direction. */
function joined(coast: readonly Line[]): Line[] {
  const left = coast.filter((line) => line.length > 1);
  const chains: Line[] = [];
  for (let line = left.pop(); line !== undefined; line = left.pop()) {
    let chain: Line = line;
    for (;;) {
      if (isClosed(chain)) break;
      const [first, last] = [chain[0], chain.at(-1)];
      const after = left.findIndex(([start]) => isSame(start, last));
      const before = after < 0 ? left.findIndex((one) => isSame(one.at(-1), first)) : -1;
      const [next] = left.splice(Math.max(after, before), after < 0 && before < 0 ? 0 : 1);
      if (next === undefined) break;
      chain = after < 0 ? [...next, ...chain.slice(1)] : [...chain, ...next.slice(1)];
    }
    chains.push(chain);
  }
  return chains;
}

/** The parts of a chain that lie in the box; undefined for a part that ends in there. */
function stretchesOf(chain: Line, box: Box): (Stretch | undefined)[] {
  const line = isClosed(chain) ? fromOutside(chain, box) : chain;
  const found: (Stretch | undefined)[] = [];
  let part: { enters: number | undefined; line: Position[] } | undefined;
  for (const [index, to] of line.slice(1).entries()) {
    const from = line[index] ?? to;
    const cut = clipped(from, to, box);
    if (cut === undefined) continue;
    part ??= { enters: cut.from === from ? undefined : borderOf(cut.from, box), line: [cut.from] };
    part.line.push(cut.to);
    if (cut.to === to) continue;
    const { enters } = part;
    found.push(
      enters === undefined ? undefined : { line: part.line, enters, leaves: borderOf(cut.to, box) },
    );
    part = undefined;
  }
  return part === undefined ? found : [...found, undefined];
}

function fromOutside(ring: Line, box: Box): Line {
  const points = open(ring);
  const start = points.findIndex((point) => !boxHas(box, point));
  const turned = [...points.slice(start), ...points.slice(0, start)];
  return [...turned, ...turned.slice(0, 1)];
}

/** By Liang and Barsky. The very points where they lie in the box. */
function clipped(from: Position, to: Position, box: Box) {
  const [dx, dy] = [to.lon - from.lon, to.lat - from.lat];
  let [first, last] = [0, 1];
  for (const [step, room] of [
    [-dx, from.lon - box.west],
    [dx, box.east - from.lon],
    [-dy, from.lat - box.south],
    [dy, box.north - from.lat],
  ] as const) {
    if (step === 0 && room < 0) return undefined;
    if (step < 0) first = Math.max(first, room / step);
    if (step > 0) last = Math.min(last, room / step);
  }
  if (first >= last) return undefined;
  const at = (share: number) => ({ lat: from.lat + share * dy, lon: from.lon + share * dx });
  return { from: first === 0 ? from : at(first), to: last === 1 ? to : at(last) };
}

/** Clockwise from the north-west corner, a side each. */
function borderOf({ lat, lon }: Position, { south, west, north, east }: Box): number {
  const [x, y] = [(lon - west) / (east - west), (north - lat) / (north - south)];
  const sides = [
    { off: y, at: x },
    { off: 1 - x, at: 1 + y },
    { off: 1 - y, at: 3 - x },
    { off: x, at: 4 - y },
  ];
  return sides.reduce((a, b) => (Math.abs(b.off) < Math.abs(a.off) ? b : a)).at % SIDES;
}

/** The point of the border, pushed outwards. */
function beyond(at: number, { south, west, north, east }: Box): Position {
  const [side, share] = [Math.floor(at) % SIDES, at % 1];
  const [x, y] = [
    [share, 0],
    [1, share],
    [1 - share, 1],
    [0, 1 - share],
  ][side] ?? [0, 0];
  const out = (value: number = 0.5) => 0.5 + (value - 0.5) * BEYOND;
  const lat = north - out(y) * (north - south);
  const lon = west + out(x) * (east - west);
  return {
    lat: Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat)),
    lon: Math.max(-180, Math.min(180, lon)),
  };
}

/** From where a stretch leaves the box along the border, clockwise, to where the next one enters it. */
function seaRings(stretches: readonly Stretch[], box: Box): Line[] {
  const left = [...stretches];
  const rings: Line[] = [];
  for (let start = left.pop(); start !== undefined; start = left.pop()) {
    const ring: Position[] = [];
    for (let stretch: Stretch = start; ; ) {
      ring.push(...stretch.line);
      const { leaves } = stretch;
      const ahead = ({ enters }: Stretch) => (enters - leaves + SIDES) % SIDES;
      const next: Stretch =
        left.toSorted((a, b) => ahead(a) - ahead(b)).find((one) => ahead(one) < ahead(start)) ??
        start;
      const end = leaves + ahead(next);
      ring.push(beyond(leaves, box));
      for (let corner = Math.floor(leaves) + 1; corner < end; corner += 1)
        ring.push(beyond(corner, box));
      ring.push(beyond(next.enters, box));
      if (next === start) break;
      left.splice(left.indexOf(next), 1);
      stretch = next;
    }
    rings.push(ring);
  }
  return rings;
}

/** Twice its area in square degrees: above 0 where it runs against the clock, below where with it. */
export function turn(ring: Line): number {
  return ring.reduce((sum, { lat, lon }, index) => {
    const next = ring[(index + 1) % ring.length] ?? { lat, lon };
    return sum + lon * next.lat - next.lon * lat;
  }, 0);
}

function open(ring: Line): Line {
  return ring.slice(0, -1);
}

export function isClosed(line: Line): boolean {
  return line.length > 3 && isSame(line[0], line.at(-1));
}

export function isSame(a: Position | undefined, b: Position | undefined): boolean {
  return a !== undefined && b !== undefined && a.lat === b.lat && a.lon === b.lon;
}
