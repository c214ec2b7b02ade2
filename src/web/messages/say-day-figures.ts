import type { Language } from "../../domain/language.ts";
import type { EateryKind, PriceLevel } from "../../domain/places/eatery-kind.ts";

/** Below this a day has next to no way on foot. */
const LITTLE_WALKING_KM = 0.5;

/** How much of a day one walks. @param onFoot with a way: "2.7 km walk". */
export function sayWalk(
  { way, tenths }: Language,
  little: string,
  onFoot: (way: string) => string,
): (km: number) => string {
  return (km) => (km < LITTLE_WALKING_KM ? little : onFoot(way(km, tenths)));
}

type EateryWords = {
  readonly kinds: Readonly<Record<EateryKind, string>>;
  readonly prices: Readonly<Record<PriceLevel, string>>;
  readonly comma: string;
  readonly end: string;
};

/** "Market, inexpensive."; empty where neither is known. */
export function sayEatery({ kinds, prices, comma, end }: EateryWords) {
  return (kind: EateryKind | undefined, price: PriceLevel | undefined): string => {
    const words = [
      ...(kind === undefined ? [] : [kinds[kind]]),
      ...(price === undefined ? [] : [prices[price]]),
    ].join(comma);
    return words === "" ? "" : `${words.charAt(0).toUpperCase()}${words.slice(1)}${end}`;
  };
}
