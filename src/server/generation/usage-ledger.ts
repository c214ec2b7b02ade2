import type { FastifyBaseLogger } from "fastify";
import type { PlanUsage } from "../planner/planner.ts";
import type { GenerationStore } from "../store/generation-store.ts";

/** Records the tokens that plans used; what the store can't record now is kept until it can. */
export type UsageLedger = {
  record(id: string, usage: PlanUsage): void;
  /** Writes what could not be written before; called when the store answers again. */
  retry(): void;
  /** Resolves when all that was recorded is written, or failed. */
  settle(): Promise<void>;
};

export function createUsageLedger(
  generations: Pick<GenerationStore, "recordUsage">,
  log: Pick<FastifyBaseLogger, "warn">,
): UsageLedger {
  const owed: { id: string; usage: PlanUsage }[] = [];
  const writing = new Set<Promise<void>>();

  async function write(id: string, usage: PlanUsage): Promise<void> {
    try {
      await generations.recordUsage(id, usage);
    } catch (error) {
      log.warn(
        { err: error, generation: id, ...usage },
        "a plan's tokens could not be counted yet",
      );
      owed.push({ id, usage });
    }
  }

  function record(id: string, usage: PlanUsage): void {
    if (usage.inputTokens === 0 && usage.outputTokens === 0) return;
    const written = write(id, usage).finally(() => writing.delete(written));
    writing.add(written);
  }

  return {
    record,
    retry() {
      for (const { id, usage } of owed.splice(0)) record(id, usage);
    },
    async settle() {
      await Promise.all(writing);
    },
  };
}
