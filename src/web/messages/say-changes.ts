import type { Language } from "../../domain/language.ts";
import type { SayWishes } from "../../domain/messages/say-wishes.ts";
import type { MeantWish } from "../../domain/trip/meant-wish.ts";
import type { SaidWish } from "../../domain/wishes/language/said-wish.ts";

type Meal = Extract<SaidWish, { readonly verb: "meal" }>;
type Bound = "at" | "latest" | "soonest";

/** A language's phrases for changes to a plan. */
export type ChangePhrases = {
  readonly meals: Readonly<Record<Meal["meal"], string>>;
  readonly changed: Readonly<Record<"earlier" | "later" | "longer" | "shorter", string>>;
  readonly timed: Readonly<Record<Bound, (time: string) => string>>;
  /** @param when a time with its bound, or "earlier". */
  readonly start: (what: string, when: string) => string;
  readonly until: (what: string, time: string) => string;
  readonly stay: (what: string, duration: string) => string;
  readonly outside: (what: string) => string;
  readonly stayChanged: (what: string, change: string) => string;
  readonly cheaper: string;
  readonly noMeals: string;
  readonly noMeal: (meal: string) => string;
  readonly food: (food: string, meal: string) => string;
  readonly nearHotel: string;
  readonly near: (place: string) => string;
  /** @param hour with its bound; this, a change and a place are empty where they are not said. */
  readonly meal: (meal: {
    readonly name: string;
    readonly hour: string;
    readonly change: string;
    readonly where: string;
    readonly isNice: boolean;
  }) => string;
};

/** Says the outcome of wishes in a language; empty where the traveller's words say it as well. */
export function sayChanges(
  { time, duration }: Language,
  { meaningOf, onDays, withDays, join }: SayWishes,
  said: ChangePhrases,
) {
  /** The wish as a phrase: the change to a plan once it is made; undefined where the traveller's words say it as well. */
  function changeMeaning(wish: SaidWish): string | undefined {
    switch (wish.verb) {
      case "meal":
        return (wish.table ?? wish.length ?? wish.isOther ?? wish.isCheap ?? false)
          ? undefined
          : mealMeaning(wish);
      case "set-start": {
        const bound =
          wish.isLatest === true ? "latest" : wish.isSoonest === true ? "soonest" : "at";
        const { what, minutes } = wish;
        return said.start(
          what.text,
          typeof minutes === "number" ? said.timed[bound](time(minutes)) : said.changed[minutes],
        );
      }
      case "set-end":
        return said.until(wish.what.text, time(wish.minutes));
      case "stay":
        if (wish.isOutside === true) return said.outside(wish.what.text);
        return typeof wish.minutes === "number"
          ? said.stay(wish.what.text, duration(wish.minutes))
          : said.stayChanged(wish.what.text, said.changed[wish.minutes]);
      case "cheaper":
        return said.cheaper;
      default:
        return undefined;
    }
  }

  function mealMeaning({ meal, isGone, minutes, isLatest, near, food, isNice }: Meal): string {
    const name = said.meals[meal];
    if (isGone === true) return meal === "any" ? said.noMeals : said.noMeal(name);
    const where =
      near === undefined ? "" : near === "hotel" ? said.nearHotel : said.near(near.text);
    if (food !== undefined) return [said.food(food, name), where].filter(Boolean).join(" ");
    return said.meal({
      name,
      hour:
        typeof minutes === "number"
          ? said.timed[isLatest === true ? "latest" : "at"](time(minutes))
          : "",
      change: typeof minutes === "string" ? said.changed[minutes] : "",
      where,
      isNice: isNice === true,
    });
  }

  return (wishes: readonly MeantWish[] = [], asked: readonly SaidWish[] = []): string => {
    const changes = asked.flatMap((wish) => {
      const change = changeMeaning(wish);
      return change === undefined ? [] : [withDays(change, onDays(wish.when ?? {}))];
    });
    // "Casa Batlló from outside" says that one sees it.
    const isLook = asked.some((wish) => wish.verb === "stay" && wish.isOutside === true);
    const others = wishes.filter(
      ({ kind }) => changes.length === 0 || (kind !== "change" && !(isLook && kind === "see")),
    );
    const text = join([...(others.length === 0 ? [] : [meaningOf(others)]), ...changes]);
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
}
