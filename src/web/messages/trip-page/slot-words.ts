import { slotWords as english } from "../en/trip-page/slot-words.ts";
import { followLanguage } from "../words.ts";

export let slotWords = english;
followLanguage("trip", "slot", english, (words) => {
  slotWords = words;
});
