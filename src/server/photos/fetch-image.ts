import { promises as dns, lookup } from "node:dns";
import type { IncomingMessage } from "node:http";
import https, { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { Readable } from "node:stream";
import { nodeHttp } from "../lib/node-http.ts";
import { codeOf, ServiceError } from "../lib/service-error.ts";
import { type ImageHosts, isPrivateAddress } from "./image-hosts.ts";

const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
const MAX_REDIRECTS = 3;
/** Enough of an image's beginning to know its type. */
const SNIFFED_BYTES = 16;

export type FetchedImage = {
  /** By its first bytes; the header is ignored. */
  readonly type: string;
  readonly length: number | undefined;
  readonly stream: Readable;
};

/**
 * Opens an image for streaming, from hosts of the list only. Each redirect is checked against the
 * list, and no host name may resolve to a private address, by a proxy either.
 *
 * @param options.signal ends everything, the stream included.
 * @throws ServiceError, and only that.
 */
export async function fetchImage(
  start: URL,
  options: { hosts: ImageHosts; userAgent: string; signal: AbortSignal },
): Promise<FetchedImage> {
  let url = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    if (!options.hosts.isAllowed(url)) throw bad("an address off the list");
    if (isProxied() && !options.hosts.mayBePrivate(url)) await assertPublic(url.hostname);
    const response = await get(url, options);
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400) {
      response.destroy();
      const { location = "" } = headers;
      if (!URL.canParse(location, url.href)) throw bad("a redirect to nowhere");
      url = new URL(location, url);
      continue;
    }
    try {
      return await open(response, options.signal);
    } catch (error) {
      response.destroy();
      throw error instanceof ServiceError ? error : failure(options.signal, error);
    }
  }
  throw bad("too many redirects");
}

function get(
  url: URL,
  { hosts, userAgent, signal }: Parameters<typeof fetchImage>[1],
): Promise<IncomingMessage> {
  const request = url.protocol === "https:" ? requestHttps : nodeHttp.request;
  return new Promise((resolve, reject) => {
    const asking = request(
      url,
      {
        headers: { accept: "image/*", "accept-encoding": "identity", "user-agent": userAgent },
        signal,
        ...(hosts.mayBePrivate(url) ? {} : { lookup: publicLookup }),
      },
      resolve,
    );
    asking.on("error", (error) => reject(failure(signal, error)));
    asking.end();
  });
}

/** As the system's, but that a name with a private address is none. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, []);
    const [first] = addresses;
    if (first === undefined || addresses.some(({ address }) => isPrivateAddress(address))) {
      return callback(new Error("the name leads to a private address"), []);
    }
    return options.all === true
      ? callback(null, addresses)
      : callback(null, first.address, first.family);
  });
};

/** Whether the proxy looks names up, so that `publicLookup` never sees an address. */
function isProxied(): boolean {
  return https.globalAgent.options.proxyEnv !== undefined;
}

/**
 * Names on the list are asked by https, so whoever answers there shows that it is that host, wherever the proxy finds it.
 * A name that leads to a private address from here is refused all the same. Where nothing but the proxy can look names
 * up, it does so alone.
 */
async function assertPublic(hostname: string): Promise<void> {
  const name = hostname.replace(/^\[|\]$/g, "");
  const addresses = await dns.lookup(name, { all: true }).catch(() => []);
  if (addresses.some(({ address }) => isPrivateAddress(address))) {
    throw bad("a name that leads to a private address");
  }
}

async function open(response: IncomingMessage, signal: AbortSignal): Promise<FetchedImage> {
  const { statusCode = 0, headers } = response;
  if (statusCode !== 200) throw bad(`an answer with status ${statusCode}`);
  if (!/^image\/(?!svg)/i.test(headers["content-type"] ?? "")) throw bad("no image");
  if ((headers["content-encoding"] ?? "identity") !== "identity") throw bad("an encoded image");
  const length = headers["content-length"];
  if (Number(length ?? 0) > MAX_IMAGE_BYTES) throw bad("an image that is too large");
  const chunks = response[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let start = Buffer.alloc(0);
  while (start.length < SNIFFED_BYTES) {
    const { done, value } = await chunks.next();
    if (done === true) throw bad("an image without content");
    start = Buffer.concat([start, value]);
  }
  const type = imageType(start);
  if (type === undefined) throw bad("an image of a kind we don't show");
  return {
    type,
    length: length === undefined ? undefined : Number(length),
    stream: Readable.from(limited(start, chunks, signal), { objectMode: false }),
  };
}

async function* limited(start: Buffer, rest: AsyncIterator<Buffer>, signal: AbortSignal) {
  let bytes = start.length;
  try {
    yield start;
    for (let step = await rest.next(); step.done !== true; step = await rest.next()) {
      bytes += step.value.length;
      if (bytes > MAX_IMAGE_BYTES) throw bad("an image that is too large");
      yield step.value;
    }
  } catch (error) {
    throw error instanceof ServiceError ? error : failure(signal, error);
  } finally {
    // This also ends the request when the browser has gone.
    await rest.return?.();
  }
}

function bad(what: string): ServiceError {
  return new ServiceError(`photo image: ${what}`, { trouble: "broken" });
}

function failure(signal: AbortSignal, error: unknown): ServiceError {
  if (signal.aborted)
    return new ServiceError("photo image: not there in time", { trouble: "late" });
  const reason = codeOf(error);
  return new ServiceError(`photo image: the connection failed${reason ? ` (${reason})` : ""}`, {
    trouble: "unreachable",
    reason,
  });
}

/**
 * The type of an image by its first bytes; undefined for all but five formats (SVG can hold
 * scripts).
 */
function imageType(start: Buffer): string | undefined {
  const text = start.toString("latin1");
  if (text.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (/^GIF8[79]a/.test(text)) return "image/gif";
  if (/^RIFF.{4}WEBP/s.test(text)) return "image/webp";
  if (/^.{4}ftypavi[fs]/s.test(text)) return "image/avif";
  return undefined;
}
