import { accountWords as english } from "../en/account/account-words.ts";
import { followLanguage } from "../words.ts";

export let accountWords = english;
followLanguage("app", "account", english, (words) => {
  accountWords = words;
});
