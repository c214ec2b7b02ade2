import { tripDatesWords as english } from "./en/trip-dates-words.ts";
import { followLanguage } from "./words.ts";

export const tripDatesWords = followLanguage("app", "tripDatesWords", english);
