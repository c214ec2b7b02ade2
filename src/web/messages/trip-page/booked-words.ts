import { bookedWords as english } from "../en/trip-page/booked-words.ts";
import { followLanguage } from "../words.ts";

export let bookedWords = english;
followLanguage("trip", "booked", english, (words) => {
  bookedWords = words;
});
