import { uiWords as english } from "./en/ui-words.ts";
import { followLanguage } from "./words.ts";

export const uiWords = followLanguage("core", "uiWords", english);
