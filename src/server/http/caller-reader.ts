import type { FastifyRequest } from "fastify";
import type { AccessScope } from "../../domain/access-token.ts";
import { AppError } from "../../domain/errors/app-error.ts";
import type { BearerKind } from "../auth/bearer-kind.ts";
import type { Right } from "../store/access.ts";
import type { User } from "../store/user-store.ts";

/** Who asks, and what they may do: who is signed in all, a token what its scopes allow. */
export type Caller = {
  readonly user: User;
  readonly scopes: readonly AccessScope[] | "all";
  /** The right they act by, for writes that come later. */
  readonly right: Right;
};

const BEARER = /^bearer(?![\w-])/i;

/** The token of a request's Authorization header, "" where it has none; undefined for any other header or none. */
export function bearerOf({ headers }: Pick<FastifyRequest, "headers">): string | undefined {
  const text = headers.authorization?.trim() ?? "";
  return BEARER.test(text) ? text.slice("bearer".length).trim() : undefined;
}

/**
 * The one place that decides who asks. Where a request has a bearer token, only that counts, and no cookie.
 *
 * @param deps.findSession the user of the request's session cookie, and the session.
 * @param deps.mayAsk counts a request of a user, and says whether it is within the minute's limit.
 * @param deps.assertPerson throws where the request names another person.
 * @returns a function that answers undefined where nobody asks, and throws AppError `token_refused`, `too_many_requests`
 *   and `other_person`. Asked again about a request with a token it gives the same answer.
 */
export function createCallerReader(deps: {
  findSession: (request: FastifyRequest) => Promise<Pick<Caller, "user" | "right"> | undefined>;
  bearers: readonly BearerKind[];
  mayAsk: (userId: string) => boolean;
  assertPerson: (request: FastifyRequest, user: User) => void;
}): (request: FastifyRequest) => Promise<Caller | undefined> {
  const { findSession, bearers, mayAsk, assertPerson } = deps;
  const known = new WeakMap<FastifyRequest, Promise<Caller>>();

  function admit(request: FastifyRequest, caller: Caller): Caller {
    if (!mayAsk(caller.user.id)) throw new AppError("too_many_requests");
    assertPerson(request, caller.user);
    return caller;
  }

  async function readBearer(request: FastifyRequest, token: string): Promise<Caller> {
    const kind = bearers.find(({ prefix }) => token.startsWith(prefix));
    const found = await kind?.find(token, request);
    if (found === undefined) throw new AppError("token_refused");
    return admit(request, found);
  }

  return async (request) => {
    const token = bearerOf(request);
    if (token === undefined) {
      const found = await findSession(request);
      return found === undefined ? undefined : admit(request, { ...found, scopes: "all" });
    }
    const caller = known.get(request) ?? readBearer(request, token);
    known.set(request, caller);
    return caller;
  };
}
