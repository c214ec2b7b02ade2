import { ERROR_MESSAGES as english } from "../../../domain/messages/en/error-messages.ts";
import { followLanguage } from "../words.ts";

export let ERROR_MESSAGES = english;
followLanguage("app", "errors", english, (words) => {
  ERROR_MESSAGES = words;
});
