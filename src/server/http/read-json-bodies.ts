import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../domain/errors/app-error.ts";
import { yieldToEventLoop } from "../lib/yield-to-event-loop.ts";

const JSON_TYPE = "application/json";
/** A longer one takes milliseconds to read: of many that arrive at once each has its own turn of the event loop. */
const LONG_BYTES = 64 * 1024;

/**
 * Reads request bodies: plain JSON in UTF-8 and nothing else. A compressed body, or one in another
 * charset, would be read as something that was never sent.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(JSON_TYPE, { parseAs: "buffer" }, (request, body, done) => {
    if (!isPlainUtf8(request)) {
      done(new AppError("unsupported_media_type"));
      return;
    }
    const read = () => {
      const text = textOf(body as Buffer);
      if (text === undefined) done(new AppError("bad_request", { problem: "notUtf8" }));
      else void parse(request, text, done);
    };
    if (body.length < LONG_BYTES) read();
    else void yieldToEventLoop().then(read);
  });
}

function isPlainUtf8({ headers }: FastifyRequest): boolean {
  const encoding = headers["content-encoding"]?.trim().toLowerCase() ?? "identity";
  const charsets = [...(headers["content-type"] ?? "").matchAll(/;\s*charset\s*=\s*([^;]*)/gi)];
  return (
    encoding === "identity" &&
    charsets.every(([, name]) => /^"?utf-?8"?$/i.test(name?.trim() ?? ""))
  );
}

function textOf(body: Buffer): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
}
