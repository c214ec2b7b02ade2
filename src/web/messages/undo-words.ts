import { undoWords as english } from "./en/undo-words.ts";
import { followLanguage } from "./words.ts";

export let undoWords = english;
followLanguage("app", "undo", english, (words) => {
  undoWords = words;
});
