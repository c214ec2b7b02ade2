// The real application in a process of its own, with a planner that takes its time; for killing.
import { performance } from "node:perf_hooks";
import { createApp } from "../../../src/server/app.ts";
import { readConfig } from "../../../src/server/config/config.ts";
import { createContext } from "../../../src/server/create-context.ts";
import { listen } from "../../../src/server/listen.ts";
import { openStore } from "../../../src/server/store/open-store.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { crashPlanner } from "../crash/crash-plan.ts";
import { createSlowPlanner } from "../models/slow-planner.ts";
import type { StoredByProcess } from "./server-process.ts";

/** Writes a line for each event as soon as it is stored. */
function tellStored(store: Store): Store {
  const tell = (id: string, seq: number): void => {
    const storedMs = performance.timeOrigin + performance.now();
    process.stdout.write(`${JSON.stringify({ id, seq, storedMs } satisfies StoredByProcess)}\n`);
  };
  const { append, save } = store.generations;
  const generations: Store["generations"] = {
    ...store.generations,
    async append(id, ...rest) {
      const seq = await append(id, ...rest);
      tell(id, seq);
      return seq;
    },
    async save(id, ...rest) {
      const stored = await save(id, ...rest);
      tell(id, stored.seq);
      return stored;
    },
  };
  return { ...store, generations };
}

const config = readConfig();
const planner = createSlowPlanner(
  Number(process.env.PAUSE_MS),
  process.env.PLANS === "light" ? crashPlanner : undefined,
);
const store = await openStore(config.database);
const context = await createContext(config, {
  planner,
  store: process.env.TELL_STORED === "on" ? tellStored(store) : store,
});
const app = await createApp(context);
await listen(app, config);
await context.runner.takeOverOrphans();
process.stdout.write("listening\n");
