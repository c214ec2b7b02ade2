import { tripWishWords as english } from "./en/trip-wish-words.ts";
import { followLanguage } from "./words.ts";

export let tripWishWords = english;
followLanguage("app", "trip-wish", english, (words) => {
  tripWishWords = words;
});
