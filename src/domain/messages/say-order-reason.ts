import type { OrderReason } from "./message-values.ts";

type Why = OrderReason["why"];
type ReasonWords = Readonly<Record<Exclude<Why, "shorterWay">, string>> & {
  readonly shorterWay: (savedMinutes: number) => string;
};

export function sayOrderReason(words: ReasonWords): (reason: OrderReason) => string {
  return (reason) =>
    reason.why === "shorterWay" ? words.shorterWay(reason.savedMinutes) : words[reason.why];
}
