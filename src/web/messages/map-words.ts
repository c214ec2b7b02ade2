import { mapWords as english } from "./en/map-words.ts";
import { followLanguage } from "./words.ts";

export let mapWords = english;
followLanguage("trip", "map", english, (words) => {
  mapWords = words;
});
