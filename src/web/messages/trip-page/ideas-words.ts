import { ideasWords as english } from "../en/trip-page/ideas-words.ts";
import { followLanguage } from "../words.ts";

export let ideasWords = english;
followLanguage("trip", "ideas", english, (words) => {
  ideasWords = words;
});
