/** The languages that pages and the server speak. The first is for readers of no other. */
export const LANGUAGES = {
  en: { name: "English", dir: "ltr" },
  de: { name: "Deutsch", dir: "ltr" },
} as const satisfies Readonly<
  Record<string, { readonly name: string; readonly dir: "ltr" | "rtl" }>
>;

/** A language as BCP 47 names it. */
export type LanguageTag = keyof typeof LANGUAGES;

export const LANGUAGE_TAGS = Object.keys(LANGUAGES) as readonly LanguageTag[];

/**
 * The language for someone who reads these.
 *
 * @param wanted tags as browsers send them ("de-AT", "zh-Hans-CN"), the most wanted first.
 * @returns ours that is nearest to the first of them that we have, else undefined.
 */
export function languageFor(wanted: readonly string[]): LanguageTag | undefined {
  for (const one of wanted) {
    const tag = one.trim().toLowerCase();
    // Who reads traditional characters is better served by the next language of the list.
    if (/^zh-(?:hant|tw|hk|mo)\b/.test(tag)) continue;
    const [language] = tag.split("-", 1);
    const ours = LANGUAGE_TAGS.find((each) => each.split("-", 1)[0] === language);
    if (ours !== undefined) return ours;
  }
  return undefined;
}

/** Whether a word, as of a cookie or an address, names one of our languages. */
export function isLanguageTag(word: string): word is LanguageTag {
  return Object.hasOwn(LANGUAGES, word);
}
