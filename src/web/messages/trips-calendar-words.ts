import { tripsCalendarWords as english } from "./en/trips-calendar-words.ts";
import { followLanguage } from "./words.ts";

export let tripsCalendarWords = english;
followLanguage("app", "trips-calendar", english, (words) => {
  tripsCalendarWords = words;
});
