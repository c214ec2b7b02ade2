import type { IncomingHttpHeaders } from "node:http";
import { parseCookie } from "cookie";
import { localeFor } from "../../domain/customs.ts";
import { isLanguageTag, type LanguageTag } from "../../domain/language-tags.ts";
import { languageFor } from "../../domain/languages.ts";

/** `__Host-` binds the cookie to this origin; browsers accept it on https only. */
export const LANGUAGE_COOKIES = {
  secure: "__Host-tripwright-language",
  plain: "tripwright-language",
} as const;
/** Browsers name a handful; a longer list is no browser's. */
const MAX_LANGUAGES = 20;

/** What a request says of its language. */
export type AskingRequest = {
  readonly headers: IncomingHttpHeaders;
  readonly query?: unknown;
};

/**
 * The language that a request asks for: what its address names (a calendar program sends no wishes), what was chosen in
 * this browser, else the most wanted of `Accept-Language` (RFC 9110, 12.5.4) that we have; English where we have none.
 */
export function languageOfRequest(request: AskingRequest): LanguageTag {
  const named = languageFor(namedIn(request));
  return named ?? chosenLanguage(request) ?? languageFor(accepted(request)) ?? "en";
}

/** A language as spoken where a request comes from, as far as that is said: "en-US". */
export function localeOfRequest(request: AskingRequest, language = languageOfRequest(request)) {
  return localeFor(language, [...namedIn(request), ...accepted(request)]);
}

/** What its address names: `?lang=en-US`. */
function namedIn({ query }: AskingRequest): readonly string[] {
  const { lang } = (query ?? {}) as { lang?: unknown };
  return typeof lang === "string" ? [lang] : [];
}

/** The language that was chosen in this browser. */
export function chosenLanguage({ headers }: AskingRequest): LanguageTag | undefined {
  if (headers.cookie === undefined) return undefined;
  const cookies = parseCookie(headers.cookie);
  const chosen = cookies[LANGUAGE_COOKIES.secure] ?? cookies[LANGUAGE_COOKIES.plain];
  return chosen !== undefined && isLanguageTag(chosen) ? chosen : undefined;
}

function accepted({ headers }: AskingRequest): string[] {
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
