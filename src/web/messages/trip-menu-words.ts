import { tripMenuWords as english } from "./en/trip-menu-words.ts";
import { followLanguage } from "./words.ts";

export const tripMenuWords = followLanguage("app", "tripMenuWords", english);
