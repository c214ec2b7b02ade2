/** The languages that pages and the server speak, as BCP 47 names them. The first is for readers of no other. */
export const LANGUAGE_TAGS = ["en", "de", "fr", "es", "it", "pt", "ja", "zh-Hans", "ar"] as const;

export type LanguageTag = (typeof LANGUAGE_TAGS)[number];

/** Whether a word, as of a cookie or an address, names one of our languages. */
export function isLanguageTag(word: unknown): word is LanguageTag {
  return (LANGUAGE_TAGS as readonly unknown[]).includes(word);
}
