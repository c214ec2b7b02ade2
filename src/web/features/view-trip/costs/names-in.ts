import { language } from "../../../messages/domain/language.ts";

/** The names that somebody types in a row: between commas, semicolons, and "and" in English or in the reader's language. */
export function namesIn(row: string): string[] {
  const and = language.list(["A", "B"]).slice(1, -1);
  return (
    row
      .split(/[,;，；、،؛]|\s(?:and|&)\s/i)
      // Where it is no word of its own, it may be a part of a name.
      .flatMap((names) => (/^\s\S+\s$/.test(and) ? names.split(and) : [names]))
      .map((name) => name.trim())
      .filter((name) => name !== "")
  );
}
