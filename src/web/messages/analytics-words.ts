import { analyticsWords as english } from "./en/analytics-words.ts";
import { followLanguage } from "./words.ts";

export let analyticsWords = english;
followLanguage("app", "analytics", english, (words) => {
  analyticsWords = words;
});
