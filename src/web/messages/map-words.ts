import { mapWords as english } from "./en/map-words.ts";
import { followLanguage } from "./words.ts";

export let mapWords = english;
followLanguage("trip", "map", (words) => {
  mapWords = words;
});
