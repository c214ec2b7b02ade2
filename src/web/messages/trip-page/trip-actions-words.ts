import { tripActionsWords as english } from "../en/trip-page/trip-actions-words.ts";
import { followLanguage } from "../words.ts";

export let tripActionsWords = english;
followLanguage("trip", "trip-actions", english, (words) => {
  tripActionsWords = words;
});
