import { clockText } from "./clock-text.ts";
import { countsTo12, hasMiles } from "./customs.ts";
import type { LanguageTag } from "./language-tags.ts";

type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/** The rules for putting words of a language together. */
export type Language = {
  /** As BCP 47 names it. */
  readonly tag: LanguageTag;
  /** The same for `Intl`, with the digits 0 to 9. */
  readonly locale: string;
  /** Chooses the form that goes with a count: `plural(2, { one: "place", other: "places" })`. */
  readonly plural: (count: number, forms: PluralForms) => string;
  /** The count and its form: "2 places". */
  readonly count: (count: number, forms: PluralForms) => string;
  /** "A, B, and C". */
  readonly list: (items: readonly string[]) => string;
  /** "1,240", with at most two decimals. */
  readonly number: (value: number) => string;
  /** "2.7", with one decimal always. */
  readonly tenths: (value: number) => string;
  /** "Monday" for 0. */
  readonly weekday: (index: number) => string;
  /** "December 26" for "2026-12-26". */
  readonly date: (date: string) => string;
  /** "December 26, 2026" for "2026-12-26". */
  readonly fullDate: (date: string) => string;
  /** "December 2025" for "2025-12". */
  readonly month: (month: string) => string;
  /** "tomorrow", "in 12 days", "in 3 months", or "in 2 years". */
  readonly fromNow: (days: number) => string;
  /** "09:30", or "9:30 AM", for 570 minutes after midnight, by the reader’s customs, as all that follow. */
  readonly time: (minutes: number) => string;
  /** "09:30–11:00", or "9:30–11:00 AM". */
  readonly span: (startMinutes: number, endMinutes: number) => string;
  /** "0.9 km", or "0.6 mi", however short. @param say writes the number. */
  readonly way: (km: number, say?: (value: number) => string) => string;
  /** "2 h 10 min"; of whole minutes, more than none. */
  readonly duration: (minutes: number) => string;
  /** A number of a unit: "12 km". */
  readonly measured: (value: string, unit: Unit) => string;
};

export type Unit = "km" | "m" | "mi" | "yd" | "ft" | "°C" | "°F";

/** The rules that most screens need, without `Intl`, whose first object takes a slow phone 70 ms to make. */
type OwnRules = Pick<Language, "list"> & {
  /** Which form goes with a count, as `Intl.PluralRules` selects it. */
  readonly formOf: (count: number) => Intl.LDMLPluralRule;
  /** What stands before decimals; a point unless it is said. */
  readonly decimal?: string;
  /** The halves of the day; AM and PM unless they are said. */
  readonly halves?: readonly [am: string, pm: string];
  /** Whether a half stands before its time. */
  readonly isHalfFirst?: boolean;
  /** Names of units where they aren’t the international ones. */
  readonly units?: Partial<Record<Unit, string>>;
  /** What stands between a number and its unit; a space unless it is said. */
  readonly gap?: string;
  /** Units of a length of time, each with its gap; " h" and " min" unless they are said. */
  readonly lengths?: readonly [hours: string, minutes: string];
};

/** Up to here days are counted one by one; beyond it months say more. */
const MAX_DAYS = 60;
const MONTH_DAYS = 30.44;
const MAX_MONTHS = 18;
const HALF_DAY_MINUTES = 12 * 60;
const KM_A_MILE = 1.609344;

/** Longer numbers have separators. */
const NO_SEPARATOR_BELOW = 1_000;

/** @param tag a language as BCP 47 names it. Digits are 0 to 9 in each. */
export function languageOf(tag: LanguageTag, rules: OwnRules): Language {
  const { formOf, list, decimal = ".", units = {}, gap = " ", lengths = [" h", " min"] } = rules;
  const locale = `${tag}-u-nu-latn`;
  const numbers = whenUsed(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
  const dates = (options: Intl.DateTimeFormatOptions) =>
    whenUsed(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }));
  const weekday = dates({ weekday: "long" });
  const date = dates({ day: "numeric", month: "long" });
  const fullDate = dates({ day: "numeric", month: "long", year: "numeric" });
  const month = dates({ year: "numeric", month: "long" });
  const relative = whenUsed(() => new Intl.RelativeTimeFormat(locale, { numeric: "auto" }));
  const plural: Language["plural"] = (count, forms) => forms[formOf(count)] ?? forms.other;
  const number = (value: number) =>
    Number.isInteger(value) && value >= 0 && value < NO_SEPARATOR_BELOW
      ? String(value)
      : numbers().format(value);
  const measured: Language["measured"] = (value, unit) => `${value}${gap}${units[unit] ?? unit}`;
  return {
    tag,
    locale,
    plural,
    count: (count, forms) => `${number(count)} ${plural(count, forms)}`,
    list,
    number,
    tenths: (value) => value.toFixed(1).replace(".", decimal),
    // The first of January 2024 was a Monday.
    weekday: (index) => weekday().format(Date.UTC(2024, 0, 1 + index)),
    date: (text) => date().format(Date.parse(text)),
    fullDate: (text) => fullDate().format(Date.parse(text)),
    month: (text) => month().format(Date.parse(`${text}-01`)),
    fromNow: (days) => {
      if (days <= MAX_DAYS) return relative().format(days, "day");
      const months = Math.floor(days / MONTH_DAYS);
      return months <= MAX_MONTHS
        ? relative().format(months, "month")
        : relative().format(Math.floor(months / 12), "year");
    },
    ...hoursIn(rules),
    duration: (minutes) =>
      [Math.floor(minutes / 60), minutes % 60]
        .flatMap((value, at) => (value > 0 ? [`${value}${lengths[at]}`] : []))
        .join(gap && " "),
    measured,
    way: (km, say = number) => {
      if (!hasMiles()) return measured(say(km), "km");
      const miles = km / KM_A_MILE;
      return measured(say(miles < 10 ? Math.round(miles * 10) / 10 : Math.round(miles)), "mi");
    },
  };
}

/** Hours by the reader’s customs; those of 12 as `Intl` writes them, with the half of the day said once. */
function hoursIn({
  halves = ["AM", "PM"],
  isHalfFirst = false,
}: OwnRules): Pick<Language, "time" | "span"> {
  const time = (minutes: number, isAlone = false) => {
    const of24 = clockText(minutes);
    if (!countsTo12()) return of24;
    const hour = Number(of24.slice(0, 2));
    const alone = `${hour % 12 || 12}${of24.slice(2)}`;
    const half = halves[hour > 11 && hour < 24 ? 1 : 0];
    if (isAlone) return alone;
    return isHalfFirst ? half + alone : `${alone}\u00a0${half}`;
  };
  return {
    time: (minutes) => time(minutes),
    span: (start, end) => {
      const isOneHalf = Math.floor(start / HALF_DAY_MINUTES) === Math.floor(end / HALF_DAY_MINUTES);
      return `${time(start, isOneHalf && !isHalfFirst)}–${time(end, isOneHalf && isHalfFirst)}`;
    },
  };
}

/** All of them take a phone 80 ms to make, and a screen uses few. */
function whenUsed<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
