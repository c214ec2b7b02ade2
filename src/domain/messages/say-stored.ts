import type { Language } from "../language.ts";
import { ownField } from "../own-field.ts";
import { dayNumberOf, starsOf, storedPriceOf, storedWayOf } from "../trip/stored-text.ts";
import type { choiceWords } from "./en/choice-words.ts";
import type { storedWords } from "./en/stored-words.ts";
import { storedAmountIn } from "./money-text.ts";
import { placeNames } from "./place-names.ts";
import { type AddedWords, sayGuide } from "./say-guide.ts";

/** A language's words for what a trip stores in English. */
type StoredPhrases = Pick<typeof storedWords, "notOn"> & {
  /** Cities by their English labels, and what stands between one and its country. */
  readonly cities: Readonly<Record<string, string>>;
  readonly comma: string;
  readonly budgets: (typeof choiceWords)["budgets"];
  readonly day: (number: number) => string;
  readonly stars: Parameters<Language["count"]>[1];
  readonly unrated: string;
  readonly prices: { readonly free: string; readonly sameTicket: string; readonly unknown: string };
  readonly price: (amount: string, per: "adult" | "night") => string;
  /** What one goes by, "by train" for "train"; and what has no words of its own. */
  readonly vehicles: Readonly<Record<string, string>>;
  readonly vehicle: (name: string) => string;
  readonly onFoot: string;
  readonly way: (minutes: number, by: string, distance: string) => string;
  /** What the engine adds to a text of the guide. A level and a vehicle come in the language. */
  readonly added: Omit<AddedWords, "way"> & {
    readonly way: (minutes: number, by: string, from: string | undefined) => string;
  };
};

/** Says in a language what trips store in English. */
export function sayStored(language: Language, phrases: StoredPhrases): typeof storedWords {
  const { added, budgets, prices } = phrases;
  const amountText = storedAmountIn(language);
  const budget = (title: string) => ownField<{ title: string }>(budgets, title)?.title ?? title;
  const by = (vehicle: string) => phrases.vehicles[vehicle] ?? phrases.vehicle(vehicle);
  const byOrOnFoot = (vehicle: string | undefined) =>
    vehicle === undefined ? phrases.onFoot : by(vehicle);
  const addedWords: AddedWords = {
    ...added,
    level: (title) => added.level(budget(title)),
    way: (minutes, vehicle, from) => added.way(minutes, byOrOnFoot(vehicle), from),
  };
  return {
    ...placeNames(language, phrases.cities, phrases.comma),
    notOn: phrases.notOn,
    day: (name) => {
      const number = dayNumberOf(name);
      return number === undefined ? name : phrases.day(number);
    },
    budget,
    rating: (text) => {
      const stars = starsOf(text);
      if (stars === undefined) return text;
      return stars === 0 ? phrases.unrated : language.count(stars, phrases.stars);
    },
    price: (text) => {
      const price = storedPriceOf(text);
      if (price === undefined) return text;
      return "amount" in price
        ? phrases.price(amountText(price.amount), price.kind)
        : prices[price.kind];
    },
    way: (text) => {
      const way = storedWayOf(text);
      return way === undefined
        ? text
        : phrases.way(way.minutes, byOrOnFoot(way.by), language.way(way.km));
    },
    by,
    sayGuide: (byHash) => sayGuide(byHash, addedWords),
  };
}
