import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import type { DestinationStream, Logger } from "pino";
import { AppError } from "../domain/errors/app-error.ts";
import type { Guide } from "../guide/guide.ts";
import { assertPerson } from "./auth/assert-person.ts";
import type { BearerKind } from "./auth/bearer-kind.ts";
import { createSessionEnd } from "./auth/end-session.ts";
import { createLocalAccounts } from "./auth/local/local-accounts.ts";
import { createPasskeys } from "./auth/local/passkeys.ts";
import { createLimitsOf } from "./auth/local/person-limits.ts";
import { AuthorizationServer } from "./auth/oauth/authorization-server.ts";
import { createLazyIdentityProvider } from "./auth/openid/lazy-identity-provider.ts";
import { askProvider } from "./auth/openid/provider-step.ts";
import { createPersonalTokens } from "./auth/personal-tokens.ts";
import { createSessions } from "./auth/sessions.ts";
import type { Config } from "./config/config.ts";
import type { LimitsOf } from "./config/limits.ts";
import type { Context } from "./context.ts";
import {
  createForecasts,
  createGuides,
  createPhotoSource,
  createPlaceFinder,
  createRateSource,
  createTransitRides,
  createTravelTimes,
  createWikimediaBudget,
} from "./create-services.ts";
import { createEventWatcher } from "./generation/event-watcher.ts";
import { GenerationRunner } from "./generation/generation-runner.ts";
import { createOpenStreams } from "./generation/open-streams.ts";
import { createPlanStart } from "./generation/start-plan.ts";
import type { GuideSource } from "./guides/guide-source.ts";
import { readGuide } from "./guides/read-guide.ts";
import { type Caller, createCallerReader } from "./http/caller-reader.ts";
import { followAccountLanguage } from "./http/languages.ts";
import { createLinkReader } from "./http/link-visit.ts";
import { createReadinessWatch } from "./http/readiness-watch.ts";
import { readSessionCookie } from "./http/session-cookie.ts";
import { systemClock } from "./lib/clock.ts";
import { createMinuteLimit } from "./lib/minute-limit.ts";
import { newOwnerId } from "./lib/process-owner.ts";
import { hashToken } from "./lib/tokens.ts";
import { createTurns } from "./lib/turns.ts";
import { createLog } from "./logging/create-log.ts";
import type { LogOutput } from "./logging/open-log-output.ts";
import { measureAskJson, measureIdentityFetch, measureModel } from "./metrics/measure-calls.ts";
import { type Metrics, noMetrics } from "./metrics/metrics.ts";
import type { ModelClient } from "./model/model-client.ts";
import { createPhotoSecret } from "./photos/photo-secret.ts";
import { createGuidePlanner } from "./planner/guide-planner.ts";
import type { Planner } from "./planner/planner.ts";
import { openStore } from "./store/open-store.ts";
import { holdDataFolder } from "./store/sql/sqlite/hold-data-folder.ts";
import { createAccountRoom } from "./trips/account-room.ts";
import { createTripWatcher } from "./trips/trip-watcher.ts";

/** How often the store is asked for events of other servers' plans. */
const OWN_STORE_POLL_MS = 100;
const BILLED_STORE_POLL_MS = 1_000;
/** How often the store is asked which trips have changed. */
const TRIP_POLL_MS = 1_000;
/** Each leaves a line behind, so that a repeated one is known. Nobody types faster. */
const MAX_EDITS_A_MINUTE = 120;
/** All of them share one processor: more at once would only make each of them slower. */
const TURNS = { atOnce: 4, mostWaiting: 200, longestWaitMs: 15_000 } as const;

export type Overrides = Partial<
  Pick<Context, "clock" | "log" | "photos" | "planner" | "places" | "store" | "streams">
> & {
  /** Where the log's lines go; to pino's own standard output without it. */
  readonly logTo?: DestinationStream & Partial<LogOutput>;
};

/** The composition root. @throws StartupError when the store can't be used. */
export async function createContext(config: Config, overrides: Overrides = {}): Promise<Context> {
  const log = overrides.log ?? createLog(config, overrides.logTo);
  const clock = overrides.clock ?? systemClock;
  const store = overrides.store ?? (await openStore(config.database));
  const folder = config.database.kind === "sqlite" ? holdDataFolder(config.dataDir) : undefined;
  if (folder?.isShared) {
    log.warn(
      `Another server uses ${config.dataDir}. One runs on it: stop the other, or set DATA_DIR.`,
    );
  }
  const streams = overrides.streams ?? createOpenStreams();
  const metrics = await openMetrics(config, {
    openStreams: streams.count,
    droppedLogLines: () => overrides.logTo?.droppedLines?.() ?? 0,
  });
  const ownerId = newOwnerId();
  const core = { config, log, clock, metrics, ownerId, store, streams };
  const guide = await readGuide();
  const serviceParts = {
    guide,
    lookups: store.lookups,
    clock,
    log,
    askService: measureAskJson(metrics),
    wikimediaBudget: createWikimediaBudget(config, clock),
  };
  const { source, snapshots } = createGuides(config, { ...serviceParts, ownerId });
  const limitsOf = createLimitsOf(config.limits, config.localAccounts ? store.accounts : undefined);
  const accountRoom = createAccountRoom({ limitsOf, trips: store.trips });
  const travelTimes = createTravelTimes(config, serviceParts);
  const transitRides = createTransitRides(config, serviceParts);
  const guides = { own: guide, snapshots, travelTimes, transitRides };
  const planning = await createPlanning(core, {
    source,
    guides,
    accountRoom,
    limitsOf,
    planner: overrides.planner,
  });
  const photoSecret = await createPhotoSecret(config, store, clock.nowMs());
  const links = createLinkReader({ shareLinks: store.shareLinks, clock });
  let draining = false;

  return {
    ...core,
    ...planning,
    ...signInParts(core, photoSecret),
    accountRoom,
    places: overrides.places ?? createPlaceFinder(config, serviceParts),
    guides,
    photos: overrides.photos ?? createPhotoSource(config, serviceParts),
    rates: createRateSource(config, serviceParts),
    forecasts: createForecasts(config, serviceParts),
    photoSecret,
    mayEdit: createMinuteLimit(clock, MAX_EDITS_A_MINUTE),
    turns: createTurns(TURNS),
    tripWatcher: createTripWatcher({
      shareLinks: store.shareLinks,
      lookEveryMs: TRIP_POLL_MS,
      log,
    }),
    openLink: links.open,
    requireLink: links.require,
    readiness: createReadinessWatch(clock),
    isDraining: () => draining,
    drain() {
      draining = true;
      streams.endAll();
    },
    async close() {
      streams.endAll();
      await planning.runner.stop();
      await source?.stop();
      await store.close();
      folder?.release();
    },
  };
}

type Core = Pick<Context, "config" | "log" | "clock" | "metrics" | "ownerId" | "store" | "streams">;

/** The library is loaded only where measurements are on. */
async function openMetrics(
  config: Config,
  look: { openStreams: () => number; droppedLogLines: () => number },
): Promise<Metrics> {
  if (config.metricsToken === undefined) return noMetrics;
  const { createMetrics } = await import("./metrics/create-metrics.ts");
  return createMetrics(look);
}

/** Planners, and the runner and watcher of plans. @param parts.planner replaces the configured one. */
async function createPlanning(
  core: Core,
  parts: Pick<Context, "guides" | "accountRoom"> & {
    readonly source: GuideSource | undefined;
    readonly planner: Planner | undefined;
    readonly limitsOf: LimitsOf;
  },
): Promise<Pick<Context, "planner" | "modelAsker" | "runner" | "startPlan" | "watcher">> {
  const { config, clock, ownerId, metrics } = core;
  const { generations } = core.store;
  const { source, guides, accountRoom, limitsOf } = parts;
  const guidePlanner = createGuidePlanner({ source, guides });
  const own = { guide: guides.own, guidePlanner, source, limitsOf };
  const configured = await createPlanner(core, own);
  const planner = parts.planner ?? configured.planner;
  const { modelAsker } = configured;
  // pino's logger is what Fastify's type describes, child loggers included.
  const log = core.log as FastifyBaseLogger;
  const runner = new GenerationRunner({
    generations,
    guides,
    modelAsker,
    plannerFor: (request) =>
      // Only the guide plans several bases.
      (request.planner === "guide" || request.bases !== undefined) && planner.id !== "guide"
        ? guidePlanner
        : planner,
    clock,
    log,
    ownerId,
    metrics,
  });
  return {
    planner,
    modelAsker,
    runner,
    startPlan: createPlanStart({
      generations,
      assertRoom: accountRoom.assertForTrip,
      runner,
      planner,
      guide: guides.own,
      limits: config.limits,
      limitsOf,
      clock,
      ownerId,
    }),
    watcher: createEventWatcher({
      generations,
      runsHere: (id) => runner.runsHere(id),
      // Cloud Firestore bills each read.
      lookEveryMs: config.database.kind === "firestore" ? BILLED_STORE_POLL_MS : OWN_STORE_POLL_MS,
      log,
    }),
  };
}

/** Who comes, by which provider, session or token. */
function signInParts({ config, log, clock, metrics, store, streams }: Core, secret: () => Buffer) {
  const { publicUrl } = config;
  const identity =
    config.identity.kind === "embedded"
      ? undefined
      : createLazyIdentityProvider({
          ...config.identity,
          publicUrl,
          ask: measureIdentityFetch(metrics, askProvider),
        });
  const sessions = createSessions({ ...store, clock });
  const personalTokens = createPersonalTokens({ accessTokens: store.accessTokens, clock });
  const { oauth } = store;
  const authorization = new AuthorizationServer({ publicUrl, oauth, clock, secret, log });
  return {
    identity,
    localAccounts: config.localAccounts
      ? createLocalAccounts({
          ...store,
          pending: store.sessions,
          passkeys: createPasskeys({ publicUrl, pending: store.sessions, clock, log }),
          clock,
          publicUrl,
        })
      : undefined,
    sessions,
    personalTokens,
    authorization,
    endSession: createSessionEnd({ sessions, endStreamsOf: streams.endOf, identity }),
    ...createCallers(config, { sessions, clock, bearers: [personalTokens, authorization.bearer] }),
  };
}

/** Who asks, by a session or by a token. */
function createCallers(
  config: Config,
  parts: Pick<Context, "sessions" | "clock"> & { readonly bearers: readonly BearerKind[] },
): Pick<Context, "callerOf" | "signedInUser" | "requireCaller" | "requireUser"> {
  const { sessions, clock, bearers } = parts;
  const callerOf = createCallerReader({
    async findSession(request) {
      const token = readSessionCookie(request, config.publicUrl);
      const user = token === undefined ? undefined : await sessions.find(token);
      if (token === undefined || user === undefined) return undefined;
      followAccountLanguage(request, user.language);
      return { user, right: { kind: "session", key: hashToken(token) } };
    },
    bearers,
    mayAsk: createMinuteLimit(clock, config.limits.minuteRequestsPerUser),
    assertPerson,
  });
  async function requireCaller(request: FastifyRequest): Promise<Caller> {
    const caller = await callerOf(request);
    if (caller === undefined) throw new AppError("not_signed_in");
    return caller;
  }
  return {
    callerOf,
    signedInUser: async (request) => (await callerOf(request))?.user,
    requireCaller,
    requireUser: async (request) => (await requireCaller(request)).user,
  };
}

/** The configured model, which plans and reads wishes; undefined where only the guide plans. */
export async function createModelClient(
  { planner }: Config,
  log: Pick<Logger, "info">,
): Promise<ModelClient | undefined> {
  switch (planner.kind) {
    case "guide":
      return undefined;
    case "gemini": {
      const { createGeminiClient } = await import("./model/gemini-client.ts");
      return createGeminiClient({ ...planner, log });
    }
    case "openai": {
      const { createOpenAiClient } = await import("./model/openai-client.ts");
      return createOpenAiClient({ ...planner, log });
    }
  }
}

/** The planner and the reader of wishes: the configured model, or the guide, which reads none. */
async function createPlanner(
  { config, log, clock, metrics }: Core,
  parts: {
    readonly guide: Guide;
    readonly guidePlanner: Planner;
    readonly source: GuideSource | undefined;
    readonly limitsOf: LimitsOf;
  },
): Promise<Pick<Context, "planner" | "modelAsker">> {
  const client = await createModelClient(config, log);
  if (client === undefined) return { planner: parts.guidePlanner, modelAsker: undefined };
  const { createModelPlanner } = await import("./planner/model-planner.ts");
  const { createModelAsker } = await import("./model/create-model-asker.ts");
  const { modelPrice: price, limits } = config;
  const { guide, source, limitsOf } = parts;
  const plansADay = limits.dailyGenerations;
  const clientFor = (kind: "plan" | "question") => measureModel(client, metrics, { price, kind });
  return {
    planner: createModelPlanner({ client: clientFor("plan"), log, price, guide, source }),
    modelAsker: createModelAsker({
      client: clientFor("question"),
      log,
      clock,
      price,
      plansADay,
      limitsOf,
    }),
  };
}
