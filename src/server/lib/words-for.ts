import { customsOf } from "../../domain/customs.ts";
import { type Words, wordsIn } from "../../domain/messages/words.ts";
import { type AskingRequest, languageOfRequest, localeOfRequest } from "./language-of-request.ts";

/** The words in the language that a request asks for, with the customs of its region. */
export function wordsFor(request: AskingRequest): Words {
  return wordsIn(languageOfRequest(request), customsOf(localeOfRequest(request)));
}
