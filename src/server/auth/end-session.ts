import type { FastifyRequest } from "fastify";
import type { Context } from "../context.ts";

/**
 * Ends a session everywhere: in the store, on the user's open streams (which come back where someone
 * is still signed in), and at the provider, which is asked to revoke its token. The traveller doesn't
 * wait for the provider, which has ten seconds.
 */
export function createSessionEnd({ sessions, streams, identity }: Context) {
  return async (request: FastifyRequest, token: string): Promise<void> => {
    const ended = await sessions.end(token);
    if (ended === undefined) return;
    request.log.info({ user: ended.user.id }, "signed out");
    streams.endOf(ended.user.id);
    if (ended.accessToken === undefined) return;
    identity.end(ended.accessToken).catch((error: unknown) => {
      request.log.warn({ err: error }, "the provider did not hear of a sign-out");
    });
  };
}
