import { kindNamed, numberIn } from "../wish-vocabulary.ts";
import type { TextWord } from "./trip-wish-clauses.ts";
import { isNoName, isTripFiller, likingNamed, needNamed } from "./trip-wish-words.ts";

const LONGEST_NAME = 8;

/** Whether some words may be a place's name: a kind alone is none, nor is a word of the grammar. */
export function mayBeName(words: readonly TextWord[]): boolean {
  return (
    words.length > 0 &&
    words.length <= LONGEST_NAME &&
    !isNoName(words[0]?.plain ?? "") &&
    words.some(({ plain }) => isOwn(plain))
  );
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
