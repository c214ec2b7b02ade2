/** Currencies that costs can be in, by their codes of ISO 4217. */
export const CURRENCIES = (
  "AED ARS AUD BHD BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP HKD HUF IDR ILS INR ISK JOD JPY KES KRW KWD " +
  "MAD MXN MYR NOK NZD OMR PEN PHP PLN QAR RON RSD SAR SEK SGD THB TND TRY TWD UAH USD VND ZAR"
).split(" ");

/** The greatest amount of an expense or a budget, in the smallest unit; sums of thousands of these are exact. */
export const MAX_MINOR = 100_000_000_000;
