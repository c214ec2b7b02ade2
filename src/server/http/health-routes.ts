import { statfs } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import { API_PATHS, type ConfigAnswer } from "../../domain/wire.ts";
import type { Context } from "../context.ts";

/** Below this a WAL can no longer be trusted to find room, so we say so before it happens. */
const MIN_FREE_BYTES = 64 * 1024 * 1024;

export function registerHealthRoutes(app: FastifyInstance, context: Context): void {
  const { config, store, planner, places, photos, identity } = context;

  app.get("/healthz", async () => ({ alive: true }));

  app.get("/readyz", async (request, reply) => {
    const problems: string[] = [];
    if (context.isDraining()) problems.push("draining");
    try {
      await store.checkReady();
      const { bavail, bsize } = await statfs(config.dataDir);
      if (bavail * bsize < MIN_FREE_BYTES) problems.push("disk");
    } catch (error) {
      request.log.error({ err: error }, "the store is not ready");
      problems.push("store");
    }
    return reply
      .code(problems.length === 0 ? 200 : 503)
      .send({ ready: problems.length === 0, problems });
  });

  const answer: ConfigAnswer = {
    signIn: identity.kind,
    planner: planner.id,
    places: places.id,
    photos: photos.id,
    limits: { maxTripDays: config.limits.maxTripDays },
  };
  app.get(API_PATHS.config, async (_request, reply) => reply.send(answer));
}
