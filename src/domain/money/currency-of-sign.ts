import { ownField } from "../own-field.ts";
import { CURRENCIES } from "./currency.ts";

/** Signs that a guide's or a model's prices are written with; each is read as the currency that most means by it. */
const SIGNS: Readonly<Record<string, string>> = {
  "€": "EUR",
  EURO: "EUR",
  $: "USD",
  US$: "USD",
  "£": "GBP",
  "¥": "JPY",
  "JP¥": "JPY",
  A$: "AUD",
  AU$: "AUD",
  CA$: "CAD",
  HK$: "HKD",
  MX$: "MXN",
  NZ$: "NZD",
  NT$: "TWD",
  R$: "BRL",
  S$: "SGD",
  "CN¥": "CNY",
  "฿": "THB",
  "₹": "INR",
  "₩": "KRW",
  "₪": "ILS",
  "₫": "VND",
  "₺": "TRY",
  "E£": "EGP",
  KČ: "CZK",
  R: "ZAR",
};

/**
 * The currency that a sign or a code in a price means.
 *
 * @returns a code of ISO 4217; undefined where we know none.
 */
export function currencyOfSign(sign: string): string | undefined {
  const plain = sign.toUpperCase();
  return ownField(SIGNS, plain) ?? CURRENCIES.find((code) => code === plain);
}
