import { transferWords as english } from "../../../domain/messages/en/transfer-words.ts";
import { followLanguage } from "../words.ts";

export let transferWords = english;
followLanguage("trip", "transfer", english, (words) => {
  transferWords = words;
});
