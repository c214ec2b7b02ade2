import { withoutAccents } from "../../plain-text.ts";

const WORD = /[\p{L}\p{M}\p{N}’'‘`]+/gu;

/**
 * The part of a text that a quote repeats word for word, as it stands there; undefined where the text doesn't have it.
 * Case, accents, apostrophes and punctuation may differ.
 */
export function quoteIn(quote: string, text: string): string | undefined {
  const wanted = wordsOf(quote);
  const words = wordsOf(text);
  const [first] = wanted;
  if (first === undefined) return undefined;
  const at = words.findIndex((_, index) =>
    wanted.every(({ plain }, offset) => words[index + offset]?.plain === plain),
  );
  const [from, to] = [words[at], words[at + wanted.length - 1]];
  return from === undefined || to === undefined ? undefined : text.slice(from.start, to.end);
}

function wordsOf(text: string) {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    plain: withoutAccents(word).replace(/[’'‘`]/g, ""),
    start: index,
    end: index + word.length,
  }));
}
