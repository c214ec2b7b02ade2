import { type Words, wordsIn } from "../../domain/messages/words.ts";
import { type AskingRequest, languageOfRequest } from "./language-of-request.ts";

/** The words in the language that a request asks for. */
export function wordsFor(request: AskingRequest): Words {
  return wordsIn(languageOfRequest(request));
}
