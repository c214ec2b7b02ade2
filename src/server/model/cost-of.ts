import type { ModelUsage } from "./model-client.ts";
import type { ModelPrice } from "./model-price.ts";

const MILLION = 1_000_000;

/** What tokens cost in US dollars; nothing where no price is set. */
export function costOf(
  { inputTokens, outputTokens }: ModelUsage,
  price: ModelPrice | undefined,
): { costUsd?: number } {
  if (price === undefined) return {};
  return { costUsd: (inputTokens * price.input + outputTokens * price.output) / MILLION };
}
