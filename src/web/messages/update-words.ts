import { updateWords as english } from "./en/update-words.ts";
import { followLanguage } from "./words.ts";

export const updateWords = followLanguage("app", "updateWords", english);
