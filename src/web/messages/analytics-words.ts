import { analyticsWords as english } from "./en/analytics-words.ts";
import { followLanguage } from "./words.ts";

export const analyticsWords = followLanguage("app", "analyticsWords", english);
