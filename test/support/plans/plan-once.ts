import type { Planner } from "../../../src/server/planner/planner.ts";

type Told = ReturnType<Planner["plan"]> extends AsyncIterable<infer Event> ? Event : never;

/** What was told of each request that was planned to its end, by all servers of a worker. */
const told = new Map<string, readonly Told[]>();

/** A repeatable planner that tells again what it told of the same request: most tests are about something else than planning. */
export function planOnce(planner: Planner): Planner {
  return {
    ...planner,
    async *plan(request, options) {
      const key = JSON.stringify(request);
      const before = told.get(key);
      if (before !== undefined) return yield* structuredClone(before);
      const events: Told[] = [];
      for await (const event of planner.plan(request, options)) {
        events.push(structuredClone(event));
        yield event;
      }
      told.set(key, events);
    },
  };
}
