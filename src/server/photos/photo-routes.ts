import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../domain/errors/app-error.ts";
import {
  type PhotoAnswer,
  type PhotoLookup,
  photoLookupSchema,
} from "../../domain/places/photo-answer.ts";
import { API_PATHS } from "../../domain/wire.ts";
import type { Context } from "../context.ts";
import { api } from "../http/api-description/route-description.ts";
import { createCoalescer } from "../lib/coalesce.ts";
import { createMinuteLimit } from "../lib/minute-limit.ts";
import { OverloadError } from "../lib/overload-error.ts";
import { ServiceError } from "../lib/service-error.ts";
import { userAgent } from "../lib/user-agent.ts";
import { waitUntil } from "../lib/wait-until.ts";
import { yieldToEventLoop } from "../lib/yield-to-event-loop.ts";
import { measureCall } from "../metrics/measure-call.ts";
import { asOwner } from "../store/access.ts";
import { isLive } from "../store/share-link-store.ts";
import { requireMemberVisit } from "../store/trip-member-store.ts";
import { fetchImage } from "./fetch-image.ts";
import { isLogged, orNotFound, photoProblem } from "./or-not-found.ts";
import { createPhotoRefs, type PhotoRefs } from "./photo-refs.ts";
import type { FoundPhoto, PhotoSource, PhotoSubject } from "./photo-source.ts";
import { photoSubjects } from "./photo-subjects.ts";

const IMAGE_DEADLINE_MS = 10_000;
/**
 * A lookup may wait in a queue; the browser gets an answer sooner, and asks again, ever less often: it has six connections
 * for all pictures of all its tabs, and one that waits is none for the others.
 */
const LOOKUP_DEADLINE_MS = 120_000;
const ANSWER_WITHIN_MS = 250;
const RETRY_AFTER_MS = 250;
/** The result waits this long for the browser to ask again, and serves the others who look at the same trip. */
const KEEP_RESULT_MS = 60_000;
const MAX_RESULTS = 2_000;
/** Of images that wait for the browsers that look at the trip: what two screens show. A photo has some 300 kB. */
const KEEP_IMAGE_MS = 30_000;
const MAX_IMAGES = 48;
const MAX_IMAGES_A_MINUTE = 240;
const MAX_LOOKUPS_A_MINUTE = 240;

type Needed = Pick<
  Context,
  | "config"
  | "store"
  | "clock"
  | "photos"
  | "photoSecret"
  | "metrics"
  | "requireUser"
  | "requireLink"
>;

/** An image whole: what a browser gets of one. */
type LoadedImage = { readonly type: string; readonly bytes: Buffer };

export function registerPhotoRoutes(app: FastifyInstance, context: Needed): void {
  const photos = new Photos(context);
  registerLookups(app, context, photos);
  registerImages(app, context, photos);
}

function registerLookups(
  app: FastifyInstance,
  { store, clock, requireUser, requireLink }: Needed,
  photos: Photos,
): void {
  app.get<{ Params: { id: string; slot: string } }>(
    API_PATHS.tripPhoto,
    api({
      scope: "read",
      summary:
        "The photo of a trip (slot hero), of a place or of a hotel (its id). 202: it is being looked up.",
      answers: { 200: photoLookupSchema, 202: photoLookupSchema },
      errors: ["trip_not_found", "photo_not_found"],
    }),
    async (request, reply) => {
      const { id: who } = await requireUser(request);
      const { id: tripId, slot } = request.params;
      const isOwn = (await store.trips.find(tripId, asOwner(who))) !== undefined;
      const ownerId = isOwn
        ? who
        : (await requireMemberVisit({ store, clock }, who, tripId)).link.ownerId;
      return photos.lookUp(request, reply, { who, ownerId, tripId, slot });
    },
  );

  app.get<{ Params: { slot: string } }>(
    API_PATHS.sharedPhoto,
    api({
      summary: "The same for guests.",
      by: "link",
      answers: { 200: photoLookupSchema, 202: photoLookupSchema },
      errors: ["trip_not_found", "photo_not_found"],
    }),
    async (request, reply) => {
      const { link } = await requireLink(request);
      const { ownerId, tripId } = link;
      const { slot } = request.params;
      return photos.lookUp(request, reply, { who: link.id, ownerId, tripId, slot, link: link.id });
    },
  );
}

function registerImages(
  app: FastifyInstance,
  { store, clock, requireUser }: Needed,
  photos: Photos,
): void {
  app.get<{ Params: { ref: string } }>(
    API_PATHS.photo,
    api({
      scope: "read",
      summary: "The image of a photo, by the reference that its lookup answered.",
      answers: { 200: { media: ["image/*"] } },
      errors: ["photo_not_found"],
    }),
    async (request, reply) => {
      const user = await requireUser(request);
      return photos.sendImage(request, reply, {
        who: user.id,
        opened: photos.refs.open(request.params.ref),
      });
    },
  );

  /** An image of a page names no link by itself: the reference does. */
  app.get<{ Params: { ref: string } }>(
    API_PATHS.sharedImage,
    api({
      summary: "The same for guests.",
      by: "anybody",
      answers: { 200: { media: ["image/*"] } },
      errors: ["photo_not_found"],
    }),
    async (request, reply) => {
      const opened = photos.refs.open(request.params.ref);
      const link =
        opened?.link === undefined ? undefined : await store.shareLinks.find(opened.link);
      if (link === undefined || !isLive(link, clock.nowMs())) throw new AppError("photo_not_found");
      return photos.sendImage(request, reply, { who: link.id, opened });
    },
  );
}

/** Photos and their images, for all who look at the same ones. */
class Photos {
  readonly refs: PhotoRefs;
  readonly #context: Needed;
  readonly #mayLookUp;
  readonly #mayFetch;
  readonly #mayWarn;
  readonly #lookups;
  readonly #images;

  constructor(context: Needed) {
    const { clock } = context;
    this.refs = createPhotoRefs(context.photoSecret, clock);
    this.#context = context;
    this.#mayLookUp = createMinuteLimit(clock, MAX_LOOKUPS_A_MINUTE);
    this.#mayFetch = createMinuteLimit(clock, MAX_IMAGES_A_MINUTE);
    this.#mayWarn = createMinuteLimit(clock, 1);
    this.#lookups = createCoalescer<FoundPhoto | undefined>({
      clock,
      forMs: KEEP_RESULT_MS,
      most: MAX_RESULTS,
    });
    this.#images = createCoalescer<LoadedImage | ServiceError>({
      clock,
      forMs: KEEP_IMAGE_MS,
      most: MAX_IMAGES,
    });
  }

  async lookUp(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: { who: string; ownerId: string; tripId: string; slot: string; link?: string },
  ) {
    const { who, ownerId, tripId, slot, link } = asked;
    const stored = await this.#context.store.trips.find(tripId, asOwner(ownerId));
    if (stored === undefined) throw new AppError("trip_not_found");
    // A page asks for many at once, and a long trip takes milliseconds to read.
    await yieldToEventLoop();
    const subjects = photoSubjects(stored.document);
    const subject = subjects.get(slot);
    if (subject === undefined) throw new AppError("photo_not_found");
    // A lookup counts once, however often its result is requested.
    const lookup = this.#lookups(JSON.stringify(subject), async () => {
      if (!this.#mayLookUp(who)) throw new AppError("too_many_requests");
      const others = [...subjects.values()].filter((one) => one !== subject);
      return this.#found(request, subject, others);
    });
    const answer = await this.#answerOf(lookup, link);
    const isPending = answer !== null && "retryAfterMs" in answer;
    // Sent as text: Fastify sends an empty body for null.
    return reply
      .code(isPending ? 202 : 200)
      .type("application/json; charset=utf-8")
      .send(JSON.stringify(answer));
  }

  /** A failure is a result too, so that nobody pays for another. An open circuit closes by itself. */
  async #found(
    request: FastifyRequest,
    subject: PhotoSubject,
    others: readonly PhotoSubject[],
  ): Promise<FoundPhoto | undefined> {
    const { photos: source } = this.#context;
    const signal = AbortSignal.timeout(LOOKUP_DEADLINE_MS);
    try {
      const photo = await source?.find(subject, { signal, others });
      // A browser that waited for an image would have no connection left to ask for the next. Of an image in several
      // sizes it alone knows which.
      if (source !== undefined && photo?.sizes.length === 0) {
        await this.#loaded(source, photo.image).catch(() => undefined);
      }
      return photo;
    } catch (error) {
      const problem = photoProblem(error);
      if (problem === undefined || isLogged(error)) throw error;
      // A refused key is refused for each photo of a trip.
      if (this.#mayWarn(problem)) request.log.warn({ problem }, "photos could not be looked up");
      return undefined;
    }
  }

  async sendImage(
    request: FastifyRequest,
    reply: FastifyReply,
    { who, opened }: { who: string; opened: ReturnType<PhotoRefs["open"]> },
  ) {
    const { photos: source } = this.#context;
    // A reference of a source that was configured before is not valid any more.
    if (source === undefined || opened?.source !== source.id) throw new AppError("photo_not_found");
    if (!this.#mayFetch(who)) throw new AppError("too_many_requests");
    const { type, bytes } = await orNotFound(request, () => this.#loaded(source, opened.image));
    reply.header("cache-control", source.cacheControl);
    return reply.header("content-disposition", "inline").type(type).send(bytes);
  }

  async #answerOf(
    lookup: Promise<FoundPhoto | undefined>,
    link: string | undefined,
  ): Promise<PhotoLookup> {
    const { photos: source } = this.#context;
    const patience = AbortSignal.timeout(ANSWER_WITHIN_MS);
    try {
      const photo = await waitUntil(lookup, patience);
      if (photo === undefined || source === undefined) return null;
      return photoAnswer(photo, { source, refs: this.refs, link });
    } catch (error) {
      const isTooEarly = error === patience.reason || error instanceof OverloadError;
      if (isTooEarly) return { retryAfterMs: RETRY_AFTER_MS };
      if (photoProblem(error) === undefined) throw error;
      return null;
    }
  }

  /** One fetch for all who look at it now; one that fails is a result too. */
  async #loaded(from: PhotoSource, image: string): Promise<LoadedImage> {
    const result = await this.#images(`${from.id} ${image}`, () =>
      this.#fetched(from, image).catch((error: unknown) => {
        if (error instanceof ServiceError) return error;
        throw error;
      }),
    );
    if (result instanceof ServiceError) throw result;
    return result;
  }

  async #fetched(from: PhotoSource, image: string): Promise<LoadedImage> {
    const signal = AbortSignal.timeout(IMAGE_DEADLINE_MS);
    const url = await from.locate(image, { signal });
    const { metricName: service, hosts } = from;
    const { config, metrics } = this.#context;
    const agent = userAgent(config.openDataContact);
    return measureCall(metrics, { service, kind: "image" }, async () => {
      const { type, stream } = await fetchImage(url, { hosts, userAgent: agent, signal });
      return { type, bytes: Buffer.concat(await stream.toArray()) };
    });
  }
}

function photoAnswer(
  photo: FoundPhoto,
  { source, refs, link }: { source: PhotoSource; refs: PhotoRefs; link: string | undefined },
): PhotoAnswer {
  const path = link === undefined ? API_PATHS.photo : API_PATHS.sharedImage;
  const address = (image: string) =>
    path.replace(":ref", refs.seal({ source: source.id, image, link }, source.referenceLifeMs));
  const { credits, licence, page } = photo;
  return {
    src: address(photo.image),
    ...(photo.sizes.length > 1
      ? { sizes: photo.sizes.map(({ image, widthPx }) => ({ src: address(image), widthPx })) }
      : {}),
    credits,
    licence,
    page,
    sourceName: source.name,
    mayBeKept: source.mayBeKept,
  };
}
