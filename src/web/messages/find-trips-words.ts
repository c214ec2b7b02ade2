import { findTripsWords as english } from "./en/find-trips-words.ts";
import { followLanguage } from "./words.ts";

export let findTripsWords = english;
followLanguage("app", "find-trips", english, (words) => {
  findTripsWords = words;
});
