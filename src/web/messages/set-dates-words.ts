import { setDatesWords as english } from "./en/set-dates-words.ts";
import { followLanguage } from "./words.ts";

export const setDatesWords = followLanguage("app", "setDatesWords", english);
