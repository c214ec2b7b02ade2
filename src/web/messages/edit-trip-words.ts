import { editTripWords as english } from "./en/edit-trip-words.ts";
import { followLanguage } from "./words.ts";

export let editTripWords = english;
followLanguage("app", "edit-trip", english, (words) => {
  editTripWords = words;
});
