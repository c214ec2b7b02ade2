import { durationText } from "../../../domain/messages/en/duration-text.ts";
import { english } from "../../../domain/messages/en/english.ts";
import { meaningOf, onDays } from "../../../domain/messages/en/wish-meaning.ts";
import type { MeantWish } from "../../../domain/trip/meant-wish.ts";
import type { SaidWish } from "../../../domain/wishes/language/said-wish.ts";

type Meal = Extract<SaidWish, { readonly verb: "meal" }>;

const BOUNDS = { at: "at", latest: "by", soonest: "from" } as const;

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
  return capital(english.list([...meant, ...changes]));
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
        ? `${wish.what.text} ${BOUNDS[boundOf(wish)]} ${english.time(wish.minutes)}`
        : `${wish.what.text} ${wish.minutes}`;
    case "set-end":
      return `${wish.what.text} until ${english.time(wish.minutes)}`;
    case "stay":
      return typeof wish.minutes === "number"
        ? `${durationText(wish.minutes)} at ${wish.what.text}`
        : `${wish.minutes} at ${wish.what.text}`;
    case "cheaper":
      return "cheaper tickets";
    default:
      return undefined;
  }
}

function mealMeaning({ meal, isGone, minutes, isLatest, near, food, isNice }: Meal): string {
  const name = meal === "any" ? "a meal" : meal;
  if (isGone === true) return `no ${meal === "any" ? "meals" : meal}`;
  if (food !== undefined) return `${food} at ${name}`;
  const hour =
    typeof minutes === "number"
      ? `${isLatest === true ? " by " : " at "}${english.time(minutes)}`
      : minutes === undefined
        ? ""
        : ` ${minutes}`;
  const where = near === undefined ? "" : ` near ${near === "hotel" ? "the hotel" : near.text}`;
  return `${isNice === true ? "a good " : ""}${name}${hour}${where}`;
}
