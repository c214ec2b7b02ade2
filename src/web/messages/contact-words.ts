import { contactWords as english } from "./en/contact-words.ts";
import { followLanguage } from "./words.ts";

export let contactWords = english;
followLanguage("app", "contact", english, (words) => {
  contactWords = words;
});
