import { durationText } from "../../../domain/messages/es/duration-text.ts";
import { spanish } from "../../../domain/messages/es/spanish.ts";
import { meaningOf, onDays } from "../../../domain/messages/es/wish-meaning.ts";
import type { MeantWish } from "../../../domain/trip/meant-wish.ts";
import type { SaidWish } from "../../../domain/wishes/language/said-wish.ts";

type Meal = Extract<SaidWish, { readonly verb: "meal" }>;

const MEALS = {
  breakfast: "desayuno",
  lunch: "almuerzo",
  dinner: "cena",
  any: "una comida",
} as const;

const CHANGES = {
  earlier: "más temprano",
  later: "más tarde",
  longer: "más tiempo",
  shorter: "menos tiempo",
} as const;

const BOUNDS = { at: "a las", latest: "a más tardar a las", soonest: "a partir de las" } as const;

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
  return capital(spanish.list([...meant, ...changes]));
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
        ? `${wish.what.text} ${BOUNDS[boundOf(wish)]} ${spanish.time(wish.minutes)}`
        : `${wish.what.text} ${CHANGES[wish.minutes]}`;
    case "set-end":
      return `${wish.what.text} hasta las ${spanish.time(wish.minutes)}`;
    case "stay":
      return typeof wish.minutes === "number"
        ? `${durationText(wish.minutes)} en ${wish.what.text}`
        : `${CHANGES[wish.minutes]} en ${wish.what.text}`;
    case "cheaper":
      return "entradas más baratas";
    default:
      return undefined;
  }
}

function mealMeaning({ meal, isGone, minutes, isLatest, near, food, isNice }: Meal): string {
  const name = MEALS[meal];
  if (isGone === true) return `sin ${meal === "any" ? "comidas" : name}`;
  if (food !== undefined) return `${name}: ${food}`;
  const hour =
    typeof minutes === "number"
      ? `${isLatest === true ? " a más tardar a las " : " a las "}${spanish.time(minutes)}`
      : minutes === undefined
        ? ""
        : ` ${CHANGES[minutes]}`;
  const where = near === undefined ? "" : ` cerca de ${near === "hotel" ? "tu hotel" : near.text}`;
  return `${isNice === true ? "algo especial: " : ""}${name}${hour}${where}`;
}
