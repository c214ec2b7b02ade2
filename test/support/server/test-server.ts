import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { createApp, WEB_FOLDER } from "../../../src/server/app.ts";
import { type Config, readConfig } from "../../../src/server/config/config.ts";
import type { Context } from "../../../src/server/context.ts";
import { createContext, type Overrides } from "../../../src/server/create-context.ts";
import { readWebFiles, type WebFiles } from "../../../src/server/http/web-files.ts";
import { listen } from "../../../src/server/listen.ts";
import { createOwnPlanner } from "../guide.ts";
import { planOnce } from "../plans/plan-once.ts";
import { freePort } from "./free-port.ts";
import { noteClosed, noteRunning } from "./running-servers.ts";
import { UNLIMITED } from "./unlimited.ts";

export type TestServer = {
  readonly url: string;
  readonly config: Config;
  readonly app: FastifyInstance;
  readonly context: Context;
  close(): Promise<void>;
};

/** Read once: the tests of a worker start hundreds of servers. */
let builtFiles: WebFiles | undefined;
const ownPlanner = planOnce(createOwnPlanner());

/**
 * The one app of production on a port of its own, with a data folder that goes when it closes. A plan that asks nobody
 * is made once a worker, unless a planner is given.
 */
export async function startTestServer(
  options: {
    overrides?: Overrides;
    env?: Record<string, string>;
    /** Keeps the data of an earlier server. */
    dataDir?: string;
    port?: number;
    /** Another build of the pages than dist/web. */
    files?: WebFiles;
    /** How soon a request must have arrived, and how many one connection carries. */
    connection?: Parameters<typeof createApp>[2];
    beforeListening?: (app: FastifyInstance) => void;
  } = {},
): Promise<TestServer> {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "tripwright-test-"));
  const config = readConfig({
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    // No test reaches out, but to a stand-in that it names.
    OPEN_DATA: "off",
    ...UNLIMITED,
    ...options.env,
  });
  const { planner, openGuides, routingUrl, transitUrl } = config;
  const asksNobody = planner.kind === "guide" && !openGuides && !routingUrl && !transitUrl;
  const context = await createContext(config, {
    ...(asksNobody ? { planner: ownPlanner } : {}),
    ...options.overrides,
  });
  builtFiles ??= readWebFiles(WEB_FOLDER);
  const app = await createApp(context, options.files ?? builtFiles, options.connection);
  options.beforeListening?.(app);
  await listen(app, config);
  await context.runner.takeOverOrphans();
  const server: TestServer = {
    url: config.publicUrl,
    config,
    app,
    context,
    async close() {
      noteClosed(server);
      context.drain();
      await app.close();
      await context.close();
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
  noteRunning(server);
  return server;
}
