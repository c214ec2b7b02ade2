import { editTripWords as english } from "./en/edit-trip-words.ts";
import { followLanguage } from "./words.ts";

export const editTripWords = followLanguage("app", "editTripWords", english);
