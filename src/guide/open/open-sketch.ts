import type { Position } from "../../domain/places/geo.ts";
import type { Area, Point, River, Sketch } from "../../domain/places/sketch.ts";
import type { Box, OsmElement } from "./open-data.ts";
import { isClosed, isSame, MAX_COAST_WAYS, seaOf, turn } from "./open-sea.ts";
import { mappedName, quartersIn } from "./open-texts.ts";

const MOST = { water: 25, islands: 25, parks: 40, rivers: 30, streets: 140, quarters: 30 };
const MAX_POINTS = 60;
/** A city's streets are many, and each of them is straight for long. */
const MAX_STREET_POINTS = 24;
const STREETS = ["motorway", "trunk", "primary", "secondary", "tertiary"];
/** The sea is one outline where a lake is one of many. */
const MAX_SEA_POINTS = 240;
/** Points that are nearer to the line between their neighbours are left out, in degrees: about 30 m. */
const STEP_DEGREES = 0.0003;
const RIVER_METRES = 60;
const CANAL_METRES = 20;

/**
 * The sketch of a city, out of outlines of OpenStreetMap: sea, lakes, rivers, parks, main streets, names of
 * quarters.
 *
 * @param box within which all of the coast was asked for.
 * @returns undefined where neither an outline nor a quarter is known.
 */
export function openSketch(elements: readonly OsmElement[], box: Box): Sketch | undefined {
  const quarters = quartersIn(elements)
    .slice(0, MOST.quarters)
    .map(({ name, at }) => ({ name, at: pointOf(at) }));
  const hasLines = elements.some(({ lines }) => lines !== undefined);
  if (!hasLines && quarters.length === 0) return undefined;
  const isWater = ({ tags }: OsmElement) =>
    tags.natural === "water" || tags.waterway === "riverbank";
  const isPark = ({ tags }: OsmElement) =>
    /^(?:park|garden|nature_reserve)$/.test(tags.leisure ?? "") ||
    /^(?:forest|recreation_ground)$/.test(tags.landuse ?? "") ||
    tags.natural === "wood";
  const coast = elements.filter(({ tags }) => tags.natural === "coastline");
  const isWhole = coast.length < MAX_COAST_WAYS;
  const { sea, islands } = seaOf(isWhole ? coast.flatMap(({ lines = [] }) => lines) : [], box);
  return {
    water: [
      ...sea.map((ring) => ({ ring: simplified(ring, MAX_SEA_POINTS) })),
      ...areasOf(elements.filter(isWater), MOST.water),
    ].filter(({ ring }) => ring.length >= 3),
    islands: islands
      .toSorted((a, b) => sizeOf(b) - sizeOf(a))
      .map((ring) => ({ ring: simplified(ring) }))
      .filter(({ ring }) => ring.length >= 3)
      .slice(0, MOST.islands),
    rivers: elements
      .flatMap(riverOf)
      .toSorted((a, b) => b.line.length - a.line.length)
      .slice(0, MOST.rivers),
    parks: areasOf(elements.filter(isPark), MOST.parks),
    streets: streetsOf(elements),
    quarters,
  };
}

/**
 * Main streets whole, the greater and longer first: in OpenStreetMap a street is a way for each stretch with other lanes,
 * speed or a bridge.
 */
function streetsOf(elements: readonly OsmElement[]): Point[][] {
  const stretches = new Map<string, { readonly rank: number; readonly lines: Position[][] }>();
  const seen = new Set<string>();
  for (const { type, id, tags, lines = [] } of elements) {
    const rank = STREETS.indexOf(tags.highway ?? "");
    if (rank < 0 || seen.has(`${type} ${id}`)) continue;
    seen.add(`${type} ${id}`);
    const key = `${rank} ${tags.name ?? tags.ref ?? ""}`;
    const street = stretches.get(key) ?? { rank, lines: [] };
    street.lines.push(...lines.filter((line) => line.length > 1).map((line) => [...line]));
    stretches.set(key, street);
  }
  return [...stretches.values()]
    .flatMap(({ rank, lines }) => joined(lines).map((line) => ({ rank, line })))
    .map(({ rank, line }) => ({ rank, length: lengthOf(line), line }))
    .toSorted((a, b) => a.rank - b.rank || b.length - a.length)
    .slice(0, MOST.streets)
    .map(({ line }) => simplified(line, MAX_STREET_POINTS))
    .filter((line) => line.length > 1);
}

/** Lines put together end to end, each as far as it goes. */
function joined(lines: readonly Position[][]): Position[][] {
  const left = [...lines];
  const whole: Position[][] = [];
  for (let line = left.pop(); line !== undefined; line = left.pop()) {
    for (;;) {
      const [first, last] = [line[0], line.at(-1)];
      const next = left.findIndex((one) =>
        [one[0], one.at(-1)].some((end) => isSame(end, last) || isSame(end, first)),
      );
      const [part] = next < 0 ? [] : left.splice(next, 1);
      if (part === undefined) break;
      if (isSame(part[0], last)) line = [...line, ...part.slice(1)];
      else if (isSame(part.at(-1), last)) line = [...line, ...part.toReversed().slice(1)];
      else if (isSame(part.at(-1), first)) line = [...part, ...line.slice(1)];
      else line = [...part.toReversed(), ...line.slice(1)];
    }
    whole.push(line);
  }
  return whole;
}

/** Degrees, near enough for comparing. */
function lengthOf(line: readonly Position[]): number {
  return line.slice(1).reduce((sum, { lat, lon }, index) => {
    const before = line[index] ?? { lat, lon };
    return sum + Math.hypot(lat - before.lat, lon - before.lon);
  }, 0);
}

/** The largest first. */
function areasOf(elements: readonly OsmElement[], most: number): Area[] {
  const once = new Map(elements.map((element) => [`${element.type} ${element.id}`, element]));
  const areas = [...once.values()].flatMap((element) => {
    const named = namedAs(element);
    return ringsOf(element.lines ?? []).map((ring) => ({
      ...named,
      ring: simplified(ring),
      size: sizeOf(ring),
    }));
  });
  return areas
    .filter(({ ring }) => ring.length >= 3)
    .toSorted((a, b) => b.size - a.size)
    .slice(0, most)
    .map(({ size: _, ...area }) => area);
}

function riverOf(element: OsmElement): River[] {
  const kind = element.tags.waterway ?? "";
  if (kind !== "river" && kind !== "canal") return [];
  const widthMetres = kind === "river" ? RIVER_METRES : CANAL_METRES;
  const named = namedAs(element);
  return (element.lines ?? [])
    .map(simplified)
    .filter((line) => line.length > 1)
    .map((line) => ({ ...named, widthMetres, line }));
}

function namedAs(element: OsmElement): Pick<Area, "name"> {
  const name = mappedName(element);
  return name === undefined ? {} : { name };
}

/** Closed lines, and closed ones that open ones add up to end to end. */
function ringsOf(lines: readonly (readonly Position[])[]): Position[][] {
  const rings: Position[][] = [];
  const open = lines.filter((line) => line.length > 1).map((line) => [...line]);
  while (open.length > 0) {
    let line = open.pop() ?? [];
    while (!isClosed(line)) {
      const next = open.findIndex(
        (one) => isSame(one[0], line.at(-1)) || isSame(one.at(-1), line.at(-1)),
      );
      const [part] = next < 0 ? [] : open.splice(next, 1);
      if (part === undefined) break;
      line = [...line, ...(isSame(part[0], line.at(-1)) ? part : part.toReversed()).slice(1)];
    }
    if (isClosed(line)) rings.push(line.slice(0, -1));
  }
  return rings;
}

/** In degrees, near enough for comparing. */
function sizeOf(ring: readonly Position[]): number {
  return Math.abs(turn(ring));
}

/** Points at least a step apart, up to a limit. */
function simplified(line: readonly Position[], most = MAX_POINTS): Point[] {
  const kept: Position[] = [];
  const stride = Math.max(1, Math.ceil(line.length / most / 4));
  for (const [index, point] of line.entries()) {
    const last = kept.at(-1);
    const isEnd = index === line.length - 1;
    const isFar =
      last === undefined ||
      Math.abs(last.lat - point.lat) + Math.abs(last.lon - point.lon) > STEP_DEGREES;
    if (isEnd || (index % stride === 0 && isFar)) kept.push(point);
  }
  const every = Math.max(1, Math.ceil(kept.length / most));
  return kept.filter((_, index) => index % every === 0 || index === kept.length - 1).map(pointOf);
}

function pointOf({ lat, lon }: Position): Point {
  return [Number(lat.toFixed(4)), Number(lon.toFixed(4))];
}
