import type { ExchangeRates } from "../../domain/costs/exchange-rates.ts";

/** Who knows exchange rates. */
export type RateSource = {
  /** What one euro is in other currencies. @throws ServiceError where they can't be had. */
  latest(options: { readonly signal: AbortSignal }): Promise<ExchangeRates>;
};
