import { homeWords as english } from "./en/home-words.ts";
import { followLanguage } from "./words.ts";

export let homeWords = english;
followLanguage("core", "home", english, (words) => {
  homeWords = words;
});
