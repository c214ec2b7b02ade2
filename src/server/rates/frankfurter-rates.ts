import * as z from "zod/mini";
import { CURRENCIES } from "../../domain/money/currency.ts";
import { type ExchangeRates, exchangeRatesSchema } from "../../domain/money/exchange-rates.ts";
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
/** Central banks set their rates once on a working day. */
const KEEP_MS = 24 * 3_600_000;
const LOOKUP_KEY = "exchange-rates";

const rowsSchema = z.array(z.unknown());
/** The rate of a currency to one euro. A bank's last rate stands for two weeks. */
const rowSchema = z.object({
  base: z.literal("EUR"),
  quote: z.enum(CURRENCIES.filter((code) => code !== "EUR")),
  rate: z.number().check(z.positive()),
  date: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
});
const storedSchema = z.object({ atMs: z.number(), rates: exchangeRatesSchema });

/** Central banks' reference rates by Frankfurter, asked for once a day and only when somebody needs them. */
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
      url: `${frankfurterUrl}/v2/rates`,
      headers: { "user-agent": userAgent },
      deadlineMs: DEADLINE_MS,
    });
    const rates = ratesOf(rowsSchema.safeParse(answer).data ?? []);
    if (rates === undefined) {
      throw new ServiceError(`${SERVICE}: an answer of another shape`, { trouble: "broken" });
    }
    return rates;
  }

  return {
    latest: ({ signal }) => waitUntil(coalesce(LOOKUP_KEY, lookUp), signal),
  };
}

/**
 * The rates of currencies that we know, each row read by itself, under the newest date. All are asked for: one currency
 * that the service doesn't know would refuse the question.
 */
function ratesOf(answer: readonly unknown[]): ExchangeRates | undefined {
  const rows = answer.flatMap((row) => rowSchema.safeParse(row).data ?? []);
  const date = rows
    .map((row) => row.date)
    .sort()
    .at(-1);
  if (date === undefined) return undefined;
  const perEuro = Object.fromEntries(rows.map(({ quote, rate }) => [quote, rate]));
  return { date, source: "frankfurter", perEuro };
}
