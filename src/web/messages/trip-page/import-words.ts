import { importWords as english } from "../en/trip-page/import-words.ts";
import { followLanguage } from "../words.ts";

export let importWords = english;
followLanguage("app", "import", english, (words) => {
  importWords = words;
});
