import { tripMenuWords as english } from "./en/trip-menu-words.ts";
import { followLanguage } from "./words.ts";

export let tripMenuWords = english;
followLanguage("trip-menu", (words) => {
  tripMenuWords = words;
});
