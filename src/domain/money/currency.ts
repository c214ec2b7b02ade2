/** Currencies that costs can be in, by their codes of ISO 4217. */
export const CURRENCIES = (
  "AED ARS AUD BHD BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP HKD HUF IDR ILS INR ISK JOD JPY KES KRW KWD " +
  "MAD MXN MYR NOK NZD OMR PEN PHP PLN QAR RON RSD SAR SEK SGD THB TND TRY TWD UAH USD VND ZAR"
).split(" ");

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
