import { setTimeout as wait } from "node:timers/promises";
import { createGuidePlanner } from "../../src/server/planner/guide-planner.ts";
import type { Planner } from "../../src/server/planner/planner.ts";

/** The built-in guide's planner, taking its time before every event, as a model would. */
export function createSlowPlanner(pauseMs: number): Planner {
  const guide = createGuidePlanner();
  return {
    ...guide,
    async *plan(request, options) {
      for await (const event of guide.plan(request, options)) {
        await wait(pauseMs, undefined, { signal: options.signal });
        yield event;
      }
    },
  };
}
