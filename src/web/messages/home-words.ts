import { homeWords as english } from "./en/home-words.ts";
import { followLanguage } from "./words.ts";

export const homeWords = followLanguage("core", "homeWords", english);
