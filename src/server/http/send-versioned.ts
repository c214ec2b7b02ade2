import type { FastifyReply, FastifyRequest } from "fastify";
import { hashToken } from "../lib/tokens.ts";
import { matchesEtag } from "./matches-etag.ts";

/** Sends JSON whose version is what it says. */
export function sendVersioned(request: FastifyRequest, reply: FastifyReply, body: string) {
  const etag = `"${hashToken(body)}"`;
  reply.header("etag", etag);
  if (matchesEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
  return reply.type("application/json; charset=utf-8").send(body);
}
