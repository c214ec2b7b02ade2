import type { FastifyRequest } from "fastify";
import type { Logger } from "pino";
import type { SessionEnd } from "./auth/end-session.ts";
import type { IdentityProvider } from "./auth/identity-provider.ts";
import type { LocalAccounts } from "./auth/local/local-accounts.ts";
import type { AuthorizationServer } from "./auth/oauth/authorization-server.ts";
import type { PersonalTokens } from "./auth/personal-tokens.ts";
import type { Sessions } from "./auth/sessions.ts";
import type { Config } from "./config/config.ts";
import type { EventWatcher } from "./generation/event-watcher.ts";
import type { GenerationRunner } from "./generation/generation-runner.ts";
import type { OpenStreams } from "./generation/open-streams.ts";
import type { PlanStart } from "./generation/start-plan.ts";
import type { Guides } from "./guides/guide-source.ts";
import type { Caller } from "./http/caller-reader.ts";
import type { LinkReader } from "./http/link-visit.ts";
import type { ReadinessWatch } from "./http/readiness-watch.ts";
import type { Clock } from "./lib/clock.ts";
import type { Turns } from "./lib/turns.ts";
import type { Metrics } from "./metrics/metrics.ts";
import type { ModelAsker } from "./model/model-asker.ts";
import type { PhotoSource } from "./photos/photo-source.ts";
import type { PlaceFinder } from "./places/place-finder.ts";
import type { Planner } from "./planner/planner.ts";
import type { RateSource } from "./rates/rate-source.ts";
import type { Store } from "./store/store.ts";
import type { User } from "./store/user-store.ts";
import type { AccountRoom } from "./trips/account-room.ts";
import type { TripWatcher } from "./trips/trip-watcher.ts";
import type { Forecasts } from "./weather/forecasts.ts";

/**
 * The collaborators that routes share, built once by create-context.ts; tests pass in their own.
 * Routes pick what they need. Services and everything below are given values instead.
 */
export type Context = {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly ownerId: string;
  readonly store: Store;
  readonly sessions: Sessions;
  readonly personalTokens: PersonalTokens;
  readonly authorization: AuthorizationServer;
  readonly accountRoom: AccountRoom;
  /** Undefined where people have accounts of ours only. */
  readonly identity: IdentityProvider | undefined;
  /** Undefined where there are none. */
  readonly localAccounts: LocalAccounts | undefined;
  readonly planner: Planner;
  /** Undefined where no model is configured. */
  readonly modelAsker: ModelAsker | undefined;
  readonly places: PlaceFinder;
  readonly guides: Guides;
  /** Undefined where illustrations take the place of photos. */
  readonly photos: PhotoSource | undefined;
  /** Undefined where no service is asked for exchange rates. */
  readonly rates: RateSource | undefined;
  /** Undefined where no service is asked for forecasts. */
  readonly forecasts: Forecasts | undefined;
  /** The key that references to photos are sealed with. */
  readonly photoSecret: () => Buffer;
  readonly runner: GenerationRunner;
  readonly startPlan: PlanStart;
  /** Counts an edit of a person's, and says whether it is within the limit of a minute. */
  readonly mayEdit: (userId: string) => boolean;
  /** For what works a trip's hours out: one at a time for a trip. */
  readonly turns: Turns;
  readonly watcher: EventWatcher;
  readonly streams: OpenStreams;
  readonly tripWatcher: TripWatcher;
  /**
   * Who asks, by a session or by a token. Routes of the API are reached by tokens whose scopes allow it alone
   * (http/guard-bearers.ts), so there the user is enough.
   *
   * @throws AppError `token_refused`; `too_many_requests` past the limit of a minute; `other_person` where the
   * request comes from another person's page.
   */
  readonly callerOf: (request: FastifyRequest) => Promise<Caller | undefined>;
  /** @throws AppError as above. */
  readonly signedInUser: (request: FastifyRequest) => Promise<User | undefined>;
  /** @throws AppError `not_signed_in`, and as above. */
  readonly requireUser: (request: FastifyRequest) => Promise<User>;
  /** The same, with what they come by: for writes that end later than they begin. */
  readonly requireCaller: (request: FastifyRequest) => Promise<Caller>;
  readonly openLink: LinkReader["open"];
  /** By which link a guest's request comes. */
  readonly requireLink: LinkReader["require"];
  readonly endSession: SessionEnd;
  readonly readiness: ReadinessWatch;
  readonly isDraining: () => boolean;
  /** From now on /readyz answers "not ready", and open streams end so that browsers reconnect. */
  readonly drain: () => void;
  /** Leaves running generations to the next process, then closes the store. */
  readonly close: () => Promise<void>;
};
