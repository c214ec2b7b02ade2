import { WEAKNESS_MESSAGES as english } from "../../../domain/messages/en/weakness-messages.ts";
import { followLanguage } from "../words.ts";

export let WEAKNESS_MESSAGES = english;
followLanguage("trip", "weaknesses", english, (words) => {
  WEAKNESS_MESSAGES = words;
});
