import { openDataWords as english } from "../../../domain/messages/en/open-data-words.ts";
import { followLanguage } from "../words.ts";

export let openDataWords = english;
followLanguage("trip", "openData", english, (words) => {
  openDataWords = words;
});
