import { CHECK_MESSAGES as english } from "../../../domain/messages/en/check-messages.ts";
import { followLanguage } from "../words.ts";

export let CHECK_MESSAGES = english;
followLanguage("trip", "checks", english, (words) => {
  CHECK_MESSAGES = words;
});
