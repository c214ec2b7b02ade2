import type { LanguageTag } from "../../domain/language-tags.ts";
import { ownField } from "../../domain/own-field.ts";
import { followReader } from "./reader-locale.ts";
import { type PageLanguage, speak, wordsCome } from "./words.ts";

/** The languages beside English. Each is a file that loads before the first screen is drawn. */
export const PAGE_LANGUAGES: Readonly<
  Record<Exclude<LanguageTag, "en">, () => Promise<PageLanguage>>
> = {
  de: () => import("./de/core.ts"),
  fr: () => import("./fr/core.ts"),
  es: () => import("./es/core.ts"),
  it: () => import("./it/core.ts"),
  pt: () => import("./pt/core.ts"),
  ja: () => import("./ja/core.ts"),
  "zh-Hans": () => import("./zh-Hans/core.ts"),
  ar: () => import("./ar/core.ts"),
};

/** Speaks the language that the server has set for the page; English where its words don't come. */
export async function speakPageLanguage(): Promise<void> {
  const { lang } = document.documentElement;
  followReader(lang);
  const load = ownField(PAGE_LANGUAGES, lang);
  try {
    if (load !== undefined) speak(await load());
    await wordsCome();
  } catch (error) {
    console.warn("the page's language can't be loaded", error);
  }
}
