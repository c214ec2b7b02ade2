import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyReply } from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openEventStream } from "./event-stream.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An answer on a connection that leads nowhere. */
function createReply() {
  const raw = new ServerResponse(new IncomingMessage(new Socket()));
  const reply = { raw, hijack: () => {}, getHeaders: () => ({}) };
  return { raw, reply: reply as unknown as FastifyReply };
}

test("a reader who left while the store was awaited leaves nothing behind", () => {
  const { raw, reply } = createReply();
  raw.destroy();
  const ended = vi.fn();
  openEventStream(reply).onEnd(ended);
  expect(ended).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test("a reader who leaves later leaves nothing behind", () => {
  const { raw, reply } = createReply();
  const ended = vi.fn();
  openEventStream(reply).onEnd(ended);
  expect(vi.getTimerCount()).toBe(2);
  raw.emit("close");
  expect(ended).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test("what is left to send when a stream ends may take half a minute, and no longer", () => {
  const { raw, reply } = createReply();
  openEventStream(reply).end();
  vi.advanceTimersByTime(29_999);
  expect(raw.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(raw.destroyed).toBe(true);
});

test("a reader who is far behind is told no more", () => {
  const { raw, reply } = createReply();
  const stream = openEventStream(reply);
  stream.send("x".repeat(300_000));
  expect(stream.isDone()).toBe(true);
  const { writableLength } = raw;
  stream.send("more");
  expect(raw.writableLength).toBe(writableLength);
});
