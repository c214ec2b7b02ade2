import { choiceWords as english } from "../../../domain/messages/en/choice-words.ts";
import { followLanguage } from "../words.ts";

export const choiceWords = followLanguage("app", "choiceWords", english);
