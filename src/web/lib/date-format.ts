/**
 * Formats dates and times in English, like the rest of the page: in the browser's own variant of
 * English, or day before month (as in Britain) where the browser's language is another. No page
 * that is rendered at build time has a date.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const own = navigator.language;
  return new Intl.DateTimeFormat(/^en\b/i.test(own) ? own : "en-GB", options);
}
