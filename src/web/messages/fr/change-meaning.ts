import { durationText } from "../../../domain/messages/fr/duration-text.ts";
import { french } from "../../../domain/messages/fr/french.ts";
import { meaningOf, onDays } from "../../../domain/messages/fr/wish-meaning.ts";
import type { MeantWish } from "../../../domain/trip/meant-wish.ts";
import type { SaidWish } from "../../../domain/wishes/language/said-wish.ts";

type Meal = Extract<SaidWish, { readonly verb: "meal" }>;

const MEALS: Readonly<Record<Meal["meal"], string>> = {
  breakfast: "petit-déjeuner",
  lunch: "déjeuner",
  dinner: "dîner",
  any: "repas",
};

const BOUNDS = { at: "à", latest: "au plus tard à", soonest: "à partir de" } as const;

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
  return capital(french.list([...meant, ...changes]));
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
        ? `${wish.what.text} ${BOUNDS[boundOf(wish)]} ${french.time(wish.minutes)}`
        : `${wish.what.text} ${wish.minutes}`;
    case "set-end":
      return `${wish.what.text} jusqu’à ${french.time(wish.minutes)}`;
    case "stay":
      return typeof wish.minutes === "number"
        ? `${durationText(wish.minutes)} pour ${wish.what.text}`
        : `${wish.minutes} pour ${wish.what.text}`;
    case "cheaper":
      return "des entrées moins chères";
    default:
      return undefined;
  }
}

function mealMeaning({ meal, isGone, minutes, isLatest, near, food, isNice }: Meal): string {
  const name = MEALS[meal];
  if (isGone === true) return `sans ${MEALS[meal]}`;
  if (food !== undefined) return `${food} : ${name}`;
  const hour =
    typeof minutes === "number"
      ? `${isLatest === true ? " au plus tard à " : " à "}${french.time(minutes)}`
      : minutes === undefined
        ? ""
        : ` ${minutes}`;
  const where = near === undefined ? "" : ` près de ${near === "hotel" ? "l’hôtel" : near.text}`;
  return `${isNice === true ? "bon repas : " : ""}${name}${hour}${where}`;
}
