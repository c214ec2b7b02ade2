import { PROBLEM_WORDS as english } from "./en/problem-words.ts";
import { followLanguage } from "./words.ts";

export const PROBLEM_WORDS = followLanguage("app", "PROBLEM_WORDS", english);
