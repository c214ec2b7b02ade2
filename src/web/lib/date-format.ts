import { countsTo12 } from "../../domain/customs.ts";
import { readerLocale } from "../messages/reader-locale.ts";

/** Making one takes far longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats dates and times in the page's language, in its reader's variant of it; English of no region has the day before
 * the month (as in Britain). No page that is rendered at build time has a date.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = dateLocale();
  const hourCycle = countsTo12() ? "h12" : "h23";
  const key = `${locale} ${JSON.stringify({ hourCycle, ...options })}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(locale, {
    hourCycle,
    numberingSystem: "latn",
    ...options,
  });
  formats.set(key, format);
  return format;
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
