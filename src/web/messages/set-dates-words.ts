import { setDatesWords as english } from "./en/set-dates-words.ts";
import { followLanguage } from "./words.ts";

export let setDatesWords = english;
followLanguage("app", "set-dates", english, (words) => {
  setDatesWords = words;
});
