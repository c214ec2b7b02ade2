/**
 * The ways in which regions count hours and measure: metric units with 24 or with 12 hours; miles, feet, °F and 12 hours;
 * miles, yards, °C and 24 hours.
 */
export type Customs = "metric" | "metric12" | "us" | "uk";

/** The United States, their territories, and who else has °F (CLDR 47, `unitPreferenceData`) and 12 hours. */
const LIKE_THE_US = "US AS GU MP PR UM VI BS FM KY MH PW";
const LIKE_THE_UK = "GB GG IM JE";

/**
 * A language in its reader's region: "en-US".
 *
 * @param wanted tags as browsers send them, the most wanted first.
 * @returns that of the first of them in the language; for who reads English beside their own language, where that one is
 * spoken: German browsers list en-US behind de. The language alone where no region is named.
 */
export function localeFor(language: string, wanted: readonly string[]): string {
  const [first = ""] = wanted.map(languageIn);
  const isSecond = language === "en" && first !== "en" && /^[a-z]{2,3}$/.test(first);
  const read = isSecond ? first : languageIn(language);
  const own = wanted.find((one) => languageIn(one) === read) ?? "";
  const named = /-([a-z]{2})(?:-|$)/i.exec(own)?.[1];
  const region = isSecond ? (named ?? new Intl.Locale(first).maximize().region) : named;
  return region === undefined ? language : `${language}-${region.toUpperCase()}`;
}

function languageIn(tag: string): string {
  return tag.trim().split("-", 1)[0]?.toLowerCase() ?? "";
}

/** What is usual where a locale of `localeFor` is from. English of no region is read by many and stays metric. */
export function customsOf(locale: string): Customs {
  const region = locale.slice(-2);
  if (LIKE_THE_US.includes(region)) return "us";
  if (LIKE_THE_UK.includes(region)) return "uk";
  return locale !== "en" && hourCycleIn(locale) === "h12" ? "metric12" : "metric";
}

function hourCycleIn(locale: string): string | undefined {
  // By the region whatever the language is, unlike a formatter. Some browsers don't have it.
  const known: Intl.Locale & { getHourCycles?: () => string[] } = new Intl.Locale(locale);
  return known.getHourCycles === undefined
    ? new Intl.DateTimeFormat(locale, { hour: "numeric" }).resolvedOptions().hourCycle
    : known.getHourCycles()[0];
}

let pageLocale = "en";
let customs: Customs | undefined;

/** Those that words are being written in. */
export function currentCustoms(): Customs {
  // Only now: the first look into `Intl` takes a slow phone 70 ms.
  customs ??= customsOf(pageLocale);
  return customs;
}

/** Has all words written in the customs of a locale from now on. For a page, which has one reader. */
export function followLocale(locale: string): void {
  pageLocale = locale;
  customs = undefined;
}

/** Has what a function writes at once in customs. For a server, which has many readers. */
export function inCustoms<Written>(own: Customs, write: () => Written): Written {
  const others = customs;
  customs = own;
  try {
    return write();
  } finally {
    customs = others;
  }
}

/** Whether they count hours to 12. */
export function countsTo12(): boolean {
  return /12|us/.test(currentCustoms());
}

/** Whether they have miles. */
export function hasMiles(): boolean {
  return /^u/.test(currentCustoms());
}
