import { exampleWords as english } from "./en/example-words.ts";
import { followLanguage } from "./words.ts";

export const exampleWords = followLanguage("app", "exampleWords", english);
