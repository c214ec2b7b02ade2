import type { PlaceCategory } from "../../places/place-category.ts";
import type { TravelNeed } from "../../trip/trip-wish.ts";
import { mealAt } from "./food-words.ts";
import { needAt } from "./need-words.ts";
import {
  calledSo,
  type Named,
  type NameIndex,
  nameAt,
  tableAt,
  tripTableAt,
} from "./said-names.ts";
import { joined, type SaidRange, saidNumber, type When, whenAt } from "./said-times.ts";
import { type SaidWord, saidWords } from "./said-words.ts";
import { dayItem, timeItem } from "./timed-items.ts";
import { codeAt, isOrdinaryWord, kindAt, repaired } from "./vocabulary.ts";

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

/**
 * A part of a text with what it is: "P" a place, "K" and "k" kinds and a kind, "D" days, "T" a time, "S" a length of
 * time, "E" a place to eat, "N" a number, "Q" a part of the day, "?" a word that we don't know, or a code of the vocabulary.
 */
export type SaidItem = {
  readonly code: string;
  readonly from: number;
  readonly to: number;
  /** Its first word, and all of them. */
  readonly word?: string;
  readonly words?: string;
  /** A stop as it was written. */
  readonly stop?: string;
  readonly what?: SaidObject;
  readonly when?: When;
  readonly role?: "on" | "to" | "not" | "from" | "until";
  readonly minutes?: number;
  /** Of a time: it is then, no sooner, or no later. */
  readonly bound?: "at" | "from" | "by";
  readonly isSure?: boolean;
  readonly number?: number;
  readonly part?: DayPart;
  readonly need?: Need;
  readonly meal?: MealName;
  readonly food?: string;
  readonly table?: Named;
  /** From then to then. */
  readonly range?: SaidRange;
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
      word: plain[at] ?? "",
      words: plain.slice(at, at + count).join(" "),
    };
    const before = items.at(-1);
    const led = items.at(-2);
    // "Except on Sunday and Monday".
    if (
      said.code === "D" &&
      said.when !== undefined &&
      before?.code === "and" &&
      led?.code === "Dnot" &&
      /^(?:except|apart|other)/.test(led.words ?? "")
    ) {
      items.splice(-2, 2, { ...led, to: said.to, when: joined(led.when, said.when) });
      at += count;
      continue;
    }
    // "Friday 16 April" is one day.
    if (
      said.when?.dates !== undefined &&
      before?.code === "D" &&
      before.when?.weekdays?.length === 1
    )
      items.splice(-1, 1, { ...said, from: before.from });
    else items.push(said);
    at += count;
  }
  return items.filter((item, at) => !isKindOf(item, items[at + 1]));
}

/** "The flea market El Rastro": what it is, before its name. */
function isKindOf({ code, what, to }: SaidItem, next: SaidItem | undefined): boolean {
  const [found] = next?.what?.kind === "places" ? next.what.found : [];
  return (
    code === "k" &&
    what?.kind === "category" &&
    next?.code === "P" &&
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
  const mark = words[at]?.mark;
  if (mark === "comma") return { count: 1, item: { code: "," } };
  if (mark === "stop") return { count: 1, item: { code: ".", stop: words[at]?.written ?? "." } };
  const called = ordinaryName(text, words, plain, at, names);
  if (called !== undefined) return called;
  const fixed = dayItem(words, plain, at) ?? timeItem(words, plain, at);
  const name = nameAt(plain, at, names);
  const code = withoutBut(codeAt(plain, at), plain, at);
  const kind = kindAt(plain, at);
  const [need, meal] = [needAt(plain, at), mealAt(plain, at)];
  const longest = Math.max(...[fixed, code, kind, need, meal].map((found) => found?.count ?? 0));
  const ofTrip = tripTableAt(plain, at, names);
  // "The Albert Hall" is a place behind its "the".
  const behindThe = word === "the" ? (nameAt(plain, at + 1, names)?.count ?? -1) + 1 : 0;
  const ofPlace = Math.max(name?.count ?? 0, behindThe);
  if (ofTrip !== undefined && isTableThere(ofTrip, ofPlace, longest))
    return { count: ofTrip.count, item: { code: "E", table: ofTrip.table } };
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
    return { count: name.count, item: { code: "P", what } };
  }
  const table = tableAt(plain, at, names);
  const unknown = unknownTable(text, words, plain, at, names);
  // "Casa Portuguesa" is no Casa do Alentejo.
  if (unknown !== undefined && unknown.count > Math.max(longest, table?.count ?? 0)) return unknown;
  if (table !== undefined && table.count > (table.count > 1 ? longest - 1 : longest))
    return { count: table.count, item: { code: "E", table: table.table } };
  if (own !== undefined && own.count > Math.max(longest, 1)) return own;
  if (fixed !== undefined) return fixed;
  const isLonger = [kind, need, meal].every((found) => (code?.count ?? 0) > (found?.count ?? 0));
  if (code !== undefined && isLonger) return codeItem(code);
  if (kind !== undefined && kind.count >= Math.max(need?.count ?? 0, meal?.count ?? 0)) {
    const { categories, isPlural, count } = kind;
    const what = {
      kind: "category",
      text: textOf(text, words, at, count),
      categories,
      isPlural,
    } as const;
    return { count, item: { code: isPlural ? "K" : "k", what } };
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
    return { count: 2, item: { code: "Q", part: "evening" } };
  if (Object.hasOwn(PARTS, word)) {
    const part = PARTS[word];
    return { count: 1, item: { code: "Q", ...(part === undefined ? {} : { part }) } };
  }
  if (code !== undefined) return codeItem(code);
  if (own !== undefined) return own;
  const number = saidNumber(word);
  if (number !== undefined) return { count: 1, item: { code: "N", number } };
  return {
    count: 1,
    item: { code: "?" },
  };
}

/** "The Albert" is no Royal Albert Hall, and "Quim" nothing else. */
function isTableThere(
  { count, isWhole }: { readonly count: number; readonly isWhole: boolean },
  ofPlace: number,
  longest: number,
): boolean {
  return isWhole ? count >= Math.max(ofPlace, longest) : ofPlace + longest === 0;
}

const ORDERS = /^(?:swap|move|add|rm|start|end|fewer|more|longer|shorter|no|not)\b/;

/** "Keep everything but swap day 2 and 3": but for this order. */
function withoutBut(
  code: ReturnType<typeof codeAt>,
  plain: readonly string[],
  at: number,
): ReturnType<typeof codeAt> {
  if (code?.code !== "except" || code.count !== 2 || plain[at + 1] !== "but") return code;
  const next = plain[at + 2] === "please" ? 3 : 2;
  return ORDERS.test(codeAt(plain, at + next)?.code ?? "") ? { code: "all", count: 1 } : code;
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
  if (named.in === "table") return { count: 1, item: { code: "E", table: named } };
  const what = { kind: "places", text: textOf(text, words, at, 1), found: [named] } as const;
  return { count: 1, item: { code: "P", what } };
}

/** "Dinner at Zé da Mouraria": a table that no list has. */
function unknownTable(
  text: string,
  words: readonly SaidWord[],
  plain: readonly string[],
  at: number,
  names: NameIndex,
): Read | undefined {
  const isLed =
    plain[at - 1] === "at" &&
    plain.slice(Math.max(0, at - 5), at).some((word) => mealAt([word], 0)?.code === "meal");
  // Of who knows no table, each is unknown.
  const own = isLed && names.tables !== undefined ? capitalRun(text, words, plain, at) : 0;
  if (own === 0 || (own === 1 && isOrdinaryWord(plain[at] ?? ""))) return undefined;
  const name = textOf(text, words, at, own);
  return { count: own, item: { code: "E", table: { id: name, name, in: "table" } } };
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
  return { count, item: { code: "P", what } };
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

function codeItem({ code, count }: { code: string; count: number }): Read {
  return { count, item: { code: code === "or2" ? "or" : code } };
}

function textOf(text: string, words: readonly SaidWord[], at: number, count: number): string {
  return text.slice(words[at]?.from, words[at + count - 1]?.to);
}
