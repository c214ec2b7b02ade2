import { LIMITS } from "../limits.ts";
import { decimalsOf } from "./currency.ts";
import { currencyOfSign } from "./currency-of-sign.ts";
import { decimalText, inPlainDigits } from "./decimal-text.ts";

/**
 * An amount as someone types it, in whichever country: "12.50", "1.234,56", "1 200", "1'200.50", "1,00,000", ".5", "€12".
 *
 * @returns it in the smallest unit of the currency; undefined where it is no amount, finer than that unit, or may mean
 *   two amounts: with three decimals "1,200" does, "1.200" is as we write it.
 */
export function minorOf(text: string, currency: string): number | undefined {
  const decimals = decimalsOf(currency);
  const [, sign, whole, cents = ""] =
    /^(-?)(\d{1,12})(?:\.(\d+))?$/.exec(
      decimalText(withoutSign(inPlainDigits(text), currency), decimals) ?? "",
    ) ?? [];
  if (whole === undefined) return undefined;
  const minor = Number(`${whole}${cents.padEnd(decimals, "0")}`);
  if (minor > LIMITS.number.minor) return undefined;
  return sign === "-" && minor !== 0 ? -minor : minor;
}

/** The sign or code of the currency itself, before or behind the number. */
function withoutSign(text: string, currency: string): string {
  const [, sign = "", digits = "", behind = ""] =
    /^([^\d]*?)([-−–]?[.,]?\d.*?)([\p{L}\p{Sc}\s]*)$/u.exec(text) ?? [];
  const isOwn = (part: string) => part === "" || currencyOfSign(part) === currency;
  return isOwn(sign.trim()) && isOwn(behind.trim()) ? digits : text;
}

/** An amount as it is typed, "12.50": what `minorOf` reads. */
export function amountText(minor: number, currency: string): string {
  const decimals = decimalsOf(currency);
  return (minor / 10 ** decimals).toFixed(decimals);
}

/** An amount as one may type it, for a hint: "12.50", "1250". */
export function exampleAmount(currency: string): string {
  return amountText(decimalsOf(currency) === 3 ? 12_500 : 1250, currency);
}
