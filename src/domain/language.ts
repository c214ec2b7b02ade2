import { clockText } from "./clock-text.ts";
import { countsTo12, currentCustoms } from "./customs.ts";
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
  /** "in 12 days", or "tomorrow". */
  readonly fromNow: (count: number, unit: "day" | "month" | "year") => string;
  /** "09:30", or "9:30 AM", for 570 minutes after midnight, by the reader’s customs, as all that follow. */
  readonly time: (minutes: number) => string;
  /** The same of a time that is stored as "09:30"; other words stay. */
  readonly storedTime: (time: string) => string;
  /** "09:30–11:00", or "9:30–11:00 AM". */
  readonly span: (startMinutes: number, endMinutes: number) => string;
  /** "350 m", "3.2 km", "1,240 km"; or "200 ft", "2 mi". */
  readonly distance: (km: number) => string;
  /** "0.9 km", or "0.6 mi", however short. @param say writes the number. */
  readonly way: (km: number, say?: (value: number) => string) => string;
  /** The unit for a length: the longer one from its one on. */
  readonly lengthUnit: (metres: number) => LengthUnit;
  /** "200 m" for 200 and a unit of `lengthUnit`. */
  readonly length: (value: number, unit: LengthUnit) => string;
  /** "21", or "70", for 21 °C; `degreeUnit` says which. */
  readonly degrees: (celsius: number) => string;
  /** "°C", or "°F". */
  readonly degreeUnit: () => string;
};

export type LengthUnit = { readonly name: string; readonly metres: number };

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
  readonly units?: Partial<Units>;
  /** What stands between a number and its unit; a space unless it is said. */
  readonly gap?: string;
};

type Units = Readonly<Record<keyof typeof METRES | "celsius" | "fahrenheit", string>>;

const METRES = { km: 1_000, m: 1, mi: 1_609.344, yd: 0.9144, ft: 0.3048 } as const;
const UNITS: Units = {
  km: "km",
  m: "m",
  mi: "mi",
  yd: "yd",
  ft: "ft",
  celsius: "°C",
  fahrenheit: "°F",
};
/** The longer and the shorter unit of each customs. */
const LENGTHS = {
  metric: ["km", "m"],
  metric12: ["km", "m"],
  us: ["mi", "ft"],
  uk: ["mi", "yd"],
} as const;
/** A tenth of a mile is said in miles; of a kilometre, in metres. */
const SHORTEST_IN_MILES = 0.095;
const SHORTEST_IN_KM = 0.995;
const HALF_DAY_MINUTES = 12 * 60;

/** Longer numbers have separators. */
const NO_SEPARATOR_BELOW = 1_000;

/** @param tag a language as BCP 47 names it. Digits are 0 to 9 in each. */
export function languageOf(tag: LanguageTag, rules: OwnRules): Language {
  const { formOf, list, decimal = "." } = rules;
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
    ...hoursIn(rules),
    ...measuresIn(rules, number),
  };
}

/** Hours by the reader’s customs; those of 12 as `Intl` writes them, with the half of the day said once. */
function hoursIn({
  halves = ["AM", "PM"],
  isHalfFirst = false,
}: OwnRules): Pick<Language, "time" | "storedTime" | "span"> {
  const halfOf = (minutes: number) => Math.floor(minutes / HALF_DAY_MINUTES) % 2;
  const alone = (minutes: number) => {
    const hour = Math.floor(minutes / 60) % 12;
    return `${hour === 0 ? 12 : hour}${clockText(minutes).slice(2)}`;
  };
  const ofHalf = (minutes: number) =>
    isHalfFirst
      ? `${halves[halfOf(minutes)]}${alone(minutes)}`
      : `${alone(minutes)}\u00a0${halves[halfOf(minutes)]}`;
  const time = (minutes: number) => (countsTo12() ? ofHalf(minutes) : clockText(minutes));
  return {
    time,
    storedTime: (text) => {
      const [hours, minutes] = text.split(":", 2).map(Number);
      return minutes === undefined ? text : time((hours ?? 0) * 60 + minutes);
    },
    span: (start, end) => {
      if (!countsTo12()) return `${clockText(start)}–${clockText(end)}`;
      const isOneHalf = Math.floor(start / HALF_DAY_MINUTES) === Math.floor(end / HALF_DAY_MINUTES);
      if (!isOneHalf) return `${ofHalf(start)}–${ofHalf(end)}`;
      return isHalfFirst ? `${ofHalf(start)}–${alone(end)}` : `${alone(start)}–${ofHalf(end)}`;
    },
  };
}

function measuresIn(
  { units, gap = " " }: OwnRules,
  number: Language["number"],
): Pick<Language, "distance" | "way" | "lengthUnit" | "length" | "degrees" | "degreeUnit"> {
  const names: Units = { ...UNITS, ...units };
  const unitsOf = () =>
    LENGTHS[currentCustoms()].map((unit) => ({ name: names[unit], metres: METRES[unit] })) as [
      LengthUnit,
      LengthUnit,
    ];
  const isMetric = () => unitsOf()[0].metres === METRES.km;
  const length: Language["length"] = (value, { name }) => `${number(value)}${gap}${name}`;
  const rounded = (value: number) =>
    value < 9.95 ? Math.round(value * 10) / 10 : Math.round(value);
  return {
    length,
    lengthUnit: (metres) => {
      const [long, short] = unitsOf();
      return metres < long.metres ? short : long;
    },
    distance: (km) => {
      const [long, short] = unitsOf();
      const inLong = (km * METRES.km) / long.metres;
      return inLong < (isMetric() ? SHORTEST_IN_KM : SHORTEST_IN_MILES)
        ? length(Math.round((km * METRES.km) / short.metres / 10) * 10, short)
        : length(rounded(inLong), long);
    },
    way: (km, say = number) => {
      const [long] = unitsOf();
      const value = isMetric() ? km : rounded((km * METRES.km) / long.metres);
      return `${say(value)}${gap}${long.name}`;
    },
    degrees: (celsius) =>
      String(Math.round(currentCustoms() === "us" ? (celsius * 9) / 5 + 32 : celsius)),
    degreeUnit: () => names[currentCustoms() === "us" ? "fahrenheit" : "celsius"],
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
