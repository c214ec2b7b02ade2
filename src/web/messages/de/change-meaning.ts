import { durationText } from "../../../domain/messages/de/duration-text.ts";
import { german } from "../../../domain/messages/de/german.ts";
import { meaningOf, onDays } from "../../../domain/messages/de/wish-meaning.ts";
import type { MeantWish } from "../../../domain/trip/meant-wish.ts";
import type { SaidWish } from "../../../domain/wishes/language/said-wish.ts";

type Meal = Extract<SaidWish, { readonly verb: "meal" }>;

const MEALS: Readonly<Record<Meal["meal"], string>> = {
  breakfast: "Frühstück",
  lunch: "Mittagessen",
  dinner: "Abendessen",
  any: "Essen",
};

const BOUNDS = { at: "um", latest: "bis", soonest: "ab" } as const;

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
  return capital(german.list([...meant, ...changes]));
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
        ? `${wish.what.text} ${BOUNDS[boundOf(wish)]} ${german.time(wish.minutes)}`
        : `${wish.what.text} ${wish.minutes}`;
    case "set-end":
      return `${wish.what.text} bis ${german.time(wish.minutes)}`;
    case "stay":
      return typeof wish.minutes === "number"
        ? `${durationText(wish.minutes)} für ${wish.what.text}`
        : `${wish.minutes} für ${wish.what.text}`;
    case "cheaper":
      return "günstigere Tickets";
    default:
      return undefined;
  }
}

function mealMeaning({ meal, isGone, minutes, isLatest, near, food, isNice }: Meal): string {
  const name = MEALS[meal];
  if (isGone === true) return `ohne ${MEALS[meal]}`;
  if (food !== undefined) return `${food}: ${name}`;
  const hour =
    typeof minutes === "number"
      ? `${isLatest === true ? " bis " : " um "}${german.time(minutes)}`
      : minutes === undefined
        ? ""
        : ` ${minutes}`;
  const where =
    near === undefined ? "" : ` in der Nähe von ${near === "hotel" ? "deinem Hotel" : near.text}`;
  return `${isNice === true ? "besonderes Essen: " : ""}${name}${hour}${where}`;
}
