import { useCallback, useRef, useState } from "react";
import {
  type ExchangeRates,
  exchangeRatesSchema,
} from "../../../../domain/costs/exchange-rates.ts";
import { API_PATHS } from "../../../../domain/wire.ts";
import { callApi } from "../../../lib/api-client.ts";

/** Rates that the server has asked for; it is asked once a visit, and none are shown before somebody needs them. */
export function useExchangeRates(): {
  readonly rates: ExchangeRates | undefined;
  readonly askRates: () => void;
} {
  const [rates, setRates] = useState<ExchangeRates>();
  const wasAsked = useRef(false);
  const askRates = useCallback(() => {
    if (wasAsked.current) return;
    wasAsked.current = true;
    // Without an answer our own table stands.
    void callApi(API_PATHS.exchangeRates, {
      schema: exchangeRatesSchema,
      asAnyone: true,
    }).then((answer) => {
      if (answer.ok) setRates(answer.value);
    });
  }, []);
  return { rates, askRates };
}
