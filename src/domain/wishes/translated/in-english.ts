import { MAX_WISH_CHARACTERS } from "../../trip/trip-wish.ts";
import { mealAt } from "../language/food-words.ts";
import { codeAt, kindAt } from "../language/vocabulary.ts";
import { exactWord, type Lexicon, plainWord } from "./lexicon.ts";

/** A text as the reader of English is given it. */
export type InEnglish = {
  readonly text: string;
  /** The traveller's own words for a part of the English text. Any other text is returned unchanged. */
  readonly quote: (english: string) => string;
  /** The same, without an article. */
  readonly nameOf: (english: string) => string;
  readonly sentences: readonly Sentence[];
  /** Where it has words that were not understood. */
  readonly unknown: readonly number[];
};

export type Sentence = {
  readonly from: number;
  readonly to: number;
  /** Where it has words that may turn it round. */
  readonly negations: readonly number[];
};

/** English, and the words that it stands for. */
type Piece = {
  readonly english: string;
  readonly from: number;
  readonly to: number;
  readonly isNegated: boolean;
  readonly isMark: boolean;
  /** The lexicon doesn't have it, nor has a name. */
  readonly isUnknown: boolean;
};

const TOKEN =
  /(?<=\b(?:am|im|de[rnms]|vom|zum) )\d+\.(?= ?\p{L})|\d+\.(?= ?(?:[Jj][au]n|[Ff]eb|[Mm]är|[Aa]pr|[Mm]ai|[Jj]ul|[Aa]ug|[Ss]ep|[Oo]kt|[Nn]ov|[Dd]ez))|\d+(?:er|e|[eè]me|º|ª)(?!\p{L})|\d+(?:[:.]\d\d|h\d\d)?|\p{L}[\p{L}\p{M}]*['’]?|(?<!\p{L})[-–](?!\p{L})|[^\s\p{L}\p{N}-]/gu;
const LONGEST_PHRASE = 7;
const IS_MARK = /^[,.;:!?()\n…–—]$/;
const IS_GLUED = /^[-,.;:!?)…]$/;
const IS_SENTENCE_END = /^[.;!?\n]$/;
/** What a clause may begin with before its verb. */
const IS_LEAD = /^(?:but|and|so|because|on .*|at the weekend|every .*)$/;
const WANTS = /^<?(?:must see|yes$|but we want)/;
const IS_JOINT = /^(?:but|and)$/;

type Token = {
  readonly written: string;
  readonly exact: string;
  readonly plain: string;
  readonly from: number;
  readonly to: number;
};

/**
 * A text of another language word by word in English, in the order that English has. Words that the lexicon doesn't have
 * stay, as they may be names; where English has the same word for something else they are changed so that they mean nothing.
 *
 * @param names of places, which are no words of the language.
 */
export function inEnglish(text: string, lexicon: Lexicon, names: readonly string[]): InEnglish {
  const pieces = inOrder(piecesOf(tokensOf(text), lexicon, names));
  const placed: { piece: Piece; from: number; to: number }[] = [];
  let english = "";
  for (const piece of pieces) {
    const isGlued = IS_GLUED.test(piece.english) || english.endsWith("-");
    if (piece.english === "" || (isGlued && english === "")) continue;
    const from = english.length + (isGlued || english === "" ? 0 : 1);
    english = `${english}${english.length === from ? "" : " "}${piece.english}`;
    placed.push({ piece, from, to: english.length });
  }
  const spanOf = (part: string) => {
    // Names that no list has come in lower case.
    const exact = english.indexOf(part);
    const at = exact === -1 ? lettersOf(english).indexOf(lettersOf(part)) : exact;
    const within = placed.filter((one) => one.from < at + part.length && one.to > at);
    if (at === -1 || part === "" || within.length === 0) return undefined;
    return {
      from: Math.min(...within.map(({ piece }) => piece.from)),
      to: Math.max(...within.map(({ piece }) => piece.to)),
    };
  };
  const written = (part: string, { from, to } = spanOf(part) ?? { from: 0, to: 0 }) =>
    to === 0 ? part : text.slice(from, to).replace(/\s+/g, " ").slice(0, MAX_WISH_CHARACTERS);
  const empty = pieces.filter((piece) => piece.english === "");
  const quote = (part: string) => {
    const span = spanOf(part);
    return span === undefined ? part : written(part, withEmpty(span, empty, text));
  };
  const unknown = placed.filter(({ piece }) => piece.isUnknown).map(({ from }) => from);
  return {
    text: english,
    quote,
    nameOf: (part) => written(part),
    sentences: sentencesOf(placed),
    unknown,
  };
}

type Span = { readonly from: number; readonly to: number };

/** With the words right beside it that English doesn't need. */
function withEmpty({ from, to }: Span, empty: readonly Piece[], text: string): Span {
  const isNext = (one: number, other: number) => text.slice(one, other).trim() === "";
  const before = empty.findLast((piece) => piece.to <= from && isNext(piece.to, from));
  const after = empty.find((piece) => piece.from >= to && isNext(to, piece.from));
  return before === undefined && after === undefined
    ? { from, to }
    : withEmpty({ from: before?.from ?? from, to: after?.to ?? to }, empty, text);
}

/** As many letters as it has. */
function lettersOf(text: string): string {
  return [...text].map((letter) => plainWord(letter).charAt(0) || letter).join("");
}

function tokensOf(text: string): readonly Token[] {
  return [...text.replaceAll("\n", ".").matchAll(TOKEN)].map(({ 0: written, index: from }) => ({
    ...{ written, from, to: from + written.length },
    exact: exactWord(written),
    plain: plainWord(written),
  }));
}

function piecesOf(
  tokens: readonly Token[],
  lexicon: Lexicon,
  names: readonly string[],
): readonly Piece[] {
  const known = new Set(names.map((name) => wordsOf(tokensOf(name))));
  const inNames = new Set([...known].flatMap((name) => name.split(" ")));
  const pieces: Piece[] = [];
  /** Where a phrase around a clause ends, and how many words that takes. */
  const closing = new Map<number, number>();
  for (let at = 0; at < tokens.length; ) {
    const closed = closing.get(at);
    const around = aroundAt(tokens, at, lexicon);
    if (around !== undefined) closing.set(around.lastAt, around.lastCount);
    const found =
      closed === undefined
        ? (nameAt(tokens, at, known) ?? around ?? phraseAt(tokens, at, lexicon))
        : { english: "", count: closed };
    const run = tokens.slice(at, at + (found?.count ?? 1));
    const [first, last] = [run[0], run.at(-1)];
    if (first === undefined || last === undefined) break;
    const end =
      around === undefined ? last : (tokens[around.lastAt + around.lastCount - 1] ?? last);
    const isNegated = run.some(({ plain }) => lexicon.negations.has(plain));
    const english = found?.english ?? (isNegated ? "not" : unknownIn(first.written));
    pieces.push({
      english,
      ...{ from: first.from, to: end.to },
      // "Not to be missed" takes nothing back.
      isNegated: isNegated && !WANTS.test(english),
      isMark: IS_MARK.test(first.written),
      isUnknown: found === undefined && !inNames.has(first.plain) && /\p{L}/u.test(first.written),
    });
    at += run.length;
  }
  return pieces;
}

type Found = { readonly english: string; readonly count: number };

function wordsOf(tokens: readonly Token[]): string {
  return tokens.map(({ plain }) => plain).join(" ");
}

function nameAt(
  tokens: readonly Token[],
  at: number,
  known: ReadonlySet<string>,
): Found | undefined {
  for (let count = LONGEST_PHRASE; count > 1; count -= 1) {
    const run = tokens.slice(at, at + count);
    if (run.length === count && known.has(wordsOf(run))) {
      const english = run.map(({ written }) => written).join(" ");
      return { english: english.replace(/(['’]) /g, "$1"), count };
    }
  }
  return undefined;
}

function phraseAt(tokens: readonly Token[], at: number, lexicon: Lexicon): Found | undefined {
  for (let count = LONGEST_PHRASE; count > 0; count -= 1) {
    const run = tokens.slice(at, at + count);
    if (run.length < count) continue;
    const numbers = run.map(({ plain }) => numberOf(plain, lexicon));
    const keys = [
      run.map(({ exact }) => exact).join(" "),
      wordsOf(run),
      run.map(({ plain }, index) => (numbers[index] === undefined ? plain : "#")).join(" "),
    ];
    const isEnd = isClauseEnd(tokens, at + count, lexicon);
    const [english] = keys.flatMap((key) => [
      ...(isEnd ? [lexicon.ends.get(key) ?? []].flat() : []),
      ...[lexicon.phrases.get(key) ?? []].flat(),
    ]);
    if (english === "?") return undefined;
    if (english !== undefined) return { english: withNumbers(english, numbers), count };
    if (count === 1 && numbers[0] !== undefined) return { english: numbers[0], count };
  }
  return undefined;
}

function isClauseEnd(tokens: readonly Token[], at: number, { phrases }: Lexicon): boolean {
  const next = tokens[at];
  return (
    next === undefined || IS_MARK.test(next.written) || IS_JOINT.test(phrases.get(next.plain) ?? "")
  );
}

/** "Kommen am ersten Tag um 14 Uhr an" is one verb. */
function aroundAt(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
): (Found & { readonly lastAt: number; readonly lastCount: number }) | undefined {
  const length = tokens.slice(at).findIndex((_, index) => isClauseEnd(tokens, at + index, lexicon));
  const end = length === -1 ? tokens.length : at + length;
  for (let count = LONGEST_PHRASE; count > 0; count -= 1)
    for (const [last, english] of lexicon.around.get(wordsOf(tokens.slice(at, at + count))) ?? []) {
      const lastCount = last.split(" ").length;
      const lastAt = end - lastCount;
      if (lastAt >= at + count && wordsOf(tokens.slice(lastAt, end)) === last)
        return { english, count, lastAt, lastCount };
    }
  return undefined;
}

function numberOf(plain: string, { numbers }: Lexicon): string | undefined {
  const [, first, minutes] = /^(\d+)(?:[:.h](\d\d))?/.exec(plain) ?? [];
  if (first === undefined) return numbers.get(plain);
  return minutes === undefined ? first : `${first}:${minutes}`;
}

function withNumbers(english: string, numbers: readonly (string | undefined)[]): string {
  const left = numbers.flatMap((number) => number ?? []);
  return english.replace(/#(:00)?|\{-1\}/g, (sign, hour: string | undefined) => {
    const number = left.shift() ?? "";
    if (sign === "{-1}") return String(Number(number) - 1);
    // "At 9" may be in the evening.
    return hour === undefined || number.includes(":") || Number(number) <= 12
      ? number
      : `${number}${hour}`;
  });
}

/** Kinds of place and food by a word that means something else elsewhere. */
const FALSE_FRIEND = /^(?:arts?|fort|table|tart)$/;

/** German "also" is no English "also", and a short word is no part of a name. */
function unknownIn(written: string): string {
  const plain = plainWord(written);
  const isThing = kindAt([plain], 0) !== undefined || mealAt([plain], 0) !== undefined;
  if (isThing && !FALSE_FRIEND.test(plain)) return written;
  const isEnglish = isThing || codeAt([plain], 0) !== undefined || /^[a-z]{1,4}$/.test(written);
  return isEnglish ? `${written}qx` : written;
}

/** What English has at the beginning of a clause goes there. */
function inOrder(pieces: readonly Piece[]): readonly Piece[] {
  const ordered: Piece[] = [];
  let start = 0;
  for (const piece of pieces) {
    if (piece.english.startsWith("<")) {
      const moved = { ...piece, english: piece.english.slice(1) };
      ordered.splice(start, 0, moved);
    } else ordered.push(piece);
    const isLead = IS_LEAD.test(piece.english) && ordered.length === start + 1;
    if (piece.isMark || piece.english === "but" || isLead) start = ordered.length;
  }
  return ordered;
}

function sentencesOf(
  placed: readonly { readonly piece: Piece; readonly from: number; readonly to: number }[],
): readonly Sentence[] {
  const sentences: { from: number; to: number; negations: number[] }[] = [];
  let isOver = true;
  for (const { piece, from, to } of placed) {
    if (isOver) sentences.push({ from, to, negations: [] });
    const last = sentences.at(-1);
    isOver = IS_SENTENCE_END.test(piece.english);
    if (last === undefined) break;
    if (!isOver) last.to = to;
    if (piece.isNegated) last.negations.push(from);
  }
  return sentences;
}
