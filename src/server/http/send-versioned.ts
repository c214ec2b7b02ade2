import type { FastifyReply, FastifyRequest } from "fastify";
import { hashToken } from "../lib/tokens.ts";

/** Sends a body whose version is its own hash, so that who has it gets none. */
export function sendVersioned(
  request: FastifyRequest,
  reply: FastifyReply,
  body: string,
  type = "application/json; charset=utf-8",
) {
  const etag = `"${hashToken(body)}"`;
  reply.header("etag", etag);
  if (matchesEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
  return reply.type(type).send(body);
}

/** Whether an If-None-Match header names the version; a proxy may have marked it weak. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const named = header.split(",").map((one) => one.trim().replace(/^W\//, ""));
  return named.includes(etag) || named.includes("*");
}
