import { english as rules } from "../../domain/messages/en/english.ts";
import { belowHeroWords as english } from "./en/below-hero-words.ts";
import { followLanguage } from "./words.ts";

export let belowHeroWords = english;
followLanguage("core", "below-hero", english, (words) => {
  belowHeroWords = words;
});

/**
 * "10:30", as the landing page says it: in English by the reader's customs, which other languages don't have here, as their
 * rules would be most of what the page loads.
 */
export function landingTime(of24: string): string {
  if (belowHeroWords.tag !== "en") return of24;
  const [hours = 0, minutes = 0] = of24.split(":").map(Number);
  return rules.time(hours * 60 + minutes);
}
