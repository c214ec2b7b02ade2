import { viewTripWords as english } from "./en/view-trip-words.ts";
import { followLanguage } from "./words.ts";

export let viewTripWords = english;
followLanguage("trip", "view-trip", english, (words) => {
  viewTripWords = words;
});
