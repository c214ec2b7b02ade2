import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { Writable } from "node:stream";
import type { FastifyBaseLogger } from "fastify";
import { pino } from "pino";
import { type GenerationEvent, generationEventSchema } from "../../../src/domain/api/generation.ts";
import { ERROR_CODES } from "../../../src/domain/errors/app-error.ts";
import { type Trip, tripSchema } from "../../../src/domain/trip/trip.ts";
import type { TripRequest } from "../../../src/domain/trip/trip-request.ts";
import { GenerationRunner, LEASE_MS } from "../../../src/server/generation/generation-runner.ts";
import { systemClock } from "../../../src/server/lib/clock.ts";
import { newId } from "../../../src/server/lib/tokens.ts";
import { noMetrics } from "../../../src/server/metrics/metrics.ts";
import { createGeminiClient } from "../../../src/server/model/gemini-client.ts";
import { createOpenAiClient } from "../../../src/server/model/openai-client.ts";
import { createModelPlanner } from "../../../src/server/planner/model-planner.ts";
import type { Planner } from "../../../src/server/planner/planner.ts";
import { asOwner } from "../../../src/server/store/access.ts";
import { createSqliteStore } from "../../../src/server/store/sql/create-sqlite-store.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { type ModelServer, startModelServer } from "../../../stand-in/model-server.ts";
import { GUIDE, GUIDES } from "../guide.ts";
import { parseDocument } from "../store/parse-document.ts";
import type { FaultCell } from "./fault-cells.ts";

const KEY = "AQ.stand-in-key-that-nobody-may-see";
/** Long enough for a busy machine, short enough for the cells that wait for them three times. */
const DEADLINES = { thinkingMs: 1500, silenceMs: 1500 };
const DAYS = 6;
const AT_ONCE = 8;
const MAX_CELL_MS = 60_000;
const OWNER = "fault-cells";

export type CellResult = FaultCell & {
  readonly outcome: string;
  readonly attempts: number;
  /** The pauses that the planner would have made between them. */
  readonly waitsMs: readonly number[];
  readonly tookMs: number;
  /** The fault in how the cell ended; undefined when it is green. */
  readonly faults: readonly string[];
};

type Rig = {
  readonly server: ModelServer;
  readonly store: Store;
  readonly runner: GenerationRunner;
  readonly planners: Map<string, Planner>;
  readonly log: FastifyBaseLogger;
  readonly logText: () => string;
};

/** Runs each cell through the real planner, runner and store against the stand-in, some at a time. */
export async function runFaultCells(
  cells: readonly FaultCell[],
): Promise<{ results: CellResult[]; rejections: string[] }> {
  const dataDir = mkdtempSync(join(tmpdir(), "tripwright-faults-"));
  const rejections: string[] = [];
  const onRejection = (reason: unknown) => rejections.push(String(reason));
  process.on("unhandledRejection", onRejection);
  const rig = await buildRig(join(dataDir, "tripwright.db"));
  try {
    const results: CellResult[] = [];
    const waiting = cells.entries();
    const work = async () => {
      for (const [index, cell] of waiting) results[index] = await runCell(rig, cell, index);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (rig.logText().includes(KEY)) rejections.push("the key is in the log");
    return { results, rejections };
  } finally {
    await rig.runner.stop();
    await rig.store.close();
    await rig.server.close();
    rmSync(dataDir, { recursive: true, force: true });
    process.off("unhandledRejection", onRejection);
  }
}

async function buildRig(path: string): Promise<Rig> {
  const server = await startModelServer();
  const store = createSqliteStore(path);
  const planners = new Map<string, Planner>();
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  // pino's logger is what Fastify's type describes, child loggers included.
  const log = pino(sink) as FastifyBaseLogger;
  const runner = new GenerationRunner({
    guides: GUIDES,
    modelAsker: undefined,
    metrics: noMetrics,
    generations: store.generations,
    plannerFor: (request) => planners.get(request.location?.label ?? "") ?? missingPlanner(),
    clock: systemClock,
    log,
    ownerId: OWNER,
  });
  return { server, store, runner, planners, log, logText: () => lines.join("") };
}

function missingPlanner(): never {
  throw new Error("a cell without a planner");
}

async function runCell(rig: Rig, cell: FaultCell, index: number): Promise<CellResult> {
  const slice = cell.slice === "first" ? 1 : 2;
  const label = `Lisbon ${index} fault:${cell.fault}@${slice}${cell.lasts === "once" ? "x1" : ""} x`;
  const waitsMs: number[] = [];
  rig.planners.set(label, plannerFor(rig, cell, waitsMs));
  const user = await rig.store.users.upsert({
    issuer: "bench",
    subject: String(index),
    email: `${index}@example.com`,
    profile: { id: String(index), email: `${index}@example.com`, verified_email: true, name: "A" },
  });
  const startedAtMs = performance.now();
  const generationId = await startGeneration(rig, user.id, label);
  const ended = await endOf(rig, generationId);
  const tookMs = performance.now() - startedAtMs;
  const events = (await rig.store.generations.events(generationId, 0)).map(({ event }) => event);
  const trips = await tripsOf(rig.store, user.id);
  const end = events.at(-1);
  const outcome = end?.type === "failed" ? end.code : (end?.type ?? "nothing");
  const attempts = rig.server.received.filter((one) => one.slice?.destination === label).length;
  const faults = [
    ...(ended ? [] : [`it had not ended after ${MAX_CELL_MS} ms`]),
    ...(cell.expected.some((end) => end === outcome)
      ? []
      : [`expected ${cell.expected.join(" or ")}`]),
    ...eventFaults(events),
    ...tripFaults(events, trips),
  ];
  return { ...cell, outcome, attempts, waitsMs, tookMs, faults };
}

function plannerFor({ server, log }: Rig, cell: FaultCell, waitsMs: number[]): Planner {
  const common = { apiKey: KEY, deadlines: DEADLINES, model: "gemini-flash-latest" };
  const client =
    cell.client === "gemini"
      ? createGeminiClient({ ...common, baseUrl: `${server.url}/v1beta` })
      : createOpenAiClient({ ...common, baseUrl: `${server.url}/v1` });
  return createModelPlanner({
    guide: GUIDE,
    client,
    log,
    waitMs: async (ms) => void waitsMs.push(ms),
  });
}

async function startGeneration(rig: Rig, userId: string, label: string): Promise<string> {
  const request: TripRequest = {
    location: { label },
    days: DAYS,
    daysAssumed: false,
    traveler: "2",
    budget: "Comfort",
  };
  const nowMs = systemClock.nowMs();
  const created = await rig.store.generations.create({
    id: newId(),
    userId,
    idempotencyKey: newId(),
    request,
    ownerId: OWNER,
    leaseUntilMs: nowMs + LEASE_MS,
    nowMs,
  });
  if (created.outcome !== "created") throw new Error("a fresh key was taken");
  rig.runner.start(created.generation);
  return created.generation.id;
}

/** Waits for the end of a generation. @returns false when it takes too long. */
function endOf(rig: Rig, generationId: string): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (ended: boolean) => {
      clearTimeout(timer);
      stopListening();
      resolve(ended);
    };
    const timer = setTimeout(() => finish(false), MAX_CELL_MS);
    const stopListening = rig.runner.listen(generationId, (event) => {
      if (event.type === "saved" || event.type === "failed") finish(true);
    });
  });
}

async function tripsOf(store: Store, userId: string): Promise<Trip[]> {
  const { trips } = await store.trips.list(userId, { cursor: undefined, limit: 100 });
  const documents: Trip[] = [];
  for (const { id } of trips) {
    const stored = await store.trips.find(id, asOwner(userId));
    documents.push(tripSchema.parse(parseDocument(stored)));
  }
  return documents;
}

function eventFaults(events: readonly GenerationEvent[]): string[] {
  const ends = events.filter(({ type }) => type === "saved" || type === "failed");
  const end = events.at(-1);
  const days = events.flatMap((event) => (event.type === "day" ? [event.number] : []));
  return [
    ...(ends.length === 1 && ends[0] === end ? [] : [`${ends.length} ends`]),
    ...(days.every((day, index) => day === index + 1) ? [] : [`days ${days.join(" ")}`]),
    ...(events.every((event) => generationEventSchema.safeParse(event).success)
      ? []
      : ["an event the page can't read"]),
    ...(end?.type === "failed" && !ERROR_CODES.includes(end.code) ? ["an unknown code"] : []),
    ...(JSON.stringify(events).includes(KEY) ? ["the key is in a text"] : []),
  ];
}

function tripFaults(events: readonly GenerationEvent[], trips: readonly Trip[]): string[] {
  const expected = events.at(-1)?.type === "saved" ? 1 : 0;
  if (trips.length !== expected) return [`${trips.length} trips are saved`];
  return trips.flatMap(({ tripData: { hotels, itinerary } }) => {
    const names = itinerary.flatMap((day) => day.plan.map((place) => place.placeName));
    return [
      ...(itinerary.length === DAYS ? [] : [`${itinerary.length} days`]),
      ...(itinerary.every((day) => day.plan.length > 0) ? [] : ["an empty day"]),
      ...(hotels.length > 0 ? [] : ["no hotels"]),
      ...(new Set(names).size === names.length ? [] : ["a place twice"]),
    ];
  });
}
