// The real application in a process of its own, with a planner that takes its time; for killing.
import { createApp } from "../../src/server/app.ts";
import { readConfig } from "../../src/server/config.ts";
import { createContext } from "../../src/server/context.ts";
import { createSlowPlanner } from "./slow-planner.ts";

const config = readConfig();
const planner = createSlowPlanner(Number(process.env.PAUSE_MS));
const context = await createContext(config, { planner });
const app = await createApp(context);
await app.listen(config.listen);
await context.runner.takeUpOrphans();
process.stdout.write("listening\n");
