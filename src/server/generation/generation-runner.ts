import { isDeepStrictEqual } from "node:util";
import type { FastifyBaseLogger } from "fastify";
import { type ErrorCode, errorText } from "../../domain/app-error.ts";
import type { GenerationEvent, PlanEvent } from "../../domain/generation.ts";
import type { TripRequest } from "../../domain/trip-request.ts";
import type { Clock } from "../lib/clock.ts";
import { isOwnerGone } from "../lib/process-owner.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { Planner, PlanUsage } from "../planner/planner.ts";
import { isStorageFull } from "../store/is-storage-full.ts";
import { StorageUnreachable } from "../store/storage-unreachable.ts";
import {
  type Generation,
  type GenerationStore,
  LostOwnershipError,
  type StoredEvent,
} from "../store/store.ts";
import { assembleTrip } from "./assemble-trip.ts";
import { checkTrip } from "./check-trip.ts";
import { createUsageLedger } from "./usage-ledger.ts";

/** A running generation whose owner has not renewed for this long may be taken over. */
export const LEASE_MS = 10_000;
/** Together with the lease it is how long a generation may lie there: under 15 s. */
const RENEW_EVERY_MS = 3_000;
/**
 * A day of the most and longest texts that are read from a model is some 90 kB: thirty stay below this,
 * and of a longer trip none that anyone would want to read comes near.
 */
const MAX_PLAN_BYTES = 4 * 1024 * 1024;

export type EventListener = (stored: StoredEvent) => void;

export type GenerationRunner = {
  /** Starts planning in the background; its events go to the store, then to the listeners. */
  start(generation: Generation): void;
  /** Stops a running generation, here or at whoever runs it. */
  cancel(id: string): Promise<void>;
  /** Whether it is this process that runs it, and tells of its events. */
  runsHere(id: string): boolean;
  /** Tells of each event as soon as it is stored. @returns the way to stop listening. */
  listen(id: string, listener: EventListener): () => void;
  /** Takes up the running generations whose process is gone, now and from time to time. */
  takeUpOrphans(): Promise<void>;
  /** Stops working without ending anything: what runs is taken up by the next process. */
  stop(): Promise<void>;
};

class Cancelled extends Error {}
class Stopping extends Error {}
class Interrupted extends Error {}

export function createGenerationRunner(deps: {
  generations: GenerationStore;
  /** The planner of a request. */
  plannerFor: (request: TripRequest) => Planner;
  clock: Clock;
  log: FastifyBaseLogger;
  ownerId: string;
  metrics: Pick<Metrics, "planBegan" | "planEnded" | "planLeft">;
}): GenerationRunner {
  const { generations, plannerFor, clock, log, ownerId, metrics } = deps;
  const ledger = createUsageLedger(generations, log);
  const running = new Map<string, { abort: AbortController; done: Promise<void> }>();
  const listeners = new Map<string, Set<EventListener>>();
  /** What is left to do for generations whose store was gone or full, for when it no longer is. */
  const waiting = new Map<string, () => void>();
  /** Those whose failure is not stored yet: to plan them anew might cost as much again. */
  const unrecorded = new Set<string>();
  /** Ours in the store, and not under way: seen so once, it may be about to start. */
  let strays = new Set<string>();
  const timer = setInterval(keepLeases, RENEW_EVERY_MS).unref();

  function deliver(id: string, stored: StoredEvent): void {
    for (const listener of listeners.get(id) ?? []) listener(stored);
  }

  async function append(id: string, event: GenerationEvent): Promise<void> {
    deliver(id, { seq: await generations.append(id, ownerId, event), event });
  }

  async function fail(id: string, code: ErrorCode, extra: Partial<Failed> = {}): Promise<void> {
    const event: Failed = { type: "failed", code, text: errorText(code), ...extra };
    deliver(id, await generations.fail(id, ownerId, event));
    metrics.planEnded(id, code);
  }

  /** Plans, storing what is new; what an earlier, cut-off run stored must come out the same again. */
  async function plan(generation: Generation, signal: AbortSignal): Promise<void> {
    const { id, request } = generation;
    const planner = plannerFor(request);
    const earlier = (await generations.events(id, 0)).map((stored) => stored.event);
    if (earlier.length > 0 && !planner.repeatable) throw new Interrupted();
    const events: PlanEvent[] = [];
    let bytes = 0;
    const reportUsage = (usage: PlanUsage): void => ledger.record(id, usage);
    for await (const event of planner.plan(request, { signal, reportUsage })) {
      signal.throwIfAborted();
      if (event.type === "failed") {
        const { code, values, alternatives, detail, guideOffer } = event;
        await fail(id, code, {
          text: errorText(code, values),
          alternatives: [...alternatives],
          ...(detail === undefined ? {} : { detail }),
          ...(guideOffer === undefined ? {} : { guideOffer }),
        });
        return;
      }
      bytes += Buffer.byteLength(JSON.stringify(event));
      if (bytes > MAX_PLAN_BYTES) {
        log.warn({ generation: id, bytes }, "a plan grew larger than a trip may be");
        await fail(id, "planner_unreadable");
        return;
      }
      const before = earlier[events.length];
      if (before === undefined) await append(id, event);
      else if (!isDeepStrictEqual(before, event)) throw new Interrupted();
      events.push(event);
    }
    signal.throwIfAborted();
    const draft = assembleTrip(request, events, planner.id);
    if (draft === undefined) throw new Error("the planner ended before its plan was whole");
    const checked = await checkTrip(draft, signal);
    deliver(id, await generations.save(id, ownerId, checked, clock.nowMs()));
    metrics.planEnded(id, "saved");
  }

  async function run(generation: Generation, abort: AbortController): Promise<void> {
    const { id, request } = generation;
    const deadlineMs = plannerFor(request).deadlineMs(request);
    const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(deadlineMs)]);
    try {
      await plan(generation, signal);
    } catch (error) {
      if (error instanceof Stopping || error instanceof LostOwnershipError) {
        metrics.planLeft(id);
        return;
      }
      if (error instanceof StorageUnreachable) {
        log.warn({ err: error, generation: id }, "a plan waits for the store");
        waiting.set(id, () => start(generation));
        return;
      }
      const code = failureCode(error);
      if (code === "plan_failed") log.error({ err: error, generation: id }, "a plan failed");
      await recordFailure(id, code);
    }
  }

  async function recordFailure(id: string, code: ErrorCode): Promise<void> {
    unrecorded.add(id);
    try {
      await fail(id, code);
    } catch (error) {
      if (!(error instanceof LostOwnershipError)) {
        // Told again and again until it is written: nobody else would end what is ours.
        waiting.set(id, () => void recordFailure(id, code));
        log.error({ err: error, generation: id }, "a failed plan could not be recorded");
        return;
      }
      // Cancelled because the account is being deleted, and the generation with it.
      metrics.planLeft(id);
    }
    unrecorded.delete(id);
  }

  /** Goes on with what waited for the store: it answers again. */
  function resumeWaiting(): void {
    const resumptions = [...waiting.values()];
    waiting.clear();
    for (const resume of resumptions) resume();
  }

  function start(generation: Generation): void {
    metrics.planBegan(generation.id, plannerFor(generation.request).id);
    const abort = new AbortController();
    const done = run(generation, abort).finally(() => running.delete(generation.id));
    running.set(generation.id, { abort, done });
  }

  async function takeUpOrphans(): Promise<void> {
    const nowMs = clock.nowMs();
    const before = strays;
    strays = new Set();
    for (const held of await generations.listRunning(nowMs)) {
      const { generation, leaseExpired } = held;
      if (held.ownerId === ownerId) {
        takeUpStray(generation, before);
        continue;
      }
      if (!leaseExpired && !isOwnerGone(held.ownerId)) continue;
      const to = { ownerId, leaseUntilMs: nowMs + LEASE_MS };
      if (await generations.takeOver(generation.id, held.ownerId, to)) {
        log.info({ generation: generation.id }, "taking up a generation left behind");
        start(generation);
      }
    }
  }

  /** One that the store had created when it fell silent: we never heard of it, and hold its lease. */
  function takeUpStray(generation: Generation, before: ReadonlySet<string>): void {
    const { id } = generation;
    if (running.has(id) || waiting.has(id) || unrecorded.has(id)) return;
    if (before.has(id)) start(generation);
    else strays.add(id);
  }

  function keepLeases(): void {
    generations
      .renewLeases(ownerId, clock.nowMs() + LEASE_MS)
      .then(resumeWaiting)
      .then(ledger.retry)
      .then(takeUpOrphans)
      .catch((error: unknown) => log.error({ err: error }, "leases could not be renewed"));
  }

  return {
    start,
    takeUpOrphans,
    async cancel(id) {
      const run = running.get(id);
      if (run !== undefined) {
        run.abort.abort(new Cancelled());
        return;
      }
      if (waiting.delete(id)) return recordFailure(id, "cancelled");
      // Whoever runs it may write no more once it is ours, and so stops.
      const nowMs = clock.nowMs();
      const held = await generations.listRunning(nowMs);
      const found = held.find(({ generation }) => generation.id === id);
      if (found === undefined || found.ownerId === ownerId) return;
      const to = { ownerId, leaseUntilMs: nowMs + LEASE_MS };
      if (!(await generations.takeOver(id, found.ownerId, to))) return;
      metrics.planBegan(id, plannerFor(found.generation.request).id);
      await recordFailure(id, "cancelled");
    },
    runsHere: (id) => running.has(id),
    listen(id, listener) {
      const set = listeners.get(id) ?? new Set();
      listeners.set(id, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0) listeners.delete(id);
      };
    },
    async stop() {
      clearInterval(timer);
      const runs = [...running.values()];
      for (const { abort } of runs) abort.abort(new Stopping());
      await Promise.all(runs.map(({ done }) => done));
      await ledger.settle();
    },
  };
}

type Failed = Extract<GenerationEvent, { type: "failed" }>;

function failureCode(error: unknown): ErrorCode {
  if (error instanceof Cancelled) return "cancelled";
  if (error instanceof Interrupted) return "interrupted";
  if (error instanceof DOMException && error.name === "TimeoutError") return "planner_unreachable";
  return isStorageFull(error) ? "storage_full" : "plan_failed";
}
