import { tripDatesWords as english } from "./en/trip-dates-words.ts";
import { followLanguage } from "./words.ts";

export let tripDatesWords = english;
followLanguage("app", "trip-dates", (words) => {
  tripDatesWords = words;
});
