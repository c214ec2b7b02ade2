import type { FastifyBaseLogger } from "fastify";
import type { GenerationEvent, ReadingEvent, WishesEvent } from "../../domain/api/generation.ts";
import { meantBy } from "../../domain/wishes/creation/meant-wishes.ts";
import {
  readModelTripWishes,
  type TripReading,
} from "../../domain/wishes/creation/read-model-trip-wishes.ts";
import { readTripWishes } from "../../domain/wishes/creation/read-trip-wishes.ts";
import { tripWishQuestion } from "../../domain/wishes/creation/trip-wish-question.ts";
import type { ModelAsker } from "../model/model-asker.ts";
import type { Generation } from "../store/generation-store.ts";

type Reader = {
  readonly modelAsker: ModelAsker | undefined;
  readonly log: Pick<FastifyBaseLogger, "warn">;
  readonly signal: AbortSignal;
  /** Stores an event and delivers it. */
  readonly append: (event: ReadingEvent | WishesEvent) => Promise<void>;
};

/**
 * Reads what a request says in words: by our grammar, and what that doesn't understand by a model where there is one.
 * What came of it is an event of the plan, so that an earlier run's reading holds.
 *
 * @param stored events of an earlier run.
 * @returns undefined where the request has no words. A model that fails, is late or answers badly leaves its part unread.
 */
export async function readWishText(
  { id, userId, requestId: reqId = id, request }: Generation & { readonly requestId?: string },
  stored: readonly GenerationEvent[],
  { modelAsker, log, signal, append }: Reader,
): Promise<WishesEvent | undefined> {
  const { location, wishText } = request;
  if (wishText === undefined) return undefined;
  const earlier = stored.find((event) => event.type === "wishes");
  if (earlier !== undefined) return earlier;
  const { read, unread } = readTripWishes(wishText);
  const words = unread.join("; ");
  let byModel: TripReading = { read: [], unread };
  if (words !== "" && modelAsker !== undefined) {
    await append({ type: "reading", place: location?.label ?? "", step: "wishes" });
    try {
      byModel = (await readByModel(words, modelAsker, { userId, reqId, signal })) ?? byModel;
    } catch (error) {
      signal.throwIfAborted();
      log.warn({ err: error, reqId }, "a plan's wishes were not read by the model");
    }
  }
  const event: WishesEvent = {
    type: "wishes",
    read: [...read.flatMap(meantBy), ...byModel.read],
    unread: [...byModel.unread],
  };
  await append(event);
  return event;
}

/** @returns undefined where the answer can't be used. @throws AppError as `ModelAsker.ask` does. */
export async function readByModel(
  words: string,
  modelAsker: ModelAsker,
  asking: Parameters<ModelAsker["ask"]>[1],
): Promise<TripReading | undefined> {
  return readModelTripWishes(await modelAsker.ask(tripWishQuestion(words), asking), words);
}
