import type { ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import { createGzip } from "node:zlib";
import type { StreamPiece } from "./chat-protocol.ts";
import type { Delivery } from "./choose-delivery.ts";

const FLOOD_BYTES = 50 * 1024 * 1024;
const MAX_WRITE_BYTES = 200;

export type DeliveryOptions = {
  /** Between two writes of a stream. */
  readonly paceMs: number;
  /** Called as soon as the last byte of a piece of text was written to the socket. */
  readonly onText: (text: string) => void;
};

/** Sends a delivery. Ends early, and quietly, when the client has gone. */
export async function deliver(
  response: ServerResponse,
  delivery: Delivery,
  options: DeliveryOptions,
): Promise<void> {
  switch (delivery.kind) {
    case "hang-up":
      response.socket?.destroy();
      return;
    case "silence":
      return;
    case "answer":
      response.writeHead(delivery.answer.status, delivery.answer.headers);
      response.end(delivery.answer.body);
      return;
    case "gzip-bomb":
      return sendGzipBomb(response, delivery.status);
    case "flood":
      return flood(response, delivery);
    case "stream":
      return stream(response, delivery, options);
  }
}

async function stream(
  response: ServerResponse,
  delivery: Extract<Delivery, { kind: "stream" }>,
  { paceMs, onText }: DeliveryOptions,
): Promise<void> {
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache" });
  response.flushHeaders();
  const { bytes, marks, starts } = joinPieces(delivery.pieces);
  const pauseAt = delivery.pause === undefined ? undefined : starts[delivery.pause.before];
  const toSend = bytes.subarray(0, delivery.sentBytes ?? bytes.length);
  let sent = 0;
  let marked = 0;
  while (sent < toSend.length && !response.destroyed) {
    if (sent === pauseAt) await wait(delivery.pause?.ms);
    const size = Math.min(writeSize(toSend, sent), untilPause(pauseAt, sent));
    response.write(toSend.subarray(sent, sent + size));
    sent += size;
    for (let mark = marks[marked]; mark !== undefined && mark.endByte <= sent; ) {
      onText(mark.text);
      marked += 1;
      mark = marks[marked];
    }
    await (paceMs > 0 ? wait(paceMs) : nextTurn());
  }
  if (delivery.ending === "cut") response.socket?.destroy();
  else if (delivery.ending !== "hang") response.end();
}

function untilPause(pauseAt: number | undefined, sent: number): number {
  return pauseAt === undefined || pauseAt <= sent ? MAX_WRITE_BYTES : pauseAt - sent;
}

/** All bytes in a row, where each piece starts, and where each piece of text ends. */
function joinPieces(pieces: readonly StreamPiece[]) {
  const starts: number[] = [];
  const marks: { endByte: number; text: string }[] = [];
  const buffers: Buffer[] = [];
  let length = 0;
  for (const { bytes, text } of pieces) {
    const buffer = Buffer.from(bytes as string);
    starts.push(length);
    buffers.push(buffer);
    length += buffer.length;
    if (text !== undefined) marks.push({ endByte: length, text });
  }
  return { bytes: Buffer.concat(buffers), marks, starts };
}

/** Uneven pieces; near a character of several bytes one ends after its first byte. */
function writeSize(bytes: Buffer, from: number): number {
  const most = 1 + ((from * 37 + 11) % MAX_WRITE_BYTES);
  const lead = bytes.subarray(from, from + most).findLastIndex((byte) => byte >= 0xc0);
  return lead < 0 ? most : lead + 1;
}

async function flood(
  response: ServerResponse,
  { start, block }: { start: string; block: string },
): Promise<void> {
  response.writeHead(200, { "content-type": "text/event-stream" });
  await pipeline(repeated(start, block), response).catch(clientLeft);
}

async function sendGzipBomb(response: ServerResponse, status: number): Promise<void> {
  response.writeHead(status, {
    "content-type": status === 200 ? "text/event-stream" : "application/json",
    "content-encoding": "gzip",
  });
  await pipeline(repeated("", "0".repeat(1024 * 1024)), createGzip(), response).catch(clientLeft);
}

function* repeated(start: string, block: string): Generator<string, void, void> {
  yield start;
  for (let sent = 0; sent < FLOOD_BYTES; sent += block.length) yield block;
}

function clientLeft(): void {}
