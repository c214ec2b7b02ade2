import * as z from "zod/mini";
import type { Position } from "../../domain/places/geo.ts";
import type { OsmElement } from "./open-data.ts";

const MAX_ELEMENTS = 5_000;
const MAX_TAGS = 100;
const LONGEST_TAG = 500;
const MAX_LINES = 200;
const MAX_POINTS = 4_000;

const lat = z.number().check(z.minimum(-90), z.maximum(90));
const lon = z.number().check(z.minimum(-180), z.maximum(180));
const point = z.object({ lat, lon });
const points = z.array(z.nullable(point));
const elementSchema = z.object({
  type: z.enum(["node", "way", "relation"]),
  id: z.int().check(z.positive()),
  lat: z.optional(lat),
  lon: z.optional(lon),
  center: z.optional(point),
  tags: z.optional(z.record(z.string(), z.unknown())),
  geometry: z.optional(points),
  members: z.optional(
    z.array(z.object({ role: z.optional(z.string()), geometry: z.optional(points) })),
  ),
});
const answerSchema = z.object({
  osm3s: z.optional(z.object({ timestamp_osm_base: z.optional(z.string()) })),
  elements: z.array(z.unknown()),
  remark: z.optional(z.string()),
});

export type OverpassAnswer = {
  readonly elements: readonly OsmElement[];
  /** When its data was current, ISO. */
  readonly osmBase?: string | undefined;
  /** Why it ended early; some or all elements are missing then. */
  readonly remark?: string | undefined;
};

/**
 * An answer of Overpass as JSON, `out center tags` or `out geom`. Elements that are none are left out.
 *
 * @returns undefined where it is no such answer.
 */
export function readOverpassAnswer(json: unknown): OverpassAnswer | undefined {
  const answer = answerSchema.safeParse(json);
  if (!answer.success) return undefined;
  const { elements, osm3s, remark } = answer.data;
  return {
    elements: elements.slice(0, MAX_ELEMENTS).flatMap(readElement),
    osmBase: osm3s?.timestamp_osm_base?.slice(0, 40),
    remark: remark?.slice(0, LONGEST_TAG),
  };
}

function readElement(value: unknown): OsmElement[] {
  const parsed = elementSchema.safeParse(value);
  if (!parsed.success) return [];
  const { type, id, lat: y, lon: x, center, tags = {}, geometry, members = [] } = parsed.data;
  const at = center ?? (y === undefined || x === undefined ? undefined : { lat: y, lon: x });
  const outer = members.filter(({ role }) => role !== "inner");
  const lines = [geometry, ...outer.slice(0, MAX_LINES).map((one) => one.geometry)]
    .flatMap(linesOf)
    .slice(0, MAX_LINES);
  return [{ type, id, at, tags: textsOf(tags), ...(lines.length === 0 ? {} : { lines }) }];
}

/** Points outside the box asked for come as null: a line may leave it and come back. */
function linesOf(geometry: readonly (Position | null)[] | undefined): Position[][] {
  const lines: Position[][] = [[]];
  for (const one of (geometry ?? []).slice(0, MAX_POINTS)) {
    if (one === null) lines.push([]);
    else lines.at(-1)?.push(one);
  }
  return lines.filter((line) => line.length > 1);
}

function textsOf(tags: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tags)
      .slice(0, MAX_TAGS)
      .flatMap(([key, value]) =>
        typeof value === "string" ? [[key, value.slice(0, LONGEST_TAG)]] : [],
      ),
  );
}
