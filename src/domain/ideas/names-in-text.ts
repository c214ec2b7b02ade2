import { SAME_NAME } from "../engine/ground/match-name.ts";
import { SURE_NAME } from "../engine/reading/match-known.ts";
import type { ListedPlace } from "../files/listed-place.ts";
import { plainText } from "../plain-text.ts";
import type { KnownNames } from "./known-names.ts";

/** Shorter names stand in any text. */
const SHORTEST = 4;
const MOST_PHRASES = 400;
const PHRASES_A_STEP = 5;
/** "Castelo de S. Jorge", "Carmo convent": words with capitals, what joins them, and a kind. */
const PHRASE =
  /\p{Lu}[\p{L}\p{M}\p{N}'’-]*\.?(?:\s(?:(?:de|da|do|dos|das|di|del|della|la|le|les|el|the|of|du|des|von|der|am|im|in)\s){0,1}(?:\p{Lu}[\p{L}\p{M}\p{N}'’-]*\.?|(?:museum|convent|lift|castle|tower|bridge|market|palace|cathedral|church|garden|square|gate)\b)){0,5}/gu;
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
    if (plainText(phrase).length < SHORTEST || known.isCity(phrase)) continue;
    const [best, next] = known.like(phrase);
    const isSure =
      best !== undefined &&
      (best.spot.guideId === undefined ? best.mainSimilarity : best.similarity) >= SURE_NAME &&
      (next === undefined || next.similarity < best.similarity);
    if (isSure) names.add(best.spot.name);
  }
  return [...names].map((name) => ({ name }));
}

/** "Estrela Basilica + Estrela Garden" is two places; "Big Ben and the Houses of Parliament" is one, as it is known. */
export function severalIn(place: ListedPlace, known: KnownNames): readonly ListedPlace[] {
  const { name, at } = place;
  if (at !== undefined || !MAY_BE_SEVERAL.test(name)) return [place];
  const [whole] = known.like(name);
  const parts = name.split(MAY_BE_SEVERAL).filter((part) => /\p{L}{2}/u.test(part));
  if (parts.length < 2) return [place];
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
