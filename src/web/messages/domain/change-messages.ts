import { CHANGE_MESSAGES as english } from "../../../domain/messages/en/change-messages.ts";
import { followLanguage } from "../words.ts";

export let CHANGE_MESSAGES = english;
followLanguage("trip", "changes", english, (words) => {
  CHANGE_MESSAGES = words;
});
