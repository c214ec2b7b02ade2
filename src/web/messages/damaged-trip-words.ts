import { damagedTripWords as english } from "./en/damaged-trip-words.ts";
import { followLanguage } from "./words.ts";

export let damagedTripWords = english;
followLanguage("app", "damaged-trip", english, (words) => {
  damagedTripWords = words;
});
