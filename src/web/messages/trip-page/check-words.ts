import { checkWords as english } from "../en/trip-page/check-words.ts";
import { followLanguage } from "../words.ts";

export let checkWords = english;
followLanguage("trip", "check", english, (words) => {
  checkWords = words;
});
