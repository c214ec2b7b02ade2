import { language } from "../../../messages/domain/language.ts";

/** The names that somebody types in a row: between commas, semicolons, and "and" in English or in the reader's language. */
export function namesIn(row: string): string[] {
  const and = language.list(["A", "B"]).slice(1, -1);
  // Where it is no word of its own, it may be a part of a name.
  const own = /^\s\S+\s$/.test(and) ? `|${and.trim()}` : "";
  return row
    .split(new RegExp(`[,;，；、،؛]|\\s(?:and|&${own})\\s`, "i"))
    .map((name) => name.trim())
    .filter((name) => name !== "");
}
