import { language } from "../messages/domain/language.ts";

/** Both ends of a span for a narrow column, where the half of the day has a line of its own: "2:00" and "3:00", "PM". */
export function spanLines(startMinutes: number, endMinutes: number): readonly string[] {
  return language
    .span(startMinutes, endMinutes)
    .replace(/(\d)\u00a0|(\p{Lo})(?=\d)/gu, "$1$2\n")
    .split("–");
}
