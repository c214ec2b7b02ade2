import { choiceWords as english } from "../../../domain/messages/en/choice-words.ts";
import { followLanguage } from "../words.ts";

export let choiceWords = english;
followLanguage("app", "choices", english, (words) => {
  choiceWords = words;
});
