import { signInWords as english } from "./en/sign-in-words.ts";
import { followLanguage } from "./words.ts";

export let signInWords = english;
followLanguage("app", "sign-in", english, (words) => {
  signInWords = words;
});
