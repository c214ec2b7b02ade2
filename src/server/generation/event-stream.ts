import type { FastifyReply, FastifyRequest } from "fastify";
import { errorText } from "../../domain/app-error.ts";
import { type GenerationEvent, isGenerationEnd } from "../../domain/generation.ts";
import { StorageUnreachable } from "../store/storage-unreachable.ts";
import type { GenerationStore, StoredEvent } from "../store/store.ts";
import type { EventWatcher } from "./event-watcher.ts";
import type { GenerationRunner } from "./generation-runner.ts";
import type { OpenStreams } from "./open-streams.ts";

const HEARTBEAT_MS = 15_000;
/** A stream lives at most this long; the browser's EventSource then resumes where it was. */
const MAX_STREAM_MS = 10 * 60_000;
/** A reader this far behind is dropped; it resumes with its last event id. */
const MAX_BUFFERED_BYTES = 256 * 1024;
const RECONNECT_MS = 1_000;
/** What is left to send when a stream ends may take this long. */
const LAST_WORDS_MS = 30_000;

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
  let lastSeq = source.afterSeq;
  reply.hijack();
  // The browser left while the store was awaited: `close` has been emitted and never comes again.
  if (reply.raw.destroyed) return;
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-cache, no-store, no-transform",
    "x-accel-buffering": "no",
  });
  reply.raw.write(`retry: ${RECONNECT_MS}\n\n`);

  const isDone = () => reply.raw.writableEnded || reply.raw.destroyed;

  function send({ seq, event }: StoredEvent): void {
    if (seq <= lastSeq || isDone()) return;
    lastSeq = seq;
    reply.raw.write(`id: ${seq}\ndata: ${JSON.stringify(withText(event))}\n\n`);
    if (isGenerationEnd(event) || reply.raw.writableLength > MAX_BUFFERED_BYTES) end();
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
  const heartbeat = setInterval(() => reply.raw.write(": ping\n\n"), HEARTBEAT_MS);
  const lifetime = setTimeout(end, MAX_STREAM_MS);
  const forget = streams.add(userId, end);

  function end(): void {
    stopListening();
    stopWatching();
    clearInterval(heartbeat);
    clearTimeout(lifetime);
    if (isDone()) return;
    reply.raw.end();
    // A reader that doesn't read would keep its events in memory for ever.
    setTimeout(() => reply.raw.destroy(), LAST_WORDS_MS).unref();
  }

  reply.raw.on("close", () => {
    end();
    forget();
  });
  sendStored()
    .then(() => {
      if (source.isOver) end();
    })
    .catch(breakOff);
}

/** A failure is sent with its text too, for clients other than our pages. */
function withText(event: GenerationEvent): GenerationEvent {
  return event.type === "failed" ? { text: errorText(event), ...event } : event;
}
