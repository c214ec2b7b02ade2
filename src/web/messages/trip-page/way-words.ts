import { wayWords as english } from "../en/trip-page/way-words.ts";
import { followLanguage } from "../words.ts";

export let wayWords = english;
followLanguage("trip", "way", english, (words) => {
  wayWords = words;
});
