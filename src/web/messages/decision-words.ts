import { decisionWords as english } from "./en/decision-words.ts";
import { followLanguage } from "./words.ts";

export const decisionWords = followLanguage("app", "decisionWords", english);
