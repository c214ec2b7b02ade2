import { undoWords as english } from "./en/undo-words.ts";
import { followLanguage } from "./words.ts";

export const undoWords = followLanguage("app", "undoWords", english);
