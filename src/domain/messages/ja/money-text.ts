import { decimalsOf } from "../../money/currency.ts";
import type { MoneyValues } from "../message-values.ts";
import { japanese } from "./japanese.ts";

/** "€12.50", "¥1,800", "KWD 2.500". A whole amount goes without its decimals: "€12". */
export function moneyText({ minor, currency }: MoneyValues): string {
  const decimals = decimalsOf(currency);
  return new Intl.NumberFormat(japanese.locale, {
    style: "currency",
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    trailingZeroDisplay: "stripIfInteger",
  }).format(minor / 10 ** decimals);
}
