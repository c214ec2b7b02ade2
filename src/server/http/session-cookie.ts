import type { FastifyReply, FastifyRequest } from "fastify";
import { clearCookie, readCookie, setCookie } from "./cookies.ts";

/** The longest life of a session; the server decides whether it is still valid. */
const MAX_AGE_SECONDS = 30 * 24 * 3600;

/** `__Host-` binds the cookie to this origin; browsers accept it on https only. */
function cookieName(publicUrl: string): string {
  return publicUrl.startsWith("https:") ? "__Host-tripwright" : "tripwright-session";
}

export function readSessionCookie(request: FastifyRequest, publicUrl: string): string | undefined {
  return readCookie(request, cookieName(publicUrl));
}

export function setSessionCookie(reply: FastifyReply, publicUrl: string, token: string): void {
  setCookie(reply, cookieName(publicUrl), token, {
    ...attributes(publicUrl),
    maxAge: MAX_AGE_SECONDS,
  });
}

export function clearSessionCookie(reply: FastifyReply, publicUrl: string): void {
  clearCookie(reply, cookieName(publicUrl), attributes(publicUrl));
}

function attributes(publicUrl: string) {
  const secure = publicUrl.startsWith("https:");
  return { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
}
