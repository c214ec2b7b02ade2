import type { FastifyRequest } from "fastify";
import { type Words, wordsIn } from "../../domain/messages/words.ts";
import { languageOfRequest } from "./language-of-request.ts";

/** The words in the language that a request asks for. */
export function wordsFor(request: FastifyRequest): Words {
  return wordsIn(languageOfRequest(request));
}
