import { calendarFeedWords as english } from "./en/calendar-feed-words.ts";
import { followLanguage } from "./words.ts";

export let calendarFeedWords = english;
followLanguage("app", "calendar-feed", english, (words) => {
  calendarFeedWords = words;
});
