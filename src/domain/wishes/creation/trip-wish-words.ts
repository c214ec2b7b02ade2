import { ownField } from "../../own-field.ts";
import type { InterestId } from "../../trip/interest.ts";
import type { TripWish } from "../../trip/trip-wish.ts";
import { grammarWord, isWishFiller, kindNamed, nearestWord } from "../wish-vocabulary.ts";

type Need = Extract<TripWish, { readonly kind: "need" }>["need"];

const FILLERS = new Set(
  "as were weve ive was am is im are going gonna travelling traveling travel trips holiday holidays vacation vacations too also definitely absolutely ideally especially hopefully fine ok okay any who which that this these those her his their your take taking bring bringing along everyone all both must-do so".split(
    " ",
  ),
);

/** Words of the patterns, for reading words that were mistyped. */
const KNOWN_WORDS =
  "toddler toddlers children grandmother grandfather grandparents parents elderly pregnant stroller buggy wheelchair vegetarian vegetarians gluten lactose kosher halal allergic allergy mornings evenings nights relaxed relaxing leisurely packed energetic history culture architecture ancient wildlife animals photography interested definitely dislike already nothing maximum sightseeing".split(
    " ",
  );

/** Likings that are no kind of place by name. */
const LIKINGS: Readonly<Record<string, InterestId>> = {
  art: "history",
  arts: "history",
  history: "history",
  culture: "history",
  architecture: "history",
  ancient: "history",
  outdoors: "outdoors",
  animals: "animals",
  wildlife: "animals",
  sunsets: "views",
  photography: "views",
  evenings: "evenings",
  theatre: "evenings",
};

const NEEDS: Readonly<Record<string, Need>> = {
  vegetarian: "vegetarian",
  vegetarians: "vegetarian",
  veggie: "vegetarian",
  meat: "vegetarian",
  vegan: "vegan",
  vegans: "vegan",
  gluten: "glutenFree",
  coeliac: "glutenFree",
  celiac: "glutenFree",
  lactose: "lactoseFree",
  dairy: "lactoseFree",
  halal: "halal",
  kosher: "kosher",
  nut: "nutFree",
  nuts: "nutFree",
  peanut: "nutFree",
  peanuts: "nutFree",
  wheelchair: "stepFree",
  step: "stepFree",
  steps: "stepFree",
  stairs: "stepFree",
};

/** They stand where a name would, and name no place. */
const NO_NAME =
  /^(?:arriv\w*|land|landing|depart\w*|leav\w*|fly|flight|flights|train|plane|airport|hotel|hostel|apartment|free|rest|relax|dinner|lunch|breakfast|brunch|food|eat|eating|restaurants?|cafes?|nothing|everything|something|somewhere|birthday|wedding|honeymoon|anniversary|meeting|work|conference|friends?|aunt|uncle|relatives|cousins?|locals?|crowds?|queues?|lines?|tourists?|tourist|traffic|heat|rain|alcohol|smoking|kids|budget|cheap|expensive|money|sleep|late|early|whatever|anything|things|places|sights|city|town|car|driving|drive|rental)$/;

/** Whether a word says nothing of what is asked for. */
export function isTripFiller(word: string): boolean {
  return isWishFiller(word) || FILLERS.has(word);
}

export function likingNamed(word: string): InterestId | undefined {
  return ownField(LIKINGS, word);
}

export function needNamed(word: string): Need | undefined {
  return ownField(NEEDS, word);
}

export function isNoName(word: string): boolean {
  return NO_NAME.test(word);
}

/** A word of the grammar, or the one that a mistyped word most likely stands for. */
export function tripWord(word: string): string {
  if (isTripFiller(word) || kindNamed(word) !== undefined) return word;
  return nearestWord(word, KNOWN_WORDS) ?? grammarWord(word);
}
