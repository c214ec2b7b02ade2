import type { FastifyBaseLogger } from "fastify";
import type { GenerationEvent, ReadingEvent, WishesEvent } from "../../domain/api/generation.ts";
import {
  readModelTripWishes,
  type TripReading,
} from "../../domain/wishes/creation/read-model-trip-wishes.ts";
import { tripWishQuestion } from "../../domain/wishes/creation/trip-wish-question.ts";
import { readFormWishes } from "../../domain/wishes/read-form-wishes.ts";
import type { ModelAsker } from "../model/model-asker.ts";
import type { Generation } from "../store/generation-store.ts";

type Reader = {
  readonly modelAsker: ModelAsker | undefined;
  readonly log: Pick<FastifyBaseLogger, "warn">;
  readonly signal: AbortSignal;
  /** The names of places of a destination, as far as they are known. */
  readonly placeNames: (destination: string | undefined) => Promise<readonly string[]>;
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
  { modelAsker, log, signal, placeNames, append }: Reader,
): Promise<WishesEvent | undefined> {
  const { location, wishText } = request;
  if (wishText === undefined) return undefined;
  const earlier = stored.find((event) => event.type === "wishes");
  if (earlier !== undefined) return earlier;
  // The form has read its words: those that it sends are what it could not read.
  const names = request.wishes === undefined ? await placeNames(location?.label) : [];
  const { read, asked } =
    request.wishes === undefined
      ? readFormWishes(wishText, names)
      : { read: [], asked: [{ text: wishText, choices: [] }] };
  // What turns a wish round is for the traveller.
  const forModel = asked.filter((part) => !("isTurned" in part));
  const turned = asked.filter((part) => "isTurned" in part).map(({ text }) => text);
  const words = forModel.map(({ text }) => text).join("; ");
  let byModel: TripReading = { read: [], unread: forModel.map(({ text }) => text) };
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
    read: [...read.flatMap(({ meant }) => meant), ...byModel.read],
    unread: [...byModel.unread, ...turned],
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
