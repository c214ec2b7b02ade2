import { takeAlongWords as english } from "../en/trip-page/take-along-words.ts";
import { followLanguage } from "../words.ts";

export let takeAlongWords = english;
followLanguage("trip", "take-along", english, (words) => {
  takeAlongWords = words;
});
