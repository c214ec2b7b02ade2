import { guestWords as english } from "../en/trip-page/guest-words.ts";
import { followLanguage } from "../words.ts";

export let guestWords = english;
followLanguage("trip", "guest", english, (words) => {
  guestWords = words;
});
