import { currentCustoms } from "./customs.ts";
import type { Language } from "./language.ts";

/** "21", or "70", for 21 °C by the reader's customs; `degreesText` ends with the unit. */
export function degrees(celsius: number): string {
  return String(Math.round(isFahrenheit() ? (celsius * 9) / 5 + 32 : celsius));
}

/** "21 °C", or "70 °F". */
export function degreesText(celsius: number, language: Language): string {
  return language.measured(degrees(celsius), isFahrenheit() ? "°F" : "°C");
}

function isFahrenheit(): boolean {
  return currentCustoms() === "us";
}
