import { tripMenuWords as english } from "./en/trip-menu-words.ts";
import { followLanguage } from "./words.ts";

export let tripMenuWords = english;
followLanguage("app", "trip-menu", english, (words) => {
  tripMenuWords = words;
});
