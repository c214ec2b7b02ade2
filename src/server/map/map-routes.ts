import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { AppError } from "../../domain/errors/app-error.ts";
import { tileJsonSchema } from "../../domain/places/tile-json.ts";
import { API_PATHS } from "../../domain/wire.ts";
import type { Context } from "../context.ts";
import { api } from "../http/api-description/route-description.ts";
import { createMinuteLimit } from "../lib/minute-limit.ts";
import { createSemaphore } from "../lib/semaphore.ts";
import { userAgent } from "../lib/user-agent.ts";
import type { TileArchive } from "./tile-archive.ts";

const DEADLINE_MS = 8_000;
/** A page asks for some sixteen tiles at once; each is read in a few milliseconds. */
const AT_ONCE = { permits: 8, maxWaiting: 400, waitMs: 5_000 } as const;
/** Deeper ones don't exist: a tile would be less than a metre wide. */
const MAX_ZOOM = 24;
/** The address has the file's version in it. */
const FOR_EVER = "public, max-age=31536000, immutable";
const MEDIA = ["application/vnd.mapbox-vector-tile", "image/png", "image/jpeg", "image/webp"];

const compressed = promisify(gzip);
const zoomSchema = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(MAX_ZOOM));
const countSchema = z.coerce.number().check(z.int(), z.minimum(0));
const placeSchema = z.object({ z: zoomSchema, x: countSchema, y: countSchema });

/** Answers the tiles of the operator's map file; nothing where there is none. */
export function registerMapRoutes(
  app: FastifyInstance,
  { config, clock }: Pick<Context, "config" | "clock">,
): void {
  const { streetMap } = config;
  const archive =
    streetMap?.kind === "archive"
      ? openArchive(streetMap.archive, userAgent(config.openDataContact))
      : undefined;
  const mayWarn = createMinuteLimit(clock, 1);
  const slots = createSemaphore({ ...AT_ONCE, onOverload: () => new AppError("busy") });

  async function ask<T>(
    request: FastifyRequest,
    read: (from: TileArchive, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    if (archive === undefined) throw new AppError("not_found");
    const release = await slots.acquire();
    try {
      return await read(await archive, AbortSignal.timeout(DEADLINE_MS));
    } catch (error) {
      if (mayWarn("map")) request.log.warn({ err: error }, "the map file could not be read");
      throw new AppError("busy");
    } finally {
      release();
    }
  }

  app.get(
    API_PATHS.map,
    api({
      scope: "any",
      summary: "Where the street map's tiles are, where the operator has a file of them.",
      answers: { 200: tileJsonSchema },
      errors: ["not_found", "busy"],
    }),
    async (request, reply) =>
      reply.send(await ask(request, (from, signal) => from.describe(signal))),
  );

  app.get<{ Params: Record<"version" | "z" | "x" | "y", string> }>(
    API_PATHS.mapTile,
    api({
      scope: "any",
      summary:
        "A tile of the street map, for ever: the version is the file's. 204: nothing is there.",
      params: placeSchema.shape,
      answers: { 200: { media: MEDIA }, 204: null },
      errors: ["not_found", "busy"],
    }),
    async (request, reply) => {
      const place = placeSchema.safeParse(request.params).data;
      const count = 2 ** (place?.z ?? 0);
      if (place === undefined || place.x >= count || place.y >= count)
        throw new AppError("not_found");
      const tile = await ask(request, async (from, signal) => {
        if ((await from.version(signal)) !== request.params.version) return "other version";
        return from.tile(place, signal);
      });
      if (tile === "other version") throw new AppError("not_found");
      reply.header("cache-control", FOR_EVER);
      if (tile === undefined) return reply.code(204).send();
      reply.type(tile.type).header("vary", "accept-encoding");
      // Images are compressed already.
      const isSmall =
        tile.type.startsWith("image/") ||
        !/\bgzip\b/.test(String(request.headers["accept-encoding"]));
      if (isSmall) return reply.send(tile.bytes);
      return reply.header("content-encoding", "gzip").send(await compressed(tile.bytes));
    },
  );
}

/** Its library is loaded where there is a file. */
async function openArchive(address: string, agent: string): Promise<TileArchive> {
  const { openTileArchive } = await import("./tile-archive.ts");
  return openTileArchive(address, agent);
}
