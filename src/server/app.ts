import { randomUUID } from "node:crypto";
import { join } from "node:path";
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from "fastify";
import { AppError } from "../domain/errors/app-error.ts";
import { SHARED_SCREEN } from "../domain/screens.ts";
import { API_PATHS, MAX_BODY_BYTES } from "../domain/wire.ts";
import { registerAccessTokenRoutes } from "./account/access-token-routes.ts";
import { registerAccountRoutes } from "./account/account-routes.ts";
import { registerConnectedAppRoutes } from "./account/connected-app-routes.ts";
import { registerLanguageRoutes } from "./account/language-routes.ts";
import { ENTER_PATH } from "./auth/local/account-links.ts";
import { registerLocalManageRoutes } from "./auth/local-manage-routes.ts";
import { registerLocalSignInRoutes } from "./auth/local-sign-in-routes.ts";
import { registerOAuthRoutes } from "./auth/oauth-routes.ts";
import { registerSignInRoutes } from "./auth/sign-in-routes.ts";
import { isLoopback } from "./config/is-loopback.ts";
import { mapOrigin } from "./config/map-settings.ts";
import type { Context } from "./context.ts";
import { registerGenerationRoutes } from "./generation/generation-routes.ts";
import { registerOpenGuideRoutes } from "./guides/open-guide-routes.ts";
import { createAddressLimit } from "./http/address-limit.ts";
import { registerOpenApiRoutes } from "./http/api-description/open-api-routes.ts";
import { answerBrokenRequest } from "./http/broken-requests.ts";
import { boundConnections } from "./http/connection-bounds.ts";
import { endConnectionsOnClose } from "./http/end-connections.ts";
import { registerErrorAnswers, watchRoutes } from "./http/error-answers.ts";
import { guardBearers, isByBearer } from "./http/guard-bearers.ts";
import { registerHealthRoutes } from "./http/health-routes.ts";
import { forConnection } from "./http/insecure-pages.ts";
import { registerLanguages } from "./http/languages.ts";
import { registerPageRoutes, sendMethodNotAllowed, sendNotFound } from "./http/page-routes.ts";
import { readJsonBodies } from "./http/read-json-bodies.ts";
import { isSameOrigin } from "./http/same-origin.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { targetProblem } from "./http/target-problem.ts";
import { readWebFiles, type WebFiles } from "./http/web-files.ts";
import { registerMapRoutes } from "./map/map-routes.ts";
import { registerMcpRoutes } from "./mcp/mcp-routes.ts";
import { countAnswer, METRICS_PATH, registerMetrics } from "./metrics/metrics-routes.ts";
import { registerPhotoRoutes } from "./photos/photo-routes.ts";
import { registerPictureRoutes } from "./photos/picture-routes.ts";
import { registerGuideRoutes } from "./places/guide-routes.ts";
import { registerSuggestionRoutes } from "./places/suggestion-routes.ts";
import { registerRatesRoutes } from "./rates/rates-routes.ts";
import { registerCalendarFeedRoutes } from "./trips/calendar-feed-routes.ts";
import { registerImportRoutes } from "./trips/import-routes.ts";
import { registerShareLinkRoutes } from "./trips/share-link-routes.ts";
import { registerSharedPageRoutes } from "./trips/shared-page-routes.ts";
import { registerSharedTripRoutes } from "./trips/shared-trip-routes.ts";
import { registerTripEventsRoutes } from "./trips/trip-events-routes.ts";
import { registerTripExportRoutes } from "./trips/trip-export-routes.ts";
import { registerTripFactsRoutes } from "./trips/trip-facts-routes.ts";
import { registerTripFilesRoutes } from "./trips/trip-files-routes.ts";
import { registerTripHistoryRoutes } from "./trips/trip-history-routes.ts";
import { registerTripPeopleRoutes } from "./trips/trip-people-routes.ts";
import { registerTripRidesRoutes } from "./trips/trip-rides-routes.ts";
import { registerTripRoutes } from "./trips/trip-routes.ts";
import { registerTripVotesRoutes } from "./trips/trip-votes-routes.ts";
import { registerTripWayRoutes } from "./trips/trip-way-routes.ts";
import { registerTripWeatherRoutes } from "./trips/trip-weather-routes.ts";
import { registerTripsCalendarRoutes } from "./trips/trips-calendar-routes.ts";
import { registerWholeTripsRoutes } from "./trips/whole-trips-routes.ts";
import { registerWishRoutes } from "./trips/wish-routes.ts";

/**
 * A link to a trip or an account is a secret: no search engine lists it, and no other site learns it. With `no-referrer`
 * a form's Origin is "null", and by plain http there is no Sec-Fetch-Site either: ours couldn't be told from others'.
 */
const SECRET_HEADERS = {
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "strict-origin",
  "cache-control": "private, no-store",
} as const;

const SECRET_ROUTES = [API_PATHS.shared, ENTER_PATH, "/account/"];

/** Where `npm start` builds the pages. */
export const WEB_FOLDER = join(import.meta.dirname, "../../dist/web");

/**
 * Limits of one connection: requests must arrive in time, answers must be read, and there is a
 * number of requests. A visit is some hundred requests, but a proxy's connection carries many
 * visits.
 */
const CONNECTION = {
  headersMs: 10_000,
  wholeMs: 30_000,
  lookEveryMs: 2_000,
  requests: 10_000,
  /** The longest time without a byte in either direction: four heartbeats of a stream. */
  stalledMs: 60_000,
  /** An office shares an address. */
  perAddress: 512,
  atOnce: 10,
} as const;
/** A reference to a photo is the longest: it has the photo's name in it. */
const MAX_PARAMETER = 4000;
/** Machines ask for these, under any host name. The last route may not exist. */
const MACHINE_ROUTES = new Set<unknown>(["/healthz", "/readyz", METRICS_PATH]);

/** The one application: in production, in every test and in every benchmark. */
export async function createApp(
  context: Context,
  built: WebFiles = readWebFiles(WEB_FOLDER),
  tightened: Readonly<Partial<Record<keyof typeof CONNECTION, number>>> = {},
): Promise<FastifyInstance> {
  const files = forConnection(built, context.config.publicUrl);
  const connection = { ...CONNECTION, ...tightened };
  const headers = securityHeaders(context.config.publicUrl, {
    analytics: context.config.analytics !== undefined,
    mapOrigin: mapOrigin(context.config.streetMap),
  });
  const app = fastify({
    loggerInstance: context.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: connection.wholeMs,
    connectionTimeout: connection.stalledMs,
    maxRequestsPerSocket: connection.requests,
    http: {
      headersTimeout: connection.headersMs,
      connectionsCheckingInterval: connection.lookEveryMs,
      insecureHTTPParser: false,
      // A request without a host gets our own answer and headers, like one for another host.
      requireHostHeader: false,
    },
    // Never `true`, which would let anyone claim any address. Host and scheme are PUBLIC_URL's
    // alone.
    trustProxy: context.config.trustProxy.length > 0 && [...context.config.trustProxy],
    // Ids in answers and logs are ours; a caller's header could forge lines.
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    forceCloseConnections: "idle",
    // Our own schemas read requests and answers: Fastify's compilers of its schemas, which are large, aren't loaded.
    schemaController: { compilersFactory: { buildValidator: noSchema, buildSerializer: noSchema } },
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: MAX_PARAMETER },
    // Two kinds of request reach no hook: an address that can't be decoded, and what is hardly
    // HTTP.
    frameworkErrors: (_error, request, reply) => {
      if (request.socket.destroyed) return reply.hijack();
      const sent = sendNotFound(request, reply.headers(headers), files);
      logLine(request, reply);
      countAnswer(context.metrics, request, reply);
      return sent;
    },
    clientErrorHandler: answerBrokenRequest(headers, context.log),
  });
  readJsonBodies(app);
  // Expectations other than `100-continue` may be ignored (RFC 9110, 10.1.1).
  app.server.on("checkExpectation", (...request) => app.server.emit("request", ...request));
  const methodsOf = watchRoutes(app);
  registerLanguages(app, context.config.publicUrl);
  registerGuards(app, context, headers);
  guardBearers(app, context.callerOf);
  registerErrorAnswers(app);
  logOneLine(app);
  registerMetrics(app, context);
  endConnectionsOnClose(app);
  boundConnections(app, { ...context, trustProxy: context.config.trustProxy }, connection);

  registerApiRoutes(app, context);
  registerSharedPageRoutes(app, context, files);
  registerPageRoutes(app, files, context.config.publicUrl);
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(request.url);
    return methods.length > 0
      ? sendMethodNotAllowed(request, reply, { methods, files })
      : sendNotFound(request, reply, files);
  });
  return app;
}

function registerApiRoutes(app: FastifyInstance, context: Context): void {
  registerOpenApiRoutes(app, context);
  registerHealthRoutes(app, context);
  registerSignInRoutes(app, context);
  registerAccountRoutes(app, context);
  registerLanguageRoutes(app, context);
  registerAccessTokenRoutes(app, context);
  registerConnectedAppRoutes(app, context);
  registerPictureRoutes(app, context);
  registerGenerationRoutes(app, context);
  registerTripRoutes(app, context);
  registerWholeTripsRoutes(app, context);
  registerTripFilesRoutes(app, context);
  registerTripFactsRoutes(app, context);
  registerTripRidesRoutes(app, context);
  registerTripWayRoutes(app, context);
  registerTripWeatherRoutes(app, context);
  registerWishRoutes(app, context);
  registerTripHistoryRoutes(app, context);
  registerTripExportRoutes(app, context);
  registerShareLinkRoutes(app, context);
  registerTripPeopleRoutes(app, context);
  registerTripVotesRoutes(app, context);
  registerSharedTripRoutes(app, context);
  registerTripEventsRoutes(app, context);
  registerImportRoutes(app, context);
  registerCalendarFeedRoutes(app, context);
  registerTripsCalendarRoutes(app, context);
  registerPhotoRoutes(app, context);
  registerSuggestionRoutes(app, context);
  registerGuideRoutes(app, context);
  registerOpenGuideRoutes(app, context);
  registerRatesRoutes(app, context);
  registerMapRoutes(app, context);
  registerOAuthRoutes(app, context);
  registerMcpRoutes(app, context, async () => {
    const { createTools } = await import("./create-tools.ts");
    return createTools(context);
  });
  registerLocalSignInRoutes(app, context);
  registerLocalManageRoutes(app, context);
}

function noSchema(): never {
  throw new Error("routes have no schemas of Fastify's");
}

/** The checks that every request passes first: its address's limit, our host, our origin. */
function registerGuards(
  app: FastifyInstance,
  context: Context,
  headers: Readonly<Record<string, string>>,
): void {
  const { publicUrl } = context.config;
  const host = new URL(publicUrl).host;
  const isWithinLimit = createAddressLimit(context.config.limits, context.clock);
  app.addHook("onRequest", (request, reply, done) => {
    // The connection is gone while the rest of the request is still being read: there is no one to
    // answer.
    if (request.socket.destroyed) {
      reply.hijack();
      return;
    }
    reply.headers(headers);
    // The route decides, as an address can be written in many ways.
    if (request.routeOptions.url?.startsWith("/api/")) {
      reply.header("cache-control", "private, no-store");
    }
    if (isSecret(request.routeOptions.url)) reply.headers(SECRET_HEADERS);
    if (!isWithinLimit(request)) {
      done(new AppError("too_many_requests"));
      return;
    }
    // We would read the first, and a proxy before us perhaps the second (RFC 9112, 3.2).
    if (countHosts(request.raw.rawHeaders) > 1) {
      done(new AppError("bad_request", { problem: "twoHosts" }));
      return;
    }
    const problem = targetProblem(request, publicUrl);
    if (problem !== undefined) {
      done(problem);
      return;
    }
    if (request.headers.host !== host && !MACHINE_ROUTES.has(request.routeOptions.url)) {
      const alias = `http://${request.headers.host}`;
      const isAlias = URL.canParse(alias) && isLoopback(alias) && isLoopback(publicUrl);
      if (isAlias) {
        reply.redirect(`${publicUrl}${request.url}`, 308);
        return;
      }
      done(new AppError("wrong_host", { publicUrl }));
      return;
    }
    const isOurs = isByBearer(request) || isSameOrigin(request.method, request.headers, publicUrl);
    if (!isOurs) {
      done(new AppError("wrong_origin"));
      return;
    }
    done();
  });
}

/** Whether a route's address is a secret, or its page is about how somebody signs in. */
function isSecret(route: string | undefined): boolean {
  return (
    route !== undefined &&
    (route === SHARED_SCREEN || SECRET_ROUTES.some((start) => route.startsWith(start)))
  );
}

/** @param headers names and values, alternating. */
function countHosts(headers: readonly string[]): number {
  let hosts = 0;
  for (let index = 0; index < headers.length; index += 2) {
    if (headers[index]?.length === 4 && headers[index]?.toLowerCase() === "host") hosts += 1;
  }
  return hosts;
}

/** One line a request, at its end, with the route's pattern rather than its address. */
function logOneLine(app: FastifyInstance): void {
  app.addHook("onResponse", (request, reply, done) => {
    logLine(request, reply);
    done();
  });
}

function logLine(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info(
    {
      method: request.method,
      route: request.routeOptions.url ?? "none",
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    },
    "request",
  );
}
