import { durationText } from "../../../domain/messages/ja/duration-text.ts";
import { japanese } from "../../../domain/messages/ja/japanese.ts";
import { meaningOf, onDays } from "../../../domain/messages/ja/wish-meaning.ts";
import type { MeantWish } from "../../../domain/trip/meant-wish.ts";
import type { SaidWish } from "../../../domain/wishes/language/said-wish.ts";

type Meal = Extract<SaidWish, { readonly verb: "meal" }>;

const MEALS: Readonly<Record<Meal["meal"], string>> = {
  breakfast: "朝食",
  lunch: "昼食",
  dinner: "夕食",
  any: "食事",
};
const SHIFTS = {
  earlier: "早めに",
  later: "遅めに",
  longer: "長めに",
  shorter: "短めに",
} as const;

const BOUNDS = { at: "に", latest: "までに", soonest: "以降に" } as const;

function boundOf({
  isLatest,
  isSoonest,
}: Extract<SaidWish, { readonly verb: "set-start" }>): keyof typeof BOUNDS {
  return isLatest === true ? "latest" : isSoonest === true ? "soonest" : "at";
}

/** The outcome of wishes; empty where the traveller's words say it as well. */
export function meaning(wishes: readonly MeantWish[] = [], said: readonly SaidWish[] = []): string {
  const changes = said.flatMap((wish) => datedMeaning(wish) ?? []);
  const others = wishes.filter(({ kind }) => changes.length === 0 || kind !== "change");
  const meant = others.length === 0 ? [] : [meaningOf(others)];
  return capital(japanese.list([...meant, ...changes]));
}

function datedMeaning(wish: SaidWish): string | undefined {
  const change = changeMeaning(wish);
  return change === undefined ? undefined : `${change}${onDays(wish.when ?? {})}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The wish as a phrase: the change to a plan once it is made; undefined where the traveller's words say it as well. */
function changeMeaning(wish: SaidWish): string | undefined {
  switch (wish.verb) {
    case "meal":
      return (wish.table ?? wish.length ?? wish.isOther ?? wish.isCheap ?? false)
        ? undefined
        : mealMeaning(wish);
    case "set-start":
      return typeof wish.minutes === "number"
        ? `${wish.what.text}を${japanese.time(wish.minutes)}${BOUNDS[boundOf(wish)]}`
        : `${wish.what.text}を${SHIFTS[wish.minutes]}`;
    case "set-end":
      return `${wish.what.text}を${japanese.time(wish.minutes)}まで`;
    case "stay":
      return typeof wish.minutes === "number"
        ? `${wish.what.text}に${durationText(wish.minutes)}滞在`
        : `${wish.what.text}の滞在を${SHIFTS[wish.minutes]}`;
    case "cheaper":
      return "入場料を安く";
    default:
      return undefined;
  }
}

function mealMeaning({ meal, isGone, minutes, isLatest, near, food, isNice }: Meal): string {
  const name = MEALS[meal];
  if (isGone === true) return `${MEALS[meal]}なし`;
  if (food !== undefined) return `${name}は${food}`;
  const hour =
    typeof minutes === "number"
      ? `${japanese.time(minutes)}${isLatest === true ? "までに" : "に"}`
      : minutes === undefined
        ? ""
        : `${SHIFTS[minutes]}`;
  const where = near === undefined ? "" : `${near === "hotel" ? "ホテル" : near.text}の近くで`;
  return `${where}${hour}${isNice === true ? "特別な" : ""}${name}`;
}
