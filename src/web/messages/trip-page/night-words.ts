import { nightWords as english } from "../en/trip-page/night-words.ts";
import { followLanguage } from "../words.ts";

export let nightWords = english;
followLanguage("trip", "night", english, (words) => {
  nightWords = words;
});
