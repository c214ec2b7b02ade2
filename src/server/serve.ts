import { isatty } from "node:tty";
import v8 from "node:v8";
import { createApp } from "./app.ts";
import { applyOutgoing } from "./config/apply-outgoing.ts";
import { readConfig } from "./config/config.ts";
import { storeName, welcome } from "./config/describe-settings.ts";
import { createContext } from "./create-context.ts";
import { forgetExpired } from "./forget-expired.ts";
import { ownVersion } from "./lib/own-version.ts";
import { StartupError } from "./lib/startup-error.ts";
import { listen } from "./listen.ts";
import { openLogOutput } from "./logging/open-log-output.ts";
import { readableLog } from "./logging/readable-log.ts";
import { prepareSetup } from "./setup-address.ts";
import { stopServer } from "./stop-server.ts";

/** Docker and systemd kill a process ten seconds or more after they asked it to stop. */
const CLOSE_DEADLINE_MS = 9_000;
/**
 * Ctrl-C and systemd signal us and our parent, which passes the signal on: that is not a second
 * signal.
 */
const SAME_SIGNAL_MS = 1_000;
const HOUR_MS = 3_600_000;

async function main(): Promise<void> {
  const config = readConfig();
  applyOutgoing(config.outgoing);
  const output = openLogOutput();
  const isText = (config.log.format ?? (isatty(1) ? "text" : "json")) === "text";
  const context = await createContext(config, { logTo: isText ? readableLog(output) : output });
  const app = await createApp(context);
  try {
    await listen(app, config);
  } catch (error) {
    await context.close();
    throw error;
  }

  let closingSinceMs: number | undefined;
  async function close(): Promise<void> {
    closingSinceMs = performance.now();
    setTimeout(() => process.exit(1), CLOSE_DEADLINE_MS).unref();
    await stopServer(app, context);
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
  if ((await context.store.records.count("users")) === 0) {
    context.log.warn(
      `A new, empty database was begun in ${storeName(config)}: nobody has signed in yet. Where there were trips before, stop the server, and look whether its disk is mounted or the settings name another database.`,
    );
  }
  await context.runner.takeOverOrphans();
  const setup = await prepareSetup(context);
  output.write(
    isText
      ? welcome(config, { cities: context.guides.own.length, setup })
      : `Tripwright is at ${config.publicUrl} (version ${ownVersion()})\n${setup === undefined ? "" : `It has no owner yet. Make your account, once, at ${setup}\n`}`,
  );

  function runHousekeeping(): void {
    if (context.isDraining()) return;
    forgetExpired(context).catch((error: unknown) =>
      context.log.error({ err: error }, "housekeeping"),
    );
  }
  // What main.ts held back.
  v8.setFlagsFromString("--semi-space-growth-factor=2");
  setInterval(runHousekeeping, HOUR_MS).unref();
  runHousekeeping();
}

main().catch((error: unknown) => {
  const text = error instanceof StartupError ? error.message : (error as Error).stack;
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
