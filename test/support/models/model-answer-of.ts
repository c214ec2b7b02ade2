import { isWholeDaysWish, type WholeDaysWish } from "../../../src/domain/wishes/meet-whole-days.ts";
import type {
  ModelThing,
  ModelWish,
  ModelWishes,
} from "../../../src/domain/wishes/model/model-wish.ts";
import type { ReadWishes } from "../../../src/domain/wishes/read-wishes.ts";
import type { Wish, WishObject } from "../../../src/domain/wishes/wish.ts";

/** What a model says that reads words as our grammar does. */
export function modelAnswerOf({ wishes, asked }: ReadWishes): ModelWishes {
  return {
    wishes: wishes.map((wish) => (isWholeDaysWish(wish) ? saidOfDays(wish) : saidOf(wish))),
    unread: asked.map(({ text }) => text),
  };
}

function saidOfDays(wish: WholeDaysWish): ModelWish {
  const { verb, text: words, dayIds } = wish;
  const days = dayIds === undefined ? {} : { days: [...dayIds] };
  switch (wish.verb) {
    case "add-day": {
      const { at } = wish;
      return { verb, words, to: at === "start" ? "first" : at === "end" ? "last" : at, ...days };
    }
    case "move-day": {
      const { toDayId: to } = wish;
      const isSpot = to === "first" || to === "last";
      return { verb, words, ...(isSpot ? { to } : { to: "day", toDay: to }), ...days };
    }
    case "swap-day-of":
      return { verb, words, what: thingOf(wish.of), ...days };
    default:
      return { verb, words, ...days };
  }
}

function saidOf(wish: Exclude<Wish, WholeDaysWish>): ModelWish {
  const { verb, text: words, dayIds } = wish;
  return {
    verb: verb as ModelWish["verb"],
    words,
    ...("what" in wish ? { what: thingOf(wish.what) } : {}),
    ...(verb === "swap" && wish.by !== undefined ? { by: thingOf(wish.by) } : {}),
    ...(verb === "move" ? spotOf(wish.to) : {}),
    ...(verb === "set-start" ? { minutes: wish.startMinutes } : {}),
    ...("minutes" in wish && wish.minutes !== undefined ? amountOf(wish.minutes) : {}),
    ...(verb === "pace" ? { pace: wish.pace } : {}),
    ...(verb === "free" ? { part: wish.part } : {}),
    ...(dayIds === undefined ? {} : { days: [...dayIds] }),
  };
}

function thingOf(what: WishObject): ModelThing {
  if (what.kind === "places") return { named: what.text, places: what.found.map(({ id }) => id) };
  const [category] = what.categories;
  return { named: what.text, ...(category === undefined ? {} : { category }) };
}

function spotOf(to: Extract<Wish, { verb: "move" }>["to"]): Partial<ModelWish> {
  if (typeof to === "string") return { to: to as ModelWish["to"] };
  return "before" in to
    ? { to: "before", beside: thingOf(to.before) }
    : { to: "after", beside: thingOf(to.after) };
}

function amountOf(
  minutes: number | "longer" | "shorter" | "earlier" | "later",
): Partial<ModelWish> {
  return typeof minutes === "number" ? { minutes } : { change: minutes };
}
