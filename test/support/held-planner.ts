import type { PlanEvent } from "../../src/domain/generation.ts";
import { createGuidePlanner } from "../../src/server/planner/guide-planner.ts";
import type { Planner } from "../../src/server/planner/planner.ts";

export type HeldPlanner = Planner & {
  /** Lets everything held, and all that follows, go on. */
  release(): void;
};

/** The built-in guide's planner, which stops before the named event until it is released. */
export function createHeldPlanner(before: (event: PlanEvent) => boolean): HeldPlanner {
  const guide = createGuidePlanner();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  return {
    ...guide,
    release,
    async *plan(request, options) {
      for await (const event of guide.plan(request, options)) {
        if (event.type !== "failed" && before(event)) {
          await Promise.race([released, aborted(options.signal)]);
        }
        yield event;
      }
    },
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
