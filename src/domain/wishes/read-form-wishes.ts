import type { PlaceNames } from "../places/place-names.ts";
import { isDaily } from "../trip/is-daily.ts";
import type { MeantWish } from "../trip/meant-wish.ts";
import { forPrayers } from "../trip/prayer-wish.ts";
import { MAX_WISH_CHARACTERS, type WishedDays } from "../trip/trip-wish.ts";
import { coffeeStopsAsked } from "./coffee-stops.ts";
import type { SaidObject } from "./language/said-items.ts";
import { type NameIndex, nameIndex } from "./language/said-names.ts";
import type { Choice, SaidPart, SaidWish } from "./language/said-wish.ts";
import { daysOf, meantBy, namesOf } from "./meant-by.ts";
import { plainWords } from "./plain-words.ts";
import { type AskedChoice, askedChoice, type ByModel } from "./read-wishes.ts";
import { readParts } from "./reader/parts.ts";

/** A part of a traveller's words that was understood, and what it comes to. */
export type FormPart = {
  readonly text: string;
  readonly meant: readonly MeantWish[];
  readonly said: readonly SaidWish[];
};

/** A part that was not, with what could be meant. */
export type FormQuestion = {
  readonly text: string;
  readonly choices: readonly (AskedChoice & { readonly meant: readonly MeantWish[] })[];
  /** It may turn a wish round: no model reads it. */
  readonly isTurned?: true;
};

export type FormWishes = {
  readonly read: readonly FormPart[];
  readonly asked: readonly FormQuestion[];
  readonly asides: readonly string[];
};

/**
 * Reads what a traveller wishes of a trip before it is planned, in its own words. Pure, and at most linear in them.
 *
 * @param names of places of the destination, as far as they are known.
 * @param byModel reads the parts that the reader left (`modelReading`).
 * @param city the destination, which is no place in itself.
 */
export function readFormWishes(
  text: string,
  names: readonly PlaceNames[],
  byModel?: ByModel,
  city?: string,
): FormWishes {
  const index = indexOf(names, city);
  const read = readParts(text, { names: index, isOfForm: true });
  return formWishesOf(byModel?.(read, index) ?? read);
}

/**
 * Words that the form has read and left: a model reads them, and the reader does not read them a second time without
 * what stood beside them.
 */
export function readLeftWishes(
  text: string,
  names: readonly PlaceNames[],
  byModel?: ByModel,
): FormWishes {
  const part = { from: 0, to: text.length, text, kind: "ask", choices: [] } as const;
  return formWishesOf(byModel?.([part], indexOf(names)) ?? [part]);
}

/**
 * What is done where nobody can be asked: of several places of a name the best known, of "A or B" the first, and the
 * likeliest reading that only brings places, or limits when days start and how much they hold. What may turn it round stays
 * unread.
 *
 * @param isEnglish the traveller's words are; what turns a wish round isn't known in others.
 */
export function withLikeliest({ read, asked, asides }: FormWishes, isEnglish: boolean): FormWishes {
  const isOfName = ({ choices }: FormQuestion) =>
    choices.length > 0 && choices.every(({ label }) => label === "which");
  const firstOf = (one: FormQuestion) => {
    const added = one.choices.filter(({ label }) => label === "add");
    const isEither =
      added.length > 1 &&
      one.isTurned !== true &&
      IS_EITHER.test(one.text) &&
      !NEGATED.test(one.text);
    if (isOfName(one)) return one.choices[0];
    if (isEither) return added[0];
    if (!isEnglish) return undefined;
    if (one.choices[0] !== undefined && onlyBounds(one.choices[0])) return one.choices[0];
    const mayTurn = one.isTurned === true || MAY_TURN.test(one.text);
    return mayTurn ? undefined : one.choices.find(onlyBrings);
  };
  const named = asked.flatMap((one) => {
    const first = firstOf(one);
    return first === undefined ? [] : [{ text: one.text, meant: first.meant ?? [], said: [] }];
  });
  const open = asked.filter((one) => firstOf(one) === undefined);
  return { read: [...read, ...named], asked: open, asides };
}

const NEGATED = /\b(?:no|not|never|without)\b/i;
/** In "we'd do without the Louvre" it is named, and not wanted. */
const MAY_TURN =
  /n[’']t\b|\b(?:no|not|never|nothing|without|skip|avoid|hate|dislike|bored?|boring|instead|rather|except|but|than|unless|less|fewer|too|already|before|seen|done|been)\b/i;

/** "Nothing before 11", "no more than two a day": no place goes by name. */
function onlyBounds({ label, meant = [] }: FormQuestion["choices"][number]): boolean {
  return (
    label === "doIt" &&
    meant.length > 0 &&
    meant.every(({ kind }) => kind === "start" || kind === "mostADay")
  );
}

function onlyBrings({ label, meant = [] }: FormQuestion["choices"][number]): boolean {
  return (
    (label === "add" || label === "doIt") &&
    meant.length > 0 &&
    meant.every(({ kind }) => kind === "see")
  );
}

const IS_EITHER = /\p{L} or \p{L}/iu;

function indexOf(names: readonly PlaceNames[], city?: string): NameIndex {
  const places = names.map(
    ({ name, otherNames, isForFeasts }, index) =>
      ({ id: String(index), name, otherNames, isForFeasts, in: "guide" }) as const,
  );
  return nameIndex(places, true, [], city);
}

function formWishesOf(parts: readonly SaidPart[]): FormWishes {
  const read: FormPart[] = [];
  const asked: FormQuestion[] = [];
  const asides: string[] = [];
  for (const part of parts) {
    const words = part.text.replace(/\s+/g, " ").slice(0, MAX_WISH_CHARACTERS);
    if (part.kind === "aside" || (part.kind === "wish" && part.wishes.length === 0))
      asides.push(words);
    else if (part.kind === "wish") {
      // "Every day but Friday", "brunch one day" and "gelato each afternoon" are said by the traveller's words.
      const said = part.wishes.filter(
        (wish) =>
          wish.when?.except === undefined && !(wish.verb === "meal" && isBesideMeals(wish, words)),
      );
      read.push({ text: words, meant: merged(meantOf(part.wishes, words)), said });
    }
    // One answer is for both.
    else if (!asked.some((one) => one.text === words)) asked.push(questionOf(part, words));
  }
  return { read, asked, asides };
}

/** Brunch, and what is had between meals: the traveller's words say it. */
function isBesideMeals(
  { food = "" }: { readonly food?: string | undefined },
  words: string,
): boolean {
  return /\bbrunch\b/i.test(words) || /^(?:ice cream|coffee)/.test(food);
}

/** "No museums or churches" is one wish. */
function merged(meant: readonly MeantWish[]): readonly MeantWish[] {
  const [first, ...others] = meant;
  if (first?.kind !== "none" || others.some(({ kind }) => kind !== "none")) return meant;
  const categories = meant.flatMap((wish) => (wish.kind === "none" ? wish.categories : []));
  return [{ ...first, categories: [...new Set(categories)] }];
}

function questionOf(
  { choices, isTurned }: Pick<Extract<SaidPart, { kind: "ask" }>, "choices" | "isTurned">,
  text: string,
): FormQuestion {
  // A button for all of it leaves nothing.
  const left = leftOf(
    choices.filter(({ wishes }) => wishes.length === 1),
    text,
  );
  const possible = choices.flatMap((one) => {
    const all = one.wishes.map((wish) => meantBy(wish, text) ?? changeOf(wish, text));
    const meant = allOf(all)?.map((wish) =>
      forPrayers(one.label === "add" ? withOthers(wish, choices) : wish),
    );
    const isEaten = one.wishes.some(
      (wish) => wish.verb === "meal" && wish.food !== undefined && wish.isGone !== true,
    );
    const open = one.label === "add" || isEaten ? left : [];
    return meant === undefined
      ? []
      : [{ ...askedChoice(one, text), meant: [...meant, ...atLeastOne(one, text), ...open] }];
  });
  return { text, choices: possible, ...(isTurned === true ? { isTurned } : {}) };
}

const JOINS = /,| (?:and|&|\+|plus) /i;
const MOST_WORDS = 3;

/** "Boat, bikes" with a button for the boat alone: of the bikes the notes say that they weren't understood. */
function leftOf(choices: readonly Choice[], text: string): readonly MeantWish[] {
  const named = choices.flatMap(({ wishes }) =>
    wishes.flatMap((wish) =>
      "what" in wish
        ? [wish.what.text.toLowerCase()]
        : wish.verb === "meal" && wish.food !== undefined
          ? [wish.food]
          : [],
    ),
  );
  const parts = text.split(JOINS).map((part) => part.trim());
  const isNamed = (part: string) => named.some((name) => part.toLowerCase().includes(name));
  if (!parts.some(isNamed)) return [];
  return parts
    .filter((part) => part !== "" && !isNamed(part) && part.split(" ").length <= MOST_WORDS)
    .map((part) => ({ kind: "change", words: part, isOpen: 1, text: part }));
}

/** "A garden or a temple a day": either will do, whichever of the two is tapped. */
function withOthers(wish: MeantWish, choices: readonly Choice[]): MeantWish {
  if (wish.kind !== "have" || !isDaily(wish.text) || !/\bor\b/i.test(wish.text)) return wish;
  const categories = choices.flatMap(({ label, wishes }) =>
    label !== "add"
      ? []
      : wishes.flatMap((one) =>
          "what" in one && one.what.kind === "category" ? [...one.what.categories] : [],
        ),
  );
  return { ...wish, categories: [...new Set([...wish.categories, ...categories])] };
}

/** "More: nights out" is met by one of them, and the notes say so; an interest by itself is not checked in a plan. */
function atLeastOne({ label, wishes }: Choice, text: string): readonly MeantWish[] {
  return wishes.flatMap((wish) =>
    label === "more" &&
    wish.verb === "add" &&
    wish.when === undefined &&
    wish.what.kind === "category" &&
    wish.what.categories.length > 0
      ? [{ kind: "have", categories: [...wish.what.categories], count: 1, text }]
      : [],
  );
}

/** A reading as a change to the plan that is made, in plain words: it has other places by then. A note changes nothing. */
function changeOf(wish: SaidWish, text: string): MeantWish[] | undefined {
  if (wish.verb === "note") return [{ kind: "change", words: text, isOpen: 1, text }];
  const words = wordsOfCoffee(wish, text) ?? plainWords(wish);
  if (words === undefined) return undefined;
  const on = daysOf(wish.when);
  const seen = "what" in wish ? toBeThere(wish, wish.what, on, text) : [];
  return [...seen, { kind: "change", words, ...on, text }];
}

/** What a change is about has to be in the plan: a place, and a zoo that is to be first. */
function toBeThere(
  { verb, isNew }: { readonly verb: SaidWish["verb"]; readonly isNew?: true | undefined },
  what: SaidObject,
  on: WishedDays,
  text: string,
): readonly MeantWish[] {
  if (what.kind === "places") return [{ kind: "see", names: namesOf(what), ...on, text }];
  const isMoved = verb === "move" && isNew !== true && what.isPlural !== true;
  return isMoved && what.categories.length > 0
    ? [{ kind: "have", categories: [...what.categories], count: 1, ...on, text }]
    : [];
}

/** "Plenty of coffee breaks" is one each afternoon. */
function wordsOfCoffee(wish: SaidWish, text: string): string | undefined {
  const { food } = wish.verb === "meal" ? wish : {};
  const isEach = food !== undefined && coffeeStopsAsked(food, { text }) === "each";
  return isEach ? `${food} every day` : undefined;
}

/** What makes no plan is done with the plan that is made, by the same words; the places that it names have to be in it. */
function meantOf(wishes: readonly SaidWish[], text: string): readonly MeantWish[] {
  const planned = wishes.flatMap((wish) => meantBy(wish, text) ?? []);
  const left = wishes.filter((wish) => meantBy(wish, text) === undefined);
  if (left.length === 0) return planned;
  const [meal, ...others] = left;
  // "Gluten-free pizza": the pizza by itself.
  if (planned.length > 0 && others.length === 0 && meal?.verb === "meal" && meal.food !== undefined)
    return [...planned, { kind: "change", words: `eat ${meal.food}`, text }];
  const [on] = left.flatMap(({ when }) => when ?? []);
  const seen = left.flatMap((wish) =>
    BRINGS.test(wish.verb) && "what" in wish
      ? [wish.what, ...("others" in wish ? wish.others : [])].flatMap((what) =>
          toBeThere(wish, what, daysOf(on), text),
        )
      : [],
  );
  const words =
    others.length === 0 && planned.length === 0 && meal !== undefined
      ? plainWords(meal)
      : undefined;
  return [...planned, ...seen, { kind: "change", words: words ?? text, ...daysOf(on), text }];
}

const BRINGS = /^(?:alone|set-start|set-end|stay|move|lock|swap|together|apart)$/;

function allOf<One>(parts: readonly (readonly One[] | undefined)[]): readonly One[] | undefined {
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}
