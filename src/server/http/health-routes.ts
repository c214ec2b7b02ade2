import type { FastifyInstance, FastifyRequest } from "fastify";
import { API_PATHS } from "../../domain/wire.ts";
import { type ConfigAnswer, configAnswerSchema } from "../../domain/wire-schemas.ts";
import { streetMapAddress } from "../config/map-settings.ts";
import type { Context } from "../context.ts";
import { freeBytes, MIN_FREE_BYTES } from "../lib/free-space.ts";
import { api } from "./api-description/route-description.ts";

/** A check takes the database's write lock, and anyone may ask; beyond this limit the last result is sent. */
const MAX_LOOKS_A_SECOND = 10;

type Needed = Pick<
  Context,
  "clock" | "config" | "store" | "planner" | "places" | "photos" | "readiness" | "isDraining"
>;

export function registerHealthRoutes(app: FastifyInstance, context: Needed): void {
  const { clock, config, store, planner, places, photos } = context;

  app.get("/healthz", async () => ({ alive: true }));

  let second = 0;
  let looks = 0;
  let seen: string | undefined;

  /** The store's problem in a word, if it has one. */
  async function storeProblem(request: FastifyRequest): Promise<string | undefined> {
    const now = Math.floor(clock.nowMs() / 1000);
    looks = now === second ? looks + 1 : 1;
    second = now;
    if (looks > MAX_LOOKS_A_SECOND) return seen;
    try {
      await store.checkReady();
      seen = (await isDiskFull()) ? "disk" : undefined;
    } catch (error) {
      request.log.error({ err: error }, "the store is not ready");
      seen = "store";
    }
    return seen;
  }

  /** The disk of the database's file; the disk of a database server is checked there. */
  async function isDiskFull(): Promise<boolean> {
    if (config.database.kind !== "sqlite") return false;
    return (await freeBytes(config.dataDir)) < MIN_FREE_BYTES;
  }

  app.get("/readyz", async (request, reply) => {
    context.readiness.noteAsked();
    const problem = await storeProblem(request);
    const problems = [
      ...(context.isDraining() ? ["draining"] : []),
      ...(problem === undefined ? [] : [problem]),
    ];
    return reply
      .code(problems.length === 0 ? 200 : 503)
      .send({ ready: problems.length === 0, problems });
  });

  const answer: ConfigAnswer = {
    signIn: config.identity.kind,
    ...(config.localAccounts && config.identity.kind !== "embedded" ? { localAccounts: true } : {}),
    planner: planner.id,
    places: places.id,
    photos: photos?.id ?? "illustrations",
    limits: { maxTripDays: config.limits.maxTripDays },
    links: config.links,
    ...(config.streetMap === undefined ? {} : { streetMap: streetMapAddress(config.streetMap) }),
    ...(config.database.kind === "firestore" ? { backend: "Cloud Firestore" } : {}),
    ...(config.analytics === undefined ? {} : { analytics: config.analytics }),
  };
  app.get(
    API_PATHS.config,
    api({
      scope: "any",
      summary: "What this server is configured to do.",
      answers: { 200: configAnswerSchema },
    }),
    async (_request, reply) => reply.send(answer),
  );
}
