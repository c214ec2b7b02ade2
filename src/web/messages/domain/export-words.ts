import { exportWords as english } from "../../../domain/messages/en/export-words.ts";
import { followLanguage } from "../words.ts";

export let exportWords = english;
followLanguage("trip", "exports", english, (words) => {
  exportWords = words;
});
