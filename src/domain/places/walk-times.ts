import * as z from "zod/mini";
import { degreesSchema } from "./degrees-schema.ts";
import { distanceKm, type Position } from "./geo.ts";

/** A way on foot as somebody found it on the map. */
export type Walk = {
  /** At 5 km/h on the flat, longer where it climbs or waits. */
  readonly minutes: number;
  readonly metres: number;
};

/** Ways on foot between places of a city. */
export type WalkTimes = {
  /**
   * The same in both directions, and never shorter than the straight line.
   *
   * @returns "none" where nobody gets there on foot; undefined where it is not known.
   */
  between(from: Position, to: Position): Walk | "none" | undefined;
  /** How much longer a way is than the straight line: the median of those that are known. */
  readonly detour: number;
};

/** Pairs farther from each other are ridden, whatever the way. */
export const MOST_WALKED_KM = 4;
/** More are more than one question, and a page would load for longer. */
export const MOST_WALKED_PLACES = 150;

/** The steps in which a table is kept and sent: what is finer nobody walks by. */
const STEP_METRES = 10;
const STEP_MINUTES = 0.5;
/** The time of a way is kept as what it takes longer than on the flat. */
const FLAT_METRES_A_MINUTE = 5000 / 60;
/** In place of metres. */
const NONE = -1;
const UNKNOWN = -2;
const MOST_STEPS = 10_000;
const MOST_LONGER = 1_000;
/** With fewer ways a city's own detour is a guess; then it is the usual one. */
const FEWEST_WAYS = 20;
const USUAL_DETOUR = 1.25;
/** A shorter way says more of doors than of streets. */
const LEAST_KM = 0.2;

/** @param least, most of each of its numbers. */
function ofPairs(least: number, most: number) {
  return z
    .array(z.int().check(z.minimum(least), z.maximum(most)))
    .check(z.maxLength((MOST_WALKED_PLACES * (MOST_WALKED_PLACES - 1)) / 2));
}

/** A table as it is kept and sent. */
export const packedWalksSchema = z.object({
  /** In ten thousandths of a degree. */
  places: z
    .array(z.object({ lat: degreesSchema(90), lon: degreesSchema(180) }))
    .check(z.maxLength(MOST_WALKED_PLACES)),
  /** Of each place to those before it, in steps of 10 m; -1 where nobody gets there on foot, -2 where it isn't known. */
  metres: z.readonly(ofPairs(UNKNOWN, MOST_STEPS)),
  /** Steps of half a minute that the way takes longer than at 5 km/h. */
  longer: z.readonly(ofPairs(0, MOST_LONGER)),
});
export type PackedWalks = z.infer<typeof packedWalksSchema>;

/**
 * Packs a table. Of the two directions the longer one counts.
 *
 * @param walkOf from one place to another, by their numbers; "none" where nobody gets there, undefined where it isn't known.
 */
export function packWalks(
  places: readonly Position[],
  walkOf: (from: number, to: number) => Walk | "none" | undefined,
): PackedWalks {
  const metres: number[] = [];
  const longer: number[] = [];
  for (const [to, at] of places.entries()) {
    for (const [nth, from] of places.slice(0, to).entries()) {
      const km = distanceKm(from, at);
      const walk = km > MOST_WALKED_KM ? undefined : longerOf(walkOf(nth, to), walkOf(to, nth));
      if (typeof walk !== "object") {
        metres.push(walk === "none" ? NONE : UNKNOWN);
        longer.push(0);
        continue;
      }
      const steps = Math.min(MOST_STEPS, Math.ceil(Math.max(walk.metres, km * 1000) / STEP_METRES));
      const more = walk.minutes - (steps * STEP_METRES) / FLAT_METRES_A_MINUTE;
      metres.push(steps);
      longer.push(Math.min(MOST_LONGER, Math.max(0, Math.ceil(more / STEP_MINUTES))));
    }
  }
  return {
    places: places.map(({ lat, lon }) => ({ lat: fourDecimals(lat), lon: fourDecimals(lon) })),
    metres,
    longer,
  };
}

function longerOf(
  one: Walk | "none" | undefined,
  other: Walk | "none" | undefined,
): Walk | "none" | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  if (one === "none" || other === "none") return "none";
  return {
    minutes: Math.max(one.minutes, other.minutes),
    metres: Math.max(one.metres, other.metres),
  };
}

/** A table as planning asks it. What doesn't fit together is no table. */
export function unpackWalks({ places, metres, longer }: PackedWalks): WalkTimes | undefined {
  const pairCount = (places.length * (places.length - 1)) / 2;
  if (metres.length !== pairCount || longer.length !== pairCount) return undefined;
  const numbers = new Map(places.map((place, number) => [positionKey(place), number]));
  const walkAt = (index: number): Walk | "none" | undefined => {
    const steps = metres[index] ?? UNKNOWN;
    if (steps === UNKNOWN) return undefined;
    if (steps === NONE) return "none";
    const flat = (steps * STEP_METRES) / FLAT_METRES_A_MINUTE;
    return { metres: steps * STEP_METRES, minutes: flat + (longer[index] ?? 0) * STEP_MINUTES };
  };
  return {
    detour: detourOf(places, walkAt),
    between(from, to) {
      const [one, other] = [numbers.get(positionKey(from)), numbers.get(positionKey(to))];
      if (one === undefined || other === undefined) return undefined;
      if (one === other) return { metres: 0, minutes: 0 };
      return walkAt(indexOf(Math.min(one, other), Math.max(one, other)));
    },
  };
}

/** Where a pair stands. */
function indexOf(lower: number, higher: number): number {
  return (higher * (higher - 1)) / 2 + lower;
}

function detourOf(
  places: readonly Position[],
  walkAt: (index: number) => Walk | "none" | undefined,
): number {
  const ratios = places.flatMap((to, higher) =>
    places.slice(0, higher).flatMap((from, lower) => {
      const walk = walkAt(indexOf(lower, higher));
      const km = distanceKm(from, to);
      return typeof walk === "object" && km >= LEAST_KM ? walk.metres / 1000 / km : [];
    }),
  );
  if (ratios.length < FEWEST_WAYS) return USUAL_DETOUR;
  return ratios.sort((a, b) => a - b)[ratios.length >> 1] ?? USUAL_DETOUR;
}

/** A number for each position, to ten thousandths of a degree, as documents of trips have them. */
export function positionKey({ lat, lon }: Position): number {
  return Math.round((lat + 90) * 10_000) * 4_000_000 + Math.round((lon + 180) * 10_000);
}

function fourDecimals(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
