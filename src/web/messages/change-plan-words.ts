import { changePlanWords as english } from "./en/change-plan-words.ts";
import { followLanguage } from "./words.ts";

export const changePlanWords = followLanguage("trip", "changePlanWords", english);
