import type { FastifyReply } from "fastify";

/** Sends a page of the server's own. */
export function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.type("text/html; charset=utf-8").send(page);
}
