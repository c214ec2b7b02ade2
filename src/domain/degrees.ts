import { currentCustoms } from "./customs.ts";
import type { Language, Unit } from "./language.ts";

/** From a day's lowest to its highest, with the language's word or sign in between: " to ". */
type Degrees = { readonly lowC: number; readonly highC: number; readonly to: string };

/** "11 to 18 °C". Where °F is usual, "52 to 64 °F (11 to 18 °C)": many browsers are American, and their readers aren't. */
export function degreesText({ lowC, highC, to }: Degrees, language: Language): string {
  const span = (inUnit: (celsius: number) => number, unit: Unit) => {
    const [low = "", high = ""] = [lowC, highC].map((celsius) =>
      String(Math.round(inUnit(celsius))),
    );
    return `${low}${to}${language.measured(high, unit)}`;
  };
  const inCelsius = span((celsius) => celsius, "°C");
  if (currentCustoms() !== "us") return inCelsius;
  return `${span((celsius) => (celsius * 9) / 5 + 32, "°F")} (${inCelsius})`;
}
