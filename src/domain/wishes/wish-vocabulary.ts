import { editRatio } from "../edit-distance.ts";
import type { PlaceCategory } from "../places/place-category.ts";

/** What travellers call kinds of place; each word in the singular. */
const KIND_WORDS: readonly (readonly [string, readonly PlaceCategory[]])[] = [
  ["museum|gallery|exhibition", ["museum"]],
  ["palace|castle|fortress|chateau", ["palace"]],
  ["church|cathedral|basilica|chapel|temple|shrine|mosque|synagogue|monastery|abbey", ["worship"]],
  ["monument|landmark|statue|ruin", ["monument"]],
  ["viewpoint|view|lookout|rooftop|panorama", ["viewpoint"]],
  ["park|garden", ["park"]],
  ["market|bazaar|souk|shop|shopping|mall", ["market"]],
  ["old town|old quarter|neighbourhood|neighborhood|quarter", ["old-town"]],
  ["beach|seaside|swim|swimming", ["beach"]],
  ["show|theatre|theater|opera|concert|ballet|musical", ["show"]],
  ["bar|club|nightclub|pub|nightlife", ["nightlife"]],
  ["nature|hike|hiking|forest|waterfall|mountain", ["nature"]],
  ["zoo|aquarium", ["zoo"]],
  ["theme park|amusement park", ["theme-park"]],
];

const KINDS = new Map(
  KIND_WORDS.flatMap(([words, categories]) =>
    words.split("|").map((word) => [word, categories] as const),
  ),
);

/** Words that can be left out without a change of meaning. */
const FILLERS = new Set(
  "please can could would you we i id wed well lets let like want wanna need prefer love the a an our my us me just maybe perhaps there is are be to have it trip plan itinerary kindly really very bit little so some somewhere something if possible rather on in of with for during at".split(
    " ",
  ),
);

/** Words of the grammar, for reading words that were mistyped. */
const GRAMMAR_WORDS =
  "remove drop skip delete cancel without swap replace exchange switch change move shift visit start begin finish later earlier longer shorter before after instead between cheaper expensive money walking travel travelling relaxed easier slower packed busy order optimise lock unlock keep morning afternoon evening spend less more fewer avoid another different minutes hours".split(
    " ",
  );
const SHORTEST_MISTYPED = 5;
const SAME_WORD = 0.74;
/** Of words with the same letters in another order. */
const EXCHANGED = 0.6;

const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const ORDINALS = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
];

/** Whether a word says nothing of what is asked for. */
export function isWishFiller(word: string): boolean {
  return FILLERS.has(word);
}

/** Whether a word joins two wishes. */
export function isJoint(word: string): boolean {
  return /^(?:and|but|then|plus|also)$/.test(word);
}

/** "two", "2" or "2nd" as a number; undefined where a word is none. */
export function numberIn(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  const digits = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word)?.[1];
  if (digits !== undefined) return Number(digits);
  const at = Math.max(NUMBERS.indexOf(word), ORDINALS.indexOf(word));
  return at === -1 ? undefined : at + 1;
}

/** A kind of place by one or two words, in the singular or plural, or a little mistyped. */
export function kindNamed(
  words: string,
): { readonly categories: readonly PlaceCategory[]; readonly isPlural: boolean } | undefined {
  const exact = KINDS.get(words);
  if (exact !== undefined) return { categories: exact, isPlural: false };
  const singular = singularOf(words).find((one) => KINDS.has(one));
  if (singular !== undefined) {
    return { categories: KINDS.get(singular) ?? [], isPlural: true };
  }
  // Two words are a kind only as they are: "the park" is no theme park.
  if (words.includes(" ")) return undefined;
  const isPlural = words.endsWith("s");
  const meant = nearestWord(isPlural ? words.slice(0, -1) : words, [...KINDS.keys()]);
  const categories = meant === undefined ? undefined : KINDS.get(meant);
  return categories && { categories, isPlural };
}

/** What we call a kind of place. */
export function kindWord(category: PlaceCategory, isPlural: boolean): string {
  const [words = category] = KIND_WORDS.find(([, kinds]) => kinds.includes(category)) ?? [];
  const [word = category] = words.split("|");
  return isPlural ? `${word}${/[cs]h$/.test(word) ? "es" : "s"}` : word;
}

/** A word for comparing names: a mistyped kind of place as it is spelled. */
export function spelledKind(word: string): string {
  return nearestWord(word.endsWith("s") ? word.slice(0, -1) : word, [...KINDS.keys()]) ?? word;
}

/** A word of the grammar, or the one that a mistyped word most likely stands for. */
export function grammarWord(word: string): string {
  if (isWishFiller(word) || kindNamed(word) !== undefined) return word;
  return nearestWord(word, GRAMMAR_WORDS) ?? word;
}

function singularOf(words: string): readonly string[] {
  if (!words.endsWith("s")) return [];
  return [words.slice(0, -1), words.slice(0, -2), `${words.slice(0, -3)}y`];
}

/** The word that is meant, of some that are known: letters may be wrong, missing or exchanged. */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  if (known.includes(word)) return word;
  if (word.length < SHORTEST_MISTYPED || /\d/.test(word)) return undefined;
  let best: { readonly one: string; readonly ratio: number } | undefined;
  for (const one of known) {
    if (one.length < SHORTEST_MISTYPED || Math.abs(one.length - word.length) > 2) continue;
    const ratio = editRatio(word, one);
    const isExchanged = one[0] === word[0] && ratio >= EXCHANGED && haveSameLetters(word, one);
    const isSame = ratio >= SAME_WORD || isExchanged;
    if (isSame && ratio > (best?.ratio ?? 0)) best = { one, ratio };
  }
  return best?.one;
}

function haveSameLetters(a: string, b: string): boolean {
  return [...a].toSorted().join("") === [...b].toSorted().join("");
}
