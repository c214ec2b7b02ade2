import { uiWords as english } from "./en/ui-words.ts";
import { followLanguage } from "./words.ts";

export let uiWords = english;
followLanguage("core", "ui", english, (words) => {
  uiWords = words;
});
