type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/** What the words of a language are put together with. */
export type Language = {
  /** Chooses the form that goes with a count: `plural(2, { one: "place", other: "places" })`. */
  readonly plural: (count: number, forms: PluralForms) => string;
  /** The count and its form: "2 places". */
  readonly count: (count: number, forms: PluralForms) => string;
  /** "A, B, and C". */
  readonly list: (items: readonly string[]) => string;
  /** "1,240", with at most two decimals. */
  readonly number: (value: number) => string;
  /** "Monday" for 0. */
  readonly weekday: (index: number) => string;
  /** "December 26" for "2026-12-26". */
  readonly date: (date: string) => string;
  /** "December 2025" for "2025-12". */
  readonly month: (month: string) => string;
  /** "in 12 days", or "tomorrow". */
  readonly fromNow: (count: number, unit: "day" | "month" | "year") => string;
};

/** @param tag a language as BCP 47 names it. */
export function languageOf(tag: string): Language {
  const rules = whenUsed(() => new Intl.PluralRules(tag));
  const lists = whenUsed(() => new Intl.ListFormat(tag));
  const numbers = whenUsed(() => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }));
  const dates = (options: Intl.DateTimeFormatOptions) =>
    whenUsed(() => new Intl.DateTimeFormat(tag, { ...options, timeZone: "UTC" }));
  const weekday = dates({ weekday: "long" });
  const date = dates({ day: "numeric", month: "long" });
  const month = dates({ year: "numeric", month: "long" });
  const relative = whenUsed(() => new Intl.RelativeTimeFormat(tag, { numeric: "auto" }));
  const plural: Language["plural"] = (count, forms) => forms[rules().select(count)] ?? forms.other;
  return {
    plural,
    count: (count, forms) => `${numbers().format(count)} ${plural(count, forms)}`,
    list: (items) => lists().format(items),
    number: (value) => numbers().format(value),
    // The first of January 2024 was a Monday.
    weekday: (index) => weekday().format(Date.UTC(2024, 0, 1 + index)),
    date: (text) => date().format(Date.parse(text)),
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
