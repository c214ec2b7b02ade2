import { meaningOf as english } from "../../../domain/messages/en/wish-meaning.ts";
import { followLanguage } from "../words.ts";

export let meaningOf = english;
followLanguage("wishMeaning", (words) => {
  meaningOf = words;
});
