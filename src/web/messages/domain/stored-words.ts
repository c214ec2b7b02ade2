import { storedWords as english } from "../../../domain/messages/en/stored-words.ts";
import { followLanguage } from "../words.ts";

export let storedWords = english;
followLanguage("app", "stored", english, (words) => {
  storedWords = words;
});
