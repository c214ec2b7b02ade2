import type { FastifyInstance } from "fastify";
import { AppError } from "../../domain/app-error.ts";
import type { PhotoAnswer } from "../../domain/photo-answer.ts";
import { tripSchema } from "../../domain/trip.ts";
import { API_PATHS } from "../../domain/wire.ts";
import type { Context } from "../context.ts";
import { createMinuteLimit } from "../lib/minute-limit.ts";
import { userAgent } from "../lib/user-agent.ts";
import { measureCall } from "../metrics/measure-calls.ts";
import type { StoredTrip } from "../store/store.ts";
import { fetchImage } from "./fetch-image.ts";
import { createImageHosts } from "./image-hosts.ts";
import { orNotFound, photoProblem } from "./or-not-found.ts";
import type { FoundPhoto, PhotoImage, PhotoSubject } from "./photo-finder.ts";
import { createPhotoRefs, type PhotoRefs } from "./photo-refs.ts";
import { tripPhotoSubject } from "./trip-photo-subject.ts";

const DEADLINE_MS = 10_000;
const MAX_A_MINUTE = 240;
/** Google's content may not be kept; five minutes are what going back and forth in a trip takes. */
const CACHE_CONTROL = {
  google: "private, max-age=300",
  wikimedia: "private, max-age=604800, immutable",
} as const;

export function registerPhotoRoutes(app: FastifyInstance, context: Context): void {
  const { config, store, clock, photos } = context;
  const refs = createPhotoRefs(context.photoSecret, clock);
  const hosts = createImageHosts(config.places);
  const agent = userAgent(config.publicUrl);
  const mayLookUp = createMinuteLimit(clock, MAX_A_MINUTE);
  const mayFetch = createMinuteLimit(clock, MAX_A_MINUTE);

  app.get<{ Params: { id: string; slot: string } }>(API_PATHS.tripPhoto, async (request, reply) => {
    const user = await context.requireUser(request);
    const { id, slot } = request.params;
    const stored = await store.trips.find(id, user.id);
    if (stored === undefined) throw new AppError("trip_not_found");
    const subject = subjectOf(stored, slot);
    if (subject === undefined) throw new AppError("photo_not_found");
    if (!mayLookUp(user.id)) throw new AppError("too_many_requests");
    const photo = await orNotFound(request, () => find(subject));
    if (photo === undefined) throw new AppError("photo_not_found");
    return reply.send(answerOf(photo, refs));
  });

  app.get<{ Params: { ref: string } }>(API_PATHS.photo, async (request, reply) => {
    const user = await context.requireUser(request);
    const image = refs.open(request.params.ref);
    if (image === undefined) throw new AppError("photo_not_found");
    if (!mayFetch(user.id)) throw new AppError("too_many_requests");
    const { type, length, stream } = await orNotFound(request, () => fetched(image));
    reply.header("cache-control", CACHE_CONTROL[image.source]);
    reply.header("content-disposition", "inline").type(type);
    if (length !== undefined) reply.header("content-length", length);
    stream.once("error", (error) => {
      request.log.warn({ problem: photoProblem(error) }, "a photo broke off");
    });
    return reply.send(stream);
  });

  function find(subject: PhotoSubject): Promise<FoundPhoto | undefined> {
    return photos.find(subject, { signal: AbortSignal.timeout(DEADLINE_MS) });
  }

  async function fetched(image: PhotoImage) {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const url = await photos.locate(image, { signal });
    const from = { service: image.source === "google" ? "places" : "commons", kind: "image" };
    return measureCall(context.metrics, from, () =>
      fetchImage(url, { hosts, userAgent: agent, signal }),
    );
  }
}

function subjectOf(stored: StoredTrip, slot: string): PhotoSubject | undefined {
  const document: unknown = JSON.parse(Buffer.from(stored.document).toString("utf8"));
  const trip = tripSchema.safeParse(document);
  return trip.success ? tripPhotoSubject(trip.data, slot) : undefined;
}

function answerOf(photo: FoundPhoto, refs: PhotoRefs): PhotoAnswer {
  const address = (image: PhotoImage) => API_PATHS.photo.replace(":ref", refs.seal(image));
  const { credits, licence, page, source } = photo;
  return {
    src: address(photo.image),
    ...(photo.sizes.length > 1
      ? { sizes: photo.sizes.map(({ image, widthPx }) => ({ src: address(image), widthPx })) }
      : {}),
    credits,
    ...(licence === undefined ? {} : { licence }),
    ...(page === undefined ? {} : { page }),
    source,
  };
}
