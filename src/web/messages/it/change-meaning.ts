import { durationText } from "../../../domain/messages/it/duration-text.ts";
import { italian } from "../../../domain/messages/it/italian.ts";
import { meaningOf, onDays } from "../../../domain/messages/it/wish-meaning.ts";
import type { MeantWish } from "../../../domain/trip/meant-wish.ts";
import type { SaidWish } from "../../../domain/wishes/language/said-wish.ts";

type Meal = Extract<SaidWish, { readonly verb: "meal" }>;

const MEALS = { breakfast: "colazione", lunch: "pranzo", dinner: "cena", any: "un pasto" } as const;
const CHANGES = {
  earlier: "più presto",
  later: "più tardi",
  longer: "più a lungo",
  shorter: "meno a lungo",
} as const;
const BOUNDS = { at: "alle", latest: "entro le", soonest: "dalle" } as const;

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
  return capital(italian.list([...meant, ...changes]));
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
        ? `${wish.what.text} ${BOUNDS[boundOf(wish)]} ${italian.time(wish.minutes)}`
        : `${wish.what.text} ${CHANGES[wish.minutes]}`;
    case "set-end":
      return `${wish.what.text} fino alle ${italian.time(wish.minutes)}`;
    case "stay":
      return typeof wish.minutes === "number"
        ? `${wish.what.text}: ${durationText(wish.minutes)}`
        : `${wish.what.text}: ${CHANGES[wish.minutes]}`;
    case "cheaper":
      return "biglietti più economici";
    default:
      return undefined;
  }
}

function mealMeaning({ meal, isGone, minutes, isLatest, near, food, isNice }: Meal): string {
  const name = MEALS[meal];
  if (isGone === true) return `senza ${meal === "any" ? "pasti" : MEALS[meal]}`;
  if (food !== undefined) return `${name}: ${food}`;
  const hour =
    typeof minutes === "number"
      ? `${isLatest === true ? " entro le " : " alle "}${italian.time(minutes)}`
      : minutes === undefined
        ? ""
        : ` ${CHANGES[minutes]}`;
  const where =
    near === undefined ? "" : ` vicino ${near === "hotel" ? "all’hotel" : `a ${near.text}`}`;
  return `${isNice === true ? "qualcosa di speciale: " : ""}${name}${hour}${where}`;
}
