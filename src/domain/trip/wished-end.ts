import type { TripWish } from "./trip-wish.ts";

type EndWish = Extract<TripWish, { readonly kind: "end" }>;

const SMALL_CHILD = 6;
const SMALL_CHILDREN_END = 20 * 60 + 30;

/** "Nothing too late" makes no day longer. */
export function namesNoHour({ text }: EndWish): boolean {
  return /\blate\b/i.test(text) && !/\d/.test(text);
}

/** By when one is back: where no hour is named, sooner with small children. */
export function wishedEnd(wish: EndWish, childAges: readonly number[] = []): number {
  return namesNoHour(wish) && Math.min(...childAges) <= SMALL_CHILD
    ? Math.min(wish.minutes, SMALL_CHILDREN_END)
    : wish.minutes;
}
