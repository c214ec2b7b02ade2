import { todayWords as english } from "./en/today-words.ts";
import { followLanguage } from "./words.ts";

export let todayWords = english;
followLanguage("trip", "today", english, (words) => {
  todayWords = words;
});
