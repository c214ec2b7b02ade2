/**
 * Formats dates and times in English, like the rest of the page: in the browser's own variant of
 * English, or day before month (as in Britain) where the browser's language is another. Hours count to 24 everywhere, as
 * in the plan, whose texts the server and files have as well. No page
 * that is rendered at build time has a date.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const own = navigator.language;
  const locale = /^en\b/i.test(own) ? own : "en-GB";
  return new Intl.DateTimeFormat(locale, { hourCycle: "h23", ...options });
}

/** A moment as `dateFormat` writes it. @returns "" where it is none: what is kept may be damaged. */
export function dateText(options: Intl.DateTimeFormatOptions, moment: string | number): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? "" : dateFormat(options).format(date);
}
