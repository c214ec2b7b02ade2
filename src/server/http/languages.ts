import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { LanguageTag } from "../../domain/language-tags.ts";
import { loadWords } from "../../domain/messages/words.ts";
import { chosenLanguage, LANGUAGE_COOKIES, languageOfRequest } from "../lib/language-of-request.ts";
import { setCookie } from "./cookies.ts";

const MAX_AGE_SECONDS = 365 * 24 * 3600;

/** The languages of those who ask, from when their session has been read. */
const chosen = new WeakMap<FastifyRequest, LanguageTag>();

/** Has the answer bring the browser the language of the account that is signed in there. */
export function followAccountLanguage(request: FastifyRequest, tag: LanguageTag | undefined): void {
  if (tag !== undefined) chosen.set(request, tag);
}

/**
 * Loads the words of a language when the first request asks for it; who is answered in English has no need of them.
 * An account's language comes before a browser's: the next page is in it.
 */
export function registerLanguages(app: FastifyInstance, publicUrl: string): void {
  app.addHook("onSend", (request, reply, _payload, done) => {
    const tag = chosen.get(request);
    if (tag !== undefined) rememberLanguage(reply, publicUrl, tag);
    done();
  });
  app.addHook("onRequest", (request, _reply, done) => {
    const coming = loadWords(languageOfRequest(request));
    if (coming === undefined) done();
    else coming.then(() => done(), done);
  });
}

/** Remembers in this browser what was chosen; nothing is sent where that is known. */
export function rememberLanguage(reply: FastifyReply, publicUrl: string, tag: LanguageTag): void {
  if (chosenLanguage(reply.request) === tag) return;
  const secure = publicUrl.startsWith("https:");
  const scope = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  const name = secure ? LANGUAGE_COOKIES.secure : LANGUAGE_COOKIES.plain;
  setCookie(reply, name, tag, { ...scope, maxAge: MAX_AGE_SECONDS });
}
