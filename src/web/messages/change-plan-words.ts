import { changePlanWords as english } from "./en/change-plan-words.ts";
import { followLanguage } from "./words.ts";

export let changePlanWords = english;
followLanguage("trip", "change-plan", english, (words) => {
  changePlanWords = words;
});
