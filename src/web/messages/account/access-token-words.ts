import { accessTokenWords as english } from "../en/account/access-token-words.ts";
import { followLanguage } from "../words.ts";

export let accessTokenWords = english;
followLanguage("app", "access-token", english, (words) => {
  accessTokenWords = words;
});
