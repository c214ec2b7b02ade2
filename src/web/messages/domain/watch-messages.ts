import { WATCH_MESSAGES as english } from "../../../domain/messages/en/watch-messages.ts";
import { followLanguage } from "../words.ts";

export let WATCH_MESSAGES = english;
followLanguage("trip", "watch", english, (words) => {
  WATCH_MESSAGES = words;
});
