import type { KnownCity } from "../known-city.ts";
import { isCurrency, parsePrice } from "./parse-price.ts";

/**
 * What a price in words comes to in the city's currency, the middle of a range.
 *
 * @returns undefined where the text names no amount, or one in another currency: we know no rates.
 */
export function priceIn(
  text: string,
  { currency }: Pick<KnownCity, "currency">,
): number | undefined {
  const price = parsePrice(text, currency);
  if (price === undefined || !isCurrency(price.currency, currency)) return undefined;
  return (price.low + price.high) / 2;
}
