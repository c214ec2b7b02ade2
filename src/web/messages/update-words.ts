import { updateWords as english } from "./en/update-words.ts";
import { followLanguage } from "./words.ts";

export let updateWords = english;
followLanguage("app", "update", english, (words) => {
  updateWords = words;
});
