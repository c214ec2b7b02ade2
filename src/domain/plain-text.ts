/** Accents of Latin, Greek and Cyrillic, and the vowel signs that Hebrew and Arabic mostly leave out. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g;

/** Lower case without accents and punctuation, for comparing. What other scripts add to a letter makes another. */
export function plainText(text: string): string {
  return withoutAccents(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}

/** Lower case without accents, in compatibility form. */
export function withoutAccents(text: string): string {
  return text.normalize("NFKD").replace(ACCENTS, "").toLowerCase();
}
