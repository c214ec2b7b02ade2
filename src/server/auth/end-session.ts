import type { FastifyRequest } from "fastify";
import type { IdentityProvider } from "./identity-provider.ts";
import type { Sessions } from "./sessions.ts";

/** Ends the session that a token stands for; an unknown token changes nothing. */
export type SessionEnd = (request: FastifyRequest, token: string) => Promise<void>;

/**
 * Ends a session everywhere: in the store, on the user's open streams (a browser that is still signed
 * in connects again), and at the provider, which is asked to revoke its token. The traveller doesn't
 * wait for the provider, which has ten seconds.
 *
 * @param deps.endStreamsOf ends a user's open streams.
 */
export function createSessionEnd({
  sessions,
  endStreamsOf,
  identity,
}: {
  sessions: Pick<Sessions, "end">;
  endStreamsOf: (userId: string) => void;
  identity: Pick<IdentityProvider, "end"> | undefined;
}): SessionEnd {
  return async (request, token) => {
    const ended = await sessions.end(token);
    if (ended === undefined) return;
    request.log.info({ user: ended.user.id }, "signed out");
    endStreamsOf(ended.user.id);
    if (ended.accessToken === undefined) return;
    identity?.end(ended.accessToken).catch((error: unknown) => {
      request.log.warn({ err: error }, "the provider was not notified of a sign-out");
    });
  };
}
