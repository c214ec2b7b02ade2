import { durationText as english } from "../../../domain/messages/en/duration-text.ts";
import { followLanguage } from "../words.ts";

export let durationText = english;
followLanguage("app", "duration", english, (words) => {
  durationText = words;
});
