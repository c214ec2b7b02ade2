import { kindNamed, numberIn } from "../wish-vocabulary.ts";
import type { TextClause, TextWord } from "./trip-wish-clauses.ts";
import { isNoName, isTripFiller, likingNamed, needNamed } from "./trip-wish-words.ts";

const SEE = /^(?:must|see|seeing|visit|visiting|explore|include|miss|climb|tour|musts?|sure)$/;
/** What may be said of a place and of much else; then the name has to be written as one. */
const GO = /^(?:go|do|have|add|going|show|time|spend|fit|in)$/;
const NOT = /^(?:no|not|without|avoid|skip|never|dont|drop|skipping|seen|been|know)$/;
/** Between a name and a day. */
const NOT_ON = /^(?:not|never)$/;
const MISS = /^(?:miss|skip)$/;
const AFTER = /^(?:must|again|already|before|first|please|too|sure|once|twice|time)$/;
const LONGEST_NAME = 8;

/** Places that a part of a text names, as they are written. */
export type NamesRead = { readonly names: string; readonly isUnwanted: boolean };

/**
 * The name of a place in a part of a text: what follows "see" or "skip", stands with a day, or goes on with a list of
 * names.
 *
 * @param isOf a list of names that goes on here, after "and" or after a comma.
 */
export function namesIn(
  { words, on }: TextClause,
  text: string,
  isOf?: "joined" | "listed",
): NamesRead | undefined {
  const { start, isUnwanted: isVerbNot, isSeen, isMeant } = verbOf(words);
  let end = words.length;
  while (end > start && isAround(words[end - 1])) end -= 1;
  const hasDays = on.days !== undefined || on.weekdays !== undefined;
  // "Pantheon not on Saturday".
  const isDayNot = hasDays && NOT_ON.test(words[end - 1]?.plain ?? "");
  if (isDayNot && isVerbNot) return undefined;
  if (isDayNot) end -= 1;
  const isUnwanted = isVerbNot || isDayNot;
  const named = words.slice(start, end);
  const isMust = words.slice(end).some(({ plain }) => plain === "must");
  if (!mayBeName(named)) return undefined;
  const isWritten = named.some(({ from }) => isCapital(text, from));
  const isSure = isMeant || isMust || isOf === "joined";
  const isLikely = (isSeen || hasDays || isOf === "listed") && isWritten;
  if (isUnwanted ? !(isWritten || isMeant) : !(isSure || isLikely)) return undefined;
  return { names: asWritten(named, text), isUnwanted };
}

/** Whether some words may be a place's name: a kind alone is none, nor is a word of the grammar. */
export function mayBeName(words: readonly TextWord[]): boolean {
  return (
    words.length > 0 &&
    words.length <= LONGEST_NAME &&
    !isNoName(words[0]?.plain ?? "") &&
    words.some(({ plain }) => isOwn(plain))
  );
}

/** Where the name begins, and what is said of it. */
function verbOf(words: readonly TextWord[]) {
  let [start, isUnwanted, isSeen, isMeant] = [0, false, false, false];
  for (; start < words.length; start += 1) {
    const word = words[start]?.plain ?? "";
    const isNot = NOT.test(word);
    const next = words[start + 1]?.plain ?? "";
    if (isNot && MISS.test(next)) {
      // "Don't miss" is "see".
      isMeant = true;
      start += 1;
    } else if (isNot) {
      isUnwanted = true;
      isMeant = word === "skip" || word === "skipping";
    } else if (SEE.test(word)) isMeant = isMeant || !isUnwanted;
    else if (GO.test(word)) isSeen = true;
    else if (!isTripFiller(word) && !AFTER.test(word)) break;
  }
  return { start, isUnwanted, isSeen, isMeant };
}

function isAround(word: TextWord | undefined): boolean {
  return word !== undefined && (isTripFiller(word.plain) || AFTER.test(word.plain));
}

/** Whether a word says something that the grammar doesn't know: most likely a name. */
function isOwn(word: string): boolean {
  return (
    !isTripFiller(word) &&
    kindNamed(word) === undefined &&
    likingNamed(word) === undefined &&
    needNamed(word) === undefined &&
    numberIn(word) === undefined
  );
}

function isCapital(text: string, at: number): boolean {
  const letter = text.charAt(at);
  return letter !== letter.toLowerCase();
}

function asWritten(words: readonly TextWord[], text: string): string {
  return words.reduce((name, { from, to }, index) => {
    const before = words[index - 1];
    const gap = before === undefined ? "" : text.slice(before.to, from);
    const joint = before === undefined ? "" : gap.length === 1 ? gap : " ";
    return `${name}${joint}${text.slice(from, to)}`;
  }, "");
}
