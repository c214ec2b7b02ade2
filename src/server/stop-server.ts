import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Context } from "./context.ts";

/**
 * For so long /readyz says no while all else goes on as before: a balancer that asks every second sees
 * it twice, and what is still open has the rest of ten seconds (`GRACE_MS` in end-connections.ts).
 */
const LEAVE_MS = 2_000;
/**
 * What is still being written may take so long; a database that says nothing is not waited for, as ten
 * seconds are soon over. It holds all that was answered, and plans are taken over without a goodbye, too.
 */
const STORE_MS = 1_500;

/**
 * Stops a server so that nobody notices: first those who send people here are told to send them
 * elsewhere, and streams to reconnect; then what is being answered is finished, within seconds.
 * Where nobody asks /readyz there is nobody to tell, and no wait.
 */
export async function stopServer(
  app: FastifyInstance,
  context: Context,
  closeMetrics: (() => Promise<void>) | undefined,
): Promise<void> {
  context.drain();
  if (context.readiness.isWatched()) await wait(LEAVE_MS);
  // Some have come back in the meantime.
  context.streams.endAll();
  await app.close();
  const isClosed = await Promise.race([
    context.close().then(() => true),
    wait(STORE_MS).then(() => false),
  ]);
  if (!isClosed) context.log.warn("the store doesn't answer, so the server went without it");
  await closeMetrics?.();
}
