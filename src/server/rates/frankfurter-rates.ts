import * as z from "zod/mini";
import { CURRENCIES } from "../../domain/money/currency.ts";
import { type ExchangeRates, exchangeRatesSchema } from "../../domain/money/exchange-rates.ts";
import { orBroken } from "../lib/ask-json.ts";
import { createKeptAnswers, type ServiceParts } from "../store/kept-answers.ts";
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

/** Central banks' reference rates by Frankfurter, asked for once a day and only when somebody needs them. */
export function createFrankfurterRates(
  options: ServiceParts & { readonly frankfurterUrl: string },
): RateSource {
  const { frankfurterUrl, userAgent, circuit, askService } = options;
  const answers = createKeptAnswers(options, {
    name: "rates",
    schema: exchangeRatesSchema,
    keepMs: KEEP_MS,
  });

  async function ask(): Promise<ExchangeRates> {
    const answer = await askService({
      service: SERVICE,
      url: `${frankfurterUrl}/v2/rates`,
      headers: { "user-agent": userAgent },
      deadlineMs: DEADLINE_MS,
    });
    return orBroken(SERVICE, ratesOf(rowsSchema.safeParse(answer).data ?? []));
  }

  return {
    latest: ({ signal }) => answers.find(LOOKUP_KEY, () => circuit.ask(SERVICE, ask), signal),
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
