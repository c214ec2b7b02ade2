import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../domain/app-error.ts";

const JSON_TYPE = "application/json";

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
    let text: string;
    try {
      text = new TextDecoder("utf-8", { fatal: true }).decode(body as Buffer);
    } catch {
      done(new AppError("bad_request", { problem: "notUtf8" }));
      return;
    }
    void parse(request, text, done);
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
