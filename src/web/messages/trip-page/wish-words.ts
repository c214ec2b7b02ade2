import { wishWords as english } from "../en/trip-page/wish-words.ts";
import { followLanguage } from "../words.ts";

export let wishWords = english;
followLanguage("trip", "wish", english, (words) => {
  wishWords = words;
});
