import { editTripWords as english } from "./en/edit-trip-words.ts";
import { followLanguage } from "./words.ts";

export let editTripWords = english;
followLanguage("edit-trip", (words) => {
  editTripWords = words;
});
