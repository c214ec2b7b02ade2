import { shellWords as english } from "./en/shell-words.ts";
import { followLanguage } from "./words.ts";

export const shellWords = followLanguage("core", "shellWords", english);
