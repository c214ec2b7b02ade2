import { english as rules } from "../../domain/messages/en/english.ts";
import { belowHeroWords as english } from "./en/below-hero-words.ts";
import { followLanguage } from "./words.ts";

export const belowHeroWords = followLanguage("core", "belowHeroWords", english);

/**
 * "10:30", as the landing page says it: in English by the reader's customs, which other languages don't have here, as their
 * rules would be most of what the page loads.
 */
export function landingTime(of24: string): string {
  return belowHeroWords.tag === "en" ? rules.time(minutesOf(of24)) : of24;
}

/** Both ends of a span, where the half of the day has a line of its own: "10:25" and "10:55", "AM". */
export function landingSpan(starts: string, ends: string): readonly string[] {
  if (belowHeroWords.tag !== "en") return [starts, ends];
  return rules.span(minutesOf(starts), minutesOf(ends)).replaceAll("\u00a0", "\n").split("–");
}

function minutesOf(of24: string): number {
  const [hours = 0, minutes = 0] = of24.split(":").map(Number);
  return hours * 60 + minutes;
}
