import { accountWords as english } from "../en/account/account-words.ts";
import { followLanguage } from "../words.ts";

export const accountWords = followLanguage("app", "accountWords", english);
