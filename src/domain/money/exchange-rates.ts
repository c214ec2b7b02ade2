import * as z from "zod/mini";

/** The value of one euro in other currencies. */
export const exchangeRatesSchema = z.object({
  /** Of the rates, "2025-06-30". */
  date: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  /** Ours are of our own table, approximate; the others come from central banks, by Frankfurter. */
  source: z.enum(["own", "frankfurter"]),
  perEuro: z.record(z.string().check(z.regex(/^[A-Z]{3}$/)), z.number().check(z.positive())),
});
export type ExchangeRates = z.infer<typeof exchangeRatesSchema>;

/**
 * Approximate market rates of the middle of 2025, rounded, from general knowledge: a start for an amount that somebody
 * checks, not a price. They stand where nobody is asked, or nobody answers: OPEN_DATA=off, a page without a network.
 */
export const OWN_RATES: ExchangeRates = {
  date: "2025-06-30",
  source: "own",
  perEuro: {
    AED: 4.3,
    ARS: 1400,
    AUD: 1.79,
    BHD: 0.442,
    BRL: 6.4,
    CAD: 1.6,
    CHF: 0.935,
    CLP: 1095,
    CNY: 8.4,
    COP: 4780,
    CZK: 24.7,
    DKK: 7.46,
    EGP: 58.2,
    GBP: 0.855,
    HKD: 9.2,
    HUF: 400,
    IDR: 19000,
    ILS: 3.95,
    INR: 100.5,
    ISK: 142,
    JOD: 0.831,
    JPY: 169,
    KES: 151.6,
    KRW: 1585,
    KWD: 0.358,
    MAD: 10.55,
    MXN: 22,
    MYR: 4.94,
    NOK: 11.85,
    NZD: 1.93,
    OMR: 0.451,
    PEN: 4.16,
    PHP: 66,
    PLN: 4.24,
    QAR: 4.27,
    RON: 5.08,
    RSD: 117.2,
    SAR: 4.4,
    SEK: 11.15,
    SGD: 1.495,
    THB: 38.1,
    TND: 3.4,
    TRY: 46.6,
    TWD: 34.2,
    UAH: 49,
    USD: 1.17,
    VND: 30600,
    ZAR: 20.8,
  },
};

/** The digits of a rate that mean something. */
const DIGITS = 6;

export type FoundRate = Pick<ExchangeRates, "date" | "source"> & {
  /** The value of one unit of the one currency in the other. */
  readonly value: number;
};

/**
 * The value of one unit of a currency in another, by way of the euro: by rates that were asked for where they have both,
 * else by our own table.
 *
 * @returns undefined where neither has both.
 */
export function rateBetween(
  asked: ExchangeRates | undefined,
  from: string,
  to: string,
): FoundRate | undefined {
  for (const rates of [asked, OWN_RATES]) {
    const perEuro = (code: string) => (code === "EUR" ? 1 : rates?.perEuro[code]);
    const [one, other] = [perEuro(from), perEuro(to)];
    if (rates === undefined || one === undefined || other === undefined) continue;
    const { date, source } = rates;
    return { date, source, value: Number((other / one).toPrecision(DIGITS)) };
  }
  return undefined;
}
