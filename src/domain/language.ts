type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/** The rules for putting words of a language together. */
export type Language = {
  /** As BCP 47 names it. */
  readonly tag: string;
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
  /** "in 12 days", or "tomorrow". */
  readonly fromNow: (count: number, unit: "day" | "month" | "year") => string;
};

/** The rules that most screens need, without `Intl`, whose first object takes a slow phone 70 ms to make. */
type OwnRules = Pick<Language, "list"> & {
  /** Which form goes with a count, as `Intl.PluralRules` selects it. */
  readonly formOf: (count: number) => Intl.LDMLPluralRule;
  /** What stands before decimals; a point unless it is said. */
  readonly decimal?: string;
};

/** Longer numbers have separators. */
const NO_SEPARATOR_BELOW = 1_000;

/** @param tag a language as BCP 47 names it. Digits are 0 to 9 in each. */
export function languageOf(tag: string, { formOf, list, decimal = "." }: OwnRules): Language {
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
    fromNow: (count, unit) => relative().format(count, unit),
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
