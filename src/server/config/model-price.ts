import type { SettingsReader } from "./settings-reader.ts";

/** US dollars a million tokens. */
export type ModelPrice = { readonly input: number; readonly output: number };

export function readModelPrice(from: SettingsReader): ModelPrice | undefined {
  const texts = [from.read("MODEL_INPUT_PRICE"), from.read("MODEL_OUTPUT_PRICE")];
  if (texts.every((text) => text === undefined)) return undefined;
  const [input = Number.NaN, output = Number.NaN] = texts.map(Number);
  if (input >= 0 && output >= 0) return { input, output };
  from.problems.push(
    "set both MODEL_INPUT_PRICE and MODEL_OUTPUT_PRICE to dollars a million tokens",
  );
  return undefined;
}
