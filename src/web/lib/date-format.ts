/**
 * Dates and times in the order that the traveller knows, in English words, as all of the page is English:
 * the browser's own English, or day before month (as in Britain) where the browser speaks another language.
 * No page that is rendered at build time has a date.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const own = navigator.language;
  return new Intl.DateTimeFormat(/^en\b/i.test(own) ? own : "en-GB", options);
}
