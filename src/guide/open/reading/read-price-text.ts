import { type Price, parsePrice } from "../../../domain/money/parse-price.ts";
import {
  adultClauses,
  freedomOf,
  fromWord,
  NOT_ADULT,
} from "../../../domain/money/price-clauses.ts";
import { approximateRate } from "./approximate-rate.ts";

const LONGEST = 400;
const DOUBLE = /\b(?:doubles?|twin|dbl|rooms?|suite)\b/i;
const DORM = /\b(?:dorms?|dormitor\w*|bunks?|per bed|beds? (?:in|from))\b/i;
const SINGLE = /\b(?:singles?|sgl)\b/i;
/** Words after a number that is no amount of money. */
const OTHER_UNIT =
  /\d ?(?:%|min|hours?|hrs?|km|m\b|years?|days?|people|persons?|rooms?|am\b|pm\b|°)/i;

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d) ?(?:zł|zloty(?:s|ch)?|złotych)(?!\p{L})/giu, " PLN"],
  [/(?<=\d) ?(?:Ft|forints?)(?!\p{L})/giu, " HUF"],
  [/(?<=\d) ?euros?(?!\p{L})/giu, " EUR"],
  [/(?<=\d) ?baht(?!\p{L})/giu, " THB"],
  [/(?<=\d) ?yen(?!\p{L})/giu, " JPY"],
  [/(?<!\p{L})S?Fr\.? ?(?=\d)/gu, "CHF "],
];
/** Words for food, drink and hire. */
const NOT_ENTRY =
  /\b(?:breakfast|brunch|lunch|dinner|buffet|meals?|mains?|entr[ée]es|drinks?|beers?|pints?|cocktails?|coffee|parking|rental)\b/i;
const RUPEE_SIGN = /(?<!\p{L})(?:Rs\.?|₨|rupees) ?(?=\d)/giu;
const DOLLARS =
  "AUD CAD NZD SGD HKD TWD MXN ARS CLP COP FJD JMD BSD BBD BZD TTD XCD NAD BND USD UYU".split(" ");
const RUPEES = ["INR", "PKR", "LKR", "NPR", "MUR", "SCR"];
const KRONER = ["SEK", "NOK", "DKK", "ISK"];
/** Of signs that stand for one currency. */
const SIGNS: Readonly<Record<string, string>> = {
  "€": "EUR",
  "₹": "INR",
  "₩": "KRW",
  "₫": "VND",
  "₺": "TRY",
  "₽": "RUB",
  "₪": "ILS",
  "฿": "THB",
  "₱": "PHP",
  "₴": "UAH",
  "₾": "GEL",
  "₦": "NGN",
  "₸": "KZT",
  US$: "USD",
  A$: "AUD",
  AU$: "AUD",
  C$: "CAD",
  CA$: "CAD",
  NZ$: "NZD",
  S$: "SGD",
  HK$: "HKD",
  NT$: "TWD",
  MX$: "MXN",
  R$: "BRL",
  KČ: "CZK",
  R: "ZAR",
  "E£": "EGP",
};

/**
 * The price of entry for one adult, out of a free text; of a range the lower end.
 *
 * @param currency the city's; what is in another one counts as not known.
 * @returns undefined where the text names no such price.
 */
export function readTicketPrice(text: string, currency: string): number | undefined {
  const plain = text.slice(0, LONGEST).normalize("NFKC").replace(/\s+/g, " ");
  if (freedomOf(plain) === "all") return 0;
  for (const part of adultClauses(plain)) {
    if (NOT_ENTRY.test(part)) continue;
    const price = priceOf(part, currency);
    if (price !== undefined) return price.currency === currency ? price.low : undefined;
  }
  return undefined;
}

/** The price of a night for two people; `isDorm` where only beds are let, and then it is that of two beds. */
export type NightPrice = { readonly low: number; readonly high: number; readonly isDorm: boolean };

/**
 * The price of a double room for a night, out of a free text.
 *
 * @param currency the city's; other currencies are converted at the table's approximate rates.
 */
export function readNightPrice(text: string, currency: string): NightPrice | undefined {
  const parts = partsOf(text).filter((part) => /\d/.test(part));
  const double = parts.find((part) => DOUBLE.test(part));
  const dorm = parts.find((part) => DORM.test(part));
  const plain = parts.find((part) => !SINGLE.test(part) && !NOT_ADULT.test(part)) ?? parts[0];
  const chosen = double ?? plain ?? "";
  const price =
    priceOf(double === undefined ? chosen : fromWord(double, DOUBLE), currency) ??
    priceOf(chosen, currency);
  if (price === undefined) return undefined;
  const rate = approximateRate(price.currency, currency);
  if (rate === undefined || price.high <= 0) return undefined;
  const isDorm = double === undefined && dorm !== undefined && dorm === chosen;
  const factor = rate * (isDorm ? 2 : 1);
  const rounded = (amount: number) => Number((amount * factor).toPrecision(rate === 1 ? 12 : 2));
  return { low: rounded(price.low), high: rounded(price.high), isDorm };
}

/** At semicolons and full stops, and at commas that are in no number. */
function partsOf(text: string): string[] {
  return text
    .slice(0, LONGEST)
    .normalize("NFKC")
    .split(/[;:](?=\s|$)|[.,](?=\s|$)|\s\/\s|\bplus\b|\n/i)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

type KnownPrice = { readonly low: number; readonly high: number; readonly currency: string };

function priceOf(part: string, currency: string): KnownPrice | undefined {
  if (!/\d/.test(part)) return undefined;
  let plain = part.replace(/[~≈]/g, "");
  for (const [word, sign] of WORDS) plain = plain.replace(word, sign);
  const rupee = RUPEES.includes(currency) ? currency : "INR";
  plain = plain.replace(RUPEE_SIGN, `${rupee} `);
  const price = parsePrice(plain);
  if (price === undefined || !Number.isFinite(price.high)) return undefined;
  const code = codeOf(price, plain, currency);
  return code === undefined ? undefined : { low: price.low, high: price.high, currency: code };
}

/** A number without a sign is an amount where it is the only one, and counts nothing else. */
function codeOf({ currency: sign }: Price, part: string, currency: string): string | undefined {
  if (sign === undefined) {
    const isOnly = (part.match(/\d[\d.,]*/g) ?? []).length === 1;
    return isOnly && !OTHER_UNIT.test(part) && part.length < 40 ? currency : undefined;
  }
  const plain = sign.toUpperCase();
  if (plain === "$") return DOLLARS.includes(currency) ? currency : "USD";
  if (plain === "£") return ["EGP", "LBP", "SYP"].includes(currency) ? currency : "GBP";
  if (plain === "¥") return currency === "CNY" ? "CNY" : "JPY";
  if (plain === "KR") return KRONER.includes(currency) ? currency : undefined;
  return SIGNS[plain] ?? (/^[A-Z]{3}$/.test(plain) ? plain : undefined);
}
