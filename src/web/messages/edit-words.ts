import { editWords as english } from "./en/edit-words.ts";
import { followLanguage } from "./words.ts";

export let editWords = english;
followLanguage("app", "edit", english, (words) => {
  editWords = words;
});
