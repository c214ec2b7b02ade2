import { createApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { createContext } from "./context.ts";
import { StartupError } from "./lib/startup-error.ts";
import { costOf } from "./model/cost-of.ts";

const CLOSE_DEADLINE_MS = 8_000;
const HOUR_MS = 3_600_000;
/** Event logs of ended generations are kept this long, well past an idempotency key's day. */
const KEEP_GENERATIONS_MS = 7 * 24 * HOUR_MS;
/** A phone may come back online weeks after it sent a change whose answer it never heard. */
const KEEP_CHANGES_MS = 60 * 24 * HOUR_MS;

async function main(): Promise<void> {
  const config = readConfig();
  const context = await createContext(config);
  const app = await createApp(context);
  try {
    await app.listen(config.listen);
  } catch (error) {
    await context.close();
    throw listenProblem(error, config.listen.port);
  }
  await context.runner.takeUpOrphans();
  process.stdout.write(`Tripwright is at ${config.publicUrl}\n`);

  async function forgetExpired(): Promise<void> {
    const nowMs = context.clock.nowMs();
    await context.store.sessions.removeExpired(nowMs);
    const usage = await context.store.generations.usageSince(nowMs - 24 * HOUR_MS);
    if (usage.outputTokens > 0) {
      const cost = costOf(usage, config.modelPrice);
      context.log.info({ ...usage, ...cost }, "tokens of the last 24 hours");
    }
    await context.store.generations.removeEnded(nowMs - KEEP_GENERATIONS_MS);
    await context.store.trips.forgetChanges(nowMs - KEEP_CHANGES_MS);
  }
  const housekeeping = setInterval(() => {
    forgetExpired().catch((error: unknown) => context.log.error({ err: error }, "housekeeping"));
  }, HOUR_MS);
  await forgetExpired();

  let closing = false;
  async function close(): Promise<void> {
    if (closing) process.exit(1);
    closing = true;
    clearInterval(housekeeping);
    setTimeout(() => process.exit(1), CLOSE_DEADLINE_MS).unref();
    context.drain();
    await app.close();
    await context.close();
  }
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      close().then(
        () => process.exit(0),
        (error: unknown) => {
          context.log.error({ err: error }, "the server did not close cleanly");
          process.exit(1);
        },
      );
    });
  }
}

function listenProblem(error: unknown, port: number): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case "EADDRINUSE":
      return new StartupError(
        `Port ${port} is in use. Stop what listens there, or set PORT to another number.`,
      );
    case "EACCES":
      return new StartupError(`Port ${port} needs more rights. Set PORT to a number above 1023.`);
    case "EADDRNOTAVAIL":
      return new StartupError("HOST is not an address of this machine. Set HOST to one that is.");
    default:
      return error;
  }
}

main().catch((error: unknown) => {
  const text = error instanceof StartupError ? error.message : (error as Error).stack;
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
