import * as z from "zod/mini";
import { localTime } from "../../domain/local-time.ts";
import {
  MOST_RIDE_STEPS,
  type Ride,
  type RideBy,
  type RideStep,
} from "../../domain/places/ride.ts";
import { MOST_RIDE_MINUTES } from "../../domain/places/ride-times.ts";
import { positionSchema } from "../../domain/places/trip-way.ts";

const legSchema = z.object({
  mode: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  from: z.object({ name: z.optional(z.string()) }),
  to: z.object({
    name: z.optional(z.string()),
    lat: z.optional(z.unknown()),
    lon: z.optional(z.unknown()),
  }),
  headsign: z.nullish(z.string()),
  routeShortName: z.nullish(z.string()),
  displayName: z.nullish(z.string()),
  cancelled: z.nullish(z.boolean()),
});
type Leg = z.infer<typeof legSchema>;
const itinerarySchema = z.object({
  startTime: z.string(),
  endTime: z.string(),
  legs: z.array(legSchema),
});
/** An answer of the service; each of its ways is read by itself. */
export const motisPlanSchema = z.object({ itineraries: z.array(z.unknown()) });
export type MotisPlan = z.infer<typeof motisPlanSchema>;

/** By the service's modes; older names of some stay in use. */
const BY: Readonly<Record<string, RideBy>> = {
  WALK: "walk",
  TRAM: "tram",
  CABLE_CAR: "tram",
  BUS: "bus",
  COACH: "bus",
  SUBWAY: "subway",
  METRO: "subway",
  RAIL: "train",
  HIGHSPEED_RAIL: "train",
  LONG_DISTANCE: "train",
  NIGHT_RAIL: "train",
  REGIONAL_FAST_RAIL: "train",
  REGIONAL_RAIL: "train",
  SUBURBAN: "train",
  FERRY: "ferry",
  FUNICULAR: "funicular",
  AERIAL_LIFT: "cableCar",
  AREAL_LIFT: "cableCar",
};
/** What the service calls the two ends of a way. */
const NO_STOP: ReadonlySet<string> = new Set(["START", "END"]);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Who rides often waits for half the time between two departures; who rides seldom looks the departure up. Editorial. */
const LONGEST_WAIT_MINUTES = 15;
const MOST_NAME = 80;
const MOST_LINE = 20;
/** Where something still goes at half past two, something goes all night. */
const BY_NIGHT_MINUTES = 26.5 * 60;

/** A way as the timetable has it, to be taken at one time. */
type Way = {
  readonly startMs: number;
  readonly minutes: number;
  readonly steps: readonly RideStep[];
  /** When the first vehicle leaves. */
  readonly leavesMs: number;
  /** The same for ways by the same lines. */
  readonly lines: string;
};

/**
 * What the ways of an hour are like: the one that goes most often, with the usual wait.
 *
 * @param fromMs the beginning of the hour; a way that starts later than it is for nobody.
 * @returns null where none is ridden.
 */
export function readMotisPlan(plan: MotisPlan, fromMs: number): Ride | null {
  const ways = waysIn(plan).filter(
    ({ startMs }) => startMs >= fromMs - MINUTE_MS && startMs < fromMs + HOUR_MS,
  );
  const groups = [...Map.groupBy(ways, ({ lines }) => lines).values()].map((alike) =>
    alike.toSorted((a, b) => a.leavesMs - b.leavesMs),
  );
  const [usual] = groups.toSorted(
    (a, b) => b.length - a.length || medianOf(lengths(a)) - medianOf(lengths(b)),
  );
  const [first] = usual ?? [];
  if (usual === undefined || first === undefined) return null;
  const gaps = usual
    .slice(1)
    .map(({ leavesMs }, index) => (leavesMs - (usual[index]?.leavesMs ?? 0)) / MINUTE_MS)
    .filter((minutes) => minutes >= 1);
  const everyMinutes = gaps.length === 0 ? undefined : Math.round(medianOf(gaps));
  const wait = Math.min(LONGEST_WAIT_MINUTES, (everyMinutes ?? Number.POSITIVE_INFINITY) / 2);
  const minutes = Math.round(medianOf(lengths(usual)) + wait);
  if (minutes > MOST_RIDE_MINUTES) return null;
  return {
    minutes: Math.max(1, minutes),
    ...(everyMinutes === undefined ? {} : { everyMinutes }),
    steps: [...first.steps],
  };
}

/**
 * When the last ride of a night begins, in minutes after the midnight before it; undefined where rides go on, or none is known.
 *
 * @param date of the evening, "2026-05-04". @param timeZone as IANA names it.
 */
export function lastRideIn(plan: MotisPlan, date: string, timeZone: string): number | undefined {
  const last = Math.max(...waysIn(plan).map(({ startMs }) => startMs));
  if (!Number.isFinite(last)) return undefined;
  const at = localTime(last, timeZone);
  const minutes = at.date === date ? at.minutes : at.minutes + 24 * 60;
  return minutes >= BY_NIGHT_MINUTES ? undefined : minutes;
}

/** The ways that are ridden in part; each is read by itself. */
function waysIn({ itineraries }: MotisPlan): Way[] {
  return itineraries.flatMap((one) => {
    const read = itinerarySchema.safeParse(one).data;
    const way = read === undefined ? undefined : wayOf(read);
    return way === undefined ? [] : [way];
  });
}

function wayOf({ startTime, endTime, legs }: z.infer<typeof itinerarySchema>): Way | undefined {
  const [startMs, endMs] = [Date.parse(startTime), Date.parse(endTime)];
  const ridden = legs.filter(({ mode }) => mode !== "WALK");
  const leavesMs = Date.parse(ridden[0]?.startTime ?? "");
  const isWhole = legs.every(({ cancelled }) => cancelled !== true);
  if (!isWhole || !(endMs > startMs) || Number.isNaN(leavesMs)) return undefined;
  if (legs.length > MOST_RIDE_STEPS) return undefined;
  const steps = legs.map(stepOf);
  if (steps.some(({ minutes }) => !(minutes <= MOST_RIDE_MINUTES))) return undefined;
  const lines = ridden
    .map((leg) => `${leg.mode} ${lineOf(leg)} ${leg.from.name} ${leg.to.name}`)
    .join(" / ");
  return { startMs, minutes: (endMs - startMs) / MINUTE_MS, steps, leavesMs, lines };
}

function stepOf(leg: Leg): RideStep {
  const by = BY[leg.mode] ?? "other";
  const seconds = (Date.parse(leg.endTime) - Date.parse(leg.startTime)) / 1000;
  const line = by === "walk" ? undefined : lineOf(leg);
  const towards = by === "walk" ? undefined : named(leg.headsign, MOST_NAME);
  const [from, to] = [leg.from.name, leg.to.name].map((name) =>
    NO_STOP.has(name ?? "") ? undefined : named(name, MOST_NAME),
  );
  const toAt = positionSchema.safeParse(leg.to).data;
  return {
    by,
    minutes: Math.max(0, Math.round(seconds / 60)),
    ...(line === undefined ? {} : { line }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(toAt === undefined ? {} : { toAt }),
    ...(towards === undefined ? {} : { towards }),
  };
}

/** "28E"; trains may have a number of their own behind it, which is no name for people. */
function lineOf({ displayName, routeShortName }: Leg): string | undefined {
  return named(routeShortName, MOST_LINE) ?? named(displayName, MOST_LINE);
}

function named(text: string | null | undefined, most: number): string | undefined {
  const trimmed = text?.trim() ?? "";
  return trimmed === "" || trimmed.length > most ? undefined : trimmed;
}

function lengths(ways: readonly Way[]): number[] {
  return ways.map(({ minutes }) => minutes);
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
