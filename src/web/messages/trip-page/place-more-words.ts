import { placeMoreWords as english } from "../en/trip-page/place-more-words.ts";
import { followLanguage } from "../words.ts";

export let placeMoreWords = english;
followLanguage("trip", "place-more", english, (words) => {
  placeMoreWords = words;
});
