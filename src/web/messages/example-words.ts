import { exampleWords as english } from "./en/example-words.ts";
import { followLanguage } from "./words.ts";

export let exampleWords = english;
followLanguage("app", "example", (words) => {
  exampleWords = words;
});
