import type { LanguageTag } from "./language-tags.ts";
import { languageFor } from "./languages.ts";

/**
 * The ways in which regions count hours and measure: metric units with 24 or with 12 hours; miles, feet, °F and 12 hours;
 * miles, yards, °C and 24 hours.
 */
export const CUSTOMS = ["metric", "metric12", "us", "uk"] as const;
export type Customs = (typeof CUSTOMS)[number];

/**
 * Where hours count to 12 (CLDR 47, `timeData`, as `Intl.Locale.getHourCycles` answers it). A table, since `Intl` takes a
 * slow phone 70 ms, and one browser doesn't answer.
 */
const REGIONS_OF_12_HOURS = new Set(
  `AE AG AL AR AS AU BB BD BH BM BN BO BS BT CA CL CO CR CU CY DJ DM DO DZ EC EG EH ER ET FJ FM GD GH GM GR GT GU GY HK HN IN
   IQ JM JO KH KI KN KP KR KW KY LB LC LR LS LY MH MO MP MR MW MX MY NA NH NI NZ OM PA PE PG PH PK PR PS PW PY QA SA SB SD SG
   SL SO SS SV SY SZ TC TD TN TO TT TW UM US UY VC VE VG VI VU WS YD YE ZM`.split(/\s+/),
);
/** The United States, their territories, and who else has °F (CLDR 47, `unitPreferenceData`) and 12 hours. */
const LIKE_THE_US = new Set(
  ["US", "AS", "GU", "MP", "PR", "UM", "VI"].concat(["BS", "FM", "KY", "MH", "PW"]),
);
const LIKE_THE_UK = new Set(["GB", "GG", "IM", "JE"]);

/**
 * A language in its reader's region: "en-US".
 *
 * @param wanted tags as browsers send them, the most wanted first.
 * @returns the first of them in the language; else the language alone, as for who reads a foreign one.
 */
export function localeFor(language: LanguageTag, wanted: readonly string[]): string {
  const own = wanted.find((one) => languageFor([one]) === language);
  const region = own === undefined ? undefined : regionOf(own);
  return region === undefined ? language : `${language}-${region}`;
}

/** What is usual where a locale of `localeFor` is from. English of no region is read by many and stays metric. */
export function customsOf(locale: string): Customs {
  // Most who read Arabic count hours to 12: CLDR takes the language alone as that of Egypt.
  const region = locale === "ar" ? "EG" : regionOf(locale);
  if (region === undefined || locale === "fr-CA") return "metric";
  if (LIKE_THE_US.has(region)) return "us";
  if (LIKE_THE_UK.has(region)) return "uk";
  return REGIONS_OF_12_HOURS.has(region) ? "metric12" : "metric";
}

function regionOf(tag: string): string | undefined {
  return /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i.exec(tag.trim())?.[1]?.toUpperCase();
}

let customs: Customs = "metric";

/** Those that words are being written in. */
export function currentCustoms(): Customs {
  return customs;
}

/** Whether they count hours to 12. */
export function countsTo12(): boolean {
  return customs === "metric12" || customs === "us";
}

/** Has all words written in customs from now on. For a page, which has one reader. */
export function followCustoms(own: Customs): void {
  customs = own;
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
