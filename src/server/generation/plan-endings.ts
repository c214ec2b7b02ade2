import type { FastifyBaseLogger } from "fastify";
import type { GenerationEvent } from "../../domain/api/generation.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { type GenerationStore, LostOwnershipError } from "../store/generation-store.ts";
import type { UsageLedger } from "./usage-ledger.ts";

export type Failed = Extract<GenerationEvent, { type: "failed" }>;

/**
 * How plans of this process failed. What the store can't record now, such as on a full disk, has ended
 * all the same: it is kept in memory, readers are notified, and it is recorded as soon as that works.
 */
export type PlanEndings = {
  /** Ends a plan. Never rejects. */
  fail(id: string, failed: Failed): Promise<void>;
  /** The end of a plan that the store still has as running. */
  unrecorded(id: string): Failed | undefined;
  /** Records one now. @throws what the store throws, while that fails. */
  record(id: string): Promise<void>;
  /** Records what could not be recorded before; called when the store answers again. */
  retry(): Promise<void>;
};

export function createPlanEndings(deps: {
  generations: Pick<GenerationStore, "fail">;
  ownerId: string;
  ledger: Pick<UsageLedger, "settle">;
  log: Pick<FastifyBaseLogger, "error" | "info">;
  metrics: Pick<Metrics, "planEnded" | "planLeft">;
  /** Called once a plan has ended here, and again if that is recorded later. */
  notify: (id: string, failed: Failed) => void;
}): PlanEndings {
  const { generations, ownerId, ledger, log, metrics, notify } = deps;
  const ends = new Map<string, Failed>();

  async function record(id: string): Promise<void> {
    const failed = ends.get(id);
    if (failed === undefined) return;
    // A failed plan counts if a model took tokens for it, so these are written first.
    await ledger.settle();
    try {
      await generations.fail(id, ownerId, failed);
      metrics.planEnded(id, failed.code);
    } catch (error) {
      if (!(error instanceof LostOwnershipError)) throw error;
      // Recorded meanwhile, taken over, or gone with its account.
      metrics.planLeft(id);
    }
    ends.delete(id);
    notify(id, failed);
  }

  function warn(id: string, error: unknown): void {
    log.error({ err: error, generation: id }, "a failed plan could not be recorded");
  }

  return {
    async fail(id, failed) {
      ends.set(id, failed);
      const { code, requestId: reqId } = failed;
      log.info({ generation: id, reqId, code }, "a plan ended without a trip");
      try {
        await record(id);
      } catch (error) {
        warn(id, error);
        metrics.planEnded(id, failed.code);
        notify(id, failed);
      }
    },
    unrecorded: (id) => ends.get(id),
    record,
    async retry() {
      for (const id of ends.keys()) {
        await record(id).catch((error: unknown) => warn(id, error));
      }
    },
  };
}
