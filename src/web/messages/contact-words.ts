import { contactWords as english } from "./en/contact-words.ts";
import { followLanguage } from "./words.ts";

export let contactWords = english;
followLanguage("contact", (words) => {
  contactWords = words;
});
