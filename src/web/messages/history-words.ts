import { historyWords as english } from "./en/history-words.ts";
import { followLanguage } from "./words.ts";

export const historyWords = followLanguage("trip", "historyWords", english);
