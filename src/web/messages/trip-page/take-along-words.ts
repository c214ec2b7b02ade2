import { takeAlongWords as english } from "../en/trip-page/take-along-words.ts";
import { followLanguage } from "../words.ts";

export const takeAlongWords = followLanguage("trip", "takeAlongWords", english);
