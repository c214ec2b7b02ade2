import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { answerAsGoogle } from "./google-places-protocol.ts";
import { listen } from "./listen.ts";
import type { PlacesFault } from "./places-fault.ts";
import { answerAsOpenData } from "./wikimedia-protocol.ts";
import { createWikimediaRates } from "./wikimedia-rates.ts";

/** A request as it came. */
export type PlacesRequest = {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<IncomingMessage["headers"]>;
  /** Undefined where there was none. */
  readonly body: unknown;
};

export type PlacesServer = {
  readonly url: string;
  readonly received: PlacesRequest[];
  /** Requests that came to another port of this machine, which must never get one. */
  readonly trapped: string[];
  /** From now on every request without a fault of its own gets this one. */
  misbehave(fault: PlacesFault | undefined): void;
  /** Every answer takes this long from now on. */
  answerAfter(delayMs: number): void;
  /** The most requests that waited for their answer at the same time. */
  mostAtOnce(): number;
  close(): Promise<void>;
};

/** Google Places, Photon, Wikipedia, Commons and both image hosts at one address, over real HTTP. */
export async function startPlacesServer(
  options: {
    port?: number;
    onRequest?: (request: PlacesRequest) => void;
    fault?: PlacesFault | undefined;
  } = {},
): Promise<PlacesServer> {
  const received: PlacesRequest[] = [];
  const trapped: string[] = [];
  const wikimediaRates = createWikimediaRates();
  let fault = options.fault;
  let delayMs = 0;
  let underWay = 0;
  let mostAtOnce = 0;
  const trap = await listen(
    createServer((request, response) => {
      trapped.push(`${request.method} ${request.url}`);
      response.writeHead(200, { "content-type": "image/png" }).end("stolen");
    }),
  );

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "GET", headers, url: path = "/" } = request;
    const sent = await text(request);
    const body: unknown = sent === "" ? undefined : JSON.parse(sent);
    const entry: PlacesRequest = { method, url: path, headers, body };
    received.push(entry);
    options.onRequest?.(entry);
    if (delayMs > 0) await wait(delayMs);
    const asked = {
      method,
      url: new URL(path, main.url),
      headers,
      body,
      fault,
      ownUrl: main.url,
      trapUrl: trap.url,
      wikimediaRates,
    };
    if (await answerAsGoogle(asked, response)) return;
    if (await answerAsOpenData(asked, response)) return;
    response.writeHead(404, { "content-type": "text/plain" }).end("Not found");
  }

  const main = await listen(
    createServer((request, response) => {
      underWay += 1;
      mostAtOnce = Math.max(mostAtOnce, underWay);
      response.once("close", () => {
        underWay -= 1;
      });
      answer(request, response).catch((error: unknown) => {
        if (response.headersSent) response.destroy();
        else response.writeHead(400).end(String(error));
      });
    }),
    options.port,
  );

  return {
    url: main.url,
    received,
    trapped,
    misbehave(next) {
      fault = next;
    },
    answerAfter(nextMs) {
      delayMs = nextMs;
    },
    mostAtOnce: () => mostAtOnce,
    async close() {
      await Promise.all([main.close(), trap.close()]);
    },
  };
}
