import { tripDatesWords as english } from "./en/trip-dates-words.ts";
import { followLanguage } from "./words.ts";

export let tripDatesWords = english;
followLanguage("app", "trip-dates", english, (words) => {
  tripDatesWords = words;
});
