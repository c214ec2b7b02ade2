import type { ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import type { PlacesFault } from "./places-fault.ts";
import { png } from "./png.ts";

const FLOOD_BYTES = 50 * 1024 * 1024;
const TRICKLE_MS = 400;
const SLOW_MS = 1_500;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
/** How a service refuses that has no errors of its own to tell. */
const STATUSES: Partial<Record<PlacesFault, number>> = {
  "400": 400,
  "403-referrer": 403,
  "403-service": 403,
  "403-disabled": 403,
  "403-billing": 403,
  "key-echo": 400,
  "429": 429,
  "500": 500,
};

export function sendJson(
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { "content-type": "application/json; charset=UTF-8", ...headers });
  response.end(JSON.stringify(body));
}

/** Sends a fault that is the same for every question. @returns whether there was one to send. */
export function sendCommonFault(response: ServerResponse, fault: PlacesFault | undefined): boolean {
  const status = fault && STATUSES[fault];
  if (status !== undefined) {
    sendJson(response, {}, status, status === 429 ? { "retry-after": "120" } : {});
    return true;
  }
  switch (fault) {
    case "html":
      response.writeHead(200, { "content-type": "text/html" }).end("<h1>Welcome to the Wi-Fi</h1>");
      return true;
    case "wrong-shape":
      sendJson(response, { places: "many", query: 7, features: {}, suggestions: 1, photos: "x" });
      return true;
    case "refused":
      response.socket?.destroy();
      return true;
    case "hang":
      return true;
    default:
      return false;
  }
}

/** Sends an image, or what a fault puts in its place. */
export async function sendImage(
  response: ServerResponse,
  fault: PlacesFault | undefined,
  facts: { widthPx: number; path: string; trapUrl: string },
): Promise<void> {
  const { widthPx, path, trapUrl } = facts;
  const picture = png(widthPx, Math.round((widthPx * 2) / 3));
  const type = { "content-type": "image/png" };
  switch (fault) {
    case "image-404":
      response.writeHead(404, { "content-type": "text/html" }).end("gone");
      return;
    case "image-redirect-trap":
      response.writeHead(302, { location: `${trapUrl}/image.png` }).end();
      return;
    case "image-redirect-metadata":
      response.writeHead(302, { location: "http://169.254.169.254/latest/meta-data/" }).end();
      return;
    case "image-redirect-loop":
      response.writeHead(302, { location: path }).end();
      return;
    case "svg":
      response.writeHead(200, { "content-type": "image/svg+xml" }).end(SVG);
      return;
    case "svg-as-png":
      response.writeHead(200, type).end(SVG);
      return;
    case "html-image":
      response.writeHead(200, { "content-type": "text/html" }).end("<h1>Not an image</h1>");
      return;
    case "huge-said":
      response.writeHead(200, { ...type, "content-length": String(FLOOD_BYTES) });
      return flood(response, picture);
    case "huge":
      response.writeHead(200, type);
      return flood(response, picture);
    case "cut":
      response.writeHead(200, { ...type, "content-length": String(picture.length) });
      response.write(picture.subarray(0, Math.floor(picture.length / 2)));
      await wait(50);
      response.socket?.destroy();
      return;
    case "trickle":
      response.writeHead(200, type);
      for (let at = 0; at < picture.length && !response.destroyed; at += 1) {
        response.write(picture.subarray(at, at + 1));
        await wait(TRICKLE_MS);
      }
      response.end();
      return;
    case "slow":
      await wait(SLOW_MS);
      break;
    default:
  }
  response.writeHead(200, { ...type, "content-length": String(picture.length) });
  response.end(picture);
}

async function flood(response: ServerResponse, picture: Buffer): Promise<void> {
  await pipeline(tooMuch(picture), response).catch(clientLeft);
}

function* tooMuch(picture: Buffer): Generator<Buffer, void, void> {
  yield picture;
  const block = Buffer.alloc(256 * 1024);
  for (let sent = 0; sent < FLOOD_BYTES; sent += block.length) yield block;
}

function clientLeft(): void {}
