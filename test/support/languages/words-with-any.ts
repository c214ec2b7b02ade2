/** Stands for a name or another text that a test doesn't know. */
export const ANY = "\uE000";

/** What a page's words are found by: with any text for `ANY`, and any numbers for theirs. */
export function withAny(words: string): RegExp {
  const pattern = words
    .replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll(ANY, ".+")
    .replaceAll(/\d+/g, "\\d+")
    .replaceAll(/\s+/g, "\\s+");
  return new RegExp(pattern);
}
