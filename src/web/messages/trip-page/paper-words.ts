import { paperWords as english } from "../en/trip-page/paper-words.ts";
import { followLanguage } from "../words.ts";

export let paperWords = english;
followLanguage("trip", "paper", english, (words) => {
  paperWords = words;
});
