import { LANGUAGE_TAGS, type LanguageTag } from "./language-tags.ts";

/** How each language calls itself, and how it is written. */
export const LANGUAGES: Readonly<
  Record<LanguageTag, { readonly name: string; readonly dir: "ltr" | "rtl" }>
> = {
  en: { name: "English", dir: "ltr" },
  de: { name: "Deutsch", dir: "ltr" },
  fr: { name: "Français", dir: "ltr" },
  es: { name: "Español", dir: "ltr" },
  it: { name: "Italiano", dir: "ltr" },
  pt: { name: "Português", dir: "ltr" },
  ja: { name: "日本語", dir: "ltr" },
  "zh-Hans": { name: "简体中文", dir: "ltr" },
  ar: { name: "العربية", dir: "rtl" },
};

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
