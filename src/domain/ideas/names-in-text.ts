import { SAME_NAME } from "../engine/ground/match-name.ts";
import { kindOf } from "../engine/ground/name-words.ts";
import { SURE_NAME } from "../engine/reading/match-known.ts";
import type { ListedPlace } from "../files/listed-place.ts";
import { plainText } from "../plain-text.ts";
import type { KnownNames } from "./known-names.ts";

/** Shorter names stand in any text. */
const SHORTEST = 4;
const MOST_PHRASES = 80;
const PHRASES_A_STEP = 5;
/** "Castelo de S. Jorge", "Carmo convent": words with capitals, what joins them, and a kind. */
const PHRASE =
  /(?:\p{Lu}\p{L}{0,2}\.|\p{Lu}[\p{L}\p{M}\p{N}'’-]*)(?: (?:(?:de|da|do|dos|das|di|del|della|la|le|les|el|the|of|du|des|von|der) )?(?:\p{Lu}\p{L}{0,2}\.(?= )|\p{Lu}[\p{L}\p{M}\p{N}'’-]*|(?:museum|convent|lift|castle|tower|bridge|market|palace|cathedral|church|garden|square|gate)\b)){0,5}/gu;
const SEVERAL = /\s[+/]\s/;
const JOINED = /\s(?:&|and|und|y|et)\s/;
const MAY_BE_SEVERAL = /\s(?:\+|\/|&|and|und|y|e|et|or|oder|o|ou)\s|\s?;\s?|,\s/i;

/** The names in sentences that the guide knows: nothing else of them is a place. */
export function* namesInProse(
  prose: string,
  known: KnownNames,
): Generator<void, ListedPlace[], void> {
  const text = ` ${plainText(prose)} `;
  if (text.trim() === "") return [];
  // A street with its number is somebody's address.
  const names = new Set(
    known.spots
      .map(({ name }) => name)
      .filter((name) => {
        const plain = plainText(name);
        const at = plain.length < SHORTEST ? -1 : text.indexOf(` ${plain} `);
        return at >= 0 && !/^\d/.test(text.slice(at + plain.length + 2));
      }),
  );
  const phrases = new Set(
    [...prose.matchAll(PHRASE)]
      .slice(0, MOST_PHRASES)
      .filter(({ 0: phrase, index }) => !/^\s\d/.test(prose.slice(index + phrase.length)))
      .map(([phrase]) => phrase),
  );
  for (const [at, phrase] of [...phrases].entries()) {
    if (at % PHRASES_A_STEP === 0) yield;
    const name = partsOf(phrase).flatMap((part) => knownName(part, known) ?? [])[0];
    if (name !== undefined) names.add(name);
  }
  return [...names].map((name) => ({ name }));
}

/** The whole, or what it begins or ends with: "Louvre" of "Louvre Mittwoch". */
function partsOf(phrase: string): string[] {
  const words = phrase.split(" ");
  const cuts = words
    .map((_, at) => at)
    .slice(1)
    .toReversed();
  return [
    phrase,
    ...cuts.map((at) => words.slice(0, at).join(" ")),
    ...cuts.map((at) => words.slice(-at).join(" ")),
  ].filter((part) => plainText(part).length > SHORTEST);
}

/** The guide's name of what a sentence names, or the same where it is to be asked back; a place to eat at by its whole name. */
function knownName(name: string, known: KnownNames): string | undefined {
  const [best, next] = known.like(name);
  if (best === undefined || isOnlyKind(name) || known.isTitle(name)) return undefined;
  if (best.similarity < (best.spot.guideId === undefined ? 1 : SAME_NAME)) return undefined;
  const isOnly = next === undefined || next.similarity < best.similarity;
  if (!isOnly) return undefined;
  return best.similarity >= SURE_NAME ? best.spot.name : name;
}

/** Whether a name says only what kind of place it is: "Museum". */
export function isOnlyKind(name: string): boolean {
  return plainText(name)
    .split(" ")
    .every((word) => kindOf(word) !== undefined);
}

/** "Estrela Basilica + Estrela Garden" is two places; "Big Ben and the Houses of Parliament" is one, as it is known. */
export function severalIn(place: ListedPlace, known: KnownNames): readonly ListedPlace[] {
  const { name, at } = place;
  if (at !== undefined || !MAY_BE_SEVERAL.test(name)) return [place];
  const [whole] = known.like(name);
  const parts = name.split(MAY_BE_SEVERAL).filter((part) => /\p{L}{2}/u.test(part));
  if (parts.length < 2) return [place];
  // "Borghese Gallery and Museum" is one.
  if (parts.some(isOnlyKind)) return [place];
  const best = parts.map((part) => known.like(part)[0]);
  const areKnown = best.every((one) => one !== undefined && one.similarity >= SAME_NAME);
  const areSame = new Set(best.map((one) => one?.spot)).size === 1;
  const isWhole = whole !== undefined && whole.similarity === 1;
  if (isWhole || (areKnown && areSame)) return [place];
  const isOneKnown = best.some((one) => one !== undefined && one.similarity >= SAME_NAME);
  const areSeveral = areKnown || SEVERAL.test(name) || (isOneKnown && JOINED.test(name));
  if (!areSeveral) return [place];
  return parts.map((part) => ({ ...place, name: part.trim() }));
}
