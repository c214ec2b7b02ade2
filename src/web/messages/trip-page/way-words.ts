import { wayWords as english } from "../en/trip-page/way-words.ts";
import { followLanguage } from "../words.ts";

export const wayWords = followLanguage("trip", "wayWords", english);
