import { storedWords as english } from "../../../domain/messages/en/stored-words.ts";
import { followLanguage } from "../words.ts";

export const storedWords = followLanguage("app", "storedWords", english);
