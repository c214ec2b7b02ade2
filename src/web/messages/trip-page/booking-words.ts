import { bookingWords as english } from "../en/trip-page/booking-words.ts";
import { followLanguage } from "../words.ts";

export let bookingWords = english;
followLanguage("trip", "booking", english, (words) => {
  bookingWords = words;
});
