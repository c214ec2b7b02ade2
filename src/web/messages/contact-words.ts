import { contactWords as english } from "./en/contact-words.ts";
import { followLanguage } from "./words.ts";

export const contactWords = followLanguage("app", "contactWords", english);
