import { listsWords as english } from "../en/trip-page/lists-words.ts";
import { followLanguage } from "../words.ts";

export let listsWords = english;
followLanguage("trip", "lists", english, (words) => {
  listsWords = words;
});
