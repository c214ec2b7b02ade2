import { clockText } from "../clock-text.ts";
import { MAX_WISH_CHARACTERS } from "../trip/trip-wish.ts";
import type { SaidObject } from "./language/said-items.ts";
import type { SaidWish, SaidWishOf } from "./language/said-wish.ts";
import { namesOf } from "./meant-by.ts";
import { WEEKDAY_NAMES } from "./weekday-names.ts";

/** A wish in words that a trip's page reads in this one way, without its days; undefined where there are none. */
export function plainWords(wish: SaidWish): string | undefined {
  const isOfHours = wish.verb === "start-day" || wish.verb === "end-day";
  if (wish.when?.except !== undefined && !isOfHours) return undefined;
  const words =
    wish.verb === "meal"
      ? wordsOfMeal(wish)
      : "what" in wish
        ? wordsOfThing(wish)
        : wish.verb === "hotel"
          ? wordsOfHotel(wish)
          : isOfHours
            ? wordsOfHours(wish)
            : undefined;
  return words?.slice(0, MAX_WISH_CHARACTERS);
}

function wordsOfThing(wish: Extract<SaidWish, { readonly what: SaidObject }>): string | undefined {
  const name = wish.what.kind === "places" ? namesOf(wish.what) : wish.what.text;
  const isOut = wish.what.kind === "category" && wish.what.isOut === true;
  if (wish.verb === "add" && isOut) return "a day trip";
  if (wish.verb === "add" && wish.when?.isEvery === true) return `${name} every day`;
  if (wish.verb === "stay" && wish.isOutside === true) return `${name} from outside`;
  if (wish.verb === "stay" && typeof wish.minutes === "number")
    return `${wish.minutes} minutes at ${name}`;
  if (wish.verb === "set-start" && typeof wish.minutes === "number")
    return `${name} ${wish.isLatest ? "by" : "at"} ${clockText(wish.minutes)}`;
  if (wish.verb !== "move" || typeof wish.to !== "string") return undefined;
  if (/^(?:first|last)$/.test(wish.to)) return `${name} ${wish.to}`;
  if (wish.to !== "sunset") return `${name} in the ${wish.to}`;
  const isOne = wish.what.kind === "category" && !wish.what.isPlural;
  return `${isOne ? "one " : ""}${name} at sunset`;
}

/** Of a meal one thing is said: what is eaten, when, where, or how good it is. */
function wordsOfMeal(wish: SaidWishOf<"meal">): string | undefined {
  const { meal, isGone, food, isNice, isOther, isCheap, minutes, isLatest, near, length } = wish;
  const every = wish.when?.isEvery === true ? " every day" : "";
  const name = meal === "any" ? "dinner" : meal;
  const said = [food, isNice, isOther ?? isCheap, minutes, near, length, wish.table, wish.isMore];
  if (isGone === true || said.filter((one) => one !== undefined).length !== 1) return undefined;
  if (food === "coffee" && meal === "any") return `a coffee stop${every}`;
  if (food !== undefined)
    return meal === "any" ? `eat ${food}${every}` : `we want ${food} for ${meal}${every}`;
  if (isNice === true) return `a special ${name}${every}`;
  if (isCheap === true) return `a cheaper ${name}${every}`;
  if (isOther === true) return `somewhere else for ${name}${every}`;
  if (near !== undefined)
    return `${name} near ${near === "hotel" ? "the hotel" : near.text}${every}`;
  if (typeof length === "string") return `a ${length === "longer" ? "long" : "shorter"} ${name}`;
  if (typeof minutes === "string") return `${name} ${minutes}${every}`;
  const bound = isLatest === true ? "by" : "at";
  if (minutes === undefined) return undefined;
  return meal === "any" && every !== ""
    ? `all meals ${bound} ${clockText(minutes)}`
    : `${name} ${bound} ${clockText(minutes)}${every}`;
}

function wordsOfHotel({ isCheap, isNice }: SaidWishOf<"hotel">) {
  if (isNice === true) return "a better hotel";
  return isCheap === true ? "a cheaper hotel" : undefined;
}

/** "On Friday we start at 11, other days home by 6": by itself "other days" names none. */
function wordsOfHours({
  verb,
  minutes,
  when,
}: SaidWishOf<"start-day" | "end-day">): string | undefined {
  const { weekdays = [], days = [] } = when?.except ?? {};
  const not = [
    ...weekdays.map((day) => WEEKDAY_NAMES[day]),
    ...days.map((day) => (day === -1 ? "the last day" : `day ${day}`)),
  ];
  if (typeof minutes !== "number" || not.length === 0) return undefined;
  const hour = clockText(minutes);
  return `${verb === "end-day" ? `back by ${hour}` : `start at ${hour}`} every day except ${not.join(" and ")}`;
}
