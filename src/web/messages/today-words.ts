import { todayWords as english } from "./en/today-words.ts";
import { followLanguage } from "./words.ts";

export const todayWords = followLanguage("trip", "todayWords", english);
