import { convert } from "./convert.ts";
import { decimalsOf } from "./currency.ts";
import { currencyOfSign } from "./currency-of-sign.ts";
import { rateBetween } from "./exchange-rates.ts";
import type { Money } from "./money.ts";
import { parsePrice } from "./parse-price.ts";

/**
 * A price in words so many times, in a currency: "€150 – €260 per night" for two rooms in pounds.
 *
 * @param to left out: that of the price. By the approximate rates of our own table, in whole units.
 * @returns the least and the most, or one where they are the same; undefined where there is no amount above 0, or no rate.
 */
export function priceTimes(text: string, times: number, to?: string): Money[] | undefined {
  const price = parsePrice(text);
  const from = currencyOfSign(price?.currency ?? "");
  if (price === undefined || price.high === 0 || from === undefined) return undefined;
  const currency = to ?? from;
  const rate = from === currency ? 1 : rateBetween(undefined, from, currency)?.value;
  if (rate === undefined) return undefined;
  const unit = from === currency ? 1 : 10 ** decimalsOf(currency);
  const amounts = [...new Set([price.low, price.high])].map((amount) => {
    const minor = Math.round(amount * times * 10 ** decimalsOf(from));
    return unit * Math.round(convert(minor, rate, from, currency) / unit);
  });
  return amounts.map((minor) => ({ minor, currency }));
}
