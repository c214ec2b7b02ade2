import { viewTripWords as english } from "./en/view-trip-words.ts";
import { followLanguage } from "./words.ts";

export const viewTripWords = followLanguage("trip", "viewTripWords", english);
