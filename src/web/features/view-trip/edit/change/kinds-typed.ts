import type { PlaceCategory } from "../../../../../domain/places/place-category.ts";
import { withoutAccents } from "../../../../../domain/plain-text.ts";
import { INTERESTS } from "../../../../../domain/trip/interest.ts";
import { choiceWords } from "../../../../messages/domain/choice-words.ts";
import { placeMoreWords } from "../../../../messages/trip-page/place-more-words.ts";

const SHORTEST = 3;
const LONGEST_ENDING = 2;
/** From here on words that begin alike are forms of one: "Museen" and "Museum". */
const SHORTEST_STEM = 4;

/** The kinds of place that a typed word stands for in the page's language: "Garten", "Museen", "公園". */
export function kindsTyped(text: string): PlaceCategory[] {
  const typed = withoutAccents(text.trim());
  const kinds = Object.keys(placeMoreWords.categories) as PlaceCategory[];
  return kinds.filter((kind) => wordsOf(kind).some((words) => isIn(typed, withoutAccents(words))));
}

/** An interest in one kind has other words for it: "Kirchen und Tempel". */
function wordsOf(kind: PlaceCategory): string[] {
  const named = INTERESTS.filter(({ categories }) => categories.length === 1);
  return [
    placeMoreWords.categories[kind],
    ...named
      .filter(({ categories: [only] }) => only === kind)
      .map(({ id }) => choiceWords.interests[id]),
  ];
}

function isIn(typed: string, words: string): boolean {
  // Chinese and Japanese have no spaces.
  if (/\p{Script=Han}|\p{Script=Katakana}/u.test(typed)) return words.includes(typed);
  return words.split(/[^\p{L}]+/u).some((word) => isFormOf(typed, word));
}

function isFormOf(typed: string, word: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  if (same < SHORTEST) return false;
  if (same === typed.length) return true;
  const isStem = same === word.length || same >= SHORTEST_STEM;
  return isStem && Math.max(word.length, typed.length) - same <= LONGEST_ENDING;
}
