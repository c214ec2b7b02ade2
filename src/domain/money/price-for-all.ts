import { parsePrice } from "./parse-price.ts";

/** A price for each traveller; a price for a group or a car is not multiplied. */
const FOR_EACH = /\b(?:per|each|an?) (?:adult|person|head)\b|\beach\b/i;

/**
 * The price of tickets for all travellers together.
 *
 * @param ticketsPricing the price of one, in words: "€16 per adult".
 * @returns "€64", "CZK 1,800", "€60–80"; undefined where the text doesn't say what each pays, and in which
 *   currency, where they pay nothing, and for one traveller.
 */
export function priceForAll(ticketsPricing: string, people: number): string | undefined {
  const price = parsePrice(ticketsPricing);
  if (people < 2 || !price?.currency || price.high === 0) return undefined;
  if (!isForEach(ticketsPricing)) return undefined;
  const { low, high, currency } = price;
  const amounts = low === high ? [low] : [low, high];
  const space = /\p{L}$/u.test(currency) ? " " : "";
  return `${currency}${space}${amounts.map((amount) => amountText(amount * people)).join("–")}`;
}

/** Whether a price is what each traveller pays: "€16 per adult", and not "€60 a car". */
export function isForEach(ticketsPricing: string): boolean {
  return FOR_EACH.test(ticketsPricing);
}

function amountText(amount: number): string {
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2;
  return amount.toLocaleString("en", { minimumFractionDigits, maximumFractionDigits: 2 });
}
