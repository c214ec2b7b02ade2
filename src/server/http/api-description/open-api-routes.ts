import { gzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { API_PATHS } from "../../../domain/wire.ts";
import type { Context } from "../../context.ts";
import { ownVersion } from "../../lib/own-version.ts";
import { hashToken } from "../../lib/tokens.ts";
import { matchesEtag } from "../matches-etag.ts";
import type { DescribedRoute } from "./open-api-document.ts";

/** Describes the routes of the API that are registered from here on, this one included, at `/api/openapi.json`. */
export function registerOpenApiRoutes(
  app: FastifyInstance,
  { config }: Pick<Context, "config">,
): void {
  const routes: DescribedRoute[] = [];
  app.addHook("onRoute", ({ method, url, config: route }) => {
    if (route?.api === undefined || !url.startsWith("/api/")) return;
    for (const one of [method].flat().filter((name) => name !== "HEAD")) {
      routes.push({ method: one, path: url, scope: route.scope, api: route.api });
    }
  });

  let document: ReturnType<typeof written> | undefined;
  app.get(
    API_PATHS.openApi,
    {
      config: {
        scope: "any",
        api: {
          summary: "This description of the API.",
          headers: ["if-none-match"],
          answers: { 200: z.looseObject({ openapi: z.string() }) },
        },
      },
    },
    async (request, reply) => {
      const server = { url: config.publicUrl, version: ownVersion() };
      const { openApiDocument } = await import("./open-api-document.ts");
      document ??= written(openApiDocument(routes, server));
      const { etag, text, packed } = document;
      reply.header("etag", etag).header("vary", "accept-encoding");
      if (matchesEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
      reply.type("application/json; charset=utf-8");
      if (!/\bgzip\b/.test(request.headers["accept-encoding"] ?? "")) return reply.send(text);
      return reply.header("content-encoding", "gzip").send(packed);
    },
  );
}

/** It stays the same as long as the server runs. Packed it is a twentieth. */
function written(document: object) {
  const text = JSON.stringify(document);
  return { etag: `"${hashToken(text)}"`, text, packed: gzipSync(text) };
}
