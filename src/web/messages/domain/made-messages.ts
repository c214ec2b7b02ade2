import { MADE_MESSAGES as english } from "../../../domain/messages/en/made-messages.ts";
import { followLanguage } from "../words.ts";

export let MADE_MESSAGES = english;
followLanguage("app", "made", english, (words) => {
  MADE_MESSAGES = words;
});
