import type { PlanEvent } from "../../../src/domain/api/generation.ts";
import type { Planner } from "../../../src/server/planner/planner.ts";
import { createOwnPlanner } from "../guide.ts";

/** The built-in guide's planner, which stops before the event that is meant until it is aborted. */
export function createHeldPlanner(before: (event: PlanEvent) => boolean): Planner {
  const guide = createOwnPlanner();
  return {
    ...guide,
    async *plan(request, options) {
      for await (const event of guide.plan(request, options)) {
        if (event.type !== "failed" && event.type !== "reading" && before(event))
          await abortionOf(options.signal);
        yield event;
      }
    },
  };
}

function abortionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
