import type { FastifyInstance } from "fastify";

const LOOK_EVERY_MS = 50;
/** What is still being answered when the server closes may take this long. */
const GRACE_MS = 5_000;

/**
 * Lets a closing server close: Node ends the connections that are idle when it begins, but not those
 * that become so later (a stream just ended, kept alive by its browser) nor those on which nothing was
 * ever sent, and would wait minutes for either.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  app.addHook("preClose", (done) => {
    const looking = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS).unref();
    const grace = setTimeout(() => app.server.closeAllConnections(), GRACE_MS).unref();
    app.server.once("close", () => {
      clearInterval(looking);
      clearTimeout(grace);
    });
    done();
  });
}
