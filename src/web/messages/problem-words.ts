import { PROBLEM_WORDS as english } from "./en/problem-words.ts";
import { followLanguage } from "./words.ts";

export let PROBLEM_WORDS = english;
followLanguage("app", "problem", english, (words) => {
  PROBLEM_WORDS = words;
});
