import { countsTo12 } from "../../domain/customs.ts";
import { readerLocale } from "../messages/reader-locale.ts";

/**
 * Formats dates and times in the page's language, in its reader's variant of it; English of no region has the day before
 * the month (as in Britain). No page that is rendered at build time has a date.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(dateLocale(), {
    hourCycle: countsTo12() ? "h12" : "h23",
    numberingSystem: "latn",
    ...options,
  });
}

/** The reader's variant of the page's language. */
export function dateLocale(): string {
  const locale = readerLocale();
  return locale === "en" ? "en-GB" : locale;
}

/** A moment as `dateFormat` writes it. @returns "" where it is none: what is kept may be damaged. */
export function dateText(options: Intl.DateTimeFormatOptions, moment: string | number): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? "" : dateFormat(options).format(date);
}
