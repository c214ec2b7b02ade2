/** US dollars a million tokens. */
export type ModelPrice = { readonly input: number; readonly output: number };

/** The variables that set it. */
export const PRICE_VARIABLES = ["MODEL_INPUT_PRICE", "MODEL_OUTPUT_PRICE"] as const;

export function readModelPrice(
  read: (name: (typeof PRICE_VARIABLES)[number]) => string | undefined,
  problems: string[],
): ModelPrice | undefined {
  const texts = PRICE_VARIABLES.map(read);
  if (texts.every((text) => text === undefined)) return undefined;
  const [input = Number.NaN, output = Number.NaN] = texts.map(Number);
  if (input >= 0 && output >= 0) return { input, output };
  problems.push("set both MODEL_INPUT_PRICE and MODEL_OUTPUT_PRICE to dollars a million tokens");
  return undefined;
}
