import type { FastifyReply, FastifyRequest } from "fastify";
import { readCookie, setCookie } from "./cookies.ts";

const MAX_AGE_SECONDS = 180 * 24 * 3600;
/** Sent to what serves guests, and to nothing else. */
const PATH = "/api/shared";

/** Whom a guest's browser says they are, under one link. */
export function readGuestCookie(request: FastifyRequest, linkId: string): string | undefined {
  return readCookie(request, nameFor(linkId));
}

export function setGuestCookie(
  reply: FastifyReply,
  publicUrl: string,
  { linkId, token }: { linkId: string; token: string },
): void {
  const secure = publicUrl.startsWith("https:");
  const scope = { path: PATH, httpOnly: true, sameSite: "strict", secure } as const;
  setCookie(reply, nameFor(linkId), token, { ...scope, maxAge: MAX_AGE_SECONDS });
}

function nameFor(linkId: string): string {
  return `tripwright-guest-${linkId}`;
}
