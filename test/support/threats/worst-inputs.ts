/** A character of each class. */
const CLASSES: readonly (readonly [written: RegExp, characters: string])[] = [
  [/\\s|\\W|\[\^/, " \n"],
  [/\\d|0-9/, "0"],
  [/\\w|a-z|A-Z|\\p\{L/, "aé"],
  [/\\p\{(?:Cc|Cf|Cs|M|Default)/, "\u200b"],
  [/\\p\{Sc/, "€"],
  [/\./, "x"],
];
const MAX_CHARACTERS = 10;
/** The number of them that are tried in pairs. */
const MAX_PAIRED = 5;
const MAX_WORDS = 8;

/** Parts which, repeated, bring a pattern to match nearly, or to begin anew at every place. */
export function worstParts({ source }: RegExp): string[] {
  const bare = source.replace(
    /\\[dDwWsSbBnrt]|\\[pP]\{[^}]*\}|\\u\{?[\da-f]+\}?|\(\?<?[:=!]/gi,
    " ",
  );
  const words = (bare.match(/[^\\()[\]{}|*+?^$.]+/g) ?? []).slice(0, MAX_WORDS);
  const named = CLASSES.flatMap(([written, text]) => (written.test(source) ? [...text] : []));
  const literal = [...bare.replace(/[()[\]|?*+^]/g, "").replace(/\\(.)/g, "$1")];
  const characters = [...new Set([...named, ...literal])].slice(0, MAX_CHARACTERS);
  const pairs = characters
    .slice(0, MAX_PAIRED)
    .flatMap((one) => characters.slice(0, MAX_PAIRED).map((other) => one + other));
  const longer = words.flatMap((word) => [
    word,
    `${word} `,
    `${word}0`,
    `${word}a`,
    words.join(""),
  ]);
  return [...new Set([...characters, ...pairs, ...longer])].filter((part) => part !== "");
}

/** A part over and over, up to a length, and an end that matches nothing. */
export function repeated(part: string, length: number): string {
  return `${part.repeat(Math.ceil(length / part.length))}\u0000!`;
}
