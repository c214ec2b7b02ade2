import type { KnownCity } from "../../engine/known-city.ts";
import type { Trip } from "../../trip/trip.ts";
import { type SaidItem, saidItems } from "../language/said-items.ts";
import { type NameIndex, nameIndex } from "../language/said-names.ts";
import { saidWords } from "../language/said-words.ts";
import { kindWord } from "../language/vocabulary.ts";
import type { NamedPlaces, ReadWish, Wish, WishObject } from "../wish.ts";
import { wishedPlaces } from "../wished-places.ts";
import { dayIdsOf } from "../wishes-of.ts";
import { checkReading } from "./check-reading.ts";
import type { ModelThing, ModelWish } from "./model-wish.ts";
import { quoteIn } from "./quote-in.ts";

/** What a model has understood of a traveller's words, once it is checked. */
export type ModelReading =
  | { readonly wishes: readonly Wish[]; readonly unread: readonly string[] }
  /** The words are no name of these that we know: the traveller says whether one of them is meant. */
  | { readonly which: Question };

type Question = { readonly text: string; readonly names: readonly string[] };

type Context = {
  readonly text: string;
  readonly names: NameIndex;
  /** The days that the words name, else the one that they were said of; undefined: the whole trip. */
  readonly scope: readonly string[] | undefined;
  /** What the words hold beside names. */
  readonly items: readonly SaidItem[];
  /** Days that they name. */
  readonly named: ReadonlySet<string>;
};

/** The answer is faulty: it is not used. */
class Faulty extends Error {}
/** The traveller is asked before anything is done. */
class Asked extends Error {
  readonly question: Question;
  constructor(question: Question) {
    super();
    this.question = question;
  }
}

/**
 * Reads a model's answer to `wishQuestion`, strictly. Whatever stands in the answer, it comes to wishes of the known
 * kinds: each quotes the traveller, is about days within those that the words name, and about places and kinds that the
 * words name as our own reader would find them. A place or kind that is named in other words is asked about.
 *
 * @param answer any JSON.
 * @param dayId the day that the words were said of; undefined: the whole trip.
 * @returns undefined where the answer is faulty.
 */
export function readModelWishes(
  answer: unknown,
  text: string,
  trip: Trip,
  dayId: string | undefined,
  city: KnownCity | undefined,
): ModelReading | undefined {
  const checked = checkReading(answer, text, trip, city);
  if (checked === undefined) return undefined;
  const { wishes, unread } = checked;
  const items = saidItems(text, saidWords(text), nameIndex([]));
  const days = trip.tripData.itinerary;
  const named = new Set(items.flatMap(({ when }) => dayIdsOf(when, days) ?? []));
  const scope = named.size > 0 ? [...named] : dayId === undefined ? undefined : [dayId];
  const context = { text, names: nameIndex(wishedPlaces(trip, city)), items, named, scope };
  try {
    return {
      wishes: wishes.map((wish) => wishOf(wish, context)),
      unread: unread.map((part) => quoted(part, context)),
    };
  } catch (error) {
    if (error instanceof Asked) return { which: error.question };
    if (error instanceof Faulty) return undefined;
    throw error;
  }
}

function wishOf(said: ModelWish, context: Context): Wish {
  const read = readWish(said, context);
  const dayIds = daysOf(said, read, context);
  if (dayIds === undefined && NEEDS_DAYS.has(said.verb)) throw new Faulty();
  const text = quoted(said.words, context);
  // A wish without its words and days is one of its kind with them.
  return { ...read, text, ...(dayIds === undefined ? {} : { dayIds }) } as Wish;
}

const NEEDS_DAYS = new Set<string>([
  "avoid",
  "lock-days",
  "unlock-days",
  "remove-days",
  "swap-days",
  "move-day",
  "swap-day-of",
]);
/** A trip gets longer only where the words say so. */
const LONGER = /\b(?:days?|nights?|longer|extend)\b/i;

function readWish(said: ModelWish, context: Context): ReadWish {
  const { verb } = said;
  switch (verb) {
    case "add":
      return { verb, what: notPlanned(thing(said.what, context)) };
    case "remove":
    case "avoid":
      return { verb, what: thing(said.what, context) };
    case "fewer": {
      const what = thing(said.what, context);
      return what.kind === "category" ? { verb, what } : fault();
    }
    case "swap": {
      const what = thing(said.what, context);
      const by = said.by === undefined ? undefined : notPlanned(thing(said.by, context));
      return { verb, what: what.kind === "places" ? planned(what) : what, by };
    }
    case "move":
      return { verb, what: planned(thing(said.what, context)), to: spotOf(said, context) };
    case "set-start":
      return {
        verb,
        what: planned(thing(said.what, context)),
        startMinutes: minutesOf(said, 24 * 60 - 1),
      };
    case "stay": {
      const what = planned(thing(said.what, context));
      const { change } = said;
      if (change === "longer" || change === "shorter") return { verb, what, minutes: change };
      return { verb, what, minutes: minutesOf(said, 24 * 60, 5) };
    }
    case "lock":
    case "unlock":
      return { verb, what: planned(thing(said.what, context)) };
    case "start-day":
    case "end-day":
      return hourOfDay(said, verb);
    case "pace":
      return { verb, pace: said.pace ?? fault() };
    case "free":
      return { verb, part: freePart(said, context) };
    case "add-day":
      return LONGER.test(said.words) ? { verb, at: newDayAt(said) } : fault();
    case "remove-days":
      return { verb };
    case "swap-days":
      return said.days?.length === 2 ? { verb } : fault();
    case "move-day":
      return said.days?.length === 1 ? { verb, toDayId: toDayOf(said, context) } : fault();
    case "swap-day-of":
      return said.days?.length === 1 ? { verb, of: thing(said.what, context) } : fault();
    default:
      return { verb };
  }
}

function hourOfDay({ change, ...said }: ModelWish, verb: "start-day" | "end-day"): ReadWish {
  if (change === undefined) return { verb, minutes: minutesOf(said, 24 * 60 - 1) };
  if (change === "earlier") return { verb, minutes: change };
  return verb === "start-day" && change === "later" ? { verb, minutes: change } : fault();
}

function spotOf(said: ModelWish, context: Context): Extract<ReadWish, { verb: "move" }>["to"] {
  const { to = fault() } = said;
  if (to !== "before" && to !== "after") return to;
  const other = planned(thing(said.beside, context));
  return to === "before" ? { before: other } : { after: other };
}

/** What is emptied is said: a part of the day by its name, a whole day by its own. */
function freePart({ part = fault(), days }: ModelWish, { items, named }: Context) {
  const isSaid =
    part === "day" ? days !== undefined && named.size > 0 : items.some((one) => one.part === part);
  return isSaid ? part : fault();
}

function newDayAt({ to, days }: ModelWish): "start" | "end" | "before" | "after" {
  if (to === "before" || to === "after") return days?.length === 1 ? to : fault();
  if (days !== undefined) return fault();
  return to === "first" ? "start" : to === "last" ? "end" : fault();
}

/** The day in whose place another comes is named as well. */
function toDayOf({ to, toDay }: ModelWish, { named }: Context): string {
  if (to === "first" || to === "last") return to;
  return to === "day" && toDay !== undefined && named.has(toDay) ? toDay : fault();
}

function minutesOf({ minutes = fault() }: Pick<ModelWish, "minutes">, most: number, least = 0) {
  return minutes >= least && minutes <= most ? minutes : fault();
}

function daysOf({ days }: ModelWish, read: ReadWish, { scope }: Context) {
  if (days !== undefined) {
    const isWithin = days.every((id) => scope?.includes(id) !== false);
    return isWithin ? [...new Set(days)] : fault();
  }
  if (read.verb === "add-day") return undefined;
  // A place that is in the plan has its day.
  const hasDay = "what" in read && read.what?.kind === "places" && isPlanned(read.what);
  return hasDay ? undefined : scope;
}

function thing(said: ModelThing | undefined, context: Context): WishObject {
  const { named, places, category } = said ?? fault();
  const text = quoted(named, context);
  if (places === undefined) return kindOf(text, category ?? fault());
  if (category !== undefined) return fault();
  const chosen = places.map((id) => context.names.places.find((one) => one.id === id) ?? fault());
  // "Tower" is the one of the plan, as "the tower" is.
  const words = `the ${text}`;
  const mentioned = saidItems(words, saidWords(words), context.names).flatMap(
    ({ what }) => what ?? [],
  );
  const found = mentioned.flatMap((what) => (what.kind === "places" ? what.found : []));
  const isNamed = chosen.every(({ id }) => found.some((one) => one.id === id));
  if (isNamed) return { kind: "places", text, found };
  throw new Asked({ text, names: [...new Set(chosen.map(({ name }) => name))] });
}

function kindOf(text: string, category: NonNullable<ModelThing["category"]>): WishObject {
  const [kind, ...others] = saidItems(text, saidWords(text), nameIndex([])).flatMap(
    ({ what }) => what ?? [],
  );
  const isKind = kind?.kind === "category" && kind.categories.includes(category);
  if (isKind && others.length === 0) return { ...kind, text };
  throw new Asked({ text, names: [kindWord(category, false), kindWord(category, true)] });
}

function planned(what: WishObject): NamedPlaces {
  return what.kind === "places" && isPlanned(what) ? what : fault();
}

function notPlanned(what: WishObject): WishObject {
  return what.kind === "places" && isPlanned(what) ? fault() : what;
}

function isPlanned({ found }: NamedPlaces): boolean {
  return found[0]?.in === "plan";
}

function quoted(quote: string, { text }: Context): string {
  return quoteIn(quote, text) ?? fault();
}

function fault(): never {
  throw new Faulty();
}
