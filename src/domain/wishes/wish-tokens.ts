import { ownField } from "../own-field.ts";
import { withoutAccents } from "../plain-text.ts";
import type { TripDay } from "../trip/trip.ts";
import type { DayPart, WishObject } from "./wish.ts";
import { daysAt } from "./wish-days.ts";
import { placesNamed, type WishName } from "./wish-names.ts";
import { spanAt, timeAt } from "./wish-times.ts";
import { grammarWord, isJoint, isWishFiller, kindNamed, spelledKind } from "./wish-vocabulary.ts";

/** A part of a sentence: a word, or words that name something. */
export type WishToken = { readonly text: string } & (
  | { readonly kind: "word"; readonly word: string }
  | { readonly kind: "break" }
  | { readonly kind: "object"; readonly what: WishObject }
  /** `to`: "to day 2"; `not`: "not on Monday". */
  | {
      readonly kind: "days";
      readonly dayIds: readonly string[];
      readonly role: "on" | "to" | "not";
    }
  | { readonly kind: "time" | "span"; readonly minutes: number }
  | { readonly kind: "part"; readonly part: DayPart }
);

const LONGEST_NAME = 7;
const MAX_WORDS = 60;
const WORD = /\d{1,2}[:.]\d{2}(?:am|pm)?|\d+\.\d\p{L}*|[\p{L}\p{M}\p{N}]+|[,;.!?\n]/gu;
const VERB =
  /^(?:remove|drop|skip|swap|replace|move|visit|see|explore|stroll|walk|tour|start|end|keep|lock)$/;
const OTHER_WORD = /^(?:less|more|early|late|later|earlier|day|days|old|new)$/;
const PARTS: Readonly<Record<string, DayPart>> = {
  morning: "morning",
  mornings: "morning",
  afternoon: "afternoon",
  afternoons: "afternoon",
  evening: "evening",
  evenings: "evening",
  night: "evening",
};

/** Takes a sentence apart. @param days of the trip. @param names that it may name. */
export function wishTokens(
  text: string,
  days: readonly TripDay[],
  names: readonly WishName[],
): readonly WishToken[] {
  const words = wordsOf(text);
  const plain = words.map((word) => withoutAccents(word));
  const mentions = mentionsIn(words, plain, names);
  const tokens: WishToken[] = [];
  for (let at = 0; at < words.length; ) {
    const mention = mentions.get(at);
    const token = mention ?? readAt(words, plain, at, days, tokens);
    tokens.push(token);
    at += token.count;
  }
  return tokens;
}

/** Words as they were written, without apostrophes; punctuation that parts clauses stands alone. */
function wordsOf(text: string): readonly string[] {
  const joined = text.replace(/[’'‘`]/g, "").replace(/o clock\b/gi, "oclock");
  return (joined.match(WORD) ?? []).slice(0, MAX_WORDS);
}

type Counted = WishToken & { readonly count: number };

function readAt(
  words: readonly string[],
  plain: readonly string[],
  at: number,
  days: readonly TripDay[],
  before: readonly WishToken[],
): Counted {
  const textOf = (count: number) => words.slice(at, at + count).join(" ");
  const word = plain[at] ?? "";
  if (/^[,;.!?\n]$/.test(word)) return { kind: "break", text: word, count: 1 };
  const named = daysAt(plain, at, days);
  if (named !== undefined) {
    const { value: dayIds, count } = named;
    return { kind: "days", dayIds, role: roleAfter(before), text: textOf(count), count };
  }
  const time = timeAt(plain, at);
  if (time !== undefined) {
    return { kind: "time", minutes: time.value, text: textOf(time.count), count: time.count };
  }
  const span = spanAt(plain, at);
  if (span !== undefined) {
    return { kind: "span", minutes: span.value, text: textOf(span.count), count: span.count };
  }
  const part = ownField(PARTS, word);
  if (part !== undefined) return { kind: "part", part, text: textOf(1), count: 1 };
  for (const count of [2, 1]) {
    const kindWords = plain.slice(at, at + count).join(" ");
    const found = isWishFiller(kindWords) ? undefined : kindNamed(kindWords);
    if (found !== undefined) {
      const what = { kind: "category", text: textOf(count), ...found } as const;
      return { kind: "object", what, text: textOf(count), count };
    }
  }
  return { kind: "word", word: grammarWord(word), text: textOf(1), count: 1 };
}

/** What stands right before a day says what is to be with it; its own words go. */
function roleAfter(before: readonly WishToken[]): "on" | "to" | "not" {
  const last = before.slice(-2).map((token) => (token.kind === "word" ? token.word : ""));
  if (/^(?:to|onto|into)$/.test(last.at(-1) ?? "")) return "to";
  const isNot = /^(?:not|never|except|avoid)$/;
  const isOn = last.at(-1) === "on";
  return isNot.test((isOn ? last.at(-2) : last.at(-1)) ?? "") ? "not" : "on";
}

/** Names of places, the surest and longest first, by the index of their first word. */
function mentionsIn(
  words: readonly string[],
  plain: readonly string[],
  names: readonly WishName[],
): ReadonlyMap<number, Counted> {
  const found: { at: number; similarity: number; mention: Counted }[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (let count = 1; count <= LONGEST_NAME && at + count <= words.length; count += 1) {
      const window = plain.slice(at, at + count);
      if (/^[,;.!?\n]$/.test(window.at(-1) ?? "")) break;
      if (isOutsideName(window[0] ?? "") || isOutsideName(window.at(-1) ?? "")) continue;
      const text = words.slice(at, at + count).join(" ");
      const named = placesNamed(text, names) ?? placesNamed(spelled(window), names);
      if (named === undefined) continue;
      const isOrdinary = window.every((word) => isOrdinaryWord(word));
      if (isOrdinary && named.similarity < 1) continue;
      const what = { kind: "places", text, found: named.found } as const;
      const mention = { kind: "object", what, text, count } as const;
      found.push({ at, similarity: named.similarity, mention });
    }
  }
  found.sort((a, b) => b.similarity - a.similarity || b.mention.count - a.mention.count);
  const chosen = new Map<number, Counted>();
  const taken = new Set<number>();
  for (const { at, mention } of found) {
    const places = Array.from({ length: mention.count }, (_, index) => at + index);
    if (places.some((index) => taken.has(index))) continue;
    for (const index of places) taken.add(index);
    chosen.set(at, mention);
  }
  return chosen;
}

function spelled(words: readonly string[]): string {
  return words.map(spelledKind).join(" ");
}

/** No name begins or ends with it. */
function isOutsideName(word: string): boolean {
  return isWishFiller(word) || isJoint(word) || VERB.test(word);
}

/** A word of the grammar names a place only where the whole name is said. */
function isOrdinaryWord(word: string): boolean {
  return (
    isOutsideName(word) ||
    OTHER_WORD.test(word) ||
    kindNamed(word) !== undefined ||
    grammarWord(word) !== word
  );
}
