import { hash } from "node:crypto";
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { AppError } from "../../domain/errors/app-error.ts";
import {
  KEPT_FILE_TYPES,
  keptFileName,
  keptFileType,
  TELLING_BYTES,
} from "../../domain/files/kept-file-type.ts";
import { tripFilesSchema } from "../../domain/files/trip-files.ts";
import { isoTime } from "../../domain/iso-time.ts";
import { LIMITS, nameSchema, partIdSchema } from "../../domain/limits.ts";
import { linkAllows, rightsOf } from "../../domain/sharing/guest-rights.ts";
import { API_PATHS } from "../../domain/wire.ts";
import type { Context } from "../context.ts";
import { api } from "../http/api-description/route-description.ts";
import { matchesEtag, sendVersioned } from "../http/send-versioned.ts";
import { createMinuteLimit } from "../lib/minute-limit.ts";
import { type Access, asGuest, asOwner } from "../store/access.ts";
import type { TripFile, TripFileStore } from "../store/trip-file-store.ts";
import { requireMemberVisit } from "../store/trip-member-store.ts";

/** Each is in memory as it comes. */
const MAX_AT_ONCE = 4;
const MAX_A_MINUTE = 60;
const MEGABYTE = 1024 * 1024;

const namedSchema = z.object({
  part: partIdSchema,
  name: nameSchema(LIMITS.keptFile.name),
});

type Needed = Pick<Context, "config" | "store" | "clock" | "requireCaller">;
type OfTrip = { Params: { id: string } };
type OfFile = { Params: { id: string; file: string } };
type Adding = OfFile & { Querystring: { part?: string; name?: string } };

/** Files that the owner's account keeps with a trip, for the owner and for members who may change it; never for guests. */
export function registerTripFilesRoutes(app: FastifyInstance, context: Needed): void {
  const { store, config } = context;

  app.get<OfTrip>(
    API_PATHS.tripFiles,
    api({
      by: "session",
      summary: "The files that the owner’s account keeps with a trip.",
      headers: ["if-none-match"],
      answers: { 200: tripFilesSchema },
      errors: ["trip_not_found", "link_forbids"],
    }),
    async (request, reply) => {
      const { tripId } = await admit(context, request, request.params.id);
      const files = await store.tripFiles.list(tripId);
      const answer = {
        files: files.map(({ id, partId, name, type, bytes, addedAtMs }) => ({
          ...{ id, partId, name, type, bytes },
          addedAt: isoTime(addedAtMs),
        })),
        mostBytes: config.limits.accountFilesMb * MEGABYTE,
      };
      return sendVersioned(request, reply, JSON.stringify(answer));
    },
  );

  app.get<OfFile>(
    API_PATHS.tripFile,
    api({
      by: "session",
      summary: "One of these files, to be downloaded.",
      headers: ["if-none-match"],
      answers: { 200: { media: [...KEPT_FILE_TYPES] } },
      errors: ["trip_not_found", "link_forbids", "file_not_found"],
    }),
    async (request, reply) => {
      const { tripId } = await admit(context, request, request.params.id);
      const file = await store.tripFiles.find(tripId, request.params.file);
      if (file === undefined) throw new AppError("file_not_found");
      const etag = `"${file.hash}"`;
      reply.header("etag", etag);
      if (matchesEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
      // Somebody else may have made it: where a browser opens it after all, nothing in it runs as ours.
      return reply
        .header("content-security-policy", "default-src 'none'; sandbox")
        .header("content-disposition", attachment(file.name))
        .header("content-length", file.bytes)
        .type(file.type)
        .send(Readable.from(contentOf(store.tripFiles, file)));
    },
  );

  app.delete<OfFile>(
    API_PATHS.tripFile,
    api({
      by: "session",
      summary: "Removes one of these files.",
      answers: { 204: null },
      errors: ["trip_not_found", "link_forbids", "file_not_found"],
    }),
    async (request, reply) => {
      const { tripId, access } = await admit(context, request, request.params.id);
      const removed = await store.tripFiles.remove(tripId, request.params.file, access);
      if (typeof removed === "object") throw new AppError(removed.forbidden);
      if (!removed) throw new AppError("file_not_found");
      return reply.code(204).send();
    },
  );

  registerAdding(app, context);
}

function registerAdding(app: FastifyInstance, context: Needed): void {
  const { store, clock, config } = context;
  const megabytes = config.limits.accountFilesMb;
  const mayAdd = createMinuteLimit(clock, MAX_A_MINUTE);
  const admitted = new WeakMap<FastifyRequest, Admitted>();
  let underWay = 0;

  app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      "application/octet-stream",
      { parseAs: "buffer" },
      (_request, body, parsed) => parsed(null, body),
    );

    scope.put<Adding>(
      API_PATHS.tripFile,
      {
        bodyLimit: LIMITS.keptFile.bytes,
        // Who sends it is known before any of it is read.
        async onRequest(request, reply) {
          const { tripId, access } = await admit(context, request, paramsOf(request).id);
          if (megabytes === 0) throw new AppError("files_full", { megabytes });
          if (!mayAdd(access.userId)) throw new AppError("too_many_requests");
          if (underWay >= MAX_AT_ONCE) throw new AppError("busy");
          underWay += 1;
          reply.raw.once("close", () => {
            underWay -= 1;
          });
          admitted.set(request, { tripId, access });
        },
        ...api({
          by: "session",
          summary:
            "Keeps a PDF, JPEG, PNG, WebP or GIF with a place or a day (part). The id is yours; a file that is there under it stays as it is.",
          query: { part: namedSchema.shape.part, name: namedSchema.shape.name },
          body: { media: ["application/octet-stream"] },
          answers: { 204: null },
          errors: ["trip_not_found", "link_forbids", "files_full", "file_refused"],
        }),
      },
      async (request, reply) => {
        const { body, query } = request;
        const by = admitted.get(request);
        const id = partIdSchema.safeParse(request.params.file);
        const named = namedSchema.safeParse(query);
        if (!Buffer.isBuffer(body) || by === undefined) {
          throw new AppError("unsupported_media_type");
        }
        if (!id.success || !named.success) {
          throw new AppError("bad_request", { problem: "fileUnnamed" });
        }
        const type = keptFileType(body.subarray(0, TELLING_BYTES));
        if (type === undefined) throw new AppError("file_refused");
        const outcome = await store.tripFiles.add(
          {
            tripId: by.tripId,
            id: id.data,
            ownerId: by.access.userId,
            partId: named.data.part,
            name: keptFileName(named.data.name, type),
            type,
            bytes: body.byteLength,
            hash: hash("sha256", body, "base64url"),
            addedAtMs: clock.nowMs(),
          },
          body,
          {
            access: by.access,
            most: { bytes: megabytes * MEGABYTE, files: LIMITS.keptFile.ofTrip },
          },
        );
        if (typeof outcome === "object") throw new AppError(outcome.forbidden);
        if (outcome === "gone") throw new AppError("trip_not_found");
        if (outcome === "full") {
          throw new AppError("files_full", { megabytes });
        }
        return reply.code(204).send();
      },
    );
    done();
  });
}

type Admitted = { readonly tripId: string; readonly access: Access };

/** @throws AppError `trip_not_found`, and `link_forbids` for a member who may only look. */
async function admit(
  { store, clock, requireCaller }: Needed,
  request: FastifyRequest,
  tripId: string,
): Promise<Admitted> {
  const { user, right } = await requireCaller(request);
  if ((await store.trips.find(tripId, asOwner(user.id))) !== undefined) {
    return { tripId, access: asOwner(user.id, right) };
  }
  const visit = await requireMemberVisit({ store, clock }, user.id, tripId, "edit");
  const access = asGuest(visit, clock, ({ content }, guest) =>
    linkAllows(rightsOf(content, guest), "edit") ? undefined : "link_forbids",
  );
  return { tripId, access };
}

/** The hook knows the route's parameters, not their type. */
function paramsOf({ params }: FastifyRequest): Adding["Params"] {
  return params as Adding["Params"];
}

async function* contentOf(files: TripFileStore, { tripId, id }: TripFile): AsyncGenerator<Buffer> {
  for (let number = 0; ; number += 1) {
    const piece = await files.piece(tripId, id, number);
    if (piece === undefined) return;
    yield Buffer.from(piece.content, "base64");
  }
}

/** RFC 6266: the name in letters of any script. */
function attachment(name: string): string {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (letter) => {
    return `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
  });
  return `attachment; filename*=UTF-8''${encoded}`;
}
