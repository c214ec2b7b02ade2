import { withoutAccents } from "../../plain-text.ts";

/** What the reader of English needs to know of another language. */
export type Lexicon = {
  /** English by plain words; "#" stands for a number. */
  readonly phrases: ReadonlyMap<string, string>;
  /** Of phrases that end a clause. What begins with "<" goes to its beginning. */
  readonly ends: ReadonlyMap<string, string>;
  /** Of phrases that a clause is put between: "kommen … an". */
  readonly around: ReadonlyMap<string, readonly (readonly [last: string, english: string])[]>;
  readonly numbers: ReadonlyMap<string, string>;
  /** Words that may turn a sentence round. */
  readonly negations: ReadonlySet<string>;
};

/** A language as it is written down. */
export type LexiconSource = {
  /**
   * Each line is English, or "-" for nothing, and the phrases that mean it, parted by "|". In a phrase "~" is each of the endings, "(x/y)" is one of them,
   * "[x/y]" one or none, "#" a number, and "…" the rest of the clause. A phrase with "$" only ends a clause, and so
   * does one for English with "<", which goes to the beginning of the clause. "{-1}" is the number less one, and "?" a word of several
   * meanings, which is not read.
   */
  readonly lines: string;
  readonly endings: readonly string[];
  /** From two on. */
  readonly numbers: string;
  readonly negations: string;
};

/** Lower case, as it is written. */
export function exactWord(word: string): string {
  return word
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/[’'‘`]/g, "'");
}

/** Lower case, without accents. */
export function plainWord(word: string): string {
  return exactWord(withoutAccents(word));
}

export function lexiconOf({ lines, endings, numbers, negations }: LexiconSource): Lexicon {
  const phrases = new Map<string, string>();
  const ends = new Map<string, string>();
  const around = new Map<string, (readonly [string, string])[]>();
  const all = lines
    .trim()
    .split("\n")
    .flatMap((line) => {
      const at = line.indexOf(": ");
      const english = line.slice(0, at) === "-" ? "" : line.slice(0, at);
      return line
        .slice(at + 2)
        .split("|")
        .flatMap((phrase) => variants(phrase, endings))
        .map((phrase) => [phrase, english] as const);
    });
  // Marché is no marche, but who has no accents at hand writes "marche".
  const exact = all.map(([phrase, english]) => [exactWord(phrase), english] as const);
  const known = new Set(exact.map(([phrase]) => phrase));
  const plain = all
    .map(([phrase, english]) => [plainWord(phrase), english] as const)
    .filter(([phrase]) => !known.has(phrase));
  for (const [one, english] of [...exact, ...plain]) {
    const [first = "", last] = one.split(/ (?:…|\.\.\.) /);
    if (last !== undefined) around.set(first, [...(around.get(first) ?? []), [last, english]]);
    else if (one.endsWith("$")) ends.set(one.slice(0, -1), english);
    else (english.startsWith("<") ? ends : phrases).set(one, english);
  }
  return {
    ...{ phrases, ends, around },
    numbers: new Map(numbers.split(" ").map((word, at) => [plainWord(word), String(at + 2)])),
    negations: new Set(negations.split(" ").map(plainWord)),
  };
}

const CHOICE = /\[([^\]]*)\]|\(([^)]*)\)|~/;

function variants(phrase: string, endings: readonly string[]): readonly string[] {
  const found = CHOICE.exec(phrase);
  // As the words of a text are parted.
  if (found === null)
    return [phrase.replaceAll("-", " ").replaceAll("'", "' ").replace(/\s+/g, " ").trim()];
  const [sign, optional, choices] = found;
  const some =
    optional !== undefined
      ? ["", ...optional.split("/")]
      : (choices?.split("/") ?? ["", ...endings]);
  const rest = phrase.slice(found.index + sign.length);
  return some.flatMap((one) => variants(`${phrase.slice(0, found.index)}${one}${rest}`, endings));
}
