import { historyWords as english } from "./en/history-words.ts";
import { followLanguage } from "./words.ts";

export let historyWords = english;
followLanguage("trip", "history", english, (words) => {
  historyWords = words;
});
