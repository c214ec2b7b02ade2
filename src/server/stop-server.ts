import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Context } from "./context.ts";

/**
 * For this long /readyz answers "not ready" while everything else continues: a load balancer that
 * asks every second sees it twice, and open connections have the rest of ten seconds (`GRACE_MS` in
 * end-connections.ts).
 */
const LEAVE_MS = 2_000;
/**
 * Running writes may take this long. A silent database is not waited for, as there are only ten
 * seconds: it has everything that was answered, and plans are taken over without a clean end, too.
 */
const STORE_MS = 1_500;

/**
 * Stops a server without an interruption for travellers: load balancers see that it is not ready,
 * and streams end so that browsers reconnect. Then running requests are finished, within seconds.
 * Where nothing asks /readyz there is no wait.
 */
export async function stopServer(app: FastifyInstance, context: Context): Promise<void> {
  context.drain();
  if (context.readiness.isWatched()) await wait(LEAVE_MS);
  // Some streams have reconnected in the meantime.
  context.streams.endAll();
  await app.close();
  const isClosed = await Promise.race([
    context.close().then(() => true),
    wait(STORE_MS).then(() => false),
  ]);
  if (!isClosed) context.log.warn("the store doesn't answer, so the server stopped without it");
}
