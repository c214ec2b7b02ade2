import { editWords as english } from "./en/edit-words.ts";
import { followLanguage } from "./words.ts";

export const editWords = followLanguage("app", "editWords", english);
