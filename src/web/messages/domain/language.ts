import { english } from "../../../domain/messages/en/english.ts";
import { followLanguage } from "../words.ts";

export let language = english;
followLanguage("app", "language", english, (words) => {
  language = words;
});
