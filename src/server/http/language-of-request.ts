import type { FastifyReply, FastifyRequest } from "fastify";
import { isLanguageTag, type LanguageTag } from "../../domain/language-tags.ts";
import { languageFor } from "../../domain/languages.ts";
import { readCookie, setCookie } from "./cookies.ts";

/** `__Host-` binds the cookie to this origin; browsers accept it on https only. */
const SECURE_COOKIE = "__Host-tripwright-language";
const COOKIE = "tripwright-language";
const MAX_AGE_SECONDS = 365 * 24 * 3600;
/** Browsers name a handful; a longer list is no browser's. */
const MAX_LANGUAGES = 20;

/**
 * The language that a request asks for: what its address names (a calendar program sends no wishes), what was chosen in
 * this browser, else the most wanted of `Accept-Language` (RFC 9110, 12.5.4) that we have; English where we have none.
 */
export function languageOfRequest(request: FastifyRequest): LanguageTag {
  const { lang } = (request.query ?? {}) as { lang?: unknown };
  if (typeof lang === "string" && isLanguageTag(lang)) return lang;
  return chosenLanguage(request) ?? languageFor(accepted(request)) ?? "en";
}

/** Remembers in this browser what was chosen; nothing is sent where that is known. */
export function rememberLanguage(reply: FastifyReply, publicUrl: string, tag: LanguageTag): void {
  if (chosenLanguage(reply.request) === tag) return;
  const secure = publicUrl.startsWith("https:");
  const scope = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  setCookie(reply, secure ? SECURE_COOKIE : COOKIE, tag, { ...scope, maxAge: MAX_AGE_SECONDS });
}

function chosenLanguage(request: FastifyRequest): LanguageTag | undefined {
  const chosen = readCookie(request, SECURE_COOKIE) ?? readCookie(request, COOKIE);
  return chosen !== undefined && isLanguageTag(chosen) ? chosen : undefined;
}

function accepted({ headers }: Pick<FastifyRequest, "headers">): string[] {
  return (headers["accept-language"] ?? "")
    .split(",", MAX_LANGUAGES)
    .map((one) => {
      const [tag = "", ...parameters] = one.split(";");
      const q = parameters.find((parameter) => parameter.trim().startsWith("q="));
      return { tag, weight: q === undefined ? 1 : Number(q.trim().slice(2)) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}
