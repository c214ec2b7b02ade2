import { language } from "../messages/domain/language.ts";

/**
 * Formats dates and times in the page's language: in the browser's own variant of it where that is the browser's
 * language; else in the usual one, which for English is day before month (as in Britain). Hours count to 24 everywhere, as
 * in the plan, whose texts the server and files have as well. No page
 * that is rendered at build time has a date.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const own = navigator.language;
  const { tag } = language;
  const isOwn = own.split("-", 1)[0] === tag.split("-", 1)[0];
  const locale = isOwn ? own : tag === "en" ? "en-GB" : tag;
  return new Intl.DateTimeFormat(locale, {
    hourCycle: "h23",
    numberingSystem: "latn",
    ...options,
  });
}

/** A moment as `dateFormat` writes it. @returns "" where it is none: what is kept may be damaged. */
export function dateText(options: Intl.DateTimeFormatOptions, moment: string | number): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? "" : dateFormat(options).format(date);
}
