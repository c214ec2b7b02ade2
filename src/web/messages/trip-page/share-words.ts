import { shareWords as english } from "../en/trip-page/share-words.ts";
import { followLanguage } from "../words.ts";

export const shareWords = followLanguage("trip", "shareWords", english);
