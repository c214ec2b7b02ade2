import type { Language } from "../language.ts";
import { decimalsOf } from "../money/currency.ts";
import { currencyOfSign } from "../money/currency-of-sign.ts";
import type { MoneyValues } from "./message-values.ts";

/** Writes amounts in a language: "€12.50", "¥1,800", "KWD 2.500". A whole amount goes without its decimals: "€12". */
export function moneyTextIn({ locale }: Pick<Language, "locale">): (money: MoneyValues) => string {
  return ({ minor, currency }) => {
    const decimals = decimalsOf(currency);
    return marked(moneyFormat(locale, currency, decimals).format(minor / 10 ** decimals), locale);
  };
}

/** An amount in its English form, "€6.10" or "MX$1,200". */
const STORED = /^(\D{1,4}?)\s?(\d[\d,]{0,11}(?:\.\d{1,3})?)$/;

/** Writes an amount or a range as trips store it, "€6.10" or "€150 – €260", in a language; other texts stay. */
export function storedAmountIn({ locale }: Pick<Language, "locale">): (text: string) => string {
  return (text) => {
    const ends = text.split(/\s[–-]\s/).map((end) => STORED.exec(end));
    const [[, sign = ""] = []] = ends.map((end) => end ?? undefined);
    const currency = currencyOfSign(sign);
    if (currency === undefined || ends.length > 2 || ends.some((end) => end?.[1] !== sign))
      return text;
    const [low = 0, high] = ends.map((end) => Number(end?.[2]?.replaceAll(",", "")));
    const format = moneyFormat(locale, currency, decimalsOf(currency));
    return marked(high === undefined ? format.format(low) : format.formatRange(low, high), locale);
  };
}

/** "US$" stays together in a line that is read from right to left. */
function marked(text: string, locale: string): string {
  return locale.startsWith("ar") && text.endsWith("$") ? `${text}\u200e` : text;
}

/** To make one takes forty times as long as to use it, and a list of expenses has hundreds of amounts. */
const FORMATS = new Map<string, Intl.NumberFormat>();

function moneyFormat(locale: string, currency: string, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${decimals}`;
  const known = FORMATS.get(key);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    trailingZeroDisplay: "stripIfInteger",
  });
  FORMATS.set(key, format);
  return format;
}
