import type { PlaceNames } from "../places/place-names.ts";
import { isDaily } from "../trip/is-daily.ts";
import type { MeantWish } from "../trip/meant-wish.ts";
import { forPrayers } from "../trip/prayer-wish.ts";
import { MAX_WISH_CHARACTERS } from "../trip/trip-wish.ts";
import { clearReadings } from "./clear-readings.ts";
import { coffeeStopsAsked } from "./coffee-stops.ts";
import { readTogether } from "./form-parts-together.ts";
import { readSaid } from "./language/read-said.ts";
import { readTold } from "./language/read-told.ts";
import { type NameIndex, nameIndex } from "./language/said-names.ts";
import type { Choice, SaidPart, SaidWish } from "./language/said-wish.ts";
import { withTails } from "./language/with-tails.ts";
import { hangsOnElse } from "./likely/bounds.ts";
import { withLikely } from "./likely/with-likely.ts";
import { daysOf, meantBy, namesOf } from "./meant-by.ts";
import { plainWords } from "./plain-words.ts";
import { type AskedChoice, askedChoice, type ByModel } from "./read-wishes.ts";
import { withLearned } from "./reader/with-learned.ts";

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
 * Reads what a traveller wishes of a trip before it is planned, by the one grammar. Pure, and at most linear in the
 * sentences.
 *
 * @param names of places of the destination, as far as they are known.
 * @param byModel reads the parts that the grammar left (`modelReading`).
 * @param city the destination, which is no place in itself.
 */
export function readFormWishes(
  written: string,
  names: readonly PlaceNames[],
  byModel?: ByModel,
  city?: string,
): FormWishes {
  // "Not more then three sights", as it is often misspelled.
  const text = written.replace(MORE_THEN, "than");
  const index = indexOf(names, city);
  const parts = partsOfForm(text, index, byModel);
  const likely = withLikely(parts, { whole: text, names: index, isOfForm: true });
  const read = clearReadings(likely, text, index);
  return formWishesOf(withLearned(read, { whole: text, names: index, isOfForm: true }));
}

const MORE_THEN =
  /(?<=\b(?:more|less|longer|later|earlier|fewer) )then(?= (?:\d|one|two|three|four|five|an?)\b)/gi;

/** The parts of what a traveller wishes, before it is decided what those that are left open most likely mean. */
export function partsOfForm(
  text: string,
  names: NameIndex,
  byModel?: ByModel,
): readonly SaidPart[] {
  const told = withTails(readTold(text, names, true), text)
    .map(withBestOfList)
    .map(withoutMeal);
  const parts = readTogether(told, text).map((part) => unlessOpen(unlessWanted(part), text));
  return (byModel?.(parts, names) ?? parts).map((part) =>
    isReadOfTrip(part, names) ? { ...part, isChosen: undefined } : withIncluded(part, text),
  );
}

const SAYS_WHY =
  /^(?:and )?(?:please )?(?:because|bc|cos|cuz|since|as|when|where|check|make sure|so (?:it|its|we|they|that we))\b/i;
const ASKS =
  /\b(?:please|pls|plz|prefer\w*)\b|\b\d+ ?(?:hrs?|hours?|[ap]m)\b|\d{1,2}[:.]\d\d|\b(?:veggie|vegetarian|vegan|halal|kosher|gluten|day ?trip|half day)\b|^not\b/i;

/** "Veggie family apart from dad", "7.30 to 9.30": what reads like a remark, and asks for something, is asked. */
function unlessWanted(part: SaidPart): SaidPart {
  const { from, to, text, kind } = part;
  return kind === "aside" && ASKS.test(text) && !SAYS_WHY.test(text)
    ? { from, to, text, kind: "ask", choices: [] }
    : part;
}

/** "After this nothing before 10:30" is of one day, "to the castle we want the tram" says how: both are asked. */
function unlessOpen(part: SaidPart, whole: string): SaidPart {
  const { from, to, text } = part;
  return part.kind === "wish" && hangsOnElse(part, whole)
    ? { from, to, text, kind: "ask", choices: [] }
    : part;
}

/** So much of a name says which place is meant: "Acropolis", and not "San". */
const LONG_NAME = 8;

/** "Universal Studios, Gardens by the Bay": of several places of a name in a list, or of a long name, it is the best known. */
function withBestOfList(part: SaidPart): SaidPart {
  const [best] = part.kind === "ask" ? part.choices : [];
  if (part.kind !== "ask" || best === undefined) return part;
  const [wish, ...others] = best.wishes;
  const isLong = wish !== undefined && "what" in wish && (wish.what?.text.length ?? 0) >= LONG_NAME;
  if (others.length === 0 && !isLong) return part;
  if (part.isTurned === true || !part.choices.every(({ label }) => label === "which")) return part;
  const { from, to, text } = part;
  return { from, to, text, kind: "wish", wishes: best.wishes };
}

/** "No lunch" can't complain of a plan that isn't there yet. */
function withoutMeal(part: SaidPart): SaidPart {
  const [gone, ...others] = part.kind === "ask" ? part.choices : [];
  const isOfMeal = gone?.label === "noMeal" && others.every(({ label }) => label === "addMeal");
  if (gone === undefined || !isOfMeal || !/^no\b/i.test(part.text)) return part;
  const { from, to, text } = part;
  return { from, to, text, kind: "wish", wishes: gone.wishes };
}

/** Whether the trip's page reads the words that only speak for a wish of the form. */
function isReadOfTrip(part: SaidPart, index: NameIndex): boolean {
  if (part.kind !== "wish" || part.isChosen !== true) return false;
  const parts = readSaid(part.text, index, false);
  return parts.every(
    (one) =>
      one.kind === "aside" ||
      (one.kind === "wish" && one.wishes.every(({ verb }, at) => verb === part.wishes[at]?.verb)),
  );
}

const INCLUDED =
  /\b(?:euros?|eur|dollars?|pounds?|yen|budget|[$€£]) ?[^.;!?]{0,60}\bincl(?:\.|uding|usive of)?[^,.;!?]{0,40}$/i;

const NEGATED = /\b(?:no|not|never|without)\b[^,.;:!?\n]{0,200}$/i;

/** "80 euros a day, incl. entrance and food" says what a sum is for; what stands behind a "no" may be turned round. */
function withIncluded(part: SaidPart, whole: string): SaidPart {
  if (part.kind !== "ask" || part.isTurned === true) return part;
  const before = whole.slice(0, part.from);
  if (INCLUDED.test(before))
    return { from: part.from, to: part.to, text: part.text, kind: "aside" };
  return NEGATED.test(before) ? { ...part, isTurned: true } : part;
}

/**
 * Words that the form has read and left: a model reads them, and the grammar does not read them a second time without
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

/** Where nobody can be asked which of several places of a name is meant, the best known is; of "A or B" the first. */
export function withBestKnown({ read, asked, asides }: FormWishes): FormWishes {
  const isOfName = ({ choices }: FormQuestion) =>
    choices.length > 0 && choices.every(({ label }) => label === "which");
  const firstOf = (one: FormQuestion) => {
    const added = one.choices.filter(({ label }) => label === "add");
    const isEither = added.length > 1 && IS_EITHER.test(one.text) && !NEGATED.test(one.text);
    return isOfName(one) ? one.choices[0] : isEither ? added[0] : undefined;
  };
  const named = asked.flatMap((one) => {
    const first = firstOf(one);
    return first === undefined ? [] : [{ text: one.text, meant: first.meant ?? [], said: [] }];
  });
  const open = asked.filter((one) => firstOf(one) === undefined);
  return { read: [...read, ...named], asked: open, asides };
}

const IS_EITHER = /\p{L} or \p{L}/iu;

function indexOf(names: readonly PlaceNames[], city?: string): NameIndex {
  const places = names.map(
    ({ name, otherNames }, index) =>
      ({ id: String(index), name, otherNames, in: "guide" }) as const,
  );
  return nameIndex(places, true, [], city);
}

function formWishesOf(parts: readonly SaidPart[]): FormWishes {
  const understood: FormPart[] = [];
  const asked: FormQuestion[] = [];
  const asides: string[] = [];
  for (const part of parts) {
    const words = part.text.replace(/\s+/g, " ").slice(0, MAX_WISH_CHARACTERS);
    const isOpen = part.kind === "ask" || (part.kind === "aside" && EATS_FISH.test(words));
    const bare = isOpen ? bareMeant(words) : undefined;
    const saysNothing =
      part.kind === "aside" || (part.kind === "wish" && part.wishes.length === 0) || isEmpty(part);
    if (saysNothing && bare === undefined) asides.push(words);
    else if (part.kind !== "wish") {
      const ask = part.kind === "ask" ? part : { choices: [], isMeant: undefined };
      const question = questionOf(ask, words);
      const [likely] = ask.isMeant === true ? question.choices : [];
      const meant = bare === undefined ? likely?.meant : [bare];
      if (meant !== undefined) understood.push({ text: words, meant, said: [] });
      // One answer is for both.
      else if (!asked.some((one) => one.text === words)) asked.push(question);
    } else {
      const main = mainFood(part.wishes, words);
      const meant =
        main === undefined ? merged(meantOf(part.wishes, words, part.isChosen)) : [main];
      // "Every day but Friday", "brunch one day" and "gelato each afternoon" are said by the traveller's words.
      const said = part.wishes.filter(
        (wish) =>
          wish.when?.except === undefined && !(wish.verb === "meal" && isBesideMeals(wish, words)),
      );
      understood.push({ text: words, meant, said });
    }
  }
  return withBackAtHotel(withFish({ read: understood, asked, asides }));
}

const NO_MEAT = /\b(?:no|without|eat no|not eat(?: any)?|don['’]?t eat(?: any)?) meat\b/i;
const IS_FISH = /\b(?:fish|seafood)\b/i;
const NO_FISH =
  /\b(?:no|not|nor|neither|without|never|avoid|or|don['’]?t|doesn['’]?t|allergic)\b[^,.;]{0,20}\b(?:fish|seafood)\b/i;

/** Brunch, and what is had between meals: the traveller's words say it. */
function isBesideMeals(
  { food = "" }: { readonly food?: string | undefined },
  words: string,
): boolean {
  return /\bbrunch\b/i.test(words) || /^(?:ice cream|coffee)/.test(food);
}

/** "Fish tavernas, no meat": who eats fish is no vegetarian. */
function withFish({ read, asked, asides }: FormWishes): FormWishes {
  const isOfFish = ({ text }: { readonly text: string }) =>
    IS_FISH.test(text) && !NO_FISH.test(text) && !NO_MEAT.test(text);
  const [meat] = read.filter(({ text }) => NO_MEAT.test(text));
  const isWanted = [...read, ...asked].some(isOfFish);
  if (meat === undefined || !isWanted) return { read, asked, asides };
  const { text } = meat;
  const others = read.filter((part) => part !== meat && !isOfFish(part));
  const eaten = { text, meant: [{ kind: "change", words: FISH_AT_EACH, text }], said: [] } as const;
  return { read: [...others, eaten], asked: asked.filter((one) => !isOfFish(one)), asides };
}

/** "Naps from 1 to 3, so we need to be back at the hotel then" is one wish. */
function withBackAtHotel({ read: understood, asked, asides }: FormWishes): FormWishes {
  const back = [...asked.map(({ text }) => text), ...asides].find((one) => BACK_AT_HOTEL.test(one));
  const isBreak = ({ meant }: FormPart) => meant.some(({ kind }) => kind === "free");
  if (back === undefined || understood.filter(isBreak).length !== 1)
    return { read: understood, asked, asides };
  const text = back;
  const atHotel = (wish: MeantWish) => (wish.kind === "free" ? { ...wish, text } : wish);
  return {
    read: understood.map((part) =>
      isBreak(part) ? { ...part, meant: part.meant.map(atHotel) } : part,
    ),
    asked: asked.filter((one) => one.text !== back),
    asides: asides.filter((one) => one !== back),
  };
}

const BACK_AT_HOTEL =
  /\b(?:at|in|to) (?:the|our) (?:hotel|room|apartment|flat)(?: (?:then|for (?:it|that)))?[.!]?$/i;

/** "I'm not", "use": of a clause that was read, or of none. */
const SAYS_NOTHING =
  /^(?:(?:the )?(?:whole|full|all) day|(?:build|plan|arrange) (?:(?:the )?(?:rest|others?|other things|everything|it) )?a?round(?: (?:that|it|this))?|(?:i['’]?m|we['’]?re|he['’]?s|she['’]?s|they['’]?re|i am|we are) not|use|go|come|do|get|make|take|be|and|so|had|did|stuff|god no|idc|please leave|done|they do|we did)[.!]?$/i;

function isEmpty({ kind, text }: SaidPart): boolean {
  return kind === "ask" && SAYS_NOTHING.test(text.trim());
}

/** What says by itself what a trip is for, before there is a plan that it could change. */
const FOR_FOOD =
  /^(?:(?:(?:we|i)(?:['’](?:re|m))? )?(?:(?:all )?(?:love|like|want|enjoy|adore)|into|here for)(?: the)? )?(?:(?:local|good|street|great) food|(?:good|great|nice|local) (?:restaurants|places to eat)|food|foodies?|eating|food stalls|(?:night|food) markets)[.!]?$|^(?:(?:we|i)(?:['’](?:re|m)| are| am) )?(?:mainly |mostly )?(?:here|there|coming|going|in it) (?:to eat|for the food)[.!]?$/i;
const FOR_A_DAY =
  /^(?:(?:it(?:['’]s| is)|for) )?(?:(?:our|my|his|her|a|the) )?(?:\d+(?:st|nd|rd|th) )?(?:wedding )?(?:anniversary|birthday|honeymoon)(?: trip)?[.!]?$/i;

/** Who eats fish and no meat. */
const EATS_FISH =
  /^(?:(?:(?:i|we)(?:['’](?:re|m)| are| am)?|(?:my|our) [\p{L}' ’-]{2,30} (?:is|are)|(?:he|she|one of us) is|both|all) )?(?:a )?(?:both |all )?pesc[ea]tarians?[.!]?$/iu;
const FISH_AT_EACH = "fish for every meal";

function bareMeant(text: string): MeantWish | undefined {
  if (EATS_FISH.test(text)) return { kind: "change", words: FISH_AT_EACH, text };
  if (FOR_FOOD.test(text)) return { kind: "like", interests: ["food"], text };
  return FOR_A_DAY.test(text) ? { kind: "change", words: "a special dinner", text } : undefined;
}

const IS_MAIN =
  /\b(?:main|only|whole|biggest) (?:reason|thing|point)\b|\babove all\b|\ball about\b|\b(?:mostly|mainly|primarily)\b|\bwhy (?:we|i)(?:['’]re|['’]m| are| am)? (?:come|came|coming|going)\b/i;

/** What one comes for one eats at every meal. */
function mainFood([wish]: readonly SaidWish[], text: string): MeantWish | undefined {
  return wish?.verb === "meal" &&
    wish.food !== undefined &&
    wish.isGone !== true &&
    IS_MAIN.test(text)
    ? { kind: "change", words: `${wish.food} for every meal`, text }
    : undefined;
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
    const food = mainFood(one.wishes, text);
    const all =
      food === undefined
        ? one.wishes.map((wish) => meantBy(wish, text) ?? changeOf(wish, text))
        : [[food]];
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
  const isOfPlace = "what" in wish && wish.what.kind === "places";
  const seen = isOfPlace ? [{ kind: "see" as const, names: namesOf(wish.what), ...on, text }] : [];
  return [...seen, { kind: "change", words, ...on, text }];
}

/** "Plenty of coffee breaks" is one each afternoon. */
function wordsOfCoffee(wish: SaidWish, text: string): string | undefined {
  const { food } = wish.verb === "meal" ? wish : {};
  const isEach = food !== undefined && coffeeStopsAsked(food, { text }) === "each";
  return isEach ? `${food} every day` : undefined;
}

/** What makes no plan is done with the plan that is made, by the same words; the places that it names have to be in it. */
function meantOf(wishes: readonly SaidWish[], text: string, isChosen?: true): readonly MeantWish[] {
  const planned = wishes.flatMap((wish) => meantBy(wish, text) ?? []);
  const left = wishes.filter((wish) => meantBy(wish, text) === undefined);
  if (left.length === 0) return planned;
  const [meal, ...others] = left;
  // "Gluten-free pizza": the pizza by itself.
  if (planned.length > 0 && others.length === 0 && meal?.verb === "meal" && meal.food !== undefined)
    return [...planned, { kind: "change", words: `eat ${meal.food}`, text }];
  const [on] = left.flatMap(({ when }) => when ?? []);
  const seen = left.flatMap((wish) =>
    BRINGS.test(wish.verb) && "what" in wish && wish.what.kind === "places"
      ? [wish.what, ...("others" in wish ? wish.others : [])].flatMap((what) =>
          what.kind === "places"
            ? [{ kind: "see" as const, names: namesOf(what), ...daysOf(on), text }]
            : [],
        )
      : [],
  );
  const words =
    (isChosen || meal?.when?.except !== undefined) &&
    others.length === 0 &&
    planned.length === 0 &&
    meal !== undefined
      ? plainWords(meal)
      : undefined;
  return [...planned, ...seen, { kind: "change", words: words ?? text, ...daysOf(on), text }];
}

const BRINGS = /^(?:set-start|set-end|stay|move|lock|swap|together|apart)$/;

function allOf<One>(parts: readonly (readonly One[] | undefined)[]): readonly One[] | undefined {
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}
