import { moneyText as english } from "../../../domain/messages/en/money-text.ts";
import { followLanguage } from "../words.ts";

export let moneyText = english;
followLanguage("money", (words) => {
  moneyText = words;
});
