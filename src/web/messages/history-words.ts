import { historyWords as english } from "./en/history-words.ts";
import { followLanguage } from "./words.ts";

export let historyWords = english;
followLanguage("history", (words) => {
  historyWords = words;
});
