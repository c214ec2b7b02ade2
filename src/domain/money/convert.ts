import { decimalsOf } from "./currency.ts";

/**
 * An amount in another currency, rounded to its smallest unit, halves away from 0.
 *
 * @param rate what one unit of `from` is in `to`.
 */
export function convert(minor: number, rate: number, from: string, to: string): number {
  const exact = Math.abs(minor) * rate * 10 ** (decimalsOf(to) - decimalsOf(from));
  // The product of two decimals may lie a hair below a half.
  const rounded = Math.round(Number(exact.toPrecision(15)));
  return minor < 0 && rounded > 0 ? -rounded : rounded;
}
