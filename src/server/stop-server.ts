import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Context } from "./context.ts";

/**
 * For so long /readyz says no while all else goes on as before: a balancer that asks every second sees
 * it twice, and what is still open has the rest of ten seconds (`GRACE_MS` in end-connections.ts).
 */
const LEAVE_MS = 2_000;

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
  await context.close();
  await closeMetrics?.();
}
