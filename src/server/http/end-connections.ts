import type { FastifyInstance } from "fastify";

const LOOK_EVERY_MS = 50;
/** Running answers may take this long when the server closes. */
const GRACE_MS = 5_000;

/**
 * Lets a closing server close: Node ends the connections that are idle when it begins, but not those
 * that become so later (a stream just ended, kept alive by its browser) nor those on which nothing was
 * ever sent, and would wait minutes for either.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let looking: NodeJS.Timeout | undefined;
  let grace: NodeJS.Timeout | undefined;
  app.addHook("preClose", (done) => {
    looking = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS).unref();
    grace = setTimeout(() => app.server.closeAllConnections(), GRACE_MS).unref();
    done();
  });
  // Not when `app.server` has closed: it doesn't count connections that were passed to it.
  app.addHook("onClose", async () => {
    clearInterval(looking);
    clearTimeout(grace);
  });
}
