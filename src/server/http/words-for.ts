import type { FastifyRequest } from "fastify";
import { type Words, wordsIn } from "../../domain/messages/words.ts";

/** Browsers name a handful; a longer list is no browser's. */
const MAX_LANGUAGES = 20;

/** The words in the language that a request asks for (`Accept-Language`, RFC 9110, 12.5.4), the most wanted first. */
export function wordsFor({ headers }: Pick<FastifyRequest, "headers">): Words {
  const asked = (headers["accept-language"] ?? "").split(",", MAX_LANGUAGES);
  return wordsIn(asked.map((one) => one.split(/[-;]/, 1)[0]?.trim().toLowerCase() ?? ""));
}
