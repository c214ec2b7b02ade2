import type { FastifyInstance, FastifyRequest } from "fastify";
import { loadWords, type Words, wordsIn } from "../../domain/messages/words.ts";
import { languageOfRequest } from "./language-of-request.ts";

/** The words in the language that a request asks for. */
export function wordsFor(request: FastifyRequest): Words {
  return wordsIn(languageOfRequest(request));
}

/** Loads the words of a language when the first request asks for it; who is answered in English has no need of them. */
export function registerLanguages(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const coming = loadWords(languageOfRequest(request));
    if (coming === undefined) done();
    else coming.then(() => done(), done);
  });
}
