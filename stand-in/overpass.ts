import { distanceKm, type Position } from "../src/domain/places/geo.ts";

type Line = readonly Position[];
type Tags = Readonly<Record<string, string>>;
type Member = { readonly ref: number; readonly role: string; readonly line: Line };
/** An object of OpenStreetMap, with where its nodes are. */
export type MapObject = { readonly id: number; readonly tags: Tags } & (
  | { readonly type: "node"; readonly at: Position }
  | { readonly type: "way"; readonly line: Line }
  | { readonly type: "relation"; readonly members: readonly Member[] }
);

type Box = readonly [south: number, west: number, north: number, east: number];
type Test = (object: MapObject) => boolean;
type Sets = Map<string, readonly MapObject[]>;
/** Does its part with the sets, and prints where it is an `out`. */
type Statement = { readonly line: number; run(sets: Sets): readonly object[] | undefined };

export type OverpassReply = { readonly status: number; readonly body: unknown };

const TYPES: Readonly<Record<string, readonly string[]>> = {
  node: ["node"],
  way: ["way"],
  rel: ["relation"],
  relation: ["relation"],
  nwr: ["node", "way", "relation"],
};
const ORDER = ["node", "way", "relation"];
const NUMBER = "(-?[\\d.]+)";
const BOX = new RegExp(`${NUMBER},${NUMBER},${NUMBER},${NUMBER}`);
const OSM3S = {
  timestamp_osm_base: "2026-11-20T10:00:00Z",
  copyright:
    "The data included in this document is from www.openstreetmap.org. The data is made available under ODbL.",
};

class ParseError extends Error {}

/**
 * Overpass's `/api/interpreter` with `[out:json]`: settings, unions, sets, queries by tag, box and distance, and `out`
 * in its forms, as its source has them (docs/providers.md). What it can't read is a 400.
 *
 * @param printsBeforeTimeout how many `out` statements are answered before the query times out; by default it doesn't.
 */
export function overpassReply(
  world: readonly MapObject[],
  asked: URLSearchParams,
  printsBeforeTimeout = Number.POSITIVE_INFINITY,
): OverpassReply {
  let statements: readonly Statement[];
  let seconds: string | undefined;
  try {
    const read = new Reader(asked.get("data") ?? "");
    const settings = read.settings();
    seconds = settings.get("timeout");
    const box = BOX.exec(settings.get("bbox") ?? "")
      ?.slice(1)
      .map(Number);
    statements = read.statements(world, box as unknown as Box | undefined);
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return { status: 400, body: `<p>Error: ${error.message}</p>` };
  }
  const sets: Sets = new Map();
  const elements: object[] = [];
  let prints = 0;
  for (const { line, run } of statements) {
    if (prints >= printsBeforeTimeout) {
      const after = Number(seconds ?? 180) + 1;
      const remark = `runtime error: Query timed out in "query" at line ${line} after ${after} seconds.`;
      return { status: 200, body: { ...bodyOf(elements), remark } };
    }
    const printed = run(sets);
    if (printed === undefined) continue;
    elements.push(...printed);
    prints += 1;
  }
  return { status: 200, body: bodyOf(elements) };
}

function bodyOf(elements: readonly object[]) {
  return { version: 0.6, generator: "Overpass API 0.7.62.11 87bfad18", osm3s: OSM3S, elements };
}

/** Reads Overpass QL from left to right. */
class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  settings(): Map<string, string> {
    const settings = new Map<string, string>();
    for (;;) {
      const [, key, value] = this.#take(/\[(\w+):([^\]]*)\]/y) ?? [];
      if (key === undefined) break;
      settings.set(key, value ?? "");
    }
    if (settings.size > 0) this.#expect(/;/y, ";");
    return settings;
  }

  statements(world: readonly MapObject[], box: Box | undefined): Statement[] {
    const all: Statement[] = [];
    while (this.#text.slice(this.#at).trim() !== "") all.push(this.#statement(world, box));
    return all;
  }

  #statement(world: readonly MapObject[], box: Box | undefined): Statement {
    const line = this.#text.slice(0, this.#at).trim().split("\n").length;
    const [, from] = this.#take(/\.(\w+)(?=\s+out)/y) ?? [];
    const isOut = this.#take(/out\b/y) !== undefined;
    if (from !== undefined || isOut) {
      if (!isOut) this.#expect(/out\b/y, "out");
      const print = this.#print();
      return { line, run: (sets) => print(sets.get(from ?? "_") ?? []) };
    }
    const find = this.#isUnion() ? this.#union(world, box) : this.#query(world, box);
    const [, into = "_"] = this.#take(/->\s*\.(\w+)/y) ?? [];
    this.#expect(/;/y, ";");
    return {
      line,
      run(sets) {
        sets.set(into, find(sets));
        return undefined;
      },
    };
  }

  #isUnion(): boolean {
    return this.#take(/\(/y) !== undefined;
  }

  #union(world: readonly MapObject[], box: Box | undefined) {
    const parts: ((sets: Sets) => readonly MapObject[])[] = [];
    while (this.#take(/\)/y) === undefined) {
      const [, set] = this.#take(/\.(\w+)\s*(?=;)/y) ?? [];
      parts.push(set === undefined ? this.#query(world, box) : (sets: Sets) => sets.get(set) ?? []);
      this.#expect(/;/y, ";");
    }
    return (sets: Sets) => [...new Set(parts.flatMap((part) => part(sets)))];
  }

  #query(world: readonly MapObject[], box: Box | undefined) {
    const [, type = ""] = this.#expect(/(node|way|rel(?:ation)?|nwr)\b/y, "a type");
    const types = TYPES[type] ?? [];
    const tests: Test[] = [(object) => types.includes(object.type)];
    let from: string | undefined;
    let hasBox = false;
    for (;;) {
      const [, set] = this.#take(/\.(\w+)/y) ?? [];
      if (set !== undefined) {
        from = set;
        continue;
      }
      const [, filter] = this.#take(/\[((?:"[^"]*"|[^\]"])*)\]/y) ?? [];
      if (filter !== undefined) {
        tests.push(tagTest(filter));
        continue;
      }
      const [, where] = this.#take(/\(([^()]*)\)/y) ?? [];
      if (where === undefined) break;
      tests.push(placeTest(where));
      hasBox ||= !where.startsWith("around");
    }
    // The box of the settings holds where there is no other.
    if (box !== undefined && !hasBox) {
      tests.push((object) => linesOf(object).some((line) => crosses(line, box)));
    }
    return (sets: Sets) => {
      const objects = from === undefined ? world : (sets.get(from) ?? []);
      return objects.filter((object) => tests.every((test) => test(object)));
    };
  }

  #print() {
    const words: string[] = [];
    for (;;) {
      const [word] = this.#take(/[a-z]+|\d+/y) ?? [];
      if (word === undefined) break;
      words.push(word);
      if (word === "geom" || word === "bb" || word === "center") {
        const [, clip] = this.#take(/\(([^()]*)\)/y) ?? [];
        if (clip !== undefined) words.push(`(${clip})`);
      }
    }
    this.#expect(/;/y, ";");
    const clip = words.find((word) => word.startsWith("("));
    const box = clip === undefined ? undefined : BOX.exec(clip)?.slice(1).map(Number);
    const most = Number(words.find((word) => /^\d+$/.test(word)) ?? Number.POSITIVE_INFINITY);
    return (objects: readonly MapObject[]) =>
      objects
        .toSorted((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type) || a.id - b.id)
        .slice(0, most)
        .map((object) => elementOf(object, words, box as unknown as Box | undefined));
  }

  #take(pattern: RegExp): RegExpExecArray | undefined {
    const blank = /(?:\s|\/\/[^\n]*)*/y;
    blank.lastIndex = this.#at;
    blank.exec(this.#text);
    pattern.lastIndex = blank.lastIndex;
    const found = pattern.exec(this.#text) ?? undefined;
    if (found !== undefined) this.#at = pattern.lastIndex;
    return found;
  }

  #expect(pattern: RegExp, what: string): RegExpExecArray {
    const found = this.#take(pattern);
    if (found !== undefined) return found;
    const line = this.#text.slice(0, this.#at).split("\n").length;
    throw new ParseError(`line ${line}: parse error: ${what} expected`);
  }
}

/** `key`, `!key`, `key=value`, `key!=value`, `key~pattern` with `,i`, and `~pattern~pattern`. */
function tagTest(filter: string): Test {
  const parts = /^(!?)(~?)("[^"]*"|[\w:]+)(?:(!?[=~])("[^"]*"|[\w:]+)(,i)?)?$/.exec(filter.trim());
  if (parts === null) throw new ParseError(`line 1: parse error: a filter expected - "${filter}"`);
  const [, not, isPattern, quotedKey = "", operator, quotedValue = "", ignoresCase] = parts;
  const [key, value] = [quotedKey, quotedValue].map((text) => text.replace(/^"|"$/g, ""));
  const pattern = new RegExp(value ?? "", ignoresCase === undefined ? "" : "i");
  if (isPattern === "~") {
    const keys = new RegExp(key ?? "");
    return ({ tags }) =>
      Object.entries(tags).some(([name, text]) => keys.test(name) && pattern.test(text));
  }
  return ({ tags }) => {
    const text = tags[key ?? ""];
    switch (operator) {
      case undefined:
        return (text !== undefined) !== (not === "!");
      case "=":
        return text === value;
      case "!=":
        return text !== value;
      case "~":
        return text !== undefined && pattern.test(text);
      default:
        return text === undefined || !pattern.test(text);
    }
  };
}

function placeTest(where: string): Test {
  const [, metres, lat, lon] =
    new RegExp(`^around:${NUMBER},${NUMBER},${NUMBER}$`).exec(where)?.map(Number) ?? [];
  if (metres !== undefined) {
    const at = { lat: lat ?? 0, lon: lon ?? 0 };
    return (object) =>
      linesOf(object).some((line) => line.some((point) => distanceKm(point, at) * 1000 <= metres));
  }
  const box = BOX.exec(where)?.slice(1).map(Number) as unknown as Box | undefined;
  if (box === undefined) throw new ParseError(`line 1: parse error: a place expected - "${where}"`);
  return (object) => linesOf(object).some((line) => crosses(line, box));
}

function linesOf(object: MapObject): readonly Line[] {
  switch (object.type) {
    case "node":
      return [[object.at]];
    case "way":
      return [object.line];
    case "relation":
      return object.members.map(({ line }) => line);
  }
}

/** Tags, nodes and members by how much is asked for; points, the middle or the outline likewise. */
function elementOf(object: MapObject, words: readonly string[], clip: Box | undefined): object {
  const verbosity = ["ids", "skel", "body", "tags", "meta"].find((one) => words.includes(one));
  const hasTags = verbosity !== "ids" && verbosity !== "skel";
  const hasParts = verbosity !== "ids" && verbosity !== "tags";
  const [isCentre, isGeometry] = [words.includes("center"), words.includes("geom")];
  const tags = hasTags && Object.keys(object.tags).length > 0 ? { tags: object.tags } : {};
  const { type, id } = object;
  if (object.type === "node") {
    return { type, id, ...(hasParts || isCentre || isGeometry ? object.at : {}), ...tags };
  }
  const points = linesOf(object).flat();
  const bounds = boundsOf(points);
  const where = isGeometry
    ? { bounds }
    : isCentre
      ? {
          center: {
            lat: rounded((bounds.minlat + bounds.maxlat) / 2),
            lon: rounded((bounds.minlon + bounds.maxlon) / 2),
          },
        }
      : {};
  if (object.type === "way") {
    const nodes = object.line.map((_, index) => id * 100 + index);
    return {
      ...{ type, id, ...where },
      ...(hasParts ? { nodes } : {}),
      ...(isGeometry ? { geometry: clipped(object.line, clip) } : {}),
      ...tags,
    };
  }
  const members = object.members.map(({ ref, role, line }) => ({
    ...{ type: "way", ref, role },
    ...(isGeometry ? { geometry: clipped(line, clip) } : {}),
  }));
  return { type, id, ...where, ...(hasParts ? { members } : {}), ...tags };
}

/** Both ends of each piece that touches the box; the others are null. */
function clipped(line: Line, box: Box | undefined): (Position | null)[] {
  if (box === undefined) return [...line];
  return line.map((point, index) => {
    const [before, after] = [line[index - 1], line[index + 1]];
    const isKept =
      (before !== undefined && crosses([before, point], box)) ||
      (after !== undefined && crosses([point, after], box));
    return isKept ? point : null;
  });
}

/**
 * Whether a line has a point in the box, or a piece that goes through it, as five points of each tell; west is greater
 * than east over 180 degrees.
 */
function crosses(line: Line, [south, west, north, east]: Box): boolean {
  const width = west <= east ? east - west : east - west + 360;
  const aside = (lon: number) => (((lon - west) % 360) + 360) % 360;
  const isIn = ({ lat, lon }: Position) => lat >= south && lat <= north && aside(lon) <= width;
  return line.some((to, index) => {
    const from = line[index - 1] ?? to;
    const steps = [0, 0.25, 0.5, 0.75, 1];
    return steps.some((share) =>
      isIn({
        lat: from.lat + share * (to.lat - from.lat),
        lon: from.lon + share * (to.lon - from.lon),
      }),
    );
  });
}

function boundsOf(points: Line) {
  const [lats, lons] = [points.map(({ lat }) => lat), points.map(({ lon }) => lon)];
  return {
    minlat: Math.min(...lats),
    minlon: Math.min(...lons),
    maxlat: Math.max(...lats),
    maxlon: Math.max(...lons),
  };
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(7));
}
