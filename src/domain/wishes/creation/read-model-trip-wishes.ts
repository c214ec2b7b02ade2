import type { PlaceCategory } from "../../places/place-category.ts";
import { INTERESTS, type InterestId } from "../../trip/interest.ts";
import type { MeantWish } from "../../trip/meant-wish.ts";
import { MAX_WISH_CHARACTERS, type WishedDays } from "../../trip/trip-wish.ts";
import { readSaid } from "../language/read-said.ts";
import { type SaidItem, saidItems } from "../language/said-items.ts";
import { nameIndex } from "../language/said-names.ts";
import { saidWords } from "../language/said-words.ts";
import { isOrdinaryWord } from "../language/vocabulary.ts";
import { quoteIn } from "../model/quote-in.ts";
import { modelTripWishesSchema } from "./model-trip-wishes.ts";

/** Likings in an answer that the words don't name as our own reader would: "mad about Caravaggio". */
const MAX_GUESSED_LIKINGS = 3;
/** Without a number in the words: "a few museums". */
const FEW = { have: 2, most: 3 };
/** Where the words say no time of day: "we are night owls". */
const USUAL_MINUTES = { start: [7 * 60, 11 * 60], end: [17 * 60, 23 * 60] } as const;
const HALF_DAY = 12 * 60;
const LONGEST_NAME = 8;
const JOINT = / (?:and|&|or) |[,;+]/i;

/** What was understood of some words, and the parts that were not. */
export type TripReading = {
  readonly read: readonly MeantWish[];
  readonly unread: readonly string[];
};

/** The answer is faulty: it is not used. */
class Faulty extends Error {}

/**
 * Reads a model's answer to `tripWishQuestion`, strictly. Whatever stands in it, it comes to wishes of the known kinds,
 * each for a part of the traveller's words, about days, places and kinds of place that these words name as our own
 * reader finds them. A kind that they don't name is not taken, and its part stays unread, as does every part that the
 * answer passes over.
 *
 * @param answer any JSON.
 * @param text what the model was asked about.
 * @returns undefined where the answer is faulty.
 */
export function readModelTripWishes(answer: unknown, text: string): TripReading | undefined {
  const parsed = modelTripWishesSchema.safeParse(answer);
  if (!parsed.success) return undefined;
  try {
    const said = parsed.data.wishes.map((wish) => wishOf(wish, text));
    const read = said.flatMap(({ wish }) => (wish === undefined ? [] : [wish]));
    if (guessedLikings(said).size > MAX_GUESSED_LIKINGS) return undefined;
    const unread = parsed.data.unread.map((part) => quoted(part, text));
    return read.length + unread.length === 0
      ? undefined
      : { read, unread: left(text, said, unread) };
  } catch (error) {
    if (error instanceof Faulty) return undefined;
    throw error;
  }
}

/** One wish of an answer: the words that it quotes, and what it is, where these words say so. */
type Said = {
  readonly quote: string;
  readonly items: readonly SaidItem[];
  readonly wish: MeantWish | undefined;
};

function wishOf(wish: MeantWish, whole: string): Said {
  const quote = quoted(wish.text, whole);
  const items = itemsOf(quote);
  const isTaken = !("categories" in wish) || isNamed(wish.categories, wish.kind, items);
  const text = quote.slice(0, MAX_WISH_CHARACTERS);
  return {
    quote,
    items,
    wish: isTaken ? bounded({ ...wish, text }, quote, whole, items) : undefined,
  };
}

/** Nights out are left out for those who travel with children, who don't speak of them. */
function isNamed(
  categories: readonly PlaceCategory[],
  kind: MeantWish["kind"],
  items: readonly SaidItem[],
): boolean {
  return categories.every(
    (one) => categoriesIn(items).includes(one) || (kind === "none" && one === "nightlife"),
  );
}

function bounded(
  wish: MeantWish,
  quote: string,
  whole: string,
  items: readonly SaidItem[],
): MeantWish {
  if ("days" in wish || "weekdays" in wish) checkDays(wish, whole);
  switch (wish.kind) {
    case "see":
    case "without":
      return { ...wish, names: namesOf(wish.names, quote) };
    case "have":
    case "most":
      return wish.count <= FEW[wish.kind] || items.some(({ number }) => number === wish.count)
        ? wish
        : fault();
    case "start":
    case "end":
      return isSaid(wish.minutes, USUAL_MINUTES[wish.kind], minutesIn(items)) ? wish : fault();
    case "children":
      return wish.childAges.every((age) => items.some(({ number }) => number === age))
        ? wish
        : fault();
    default:
      return wish;
  }
}

/** Each name as it is written, and no kind alone. */
function namesOf(names: string, quote: string): string {
  const parts = names
    .split(JOINT)
    .filter((part) => part.trim() !== "")
    .map((part) => quoted(part, quote));
  // A kind or another word of the language is no name.
  const areNames = parts.every((part) => {
    const words = saidWords(part).map(({ plain }) => plain);
    return words.length <= LONGEST_NAME && words.some((word) => !isOrdinaryWord(word));
  });
  return areNames && parts.length > 0 ? parts.join(" and ") : fault();
}

function checkDays({ days = [], weekdays = [] }: WishedDays, whole: string): void {
  const named = itemsOf(whole).flatMap(({ when }) => when ?? []);
  const isDay = (day: number) => named.some((on) => on.days?.includes(day));
  const isWeekday = (day: number) => named.some((on) => on.weekdays?.includes(day));
  if (!days.every(isDay) || !weekdays.every(isWeekday)) fault();
}

function isSaid(
  minutes: number,
  [least, most]: readonly [number, number],
  said: readonly number[],
): boolean {
  return said.length === 0
    ? minutes >= least && minutes <= most
    : said.some((time) => time === minutes || time + HALF_DAY === minutes);
}

function guessedLikings(said: readonly Said[]): ReadonlySet<InterestId> {
  return new Set(
    said.flatMap(({ wish, items }) =>
      wish?.kind === "like" ? wish.interests.filter((one) => !isLiked(one, items)) : [],
    ),
  );
}

function isLiked(id: InterestId, items: readonly SaidItem[]): boolean {
  const { categories: kinds = [] } = INTERESTS.find((one) => one.id === id) ?? {};
  return kinds.some((kind) => categoriesIn(items).includes(kind));
}

const NO_NAMES = nameIndex([]);

function itemsOf(text: string): readonly SaidItem[] {
  return saidItems(text, saidWords(text), NO_NAMES);
}

function categoriesIn(items: readonly SaidItem[]): readonly PlaceCategory[] {
  return items.flatMap(({ what }) => (what?.kind === "category" ? what.categories : []));
}

function minutesIn(items: readonly SaidItem[]): readonly number[] {
  return items.flatMap(({ bound, minutes }) => (bound === undefined ? [] : (minutes ?? [])));
}

/** The parts that nothing was read of. */
function left(text: string, said: readonly Said[], unread: readonly string[]): readonly string[] {
  const spans = said
    .filter(({ wish }) => wish !== undefined)
    .map(({ quote }) => ({ from: text.indexOf(quote), to: text.indexOf(quote) + quote.length }));
  const parts = readSaid(text, NO_NAMES, true)
    .filter(({ from, to }) => !spans.some((span) => span.from < to && from < span.to))
    .map((part) => part.text);
  const others = unread.filter((part) => !parts.some((one) => one.includes(part)));
  return [...new Set([...others, ...parts])].filter(
    (part, _, all) => !all.some((one) => one !== part && one.includes(part)),
  );
}

function quoted(quote: string, text: string): string {
  return quoteIn(quote, text) ?? fault();
}

function fault(): never {
  throw new Faulty();
}
