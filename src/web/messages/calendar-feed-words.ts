import { calendarFeedWords as english } from "./en/calendar-feed-words.ts";
import { followLanguage } from "./words.ts";

export const calendarFeedWords = followLanguage("app", "calendarFeedWords", english);
