import { listsWords as english } from "../en/trip-page/lists-words.ts";
import { followLanguage } from "../words.ts";

export const listsWords = followLanguage("trip", "listsWords", english);
