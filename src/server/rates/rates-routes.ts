import type { FastifyInstance } from "fastify";
import { exchangeRatesSchema, OWN_RATES } from "../../domain/money/exchange-rates.ts";
import { API_PATHS } from "../../domain/wire.ts";
import type { Context } from "../context.ts";
import { api } from "../http/api-description/route-description.ts";

const DEADLINE_MS = 5_000;

export function registerRatesRoutes(
  app: FastifyInstance,
  context: Pick<Context, "rates" | "log">,
): void {
  app.get(
    API_PATHS.exchangeRates,
    api({
      scope: "any",
      summary: "What one euro is in other currencies.",
      answers: { 200: exchangeRatesSchema },
    }),
    async (_request, reply) => {
      if (context.rates === undefined) return reply.send(OWN_RATES);
      try {
        return await reply.send(
          await context.rates.latest({ signal: AbortSignal.timeout(DEADLINE_MS) }),
        );
      } catch (error) {
        // The circuit breaker has logged why.
        context.log.debug({ err: error }, "our own exchange rates take the place of others'");
        return reply.send(OWN_RATES);
      }
    },
  );
}
