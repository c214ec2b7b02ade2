import { profileWords as english } from "./en/profile-words.ts";
import { followLanguage } from "./words.ts";

export let profileWords = english;
followLanguage("app", "profile", english, (words) => {
  profileWords = words;
});
