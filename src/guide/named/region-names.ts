import { ownField } from "../../domain/own-field.ts";
import { plainText } from "../../domain/plain-text.ts";

/** Short forms of states that people write after a town: ISO 3166-2 without the country. */
const STATES: Readonly<Record<string, string>> = {
  US: "AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|PR Puerto Rico",
  CA: "AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon",
  AU: "ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia",
};
const COUNTRIES: Readonly<Record<string, string>> = {
  uk: "United Kingdom",
  "great britain": "United Kingdom",
  britain: "United Kingdom",
  usa: "United States",
  america: "United States",
  "united states of america": "United States",
  uae: "United Arab Emirates",
  holland: "Netherlands",
  "czech republic": "Czechia",
  burma: "Myanmar",
  turkiye: "Turkey",
  "ivory coast": "Côte d'Ivoire",
};
const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/**
 * The countries or states that a short form may stand for, in English: "ca" for California and Canada.
 *
 * @param plain as `plainText` has it.
 */
export function longNamesOf(plain: string): string[] {
  const compact = plain.replaceAll(" ", "");
  const states = Object.values(STATES).flatMap((list) =>
    list
      .split("|")
      .map((state) => [state.split(" ", 1)[0] ?? "", state.slice(state.indexOf(" ") + 1)] as const)
      .filter(([code]) => code.toLowerCase() === compact)
      .map(([, name]) => name),
  );
  const country = ownField(COUNTRIES, plain) ?? ownField(COUNTRIES, compact);
  const ofCode = /^[a-z]{2}$/.test(compact) ? names.of(compact.toUpperCase()) : undefined;
  return [...states, ...[country, ofCode].filter((name) => name !== undefined)];
}

/** Whether a place that lies in `within` is meant by somebody who says it lies in `hint`. All in plain text. */
export function liesIn(hint: string, within: readonly string[]): boolean {
  const words = within.flatMap((one) => one.split(" "));
  return (
    within.includes(hint) ||
    longNamesOf(hint).some((name) => within.includes(plainText(name))) ||
    (hint.length > 3 && hint.split(" ").every((word) => words.includes(word)))
  );
}
