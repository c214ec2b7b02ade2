import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { performance } from "node:perf_hooks";
import { json } from "node:stream/consumers";
import type { ChatProtocol, FinishKind, RefusalKind } from "./chat-protocol.ts";
import { chooseDelivery, type Delivery, streamOf } from "./choose-delivery.ts";
import { deliver } from "./deliver.ts";
import { type FaultName, readFault } from "./fault.ts";
import { geminiProtocol } from "./gemini-protocol.ts";
import { listen } from "./listen.ts";
import { openAiProtocol } from "./openai-protocol.ts";
import { type AskedSlice, type AskedWish, readPrompt, readWishPrompt } from "./read-prompt.ts";

const PROTOCOLS: readonly ChatProtocol[] = [geminiProtocol, openAiProtocol];

/** How the model answers one wish: a text and why it ends there, a refusal, or never. */
export type WishReply =
  | { readonly text: string; readonly finish?: FinishKind }
  | { readonly refusal: RefusalKind }
  | "silence";

/** A request and its outcome. */
export type ReceivedRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<IncomingMessage["headers"]>;
  readonly body: unknown;
  /** Undefined where the request was refused for its form, or asks for no plan. */
  readonly slice: AskedSlice | undefined;
  /** The wish that is asked about, where that is the question. */
  readonly wish: AskedWish | undefined;
  readonly fault: FaultName | undefined;
  /** Each piece of text with the moment (performance.now) its last byte was out. */
  readonly sent: { readonly text: string; readonly atMs: number }[];
  /** The moment the client went away before the answer was over. */
  leftAtMs: number | undefined;
};

export type ModelServer = {
  readonly url: string;
  readonly received: readonly ReceivedRequest[];
  close(): Promise<void>;
};

export type ModelServerOptions = {
  readonly port?: number;
  /** Between two writes of a stream; 0 sends as fast as it is read. */
  readonly paceMs?: number;
  /** The one key that is accepted; without it every key is. */
  readonly key?: string;
  readonly onRequest?: (request: ReceivedRequest) => void;
  /** The meaning given to wishes; without it, none is understood. */
  readonly readWish?: (asked: AskedWish) => WishReply;
};

/** Models that answer over real HTTP as Gemini and as an OpenAI-compatible server, or misbehave on request. */
export async function startModelServer(options: ModelServerOptions = {}): Promise<ModelServer> {
  const { port = 0, paceMs = 0, onRequest, key: onlyKey } = options;
  const received: ReceivedRequest[] = [];
  const trips = new Map<string, TripSoFar>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "GET", headers } = request;
    const url = new URL(request.url ?? "/", "http://stand-in");
    const list = PROTOCOLS.find((one) => method === "GET" && one.modelsPath === url.pathname);
    const isRefused = (one: ChatProtocol) => onlyKey !== undefined && one.key(headers) !== onlyKey;
    if (list !== undefined) {
      const { status, headers: said, body } = isRefused(list) ? list.wrongKey() : list.models();
      response.writeHead(status, said).end(body);
      return;
    }
    const protocol = PROTOCOLS.find((one) => one.handles(method, url));
    if (protocol === undefined) {
      response.writeHead(404, { "content-type": "application/json" });
      response.end(
        JSON.stringify({ error: { code: 404, message: "Not found", status: "NOT_FOUND" } }),
      );
      return;
    }
    const body: unknown = await json(request);
    const problem = isRefused(protocol)
      ? protocol.wrongKey()
      : protocol.problem(url, headers, body);
    const prompt = problem === undefined ? protocol.prompt(body) : undefined;
    const wish = prompt === undefined ? undefined : readWishPrompt(prompt);
    const slice = prompt === undefined || wish !== undefined ? undefined : readPrompt(prompt);
    const fault = slice === undefined ? undefined : faultOf(slice);
    const entry: ReceivedRequest = {
      method,
      url: url.pathname + url.search,
      headers,
      body,
      slice,
      wish,
      fault,
      sent: [],
      leftAtMs: undefined,
    };
    received.push(entry);
    onRequest?.(entry);
    response.on("close", () => {
      if (!response.writableEnded) entry.leftAtMs = performance.now();
    });
    const delivery =
      wish !== undefined
        ? deliveryOf(protocol, body, options.readWish?.(wish) ?? notUnderstood(wish))
        : problem !== undefined || slice === undefined
          ? ({ kind: "answer", answer: problem ?? protocol.refusal("400") } as const)
          : chooseDelivery(protocol, slice, { fault, body, key: protocol.key(headers) });
    await deliver(response, delivery, {
      paceMs,
      onText: (text) => entry.sent.push({ text, atMs: performance.now() }),
    });
  }

  /** The fault this call gets: the destination's, where slice and number of calls fit. */
  function faultOf(slice: AskedSlice): FaultName | undefined {
    const fault = readFault(slice.destination);
    if (fault === undefined) return undefined;
    let trip = trips.get(slice.destination);
    if (trip === undefined || (slice.firstDay === 1 && slice.hotels > 0 && trip.goodAnswers > 0)) {
      trip = { goodAnswers: 0, faultyAnswers: 0 };
      trips.set(slice.destination, trip);
    }
    const hits =
      (fault.slice === undefined || fault.slice === trip.goodAnswers + 1) &&
      (fault.times === undefined || trip.faultyAnswers < fault.times);
    if (hits) trip.faultyAnswers += 1;
    else trip.goodAnswers += 1;
    return hits ? fault.name : undefined;
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(400).end(String(error));
    });
  });
  const { url, close } = await listen(server, port);

  return {
    url,
    received,
    close,
  };
}

function notUnderstood({ wish }: AskedWish): WishReply {
  return { text: JSON.stringify({ wishes: [], unread: [wish] }) };
}

function deliveryOf(protocol: ChatProtocol, body: unknown, reply: WishReply): Delivery {
  if (reply === "silence") return { kind: "silence" };
  if ("refusal" in reply) return { kind: "answer", answer: protocol.refusal(reply.refusal) };
  return streamOf(protocol, body, reply.text, reply.finish ?? "stop");
}

type TripSoFar = { goodAnswers: number; faultyAnswers: number };
