import type { FastifyReply, FastifyRequest } from "fastify";
import { type GenerationEvent, isGenerationEnd } from "../../domain/api/generation.ts";
import { errorText } from "../../domain/errors/app-error.ts";
import type { Words } from "../../domain/messages/words.ts";
import { openEventStream } from "../lib/event-stream.ts";
import { wordsFor } from "../lib/words-for.ts";
import type { GenerationStore, StoredEvent } from "../store/generation-store.ts";
import { StorageUnreachable } from "../store/storage-error.ts";
import type { EventWatcher } from "./event-watcher.ts";
import type { GenerationRunner } from "./generation-runner.ts";
import type { OpenStreams } from "./open-streams.ts";

/**
 * Answers with a generation's events as a server-sent event stream: first what is stored after
 * `afterSeq`, then each as it happens, until the end or until the reader leaves.
 */
export function streamEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  source: {
    generationId: string;
    userId: string;
    afterSeq: number;
    /** The generation has ended already: what is stored is all there will be. */
    isOver: boolean;
    generations: GenerationStore;
    runner: GenerationRunner;
    watcher: EventWatcher;
    streams: OpenStreams;
  },
): void {
  const { generationId, userId, generations, runner, watcher, streams } = source;
  const words = wordsFor(request);
  let lastSeq = source.afterSeq;
  const stream = openEventStream(reply);
  if (stream.isDone()) return;

  function send({ seq, event }: StoredEvent): void {
    if (seq <= lastSeq || stream.isDone()) return;
    lastSeq = seq;
    stream.send(JSON.stringify(withText(event, words)), seq);
    if (isGenerationEnd(event)) end();
  }

  async function sendStored(): Promise<void> {
    try {
      for (const stored of await generations.events(generationId, lastSeq)) send(stored);
    } catch (error) {
      if (runner.unrecordedEnd(generationId) === undefined) throw error;
    }
    const event = runner.unrecordedEnd(generationId);
    if (event !== undefined) send({ seq: lastSeq + 1, event });
  }

  function breakOff(error: unknown): void {
    request.log.error({ err: error, generation: generationId }, "an event stream broke");
    end();
  }

  function sendNew(): void {
    sendStored().catch((error: unknown) => {
      // The watcher tries again when the store is back; asking again here would find no more.
      if (!(error instanceof StorageUnreachable)) breakOff(error);
    });
  }

  const stopListening = runner.listen(generationId, sendNew);
  const stopWatching = watcher.watch(generationId, {
    lastSeq: () => lastSeq,
    deliver: send,
    breakOff,
  });
  stream.onEnd(stopFollowing);
  stream.onEnd(streams.add(userId, end));

  function stopFollowing(): void {
    stopListening();
    stopWatching();
  }

  function end(): void {
    stopFollowing();
    stream.end();
  }

  sendStored()
    .then(() => {
      if (source.isOver) end();
    })
    .catch(breakOff);
}

/** A failure is sent with its text too, for clients other than our pages. */
function withText(event: GenerationEvent, words: Words): GenerationEvent {
  return event.type === "failed" ? { text: errorText(event, words.errors), ...event } : event;
}
