import * as z from "zod/mini";
import { CURRENCIES } from "../../domain/costs/currency.ts";
import { type ExchangeRates, exchangeRatesSchema } from "../../domain/costs/exchange-rates.ts";
import type { askJson } from "../lib/ask-json.ts";
import type { CircuitBreaker } from "../lib/circuit-breaker.ts";
import type { Clock } from "../lib/clock.ts";
import { createCoalescer } from "../lib/coalesce.ts";
import { ServiceError } from "../lib/service-error.ts";
import { waitUntil } from "../lib/wait-until.ts";
import type { KeptLookups } from "../store/lookup-store.ts";
import type { RateSource } from "./rate-source.ts";

const SERVICE = "Frankfurter";
const DEADLINE_MS = 3_000;
/** The European Central Bank sets its rates once on a working day. */
const KEEP_MS = 24 * 3_600_000;
const LOOKUP_KEY = "exchange-rates";

const answerSchema = z.object({
  base: z.literal("EUR"),
  date: z.string(),
  rates: z.record(z.string(), z.unknown()),
});
const storedSchema = z.object({ atMs: z.number(), rates: exchangeRatesSchema });

/** The European Central Bank's reference rates by Frankfurter, asked for once a day and only when somebody needs them. */
export function createFrankfurterRates(options: {
  frankfurterUrl: string;
  userAgent: string;
  lookups: KeptLookups;
  circuit: CircuitBreaker;
  clock: Clock;
  askService: typeof askJson;
}): RateSource {
  const { frankfurterUrl, userAgent, lookups, circuit, clock, askService } = options;
  const coalesce = createCoalescer<ExchangeRates>();

  async function remembered(): Promise<ExchangeRates | undefined> {
    const text = await lookups.find(LOOKUP_KEY);
    const stored = text === undefined ? undefined : storedSchema.safeParse(JSON.parse(text)).data;
    return stored !== undefined && clock.nowMs() - stored.atMs < KEEP_MS ? stored.rates : undefined;
  }

  async function lookUp(): Promise<ExchangeRates> {
    const known = await remembered();
    if (known !== undefined) return known;
    const rates = await circuit.ask(SERVICE, ask);
    const atMs = clock.nowMs();
    await lookups.save(LOOKUP_KEY, JSON.stringify({ atMs, rates }), atMs);
    return rates;
  }

  async function ask(): Promise<ExchangeRates> {
    const answer = await askService({
      service: SERVICE,
      url: `${frankfurterUrl}/v1/latest`,
      headers: { "user-agent": userAgent },
      deadlineMs: DEADLINE_MS,
    });
    const parsed = answerSchema.safeParse(answer);
    const perEuro = ratesOf(parsed.data?.rates ?? {});
    const rates = exchangeRatesSchema.safeParse({
      date: parsed.data?.date,
      source: "frankfurter",
      perEuro,
    });
    if (!rates.success || Object.keys(perEuro).length === 0) {
      throw new ServiceError(`${SERVICE}: an answer of another shape`, { trouble: "broken" });
    }
    return rates.data;
  }

  return {
    latest: ({ signal }) => waitUntil(coalesce(LOOKUP_KEY, lookUp), signal),
  };
}

/** Those of currencies that we know, where they are a rate. */
function ratesOf(rates: Readonly<Record<string, unknown>>): Record<string, number> {
  return Object.fromEntries(
    CURRENCIES.flatMap((code) => {
      const rate = Object.hasOwn(rates, code) ? rates[code] : undefined;
      return typeof rate === "number" && Number.isFinite(rate) && rate > 0 ? [[code, rate]] : [];
    }),
  );
}
