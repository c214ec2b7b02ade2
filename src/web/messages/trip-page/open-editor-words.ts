import { openEditorWords as english } from "../en/trip-page/open-editor-words.ts";
import { followLanguage } from "../words.ts";

export let openEditorWords = english;
followLanguage("trip", "open-editor", english, (words) => {
  openEditorWords = words;
});
