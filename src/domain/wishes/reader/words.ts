/** A word, a number or a mark of a text. */
export type Word = {
  readonly from: number;
  readonly to: number;
  /** Lower case, without accents and apostrophes; numbers by how long they are. */
  readonly plain: string;
  readonly isCapital: boolean;
};

/** The stop of "p.m.", "max.", "Dr." and "S.E.A." ends no sentence. */
const WORD =
  /\n|\d+[:.,]\d+|\d+|[ap]\.m\.?|(?<!\p{L})(?:(?:max|min|approx|incl|st|mt|dr|mr|mrs)\.|(?:\p{L}\.){2,})|\p{L}[\p{L}\p{M}’'‘`]*|\S/giu;
/** More words than a text of 300 characters has. */
const MAX_WORDS = 80;

/** The words of a text, in order. */
export function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(WORD)].slice(0, MAX_WORDS).map(({ 0: written, index }) => ({
    from: index,
    to: index + written.length,
    plain: plainOf(written),
    isCapital: /^\p{Lu}/u.test(written),
  }));
}

function plainOf(written: string): string {
  // A line ends as a sentence does.
  if (written === "\n") return ".";
  if (/^\d+[:.,]\d+$/.test(written)) return "#t";
  if (/^\d$/.test(written)) return `#${written}`;
  if (/^\d+$/.test(written)) return `##${Math.min(written.length, 4)}`;
  return written
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}|(?<=.)[’'‘`.]/gu, "")
    .replace(/([a-z])\1{2,}/g, "$1");
}

/** A stop that ends a sentence: none within "10.30", "Dr." and "S.E.A.". */
export const STOP =
  /[;!?\n…]|(?<!(?<!\p{L})(?:max|min|approx|incl|st|mt|dr|mr|mrs|(?:\p{L}\.)*\p{L}))\.(?!\d)/iu;

/** Where the sentence begins that has this place of a text in it. */
export function sentenceStart(text: string, at: number): number {
  return at - (text.slice(0, at).split(STOP).at(-1)?.length ?? 0);
}
