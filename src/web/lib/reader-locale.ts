import { customsOf, followCustoms, localeFor } from "../../domain/customs.ts";
import type { LanguageTag } from "../../domain/language-tags.ts";
import { language } from "../messages/domain/language.ts";

/** The page's language as the browser's reader has it: "en-US". */
export function readerLocale(tag: LanguageTag = language.tag): string {
  return localeFor(tag, navigator.languages);
}

/** Has the page write hours and lengths as is usual where its reader is from. @param tag the page's language. */
export function followReader(tag: LanguageTag): void {
  followCustoms(customsOf(readerLocale(tag)));
}
