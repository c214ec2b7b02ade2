import { isatty } from "node:tty";
import { createApp } from "./app.ts";
import { readConfig } from "./config/config.ts";
import { welcome } from "./config/describe-settings.ts";
import { createContext } from "./create-context.ts";
import { costOf } from "./lib/cost-of.ts";
import { ownVersion } from "./lib/own-version.ts";
import { StartupError } from "./lib/startup-error.ts";
import { listen } from "./listen.ts";
import { listenProblem } from "./listen-problem.ts";
import { openLogOutput } from "./logging/open-log-output.ts";
import { readableLog } from "./logging/readable-log.ts";
import { startMetricsServer } from "./metrics/metrics-server.ts";
import { PHOTO_SECRET_LOOKUP } from "./photos/photo-secret.ts";
import { stopServer } from "./stop-server.ts";

/** Docker and systemd kill a process ten seconds or more after they asked it to stop. */
const CLOSE_DEADLINE_MS = 9_000;
/**
 * Ctrl-C and systemd signal us and our parent, which passes the signal on: that is not a second
 * signal.
 */
const SAME_SIGNAL_MS = 1_000;
const HOUR_MS = 3_600_000;
/** Event logs of ended generations are kept this long, well past an idempotency key's day. */
const KEEP_GENERATIONS_MS = 7 * 24 * HOUR_MS;
/** A phone may come back online weeks after it sent a change whose answer it never received. */
const KEEP_CHANGES_MS = 60 * 24 * HOUR_MS;
/** A lookup that is older than this is done again when it is next needed. */
const KEEP_LOOKUPS_MS = 180 * 24 * HOUR_MS;

async function main(): Promise<void> {
  const config = readConfig();
  const output = openLogOutput();
  const isText = (config.log.format ?? (isatty(1) ? "text" : "json")) === "text";
  const context = await createContext(config, { logTo: isText ? readableLog(output) : output });
  const app = await createApp(context);
  const closeMetrics = await startMetricsServer(context).catch(async (error: unknown) => {
    await context.close();
    throw listenProblem(error, config.metrics?.listen?.port ?? 0, "METRICS_");
  });
  try {
    await listen(app, config);
  } catch (error) {
    await closeMetrics?.();
    await context.close();
    throw error;
  }

  let closingSinceMs: number | undefined;
  async function close(): Promise<void> {
    closingSinceMs = performance.now();
    setTimeout(() => process.exit(1), CLOSE_DEADLINE_MS).unref();
    await stopServer(app, context, closeMetrics);
  }
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (closingSinceMs !== undefined) {
        if (performance.now() - closingSinceMs > SAME_SIGNAL_MS) process.exit(1);
        return;
      }
      context.log.info({ signal }, "stopping");
      close().then(
        () => process.exit(0),
        (error: unknown) => {
          context.log.error({ err: error }, "the server did not close cleanly");
          process.exit(1);
        },
      );
    });
  }

  for (const warning of config.warnings) context.log.warn(`${warning}.`);
  await context.runner.takeOverOrphans();
  output.write(
    isText ? welcome(config) : `Tripwright is at ${config.publicUrl} (version ${ownVersion()})\n`,
  );

  async function forgetExpired(): Promise<void> {
    const nowMs = context.clock.nowMs();
    await context.store.sessions.removeExpired(nowMs);
    await context.store.oauth.removeExpired(nowMs);
    const usage = await context.store.generations.usageSince(nowMs - 24 * HOUR_MS);
    if (usage.inputTokens > 0) {
      const cost = costOf(usage, config.modelPrice);
      context.log.info({ ...usage, ...cost }, "tokens of the last 24 hours");
    }
    await context.store.generations.removeEnded(nowMs - KEEP_GENERATIONS_MS);
    await context.store.trips.forgetChanges(nowMs - KEEP_CHANGES_MS);
    await context.store.lookups.removeOld(nowMs - KEEP_LOOKUPS_MS, PHOTO_SECRET_LOOKUP);
  }
  function runHousekeeping(): void {
    if (context.isDraining()) return;
    forgetExpired().catch((error: unknown) => context.log.error({ err: error }, "housekeeping"));
  }
  setInterval(runHousekeeping, HOUR_MS).unref();
  runHousekeeping();
}

main().catch((error: unknown) => {
  const text = error instanceof StartupError ? error.message : (error as Error).stack;
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
