import { shellWords as english } from "./en/shell-words.ts";
import { followLanguage } from "./words.ts";

export let shellWords = english;
followLanguage("core", "shell", english, (words) => {
  shellWords = words;
});
