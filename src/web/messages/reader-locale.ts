import { followLocale, localeFor } from "../../domain/customs.ts";
import { language } from "./domain/language.ts";

/** The page's language as the browser's reader has it: "en-US". */
export function readerLocale(tag: string = language.tag): string {
  return localeFor(tag, navigator.languages);
}

/** Has the page write hours and lengths as is usual where its reader is from. @param tag the page's language. */
export function followReader(tag: string): void {
  followLocale(readerLocale(tag));
}
