import { BUDGET_TITLES, type BudgetTitle } from "../../../domain/trip/budget.ts";
import type { RoomPrices } from "../../guide.ts";
import type { OpenPlace } from "../open-data.ts";
import { approximateRate } from "../reading/approximate-rate.ts";

type Range = { readonly low: number; readonly high: number };
type KnownPrice = { readonly level: BudgetTitle; readonly price: Range };

/** Where rooms cost well below what they do in our guide's cities together; editorial. */
const CHEAP_SHARE = 0.45;
const CHEAP_COUNTRIES = new Set(
  "AL AM AZ BA BD BG BO CO DZ EC EG ET GE GH GT HN ID IN IR KE KG KH LA LK MA MD MK MM NG NI NP PE PH PK PY RS SN TH TN TR TZ UA UG UZ VN".split(
    " ",
  ),
);
const MIDDLE_SHARE = 0.7;
const MIDDLE_COUNTRIES = new Set(
  "AR BR CL CN CR CY CZ DO EE GR HR HU JO KZ LT LV ME MT MX MY NA PA PL PT RO SI SK TW UY ZA".split(
    " ",
  ),
);

/**
 * The price of a night at each level where it isn't given: the middle of the city's known ones of that level; else what our
 * own guide's cities (those of the country first) cost, in proportion to what is known of this one.
 */
export function levelPrices(
  known: readonly KnownPrice[],
  { countryCode, currency }: OpenPlace,
  guide: readonly RoomPrices[],
): Record<BudgetTitle, Range> {
  const ours = guide.filter((city) => city.countryCode === countryCode);
  const usual = usualPrices(ours.length > 0 ? ours : guide, currency);
  const shares = known.map(({ level, price }) => middleOf(price) / middleOf(usual[level]));
  const share = median(shares) ?? (ours.length > 0 ? 1 : countryShare(countryCode));
  return eachLevel((level) => {
    const own = known.filter((one) => one.level === level).map(({ price }) => price);
    const [low, high] = [median(own.map((one) => one.low)), median(own.map((one) => one.high))];
    if (low === undefined || high === undefined) return rounded(usual[level], share);
    return rounded(
      { low: low === high ? low * 0.85 : low, high: low === high ? high * 1.3 : high },
      1,
    );
  });
}

function usualPrices(cities: readonly RoomPrices[], currency: string): Record<BudgetTitle, Range> {
  return eachLevel((level) => {
    const prices = cities.flatMap((city) => {
      const rate = approximateRate(city.currency, currency) ?? 1;
      return city.rooms[level].map(({ low, high }) => ({ low: low * rate, high: high * rate }));
    });
    return {
      low: median(prices.map(({ low }) => low)) ?? 1,
      high: median(prices.map(({ high }) => high)) ?? 1,
    };
  });
}

function countryShare(countryCode: string): number {
  if (CHEAP_COUNTRIES.has(countryCode)) return CHEAP_SHARE;
  return MIDDLE_COUNTRIES.has(countryCode) ? MIDDLE_SHARE : 1;
}

function eachLevel(priceOf: (level: BudgetTitle) => Range): Record<BudgetTitle, Range> {
  return Object.fromEntries(BUDGET_TITLES.map((level) => [level, priceOf(level)])) as Record<
    BudgetTitle,
    Range
  >;
}

function rounded({ low, high }: Range, share: number): Range {
  const least = Math.max(1, Number((low * share).toPrecision(2)));
  return {
    low: least,
    high: Math.max(least, Math.min(least * 4, Number((high * share).toPrecision(2)))),
  };
}

function middleOf({ low, high }: Range): number {
  return (low + high) / 2;
}

function median(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
