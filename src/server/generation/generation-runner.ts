import type { GenerationEvent } from "../../domain/api/generation.ts";
import type { ErrorCode } from "../../domain/errors/app-error.ts";
import { isOwnerGone } from "../lib/process-owner.ts";
import { type Generation, LostOwnershipError } from "../store/generation-store.ts";
import { StorageUnreachable } from "../store/storage-error.ts";
import { Cancelled, failureCode, requestOf } from "./failure-code.ts";
import { createPlanEndings, type Failed, type PlanEndings } from "./plan-endings.ts";
import { type PlanDeps, type Requested, runPlan } from "./run-plan.ts";
import { createUsageLedger, type UsageLedger } from "./usage-ledger.ts";

/** A running generation whose owner has not renewed for this long may be taken over. */
export const LEASE_MS = 10_000;
/** Together with the lease this is how long a generation may be without an owner: under 15 s. */
const RENEW_EVERY_MS = 3_000;

export type EventListener = (event: GenerationEvent) => void;

class Stopping extends Error {}

/** Runs generations in the background: their leases, their ends, and who listens to them. */
export class GenerationRunner {
  readonly #deps: PlanDeps;
  readonly #ledger: UsageLedger;
  readonly #endings: PlanEndings;
  readonly #running = new Map<string, { abort: AbortController; done: Promise<void> }>();
  readonly #listeners = new Map<string, Set<EventListener>>();
  /** Generations that wait until the store can be reached again. */
  readonly #waiting = new Map<string, Requested>();
  /**
   * Generations that are ours in the store and not running here; seen so once, one may be about to
   * start.
   */
  #unstarted = new Set<string>();
  #isStopped = false;
  #keeping: Promise<void> | undefined;
  readonly #timer: NodeJS.Timeout;

  constructor(deps: PlanDeps) {
    const { generations, log, ownerId, metrics } = deps;
    this.#deps = deps;
    this.#ledger = createUsageLedger(generations, log);
    this.#endings = createPlanEndings({
      generations,
      ownerId,
      ledger: this.#ledger,
      log,
      metrics,
      notify: (id, failed) => this.#deliver(id, failed),
    });
    this.#timer = setInterval(() => {
      // Never while the one before still waits for the store.
      this.#keeping ??= this.#keepLeases().finally(() => {
        this.#keeping = undefined;
      });
    }, RENEW_EVERY_MS).unref();
  }

  /**
   * Starts planning in the background; its events go to the store, then to the listeners. Does nothing
   * for a generation that is under way here or has ended here.
   */
  start(generation: Requested): void {
    const { id } = generation;
    // The store may have created it before it answered, and it may have been taken over meanwhile.
    if (this.#isStopped || this.runsHere(id) || this.unrecordedEnd(id) !== undefined) return;
    const { metrics, plannerFor } = this.#deps;
    metrics.planBegan(id, plannerFor(generation.request).id);
    const abort = new AbortController();
    const done = this.#run(generation, abort).finally(() => this.#running.delete(id));
    this.#running.set(id, { abort, done });
  }

  /** Stops a running generation, here or in another process. */
  async cancel(id: string): Promise<void> {
    const { generations, clock, ownerId, metrics, plannerFor } = this.#deps;
    const run = this.#running.get(id);
    if (run !== undefined) {
      run.abort.abort(new Cancelled());
      return;
    }
    if (this.#waiting.delete(id)) return this.#fail(id, "cancelled");
    if (this.unrecordedEnd(id) !== undefined) return;
    // Its process may write no more once we own it, and so stops.
    const nowMs = clock.nowMs();
    const held = await generations.listRunning(nowMs);
    const found = held.find(({ generation }) => generation.id === id);
    if (found === undefined || this.#isUnderWay(id)) return;
    if (found.ownerId !== ownerId) {
      const to = { ownerId, leaseUntilMs: nowMs + LEASE_MS };
      if (!(await generations.takeOver(id, { ownerId: found.ownerId }, to))) return;
    }
    metrics.planBegan(id, plannerFor(found.generation.request).id);
    await this.#fail(id, "cancelled");
  }

  /** Whether this process runs it and delivers its events. */
  runsHere(id: string): boolean {
    return this.#running.has(id);
  }

  /** Calls the listener with each event once it is stored, and with an end. @returns how to stop. */
  listen(id: string, listener: EventListener): () => void {
    const set = this.#listeners.get(id) ?? new Set();
    this.#listeners.set(id, set.add(listener));
    return () => {
      set.delete(listener);
      if (set.size === 0) this.#listeners.delete(id);
    };
  }

  /** The end of a generation that the store can't record yet and still has as running. */
  unrecordedEnd(id: string): Failed | undefined {
    return this.#endings.unrecorded(id);
  }

  /** Records such an end now. @throws what the store throws, while that fails. */
  recordEnd(id: string): Promise<void> {
    return this.#endings.record(id);
  }

  /** Takes over the running generations whose process is gone, now and from time to time. */
  async takeOverOrphans(): Promise<void> {
    const { generations, clock, ownerId, log } = this.#deps;
    const nowMs = clock.nowMs();
    const before = this.#unstarted;
    this.#unstarted = new Set();
    for (const held of await generations.listRunning(nowMs)) {
      const { generation, leaseExpired } = held;
      if (held.ownerId === ownerId) {
        this.#startIfSeenTwice(generation, before);
        continue;
      }
      if (!leaseExpired && !isOwnerGone(held.ownerId)) continue;
      const to = { ownerId, leaseUntilMs: nowMs + LEASE_MS };
      if (await generations.takeOver(generation.id, held, to)) {
        log.info({ generation: generation.id }, "taking over a generation without an owner");
        this.start(generation);
      }
    }
  }

  /** Stops working without ending anything: the next process takes over what runs. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    const runs = [...this.#running.values()];
    for (const { abort } of runs) abort.abort(new Stopping());
    await Promise.all([this.#keeping, ...runs.map(({ done }) => done)]);
    await this.#endings.retry();
    await this.#ledger.settle();
  }

  async #run(generation: Requested, abort: AbortController): Promise<void> {
    const { plannerFor, metrics, log } = this.#deps;
    const { id, request } = generation;
    try {
      const deadlineMs = plannerFor(request).deadlineMs(request);
      const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(deadlineMs)]);
      const failed = await runPlan(generation, {
        ...this.#deps,
        signal,
        recordUsage: (of, usage) => this.#ledger.record(of, usage),
        deliver: (of, event) => this.#deliver(of, event),
      });
      if (failed !== undefined) await this.#endings.fail(id, failed);
    } catch (error) {
      if (error instanceof Stopping || error instanceof LostOwnershipError) {
        metrics.planLeft(id);
        return;
      }
      if (error instanceof StorageUnreachable) {
        log.warn({ err: error, generation: id }, "a plan waits for the store");
        this.#waiting.set(id, generation);
        return;
      }
      const code = failureCode(error);
      const { requestId: reqId } = generation;
      if (code === "plan_failed") log.error({ err: error, generation: id, reqId }, "a plan failed");
      await this.#fail(id, code, requestOf(generation, code));
    }
  }

  #fail(id: string, code: ErrorCode, extra: Partial<Failed> = {}): Promise<void> {
    return this.#endings.fail(id, { type: "failed", code, ...extra });
  }

  #deliver(id: string, event: GenerationEvent): void {
    for (const listener of [...(this.#listeners.get(id) ?? [])]) listener(event);
  }

  /** A generation that is ours, although the store's answer to its creation was lost. */
  #startIfSeenTwice(generation: Generation, before: ReadonlySet<string>): void {
    const { id } = generation;
    if (this.#isUnderWay(id)) return;
    if (before.has(id)) this.start(generation);
    else this.#unstarted.add(id);
  }

  /** Whether this process runs it or will end it. */
  #isUnderWay(id: string): boolean {
    return this.runsHere(id) || this.#waiting.has(id) || this.unrecordedEnd(id) !== undefined;
  }

  async #keepLeases(): Promise<void> {
    const { generations, ownerId, clock, log } = this.#deps;
    try {
      await generations.renewLeases(ownerId, clock.nowMs() + LEASE_MS);
      this.#resumeWaiting();
      await this.#endings.retry();
      this.#ledger.retry();
      if (!this.#isStopped) await this.takeOverOrphans();
    } catch (error) {
      log.error({ err: error }, "leases could not be renewed");
    }
  }

  /** Resumes what waited for the store, which answers again. */
  #resumeWaiting(): void {
    const resumable = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const generation of resumable) this.start(generation);
  }
}
