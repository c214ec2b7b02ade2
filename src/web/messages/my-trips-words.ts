import { myTripsWords as english } from "./en/my-trips-words.ts";
import { followLanguage } from "./words.ts";

export let myTripsWords = english;
followLanguage("app", "my-trips", english, (words) => {
  myTripsWords = words;
});
