import { costsWords as english } from "../en/trip-page/costs-words.ts";
import { followLanguage } from "../words.ts";

export let costsWords = english;
followLanguage("trip", "costs", english, (words) => {
  costsWords = words;
});
