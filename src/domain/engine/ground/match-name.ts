import { editRatio } from "../../edit-distance.ts";
import { withoutAccents } from "../../plain-text.ts";
import { ARTICLE, isCommon, isFiller, isOptional, kindOf, plainWord } from "./name-words.ts";

/** From here on two names mean the same place (docs/planning.md, "Repair"). */
export const SAME_NAME = 0.8;

/** From here on they do if both are at the very same spot. */
export const LIKE_NAME = 0.6;

const MAX_LENGTH = 160;
const MAX_WORDS = 16;
const MAX_READINGS = 6;
/** A part of a name that stands for the whole counts a little less. */
const PART = 0.95;
/** All words of one name are in the other, which has more. */
const CONTAINED = 0.85;
/** "Central Park" and "Central Park Zoo" are two places, however much they share. */
const OTHER_KIND = 0.55;
/** A misspelt word is still the same one. */
const SAME_WORD = 0.75;
const SHORTEST_MISSPELT = 5;
/** What the words weigh: one that is only theirs, one that many have, and what they are. */
const COMMON_WEIGHT = 0.7;
const OPTIONAL_WEIGHT = 0.5;
const KIND_WEIGHT = 0.3;

const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  œ: "oe",
  æ: "ae",
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
};
/** What a plan says of a visit in front of the name. */
const VISIT =
  /^(?:visit(?: to)?|explore|stroll(?: along| through| in)?|walk(?: along| through| in| around)?|tour of|sunset (?:at|from|over)|(?:breakfast|lunch|dinner|drinks|morning|afternoon|evening|night) (?:at|in|along))\s+(?=\S)/;

/** The same for every way to write a name: no case, accents, punctuation, spaces or leading article. */
export function nameKey(name: string): string {
  const known = knownKeys.get(name);
  if (known !== undefined) return known;
  const plain = plainName(name);
  const key = (plain.replace(ARTICLE, "") || plain).replaceAll(" ", "");
  if (knownKeys.size >= MAX_KNOWN) knownKeys.clear();
  knownKeys.set(name, key);
  return key;
}

/** Each check of a plan asks for the keys of all its names, twice. */
const knownKeys = new Map<string, string>();
const MAX_KNOWN = 4_000;

/** A name taken apart, for comparing it with many. */
export type NameReading = {
  readonly key: string;
  /** The words of the whole name first, then those of each part that may stand for it. */
  readonly readings: readonly (readonly string[])[];
};

export function readName(name: string): NameReading {
  return { key: nameKey(name), readings: readings(name) };
}

/** How surely two names mean the same place: see `readingSimilarity`. */
export function nameSimilarity(a: string, b: string): number {
  return readingSimilarity(readName(a), readName(b));
}

/**
 * How surely two names mean the same place, 0 to 1; `SAME_NAME` and above counts as the same. Words
 * that are only that place's weigh most, what it is ("museum", "Musée") least, and fillers nothing;
 * their order does not count, and misspelt words nearly count as the same. A part of a name stands
 * for it where the parts are joined ("Vatican Museums and Sistine Chapel") or in brackets.
 */
export function readingSimilarity(a: NameReading, b: NameReading): number {
  if (a.key === b.key) return a.key === "" ? 0 : 1;
  let best = 0;
  for (const [index, words] of a.readings.entries()) {
    for (const [otherIndex, otherWords] of b.readings.entries()) {
      const isWhole = index === 0 && otherIndex === 0;
      const similarity = wordsSimilarity(words, otherWords);
      best = Math.max(best, isWhole ? similarity : similarity * PART);
    }
  }
  return best;
}

/**
 * Whether some words are a part of a name by which people call the place: "teamLab", "Team Lab" or "teamLabs" of "teamLab
 * Planets". They say more than what it is, and no other kind of place: "Central Park" is no part of "Central Park Zoo".
 */
export function isPartOfName(part: NameReading, whole: NameReading): boolean {
  const [all = []] = whole.readings;
  const words = joinWords(part.readings[0] ?? [], all);
  const kinds = words.map(kindOf).filter((kind) => kind !== undefined);
  return (
    words.some(isDistinctive) &&
    words.every((word) => all.includes(word) || all.includes(word.replace(/s$/, ""))) &&
    (kinds.length === 0 || all.every((word) => (kindOf(word) ?? kinds[0]) === kinds[0]))
  );
}

function plainName(name: string): string {
  return withoutAccents(name.slice(0, MAX_LENGTH))
    .replace(/[ßœæøłđı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/\b(l|d|dell|all|nell|sant)['’‘`]/g, "$1 ")
    .replace(/['’‘`´ʼ]/g, "")
    .replaceAll("&", " and ")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()
    .replace(/\b(?:saint|sankt)\b/g, "st");
}

function readings(name: string): string[][] {
  const short = name.slice(0, MAX_LENGTH);
  const outside = short.replace(/\([^)]*\)/g, " ");
  const inside = [...short.matchAll(/\(([^)]*)\)/g)].map((match) => match[1] ?? "");
  const parts = outside.split(/\s(?:and|&|\+|[-–—|])\s|[/:,;]/i);
  const texts = [short, outside, ...parts, ...inside];
  const [whole = [], ...others] = texts.map((text) => wordsOf(text));
  return [whole, ...others.filter(standsAlone).slice(0, MAX_READINGS)];
}

function wordsOf(text: string): string[] {
  const plain = plainName(text);
  const name = plain.replace(VISIT, "").replace(/\bzoological gardens?\b/g, "zoo");
  return [...new Set(name.split(" "))]
    .filter((word) => word !== "" && !isFiller(word) && !/^[a-z]$/.test(word))
    .map(plainWord)
    .slice(0, MAX_WORDS);
}

/** "Grand Palace" may stand for a place; "Palace" may stand for any. */
function standsAlone(words: readonly string[]): boolean {
  return (
    words.some(isDistinctive) ||
    (words.length > 1 && words.some((word) => kindOf(word) === undefined))
  );
}

/** Whether a word distinguishes one place from another. */
function isDistinctive(word: string): boolean {
  return (
    kindOf(word) === undefined &&
    !isCommon(word) &&
    !isOptional(word) &&
    word !== "st" &&
    word.length > 1
  );
}

function wordsSimilarity(a: readonly string[], b: readonly string[]): number {
  // Words that begin differently are hardly ever the same one; this spares most comparisons.
  if (!a.some((word) => b.some((other) => other[0] === word[0]))) return 0;
  const mine = sortWords(joinWords(a, b));
  const theirs = sortWords(joinWords(b, a));
  const pairs = pairWords(mine.names, theirs.names);
  const sharedKinds = [...mine.kinds].filter((kind) => theirs.kinds.has(kind)).length;
  const shared =
    pairs.reduce((sum, pair) => sum + weight(pair.word) * pair.sameness, 0) +
    KIND_WEIGHT * sharedKinds;
  const total =
    [...mine.names, ...theirs.names].reduce((sum, word) => sum + weight(word), 0) +
    KIND_WEIGHT * (mine.kinds.size + theirs.kinds.size);
  if (total === 0) return 0;
  const similarity = (2 * shared) / total;
  const distinctivePairs = pairs.filter(({ word }) => isDistinctive(word));
  const kindsEqual = sharedKinds === Math.max(mine.kinds.size, theirs.kinds.size);
  const oneHasNone = mine.kinds.size === 0 || theirs.kinds.size === 0;
  if (!kindsEqual && !(oneHasNone && distinctivePairs.length > 0)) {
    return Math.min(similarity, OTHER_KIND);
  }
  const shorter = Math.min(mine.names.length, theirs.names.length);
  const isContained = pairs.length === shorter && distinctivePairs.length >= 2;
  return isContained ? Math.max(similarity, CONTAINED) : similarity;
}

/** "Senso ji" and "Notre Dame" as one word where the other name has it so. */
function joinWords(words: readonly string[], other: readonly string[]): string[] {
  const joined: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? "";
    const both = word + (words[index + 1] ?? "");
    if (both !== word && other.includes(both)) {
      joined.push(both);
      index += 1;
    } else joined.push(word);
  }
  return joined;
}

type SortedWords = { readonly names: readonly string[]; readonly kinds: ReadonlySet<string> };

function sortWords(words: readonly string[]): SortedWords {
  const kinds = words.map(kindOf).filter((kind) => kind !== undefined);
  return { names: words.filter((word) => kindOf(word) === undefined), kinds: new Set(kinds) };
}

function weight(word: string): number {
  if (isOptional(word)) return OPTIONAL_WEIGHT;
  return isCommon(word) ? COMMON_WEIGHT : 1;
}

type WordPair = { readonly word: string; readonly sameness: number };

/** Each word with the one it is most like in the other name; each goes into one pair. */
function pairWords(names: readonly string[], others: readonly string[]): WordPair[] {
  const left = new Set(others);
  const pairs: WordPair[] = [];
  const misspelt: string[] = [];
  for (const word of names) {
    if (left.delete(word)) pairs.push({ word, sameness: 1 });
    else misspelt.push(word);
  }
  for (const word of misspelt) {
    let best = { other: "", ratio: 0 };
    for (const other of left) {
      const ratio = spellingRatio(word, other);
      if (ratio > best.ratio) best = { other, ratio };
    }
    if (best.ratio < SAME_WORD) continue;
    left.delete(best.other);
    pairs.push({ word, sameness: (1 + best.ratio) / 2 });
  }
  return pairs;
}

function spellingRatio(a: string, b: string): number {
  const [short, long] = [Math.min(a.length, b.length), Math.max(a.length, b.length)];
  if (short < SHORTEST_MISSPELT || short < SAME_WORD * long) return 0;
  if (/\p{N}/u.test(a + b)) return 0;
  return editRatio(a, b);
}
