/** What a text says that something costs. */
export type Price = {
  /** 0 for free. */
  readonly low: number;
  readonly high: number;
  /** As written ("€", "USD"); undefined where the text names none. */
  readonly currency: string | undefined;
};

const MAX_LENGTH = 300;
const FREE =
  /^\W*(?:(?:entry|entrance|admission|access)\W+(?:is\W+)?)?(?:free|gratis|gratuit|no (?:charge|fee|ticket|entry fee|entrance fee)|complimentary)(?!\p{L})/iu;
/** A digit, and what may stand between digits. */
const AMOUNT = String.raw`\d(?:[\d.,'’]{0,12}\d)?`;
const SIGN = String.raw`(?:[A-Z]{0,3}\p{Sc}|(?<!\p{L})[A-Z]{3}(?!\p{L})|Kč|kr\b|R(?=[ \d]))`;
const PRICE = new RegExp(
  `(?<before>${SIGN})? ?(?<low>${AMOUNT})(?: ?(?:-|–|—|to) ?(?:${SIGN})? ?(?<high>${AMOUNT}))? ?(?<behind>${SIGN})?`,
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
 * "Free". Of several, the first in the given currency counts, else the first.
 *
 * @returns undefined when the text names no amount, as in "Varies".
 */
export function parsePrice(text: string, currency?: string): Price | undefined {
  const plain = text.slice(0, MAX_LENGTH).normalize("NFKC").replace(/\s+/g, " ");
  if (FREE.test(plain)) return { low: 0, high: 0, currency: undefined };
  const prices = [...plain.matchAll(PRICE)].flatMap((match) => {
    const { before, low = "", high = low, behind } = match.groups ?? {};
    const amounts = [numberOf(low), numberOf(high)];
    const sign = before ?? behind;
    return [{ low: Math.min(...amounts), high: Math.max(...amounts), currency: sign }];
  });
  const named = prices.filter((price) => price.currency !== undefined);
  if (currency !== undefined) {
    const own = named.find((price) => isCurrency(price.currency, currency));
    if (own !== undefined) return own;
  }
  return named[0] ?? prices[0];
}

/** Whether a sign can mean the currency; a text that names none may mean any. */
export function isCurrency(sign: string | undefined, currency: string): boolean {
  if (sign === undefined) return true;
  const plain = sign.toUpperCase();
  return plain === currency || (SIGNS[currency] ?? []).includes(plain);
}

/** Three digits behind a point or comma are thousands, fewer are cents. */
function numberOf(text: string): number {
  const cents = /^(.*\D)?(\d+)[.,](\d{1,2})$/.exec(text);
  const whole = (cents === null ? text : `${cents[1] ?? ""}${cents[2]}`).replace(/\D/g, "");
  return Number(cents === null ? whole : `${whole}.${cents[3]}`);
}
