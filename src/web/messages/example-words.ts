import { exampleWords as english } from "./en/example-words.ts";
import { followLanguage } from "./words.ts";

export let exampleWords = english;
followLanguage("app", "example", english, (words) => {
  exampleWords = words;
});
