import type { ExchangeRates } from "../../domain/money/exchange-rates.ts";

/** Who knows exchange rates. */
export type RateSource = {
  /** Rates of other currencies to one euro. @throws ServiceError where they can't be had. */
  latest(options: { readonly signal: AbortSignal }): Promise<ExchangeRates>;
};
