import { contactWords as english } from "./en/contact-words.ts";
import { followLanguage } from "./words.ts";

export let contactWords = english;
followLanguage("app", "contact", (words) => {
  contactWords = words;
});
