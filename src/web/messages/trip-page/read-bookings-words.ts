import { readBookingsWords as english } from "../en/trip-page/read-bookings-words.ts";
import { followLanguage } from "../words.ts";

export let readBookingsWords = english;
followLanguage("trip", "read-bookings", english, (words) => {
  readBookingsWords = words;
});
