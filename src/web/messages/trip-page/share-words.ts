import { shareWords as english } from "../en/trip-page/share-words.ts";
import { followLanguage } from "../words.ts";

export let shareWords = english;
followLanguage("trip", "share", english, (words) => {
  shareWords = words;
});
