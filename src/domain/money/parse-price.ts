import { adultClauses, freedomOf } from "./price-clauses.ts";

/** A price read from a text. */
export type Price = {
  /** 0 for free. */
  readonly low: number;
  readonly high: number;
  /** As written ("€", "USD"); undefined where the text names none. */
  readonly currency: string | undefined;
};

const MAX_LENGTH = 300;
/**
 * Groups of three that a space parts, or a digit and what may stand between digits. Not the end of a longer number.
 */
const AMOUNT = String.raw`(?:(?<![\d.,'’])[1-9]\d{0,2}(?: \d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|(?:(?<!\d)[.,])?\d(?:[\d.,'’]{0,12}\d)?)`;
const SIGN = String.raw`(?:[A-Z]{0,3}\p{Sc}|(?<!\p{L})[A-Z]{3}(?!\p{L})|Kč|kr\b|R(?=[ \d]))`;
const PRICE = new RegExp(
  `(?<before>${SIGN})? ?(?<low>${AMOUNT})(?: ?(?:-|–|—|to) ?(?:${SIGN})? ?(?<high>${AMOUNT}))? ?(?<behind>${SIGN}(?!\\d))?`,
  "gu",
);

/** Which signs stand for a currency beside its own code. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  EUR: ["€", "EURO"],
  USD: ["$", "US$"],
  GBP: ["£"],
  JPY: ["¥", "JP¥"],
  AED: ["DHS", "DH"],
  ARS: ["$", "AR$"],
  AUD: ["$", "A$", "AU$"],
  BRL: ["R$"],
  CAD: ["$", "CA$", "C$"],
  CZK: ["KČ"],
  EGP: ["£", "E£", "LE"],
  HUF: ["FT"],
  HKD: ["$", "HK$"],
  INR: ["₹"],
  KRW: ["₩"],
  MAD: ["DH", "DHS"],
  MXN: ["$", "MX$"],
  NZD: ["$", "NZ$"],
  SGD: ["$", "S$"],
  THB: ["฿"],
  TRY: ["₺", "TL"],
  TWD: ["$", "NT$"],
  ZAR: ["R"],
};

/**
 * Reads a price however it is written: "€22", "22 EUR per adult", "$1,200", "12,50 €", "€15-20",
 * "1 200 Kč", "Free". Of several prices what an ordinary adult pays counts, of these the first in the given currency,
 * else the first.
 *
 * @returns undefined when the text names no amount, as in "Varies".
 */
export function parsePrice(text: string, currency?: string): Price | undefined {
  const plain = text.slice(0, MAX_LENGTH).normalize("NFKC").replace(/\s+/g, " ");
  const freedom = freedomOf(plain);
  if (freedom === "all") return { low: 0, high: 0, currency: undefined };
  const ofAdults = adultClauses(plain).flatMap(pricesIn);
  const prices = ofAdults.length > 0 || freedom === "some" ? ofAdults : pricesIn(plain);
  const named = prices.filter((price) => price.currency !== undefined);
  if (currency !== undefined) {
    const own = named.find((price) => isCurrency(price.currency, currency));
    if (own !== undefined) return own;
  }
  return named[0] ?? prices[0];
}

function pricesIn(clause: string): Price[] {
  return [...clause.matchAll(PRICE)].map((match) => {
    const { before, low = "", high = low, behind } = match.groups ?? {};
    const amounts = [numberOf(low), numberOf(high)];
    return { low: Math.min(...amounts), high: Math.max(...amounts), currency: before ?? behind };
  });
}

/** Whether a sign can mean the currency; a text that names none may mean any. */
export function isCurrency(sign: string | undefined, currency: string): boolean {
  if (sign === undefined) return true;
  const plain = sign.toUpperCase();
  return plain === currency || (SIGNS[currency] ?? []).includes(plain);
}

/** Three digits behind a point or comma are thousands, fewer are cents. */
function numberOf(text: string): number {
  if (/^[.,]/.test(text)) return Number(`0.${text.slice(1).replace(/\D/g, "")}`);
  const cents = /^(.*\D)?(\d+)[.,](\d{1,2})$/.exec(text);
  const whole = (cents === null ? text : `${cents[1] ?? ""}${cents[2]}`).replace(/\D/g, "");
  return Number(cents === null ? whole : `${whole}.${cents[3]}`);
}

/**
 * The amount of a price in words in a currency, the middle of a range.
 *
 * @returns undefined where the text names no amount, or one in another currency: we know no rates.
 */
export function priceIn(text: string, currency: string): number | undefined {
  const price = parsePrice(text, currency);
  if (price === undefined || !isCurrency(price.currency, currency)) return undefined;
  return (price.low + price.high) / 2;
}
