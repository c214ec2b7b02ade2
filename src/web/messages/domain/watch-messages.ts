import { WATCH_MESSAGES as english } from "../../../domain/messages/en/watch-messages.ts";
import { followLanguage } from "../words.ts";

export let WATCH_MESSAGES = english;
followLanguage("watch", (words) => {
  WATCH_MESSAGES = words;
});
