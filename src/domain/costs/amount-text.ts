import { MAX_MINOR } from "./currency.ts";

/** How many decimals an amount has, where not two (ISO 4217). */
const DECIMALS: Readonly<Record<string, number>> = {
  BHD: 3,
  CLP: 0,
  ISK: 0,
  JOD: 3,
  JPY: 0,
  KRW: 0,
  KWD: 3,
  OMR: 3,
  TND: 3,
  VND: 0,
};

/** How many decimals an amount in the currency has: 0, 2 or 3. An amount is an integer of its smallest unit. */
export function decimalsOf(currency: string): number {
  return DECIMALS[currency] ?? 2;
}

/**
 * An amount as someone types it: "12.50", "1,200", "-3,5".
 *
 * @returns it in the smallest unit of the currency; undefined where it is no amount, or finer than that unit.
 */
export function minorOf(text: string, currency: string): number | undefined {
  const decimals = decimalsOf(currency);
  const plain = text.replace(/[\s'’\u00a0]/g, "").replace(/^[−–]/, "-");
  const grouped = /^-?\d{1,3}(?:[,.]\d{3})+$/.test(plain) && decimals < 3;
  // The last mark is the decimals', those before it group thousands.
  const markAt = Math.max(0, plain.lastIndexOf(","), plain.lastIndexOf("."));
  const before = grouped ? plain : plain.slice(0, markAt);
  const bare = before.replace(/[,.]/g, "") + (grouped ? "" : plain.slice(markAt));
  const [, sign, whole, cents = ""] = /^(-?)(\d{1,12})(?:[.,](\d*))?$/.exec(bare) ?? [];
  if (whole === undefined || cents.length > decimals) return undefined;
  const minor = Number(`${whole}${cents.padEnd(decimals, "0")}`);
  if (minor > MAX_MINOR) return undefined;
  return sign === "-" && minor !== 0 ? -minor : minor;
}

/** An amount as it is typed, "12.50": what `minorOf` reads. */
export function amountText(minor: number, currency: string): string {
  const decimals = decimalsOf(currency);
  return (minor / 10 ** decimals).toFixed(decimals);
}
