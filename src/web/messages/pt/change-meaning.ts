import { durationText } from "../../../domain/messages/pt/duration-text.ts";
import { portuguese } from "../../../domain/messages/pt/portuguese.ts";
import { meaningOf, onDays } from "../../../domain/messages/pt/wish-meaning.ts";
import type { MeantWish } from "../../../domain/trip/meant-wish.ts";
import type { SaidWish } from "../../../domain/wishes/language/said-wish.ts";

type Meal = Extract<SaidWish, { readonly verb: "meal" }>;

const MEALS: Readonly<Record<Meal["meal"], string>> = {
  breakfast: "café da manhã",
  lunch: "almoço",
  dinner: "jantar",
  any: "uma refeição",
};
const SHIFTS = {
  earlier: "mais cedo",
  later: "mais tarde",
  longer: "mais tempo",
  shorter: "menos tempo",
} as const;

const BOUNDS = { at: "às", latest: "até as", soonest: "a partir das" } as const;

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
  return capital(portuguese.list([...meant, ...changes]));
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
        ? `${wish.what.text} ${BOUNDS[boundOf(wish)]} ${portuguese.time(wish.minutes)}`
        : `${wish.what.text} ${SHIFTS[wish.minutes]}`;
    case "set-end":
      return `${wish.what.text} até as ${portuguese.time(wish.minutes)}`;
    case "stay":
      return typeof wish.minutes === "number"
        ? `${durationText(wish.minutes)} em ${wish.what.text}`
        : `${SHIFTS[wish.minutes]} em ${wish.what.text}`;
    case "cheaper":
      return "ingressos mais baratos";
    default:
      return undefined;
  }
}

function mealMeaning({ meal, isGone, minutes, isLatest, near, food, isNice }: Meal): string {
  const name = MEALS[meal];
  if (isGone === true) return `sem ${meal === "any" ? "refeições" : name}`;
  if (food !== undefined) return `${name}: ${food}`;
  const hour =
    typeof minutes === "number"
      ? `${isLatest === true ? " até as " : " às "}${portuguese.time(minutes)}`
      : minutes === undefined
        ? ""
        : ` ${SHIFTS[minutes]}`;
  const where =
    near === undefined ? "" : ` perto ${near === "hotel" ? "do seu hotel" : `de ${near.text}`}`;
  return `${isNice === true ? "refeição especial: " : ""}${name}${hour}${where}`;
}
