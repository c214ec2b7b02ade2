import type { FastifyInstance, FastifyReply } from "fastify";
import type { LanguageTag } from "../../domain/language-tags.ts";
import { loadWords } from "../../domain/messages/words.ts";
import { chosenLanguage, LANGUAGE_COOKIES, languageOfRequest } from "../lib/language-of-request.ts";
import { setCookie } from "./cookies.ts";

const MAX_AGE_SECONDS = 365 * 24 * 3600;

/** Loads the words of a language when the first request asks for it; who is answered in English has no need of them. */
export function registerLanguages(app: FastifyInstance): void {
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
