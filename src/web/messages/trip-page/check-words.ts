import { checkWords as english } from "../en/trip-page/check-words.ts";
import { followLanguage } from "../words.ts";

export const checkWords = followLanguage("trip", "checkWords", english);
