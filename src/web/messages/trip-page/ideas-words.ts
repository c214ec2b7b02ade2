import { ideasWords as english } from "../en/trip-page/ideas-words.ts";
import { followLanguage } from "../words.ts";

export const ideasWords = followLanguage("trip", "ideasWords", english);
