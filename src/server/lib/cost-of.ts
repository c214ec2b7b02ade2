const MILLION = 1_000_000;

/** @param price US dollars a million tokens. @returns nothing where no price is set. */
export function costOf(
  { inputTokens, outputTokens }: { readonly inputTokens: number; readonly outputTokens: number },
  price: { readonly input: number; readonly output: number } | undefined,
): { costUsd?: number } {
  if (price === undefined) return {};
  return { costUsd: (inputTokens * price.input + outputTokens * price.output) / MILLION };
}
