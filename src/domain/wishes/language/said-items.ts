import { ownField } from "../../own-field.ts";
import type { PlaceCategory } from "../../places/place-category.ts";
import type { TravelNeed } from "../../trip/trip-wish.ts";
import { isMealWord, mealAt } from "./food-words.ts";
import { needAt } from "./need-words.ts";
import {
  calledSo,
  type Named,
  type NameIndex,
  nameAt,
  tableAt,
  tripTableAt,
} from "./said-names.ts";
import { joined, saidNumber, type When, whenAt } from "./said-times.ts";
import { type SaidWord, saidWords } from "./said-words.ts";
import { dayItem, timeItem } from "./timed-items.ts";
import { codeAt, isOrdinaryWord, kindAt, repaired, type WordCode } from "./vocabulary.ts";

export type DayPart = "morning" | "afternoon" | "evening" | "day";
export type MealName = "breakfast" | "lunch" | "dinner" | "any";
export type Need = TravelNeed;

/** What a text names: places, or a kind of place. */
export type SaidObject =
  | { readonly kind: "places"; readonly text: string; readonly found: readonly Named[] }
  | {
      readonly kind: "category";
      readonly text: string;
      readonly categories: readonly PlaceCategory[];
      readonly isPlural: boolean;
      /** Places out of town, whatever they are. */
      readonly isOut?: true;
    };

/** The places that may be meant; none of a kind. */
export function idsOf(what: SaidObject): readonly string[] {
  return what.kind === "places" ? what.found.map(({ id }) => id) : [];
}

/** Whether no list has it: a name that stands for itself. */
export function isUnknown(what: SaidObject): boolean {
  return what.kind === "places" && what.found.every(({ id, name }) => id === name);
}

/** Whether the plan of the trip has one of the places that may be meant. */
export function isPlanned(what: SaidObject): boolean {
  return what.kind === "places" && what.found.some((one) => one.in === "plan");
}

/** A part of a text with what it is; with nothing of all this it is a word that no list has. */
export type SaidItem = {
  readonly from: number;
  readonly to: number;
  readonly words?: string;
  /** Of words of the vocabulary. */
  readonly code?: WordCode;
  readonly what?: SaidObject;
  readonly when?: When;
  readonly role?: "on" | "to" | "not" | "from" | "until";
  /** A time of day, a length of time, or hours from then on. */
  readonly minutes?: number;
  readonly isHour?: true;
  readonly isLength?: true;
  readonly number?: number;
  readonly part?: DayPart;
  readonly need?: Need;
  readonly meal?: MealName;
  readonly food?: string;
  readonly table?: Named;
  readonly km?: number;
};

const PARTS: Readonly<Record<string, DayPart>> = {
  morning: "morning",
  forenoon: "morning",
  forenoons: "morning",
  mornings: "morning",
  am: "morning",
  afternoon: "afternoon",
  afternoons: "afternoon",
  evening: "evening",
  evenings: "evening",
  night: "evening",
  nights: "evening",
  pm: "afternoon",
  daylight: "afternoon",
  daytime: "afternoon",
  sunset: "evening",
  sundown: "evening",
  dusk: "evening",
  sunrise: "morning",
};
/** What the lists say of words, whatever stands beside them. */
export function plainItems(text: string, names: NameIndex): readonly SaidItem[] {
  const words = saidWords(text);
  const written = words.map((word) => word.plain);
  const plain = written.map((word, at) =>
    nameAt(written, at, names) === undefined ? (repaired(word) ?? word) : word,
  );
  const items: SaidItem[] = [];
  for (let at = 0; at < words.length; ) {
    const { count, item } = itemAt(text, words, plain, at, names);
    const [first, last] = [words[at], words[at + count - 1]];
    if (first === undefined || last === undefined) break;
    const said = {
      ...item,
      from: first.from,
      to: last.to,
      words: plain.slice(at, at + count).join(" "),
    };
    const before = items.at(-1);
    const led = items.at(-2);
    // "Except on Sunday and Monday".
    if (
      said.role === "on" &&
      said.when !== undefined &&
      before?.code === "and" &&
      led?.role === "not" &&
      /^(?:except|apart|other)/.test(led.words ?? "")
    ) {
      items.splice(-2, 2, { ...led, to: said.to, when: joined(led.when, said.when) });
      at += count;
      continue;
    }
    // "Friday 16 April" is one day.
    if (
      said.when?.dates !== undefined &&
      before?.role === "on" &&
      before.when?.weekdays?.length === 1
    )
      items.splice(-1, 1, { ...said, from: before.from });
    else items.push(said);
    at += count;
  }
  return items.filter((item, at) => !isKindOf(item, items[at + 1]));
}

/** "The flea market El Rastro": what it is, before its name. */
function isKindOf({ what, to }: SaidItem, next: SaidItem | undefined): boolean {
  const [found] = next?.what?.kind === "places" ? next.what.found : [];
  return (
    what?.kind === "category" &&
    !what.isPlural &&
    next !== undefined &&
    next.from - to <= 1 &&
    found !== undefined &&
    found.id !== found.name
  );
}

const DIET = /^(?:vegetarian|vegan|halal|kosher|glutenFree)$/;

export type Read = { readonly count: number; readonly item: Omit<SaidItem, "from" | "to"> };

function itemAt(
  text: string,
  words: readonly SaidWord[],
  plain: readonly string[],
  at: number,
  names: NameIndex,
): Read {
  const word = plain[at] ?? "";
  if (words[at]?.mark !== undefined) return { count: 1, item: {} };
  const called = ordinaryName(text, words, plain, at, names);
  if (called !== undefined) return called;
  const fixed = dayItem(words, plain, at) ?? timeItem(words, plain, at);
  const name = nameAt(plain, at, names);
  const code = codeAt(plain, at);
  const kind = kindAt(plain, at);
  const [need, meal] = [needAt(plain, at), mealAt(plain, at)];
  const longest = Math.max(...[fixed, code, kind, need, meal].map((found) => found?.count ?? 0));
  const ofTrip = tripTableAt(plain, at, names);
  // "The Albert Hall" is a place behind its "the".
  const behindThe = word === "the" ? (nameAt(plain, at + 1, names)?.count ?? -1) + 1 : 0;
  const ofPlace = Math.max(name?.count ?? 0, behindThe);
  if (ofTrip !== undefined && isTableThere(ofTrip, ofPlace, longest))
    return { count: ofTrip.count, item: { table: ofTrip.table } };
  const own = ownName(text, words, plain, at, names);
  // "The Victoria and Albert Museum" is no Vittoria.
  if (name?.isMistyped === true && own !== undefined && own.count > name.count) return own;
  if (
    name !== undefined &&
    (name.isMistyped ? name.count > longest : name.count >= Math.max(longest, 1)) &&
    (fixed === undefined || name.count > fixed.count) &&
    // "Vegan" is no "1990 Vegan Living".
    !(name.count === need?.count && DIET.test(need.need ?? ""))
  ) {
    const what = {
      kind: "places",
      text: textOf(text, words, at, name.count),
      found: name.found,
    } as const;
    return { count: name.count, item: { what } };
  }
  const table = tableAt(plain, at, names);
  const unknown = unknownTable(text, words, plain, at, names);
  // "Casa Portuguesa" is no Casa do Alentejo.
  if (unknown !== undefined && unknown.count > Math.max(longest, table?.count ?? 0)) return unknown;
  if (table !== undefined && table.count > (table.count > 1 ? longest - 1 : longest))
    return { count: table.count, item: { table: table.table } };
  if (own !== undefined && own.count > Math.max(longest, 1)) return own;
  if (fixed !== undefined) return fixed;
  const isLonger = [kind, need, meal].every((found) => (code?.count ?? 0) > (found?.count ?? 0));
  const ofCode = code && { count: code.count, item: { code: code.code } };
  if (ofCode !== undefined && isLonger) return ofCode;
  if (kind !== undefined && kind.count >= Math.max(need?.count ?? 0, meal?.count ?? 0)) {
    const { categories, isPlural, count } = kind;
    const what = {
      kind: "category",
      text: textOf(text, words, at, count),
      categories,
      isPlural,
    } as const;
    return { count, item: { what } };
  }
  if (need !== undefined && need.count >= (code?.count ?? 0)) {
    const { count, ...item } = need;
    return { count, item };
  }
  if (meal !== undefined && meal.count >= (code?.count ?? 0)) {
    const { count, ...item } = meal;
    return { count, item };
  }
  if (word === "golden" && /^hours?$/.test(plain[at + 1] ?? ""))
    return { count: 2, item: { part: "evening" } };
  const part = ownField(PARTS, word);
  if (part !== undefined) return { count: 1, item: { part } };
  if (ofCode !== undefined) return ofCode;
  if (own !== undefined) return own;
  const number = saidNumber(word);
  return { count: 1, item: number === undefined ? {} : { number } };
}

/** "The Albert" is no Royal Albert Hall, and "Quim" nothing else. */
function isTableThere(
  { count, isWhole }: { readonly count: number; readonly isWhole: boolean },
  ofPlace: number,
  longest: number,
): boolean {
  return isWhole ? count >= Math.max(ofPlace, longest) : ofPlace + longest === 0;
}

/** What stands before a kind, and before no name. */
const LEADS_KIND = /^(?:a|an|the|any|some|no|one|each|every|another|our|my|this|that)?$/;

/** "Stay at Park until 1": an ordinary word within a sentence that only its capital tells is a name. */
function ordinaryName(
  text: string,
  words: readonly SaidWord[],
  plain: readonly string[],
  at: number,
  names: NameIndex,
): Read | undefined {
  const word = plain[at] ?? "";
  const isAlone = isCapital(text, words[at]) && !isCapital(text, words[at + 1]);
  if (!isAlone || at === 0 || LEADS_KIND.test(plain[at - 1] ?? "") || !isOrdinaryWord(word))
    return undefined;
  if (isCapital(text, words[at - 1]) && words[at - 2]?.mark === undefined && at > 1)
    return undefined;
  const named = calledSo(word, names);
  if (named === undefined) return undefined;
  if (named.in === "table") return { count: 1, item: { table: named } };
  const what = { kind: "places", text: textOf(text, words, at, 1), found: [named] } as const;
  return { count: 1, item: { what } };
}

/** "Dinner at Zé da Mouraria": a table that no list has. */
function unknownTable(
  text: string,
  words: readonly SaidWord[],
  plain: readonly string[],
  at: number,
  names: NameIndex,
): Read | undefined {
  const isLed = plain[at - 1] === "at" && plain.slice(Math.max(0, at - 5), at).some(isMealWord);
  // Of who knows no table, each is unknown.
  const own = isLed && names.tables !== undefined ? capitalRun(text, words, plain, at) : 0;
  if (own === 0 || (own === 1 && isOrdinaryWord(plain[at] ?? ""))) return undefined;
  const name = textOf(text, words, at, own);
  return { count: own, item: { table: { id: name, name, in: "table" } } };
}

const LONGEST_OWN_NAME = 5;

/** A name that no list has, as capitals tell: on the form, where what is named may be anywhere. */
function ownName(
  text: string,
  words: readonly SaidWord[],
  plain: readonly string[],
  at: number,
  { takesOthers, cityWords }: NameIndex,
): Read | undefined {
  const count = takesOthers === true ? capitalRun(text, words, plain, at) : 0;
  // "All of Rome" of a trip there.
  if (count === 1 && cityWords?.includes(plain[at] ?? "") === true) return undefined;
  const isFirst = at === 0 || words[at - 1]?.mark === "stop";
  if (count === 0 || (count === 1 && (isFirst || isOrdinaryWord(plain[at] ?? ""))))
    return undefined;
  // "One Broadway show" is one of them.
  if (codeAt(plain, at) !== undefined || saidNumber(plain[at] ?? "") !== undefined)
    return undefined;
  const name = textOf(text, words, at, count);
  const what = { kind: "places", text: name, found: [{ id: name, name, in: "guide" }] } as const;
  return { count, item: { what } };
}

/** How many words from here on are written as a name. */
function capitalRun(
  text: string,
  words: readonly SaidWord[],
  plain: readonly string[],
  at: number,
): number {
  if (!isCapital(text, words[at])) return 0;
  let count = 1;
  while (count < LONGEST_OWN_NAME) {
    const isJoint = /^(?:of|de|da|do|dos|das|du|des|del|di)$/.test(plain[at + count] ?? "");
    const next = at + count + (isJoint ? 1 : 0);
    const isNext =
      isCapital(text, words[next]) &&
      whenAt(words, next) === undefined &&
      (isJoint || codeAt(plain, next) === undefined);
    if (!isNext) break;
    count = next - at + 1;
  }
  return count;
}

function isCapital(text: string, word: SaidWord | undefined): boolean {
  return word !== undefined && /^\p{Lu}\p{Ll}/u.test(text.slice(word.from, word.from + 2));
}

function textOf(text: string, words: readonly SaidWord[], at: number, count: number): string {
  return text.slice(words[at]?.from, words[at + count - 1]?.to);
}
