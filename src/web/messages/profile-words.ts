import { profileWords as english } from "./en/profile-words.ts";
import { followLanguage } from "./words.ts";

export const profileWords = followLanguage("app", "profileWords", english);
