import { chinese } from "../../../domain/messages/zh-Hans/chinese.ts";
import { durationText } from "../../../domain/messages/zh-Hans/duration-text.ts";
import { meaningOf, onDays } from "../../../domain/messages/zh-Hans/wish-meaning.ts";
import type { MeantWish } from "../../../domain/trip/meant-wish.ts";
import type { SaidWish } from "../../../domain/wishes/language/said-wish.ts";

type Meal = Extract<SaidWish, { readonly verb: "meal" }>;

const SHIFTS = {
  earlier: "早一些",
  later: "晚一些",
  longer: "久一些",
  shorter: "短一些",
} as const;

const BOUNDS = { at: "定在", latest: "不晚于", soonest: "不早于" } as const;

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
  return capital([...meant, ...changes].join("；"));
}

function datedMeaning(wish: SaidWish): string | undefined {
  const change = changeMeaning(wish);
  return change === undefined ? undefined : `${onDays(wish.when ?? {})}${change}`;
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
        ? `${wish.what.text}：${BOUNDS[boundOf(wish)]} ${chinese.time(wish.minutes)}`
        : `${wish.what.text}：${SHIFTS[wish.minutes]}`;
    case "set-end":
      return `${wish.what.text}：到 ${chinese.time(wish.minutes)}`;
    case "stay":
      return typeof wish.minutes === "number"
        ? `${wish.what.text}：停留 ${durationText(wish.minutes)}`
        : `${wish.what.text}：停留${SHIFTS[wish.minutes]}`;
    case "cheaper":
      return "更便宜的门票";
    default:
      return undefined;
  }
}

const MEALS: Readonly<Record<Meal["meal"], string>> = {
  breakfast: "早餐",
  lunch: "午餐",
  dinner: "晚餐",
  any: "用餐",
};

function mealMeaning({ meal, isGone, minutes, isLatest, near, food, isNice }: Meal): string {
  if (isGone === true) return `不要${MEALS[meal]}`;
  const name = MEALS[meal];
  if (food !== undefined) return `${name}：${food}`;
  const hour =
    typeof minutes === "number"
      ? `${isLatest === true ? "不晚于 " : ""}${chinese.time(minutes)} `
      : "";
  const shift = typeof minutes === "string" ? SHIFTS[minutes] : "";
  const where = near === undefined ? "" : `在${near === "hotel" ? "酒店" : near.text}附近`;
  return `${hour}${where}${isNice === true ? "好好享用" : ""}${name}${shift}`;
}
