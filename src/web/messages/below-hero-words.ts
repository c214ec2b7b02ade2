import { belowHeroWords as english } from "./en/below-hero-words.ts";
import { followLanguage } from "./words.ts";

export let belowHeroWords = english;
followLanguage("core", "below-hero", english, (words) => {
  belowHeroWords = words;
});
