import { costsWords as english } from "../en/trip-page/costs-words.ts";
import { followLanguage } from "../words.ts";

export const costsWords = followLanguage("trip", "costsWords", english);
