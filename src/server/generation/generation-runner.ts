import { isDeepStrictEqual } from "node:util";
import type { FastifyBaseLogger } from "fastify";
import type { ErrorCode } from "../../domain/app-error.ts";
import type { GenerationEvent, PlanEvent } from "../../domain/generation.ts";
import type { TripRequest } from "../../domain/trip/trip-request.ts";
import type { Guides } from "../guides/guide-source.ts";
import type { Clock } from "../lib/clock.ts";
import { isOwnerGone } from "../lib/process-owner.ts";
import { yieldToEventLoop } from "../lib/yield-to-event-loop.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { ModelAsker } from "../model/model-asker.ts";
import type { Planner, PlanUsage } from "../planner/planner.ts";
import {
  type Generation,
  type GenerationStore,
  LostOwnershipError,
} from "../store/generation-store.ts";
import { StorageUnreachable } from "../store/storage-error.ts";
import { assembleTrip } from "./assemble-trip.ts";
import { begunWith } from "./begun-with.ts";
import { Cancelled, failureCode, Interrupted } from "./failure-code.ts";
import { newTrip } from "./new-trip.ts";
import { createPlanEndings, type Failed } from "./plan-endings.ts";
import { requestOf } from "./request-of.ts";
import { createUsageLedger } from "./usage-ledger.ts";

/** A running generation whose owner has not renewed for this long may be taken over. */
export const LEASE_MS = 10_000;
/** Together with the lease this is how long a generation may be without an owner: under 15 s. */
const RENEW_EVERY_MS = 3_000;
/** A day of the longest texts that are read from a model is some 90 kB: thirty days stay below this. */
const MAX_PLAN_BYTES = 4 * 1024 * 1024;

/** A generation, and the id of the request that asked for it, where this process received that. */
type Requested = Generation & { readonly requestId?: string };
export type EventListener = (event: GenerationEvent) => void;

export type GenerationRunner = {
  /**
   * Starts planning in the background; its events go to the store, then to the listeners. Does nothing
   * for a generation that is under way here or has ended here.
   */
  start(generation: Requested): void;
  /** Stops a running generation, here or in another process. */
  cancel(id: string): Promise<void>;
  /** Whether this process runs it and delivers its events. */
  runsHere(id: string): boolean;
  /** Calls the listener with each event once it is stored, and with an end. @returns how to stop. */
  listen(id: string, listener: EventListener): () => void;
  /** The end of a generation that the store can't record yet and still has as running. */
  unrecordedEnd(id: string): Failed | undefined;
  /** Records such an end now. @throws what the store throws, while that fails. */
  recordEnd(id: string): Promise<void>;
  /** Takes over the running generations whose process is gone, now and from time to time. */
  takeOverOrphans(): Promise<void>;
  /** Stops working without ending anything: the next process takes over what runs. */
  stop(): Promise<void>;
};

class Stopping extends Error {}

export function createGenerationRunner(deps: {
  generations: GenerationStore;
  guides: Guides;
  /** The planner of a request. */
  plannerFor: (request: TripRequest) => Planner;
  modelAsker: ModelAsker | undefined;
  clock: Clock;
  log: FastifyBaseLogger;
  ownerId: string;
  metrics: Pick<Metrics, "planBegan" | "planEnded" | "planLeft">;
}): GenerationRunner {
  const { generations, guides, plannerFor, modelAsker, clock, log, ownerId, metrics } = deps;
  const ledger = createUsageLedger(generations, log);
  const running = new Map<string, { abort: AbortController; done: Promise<void> }>();
  const listeners = new Map<string, Set<EventListener>>();
  /** Generations that wait until the store can be reached again. */
  const waiting = new Map<string, Requested>();
  /**
   * Generations that are ours in the store and not running here; seen so once, one may be about to
   * start.
   */
  let unstarted = new Set<string>();
  let isStopped = false;
  let keeping: Promise<void> | undefined;
  const endings = createPlanEndings({
    generations,
    ownerId,
    ledger,
    log,
    metrics,
    notify: deliver,
  });
  const timer = setInterval(() => {
    // Never while the one before still waits for the store.
    keeping ??= keepLeases().finally(() => (keeping = undefined));
  }, RENEW_EVERY_MS).unref();

  function deliver(id: string, event: GenerationEvent): void {
    for (const listener of [...(listeners.get(id) ?? [])]) listener(event);
  }

  async function append(id: string, event: GenerationEvent): Promise<void> {
    // The embedded store writes to the disk while everything else waits.
    await yieldToEventLoop();
    await generations.append(id, ownerId, event);
    deliver(id, event);
  }

  function fail(id: string, code: ErrorCode, extra: Partial<Failed> = {}): Promise<void> {
    return endings.fail(id, { type: "failed", code, ...extra });
  }

  /**
   * Plans and stores what is new; events that an earlier run stored must come out the same again.
   */
  async function plan(generation: Requested, signal: AbortSignal): Promise<void> {
    const { id, requestId, userId } = generation;
    const planner = plannerFor(generation.request);
    // Before the signal is looked at: loading takes time.
    const { placeNames } = await import("../../guide/place-names.ts");
    const { readWishText } = await import("./read-wish-text.ts");
    const { withMeant } = await import("../../domain/wishes/with-meant.ts");
    const stored = (await generations.events(id, 0)).map(({ event }) => event);
    // What was read about is in the snapshot that `started` names; without one it is read anew.
    const earlier = stored.filter(({ type }) => type !== "reading" && type !== "wishes");
    if (earlier.length > 0 && !planner.repeatable) throw new Interrupted();
    signal.throwIfAborted();
    const wished = await readWishText(generation, stored, {
      ...{ modelAsker, log, signal, append },
      placeNames: (destination) => placeNames(guides.own, destination),
    });
    const request = withMeant(generation.request, wished?.read ?? []);
    const events: PlanEvent[] = [];
    let bytes = 0;
    const reportUsage = (usage: PlanUsage): void => ledger.record(id, usage);
    const ids = { generation: id, ...(requestId === undefined ? {} : { reqId: requestId }) };
    const options = { signal, reportUsage, ids, userId, ...begunWith(earlier) };
    for await (const event of planner.plan(request, options)) {
      signal.throwIfAborted();
      if (event.type === "reading") {
        await append(id, event);
        continue;
      }
      if (event.type === "failed") {
        const { code, values, alternatives, baseChoices, guideOffer } = event;
        await fail(id, code, {
          ...(values === undefined ? {} : { values }),
          alternatives: [...alternatives],
          ...(baseChoices === undefined ? {} : { baseChoices: [...baseChoices] }),
          ...requestOf(generation, code),
          ...(guideOffer === undefined ? {} : { guideOffer }),
        });
        return;
      }
      bytes += Buffer.byteLength(JSON.stringify(event));
      if (bytes > MAX_PLAN_BYTES) {
        log.warn({ generation: id, bytes }, "a plan grew larger than a trip may be");
        await fail(id, "trip_too_large", requestOf(generation, "trip_too_large"));
        return;
      }
      const before = earlier[events.length];
      if (before === undefined) await append(id, event);
      else if (!isDeepStrictEqual(before, event)) throw new Interrupted();
      events.push(event);
    }
    signal.throwIfAborted();
    const draft = assembleTrip(request, events, planner.id, wished);
    if (draft === undefined) throw new Error("the planner ended before its plan was whole");
    const { checkTrip } = await import("./check-trip.ts");
    const checked = await checkTrip(draft, guides, signal);
    await yieldToEventLoop();
    const nowMs = clock.nowMs();
    const { event } = await generations.save(id, ownerId, newTrip(checked, nowMs), nowMs);
    deliver(id, event);
    metrics.planEnded(id, "saved");
    log.info({ ...ids, planner: planner.id }, "a plan was saved");
  }

  async function run(generation: Requested, abort: AbortController): Promise<void> {
    const { id, request } = generation;
    try {
      const deadlineMs = plannerFor(request).deadlineMs(request);
      const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(deadlineMs)]);
      await plan(generation, signal);
    } catch (error) {
      if (error instanceof Stopping || error instanceof LostOwnershipError) {
        metrics.planLeft(id);
        return;
      }
      if (error instanceof StorageUnreachable) {
        log.warn({ err: error, generation: id }, "a plan waits for the store");
        waiting.set(id, generation);
        return;
      }
      const code = failureCode(error);
      const { requestId: reqId } = generation;
      if (code === "plan_failed") log.error({ err: error, generation: id, reqId }, "a plan failed");
      await fail(id, code, requestOf(generation, code));
    }
  }

  /** Resumes what waited for the store, which answers again. */
  function resumeWaiting(): void {
    const resumable = [...waiting.values()];
    waiting.clear();
    for (const generation of resumable) start(generation);
  }

  function start(generation: Requested): void {
    const { id } = generation;
    // The store may have created it before it answered, and it may have been taken over meanwhile.
    if (isStopped || running.has(id) || endings.unrecorded(id) !== undefined) return;
    metrics.planBegan(id, plannerFor(generation.request).id);
    const abort = new AbortController();
    const done = run(generation, abort).finally(() => running.delete(id));
    running.set(id, { abort, done });
  }

  async function takeOverOrphans(): Promise<void> {
    const nowMs = clock.nowMs();
    const before = unstarted;
    unstarted = new Set();
    for (const held of await generations.listRunning(nowMs)) {
      const { generation, leaseExpired } = held;
      if (held.ownerId === ownerId) {
        startIfSeenTwice(generation, before);
        continue;
      }
      if (!leaseExpired && !isOwnerGone(held.ownerId)) continue;
      const to = { ownerId, leaseUntilMs: nowMs + LEASE_MS };
      if (await generations.takeOver(generation.id, held, to)) {
        log.info({ generation: generation.id }, "taking over a generation without an owner");
        start(generation);
      }
    }
  }

  /** A generation that is ours, although the store's answer to its creation was lost. */
  function startIfSeenTwice(generation: Generation, before: ReadonlySet<string>): void {
    const { id } = generation;
    if (isUnderWay(id)) return;
    if (before.has(id)) start(generation);
    else unstarted.add(id);
  }

  /** Whether this process runs it or will end it. */
  function isUnderWay(id: string): boolean {
    return running.has(id) || waiting.has(id) || endings.unrecorded(id) !== undefined;
  }

  async function keepLeases(): Promise<void> {
    try {
      await generations.renewLeases(ownerId, clock.nowMs() + LEASE_MS);
      resumeWaiting();
      await endings.retry();
      ledger.retry();
      if (!isStopped) await takeOverOrphans();
    } catch (error) {
      log.error({ err: error }, "leases could not be renewed");
    }
  }

  return {
    start,
    takeOverOrphans,
    async cancel(id) {
      const run = running.get(id);
      if (run !== undefined) {
        run.abort.abort(new Cancelled());
        return;
      }
      if (waiting.delete(id)) return fail(id, "cancelled");
      if (endings.unrecorded(id) !== undefined) return;
      // Its process may write no more once we own it, and so stops.
      const nowMs = clock.nowMs();
      const held = await generations.listRunning(nowMs);
      const found = held.find(({ generation }) => generation.id === id);
      if (found === undefined || isUnderWay(id)) return;
      if (found.ownerId !== ownerId) {
        const to = { ownerId, leaseUntilMs: nowMs + LEASE_MS };
        if (!(await generations.takeOver(id, { ownerId: found.ownerId }, to))) return;
      }
      metrics.planBegan(id, plannerFor(found.generation.request).id);
      await fail(id, "cancelled");
    },
    runsHere: (id) => running.has(id),
    unrecordedEnd: endings.unrecorded,
    recordEnd: endings.record,
    listen(id, listener) {
      const set = listeners.get(id) ?? new Set();
      listeners.set(id, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0) listeners.delete(id);
      };
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      const runs = [...running.values()];
      for (const { abort } of runs) abort.abort(new Stopping());
      await Promise.all([keeping, ...runs.map(({ done }) => done)]);
      await endings.retry();
      await ledger.settle();
    },
  };
}
