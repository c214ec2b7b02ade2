import { signInWords as english } from "./en/sign-in-words.ts";
import { followLanguage } from "./words.ts";

export const signInWords = followLanguage("app", "signInWords", english);
