import { setTimeout as wait } from "node:timers/promises";
import type { Planner } from "../../../src/server/planner/planner.ts";
import { createOwnPlanner } from "../guide.ts";

/** A planner, by itself the built-in guide's, taking its time before every event, as a model would. */
export function createSlowPlanner(pauseMs: number, planner = createOwnPlanner()): Planner {
  return {
    ...planner,
    async *plan(request, options) {
      for await (const event of planner.plan(request, options)) {
        await wait(pauseMs, undefined, { signal: options.signal });
        yield event;
      }
    },
  };
}
