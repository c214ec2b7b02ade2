import { decisionWords as english } from "./en/decision-words.ts";
import { followLanguage } from "./words.ts";

export let decisionWords = english;
followLanguage("app", "decision", english, (words) => {
  decisionWords = words;
});
