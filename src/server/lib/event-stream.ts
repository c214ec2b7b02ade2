import type { FastifyReply } from "fastify";

const HEARTBEAT_MS = 15_000;
/** A stream lives at most this long; its reader then begins another. */
const MAX_STREAM_MS = 10 * 60_000;
/** A reader this far behind is dropped. */
const MAX_BUFFERED_BYTES = 256 * 1024;
/** A browser's `EventSource` begins again after this. */
const RECONNECT_MS = 1_000;
/** When a stream ends, sending the rest may take this long. */
const LAST_WORDS_MS = 30_000;

export type EventStream = {
  /** Nothing more is sent: it has ended, or its reader has left. */
  readonly isDone: () => boolean;
  /** @param id by which a browser's `EventSource` resumes. */
  readonly send: (data: string, id?: number) => void;
  readonly end: () => void;
  /** Runs once, when the connection is free. */
  readonly onEnd: (done: () => void) => void;
};

/**
 * Begins to answer with a stream of server-sent events.
 *
 * @param lifeMs how long it may live, where that is less than ten minutes.
 */
export function openEventStream(reply: FastifyReply, lifeMs = MAX_STREAM_MS): EventStream {
  const { raw } = reply;
  const headers = reply.getHeaders() as Record<string, string>;
  reply.hijack();
  const isDone = () => raw.writableEnded || raw.destroyed;
  let lastWords: NodeJS.Timeout | undefined;
  // The reader may have left while the store was awaited: `close` has been emitted and never comes again.
  if (!raw.destroyed) {
    raw.writeHead(200, {
      ...headers,
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "private, no-cache, no-store, no-transform",
      "x-accel-buffering": "no",
    });
    raw.write(`retry: ${RECONNECT_MS}\n\n`);
  }
  const heartbeat = setInterval(() => isDone() || raw.write(": ping\n\n"), HEARTBEAT_MS).unref();
  const lifetime = setTimeout(end, Math.min(lifeMs, MAX_STREAM_MS)).unref();
  const whenOver: (() => void)[] = [];

  function end(): void {
    if (isDone()) return;
    raw.end();
    // A reader that doesn't read would keep what was sent in memory for ever.
    lastWords = setTimeout(() => raw.destroy(), LAST_WORDS_MS).unref();
  }

  function over(): void {
    clearInterval(heartbeat);
    clearTimeout(lifetime);
    clearTimeout(lastWords);
    for (const done of whenOver.splice(0)) done();
  }
  if (raw.destroyed) over();
  else raw.once("close", over);

  return {
    isDone,
    send(data, id) {
      if (isDone()) return;
      raw.write(`${id === undefined ? "" : `id: ${id}\n`}data: ${data}\n\n`);
      if (raw.writableLength > MAX_BUFFERED_BYTES) end();
    },
    end,
    onEnd(done) {
      if (raw.destroyed) done();
      else whenOver.push(done);
    },
  };
}
