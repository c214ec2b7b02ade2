import { accountWords as english } from "../en/account/account-words.ts";
import { followLanguage } from "../words.ts";

export let accountWords = english;
followLanguage("app", "account", (words) => {
  accountWords = words;
});
