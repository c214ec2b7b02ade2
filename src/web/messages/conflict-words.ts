import { conflictWords as english } from "./en/conflict-words.ts";
import { followLanguage } from "./words.ts";

export let conflictWords = english;
followLanguage("app", "conflict", english, (words) => {
  conflictWords = words;
});
