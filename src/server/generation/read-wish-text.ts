import type { FastifyBaseLogger } from "fastify";
import type { GenerationEvent, ReadingEvent, WishesEvent } from "../../domain/api/generation.ts";
import type { PlaceNames } from "../../domain/places/place-names.ts";
import { leftOf } from "../../domain/wishes/model/left-of.ts";
import { wishQuestion } from "../../domain/wishes/model/wish-question.ts";
import { modelReading } from "../../domain/wishes/model/with-model.ts";
import { withLikeliest } from "../../domain/wishes/read-form-wishes.ts";
import type { Lexicon } from "../../domain/wishes/translated/lexicon.ts";
import { lexiconFor } from "../../domain/wishes/translated/lexicon-for.ts";
import { readFormIn } from "../../domain/wishes/translated/read-translated.ts";
import { wishLanguageOf } from "../../domain/wishes/translated/wish-language.ts";
import type { ModelAsker } from "../model/model-asker.ts";
import type { Generation } from "../store/generation-store.ts";

type Reader = {
  readonly modelAsker: ModelAsker | undefined;
  readonly log: Pick<FastifyBaseLogger, "warn">;
  readonly signal: AbortSignal;
  /** The names of places of a destination, as far as they are known. */
  readonly placeNames: (destination: string | undefined) => Promise<readonly PlaceNames[]>;
  /** Stores an event and delivers it. */
  readonly append: (event: ReadingEvent | WishesEvent) => Promise<void>;
};

/**
 * Reads what a request says in words: by our reader, and what that doesn't understand by a model where there is one.
 * The reading is an event of the plan, so that an earlier run's reading holds.
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
  const names = await placeNames(location?.label);
  // The form has read its words: those that it sends are what it could not read.
  const lexicon = request.wishes === undefined ? await lexiconOfText(wishText) : "none";
  let reading = readFormIn(lexicon, wishText, names, undefined, location?.label);
  const left = leftOf(reading.asked);
  if (left !== "" && modelAsker !== undefined) {
    await append({ type: "reading", place: location?.label ?? "", step: "wishes" });
    try {
      const answer = await modelAsker.ask(wishQuestion(left), { userId, reqId, signal });
      reading = readFormIn(lexicon, wishText, names, modelReading(answer), location?.label);
    } catch (error) {
      signal.throwIfAborted();
      log.warn({ err: error, reqId }, "a plan's wishes were not read by the model");
    }
  }
  const { read, asked } = withLikeliest(reading, lexicon === "english");
  const event: WishesEvent = {
    type: "wishes",
    read: read.flatMap(({ meant }) => meant),
    unread: asked.map(({ text }) => text),
  };
  await append(event);
  return event;
}

async function lexiconOfText(text: string): Promise<Lexicon | "english" | "none"> {
  const language = wishLanguageOf(text);
  if (language === "en") return "english";
  return language === "other" ? "none" : lexiconFor(language);
}
