import type { FastifyInstance, FastifyRequest } from "fastify";
import { allowsScope } from "../../domain/access-token.ts";
import { AppError } from "../../domain/errors/app-error.ts";
import { bearerOf, type Caller } from "./caller-reader.ts";

/**
 * Addresses are kept by browsers and proxies, so a token in one is refused, good or not. A token stands alone: the same
 * letters occur by chance inside longer texts, such as a photo's reference.
 */
const TOKEN_IN_ADDRESS = /(?:[^\w-]|%[\dA-Fa-f]{2})tw[a-z]_[\w-]{43}(?![\w-])/;

/** Whether only its token decides about a request: no cookie counts, so no other site can have sent it along. */
export function isByBearer(request: FastifyRequest): boolean {
  return isOfApi(request) && bearerOf(request) !== undefined;
}

/**
 * Lets a request with a bearer token reach the routes of the API that its scopes allow, and no other. This comes before
 * every route, so that none can forget to ask.
 */
export function guardBearers(
  app: FastifyInstance,
  callerOf: (request: FastifyRequest) => Promise<Caller | undefined>,
): void {
  app.addHook("onRequest", (request, _reply, done) => {
    if (!isOfApi(request)) {
      done();
      return;
    }
    if (TOKEN_IN_ADDRESS.test(request.url)) {
      done(new AppError("bad_request", { problem: "tokenInAddress" }));
      return;
    }
    if (bearerOf(request) === undefined) {
      done();
      return;
    }
    callerOf(request).then((caller) => done(refusalOf(request, caller)), done);
  });
}

function isOfApi({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.startsWith("/api/") === true;
}

function refusalOf(request: FastifyRequest, caller: Caller | undefined): AppError | undefined {
  if (caller === undefined) return new AppError("token_refused");
  const scope = request.routeOptions.config.api?.scope;
  if (scope === undefined) return new AppError("token_forbids", { scope: "none" });
  const isAllowed = scope === "any" || allowsScope(caller.scopes, scope);
  return isAllowed ? undefined : new AppError("token_forbids", { scope });
}
