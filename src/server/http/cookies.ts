import { parseCookie, type SetCookie, stringifySetCookie } from "cookie";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Attributes that bind a cookie. */
export type CookieScope = Pick<SetCookie, "path" | "httpOnly" | "sameSite" | "secure">;

export function readCookie(
  request: Pick<FastifyRequest, "headers">,
  name: string,
): string | undefined {
  const { cookie } = request.headers;
  // Most requests of a page carry no other cookie; none at all need no reading.
  return cookie === undefined ? undefined : parseCookie(cookie)[name];
}

export function setCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  scope: CookieScope & { readonly maxAge: number },
): void {
  // Fastify adds to this header rather than replacing it.
  reply.header("set-cookie", stringifySetCookie({ ...scope, name, value }));
}

export function clearCookie(reply: FastifyReply, name: string, scope: CookieScope): void {
  const gone = { maxAge: 0, expires: new Date(0) };
  reply.header("set-cookie", stringifySetCookie({ ...scope, ...gone, name, value: "" }));
}
