import type { FastifyReply } from "fastify";

const HEARTBEAT_MS = 15_000;
/** A stream lives at most this long; its reader then begins another. */
const MAX_STREAM_MS = 10 * 60_000;
/** A reader this far behind is dropped. */
const MAX_BUFFERED_BYTES = 256 * 1024;

export type EventStream = {
  readonly send: (data: string) => void;
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
  const end = () => {
    if (!isDone()) raw.end();
  };
  // The reader may have left while the store was awaited: `close` has been emitted and never comes again.
  if (!raw.destroyed) {
    raw.writeHead(200, {
      ...headers,
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "private, no-store, no-transform",
      "x-accel-buffering": "no",
    });
    raw.write(": hello\n\n");
  }
  const heartbeat = setInterval(() => isDone() || raw.write(": ping\n\n"), HEARTBEAT_MS).unref();
  const lifetime = setTimeout(end, Math.min(lifeMs, MAX_STREAM_MS)).unref();
  const whenOver: (() => void)[] = [];

  function over(): void {
    clearInterval(heartbeat);
    clearTimeout(lifetime);
    for (const done of whenOver.splice(0)) done();
  }
  if (raw.destroyed) over();
  else raw.once("close", over);

  return {
    send(data) {
      if (isDone()) return;
      raw.write(`data: ${data}\n\n`);
      if (raw.writableLength > MAX_BUFFERED_BYTES) raw.destroy();
    },
    end,
    onEnd(done) {
      if (raw.destroyed) done();
      else whenOver.push(done);
    },
  };
}
