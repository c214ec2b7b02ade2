import { arabic } from "../../../domain/messages/ar/arabic.ts";
import { durationText } from "../../../domain/messages/ar/duration-text.ts";
import { meaningOf, onDays } from "../../../domain/messages/ar/wish-meaning.ts";
import type { MeantWish } from "../../../domain/trip/meant-wish.ts";
import type { SaidWish } from "../../../domain/wishes/language/said-wish.ts";

type Meal = Extract<SaidWish, { readonly verb: "meal" }>;

const MEALS: Readonly<Record<Meal["meal"], string>> = {
  breakfast: "الفطور",
  lunch: "الغداء",
  dinner: "العشاء",
  any: "وجبة",
};
const SHIFTS = {
  earlier: "في وقت أبكر",
  later: "في وقت لاحق",
  longer: "مدة أطول",
  shorter: "مدة أقصر",
} as const;

const BOUNDS = { at: "في", latest: "قبل", soonest: "من" } as const;

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
  return capital(arabic.list([...meant, ...changes]));
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
        ? `${wish.what.text} ${BOUNDS[boundOf(wish)]} ${arabic.time(wish.minutes)}`
        : `${wish.what.text} ${SHIFTS[wish.minutes]}`;
    case "set-end":
      return `${wish.what.text} حتى ${arabic.time(wish.minutes)}`;
    case "stay":
      return typeof wish.minutes === "number"
        ? `${durationText(wish.minutes)} في ${wish.what.text}`
        : `${SHIFTS[wish.minutes]} في ${wish.what.text}`;
    case "cheaper":
      return "تذاكر أرخص";
    default:
      return undefined;
  }
}

function mealMeaning({ meal, isGone, minutes, isLatest, near, food, isNice }: Meal): string {
  const name = MEALS[meal];
  if (isGone === true) return `بدون ${meal === "any" ? "وجبات" : name}`;
  if (food !== undefined) return `${name}: ${food}`;
  const hour =
    typeof minutes === "number"
      ? `${isLatest === true ? " قبل " : " في "}${arabic.time(minutes)}`
      : minutes === undefined
        ? ""
        : ` ${SHIFTS[minutes]}`;
  const where = near === undefined ? "" : ` قرب ${near === "hotel" ? "الفندق" : near.text}`;
  return `${isNice === true ? "وجبة مميزة: " : ""}${name}${hour}${where}`;
}
