import { clockText } from "../clock-text.ts";
import { isDaily } from "../trip/is-daily.ts";
import type { MeantWish } from "../trip/meant-wish.ts";
import { MAX_WISH_CHARACTERS } from "../trip/trip-wish.ts";
import { mayBeAvoided } from "./language/food-words.ts";
import { readSaid } from "./language/read-said.ts";
import { type SaidItem, type SaidObject, saidItems } from "./language/said-items.ts";
import { type NameIndex, nameIndex } from "./language/said-names.ts";
import type { Choice, SaidPart, SaidWish } from "./language/said-wish.ts";
import { saidWords } from "./language/said-words.ts";
import { daysOf, meantBy, namesOf } from "./meant-by.ts";
import { type AskedChoice, askedChoice, type ByModel } from "./read-wishes.ts";

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
  text: string,
  names: readonly string[],
  byModel?: ByModel,
  city?: string,
): FormWishes {
  const index = indexOf(names, city);
  const parts = readSaid(text, index, true);
  return formWishesOf(
    (byModel?.(parts, index) ?? parts).map((part) =>
      isReadOfTrip(part, index) ? { ...part, isChosen: undefined } : asWanted(part, text, index),
    ),
    text,
  );
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

/** Words that say no more of a thing than that it is there to be seen; behind a verb that wants it also that it is one. */
const SAYS_WANTED =
  /^(?:[PKk-]|,|and|or|want|like|add|more|fine|it|hedge|stuff|thing|Q|who|child|elder)$/;
const SAYS_WANTED_BEHIND_VERB = /^(?:N|some|by|at)$/;
const WANTS = /^(?:want|like|add)$/;

/** What colours the mention of a thing that is wanted, and says nothing else. */
const COLOURS =
  /^(?:[PKk?-]|,|and|or|want|like|add|more|fine|it|hedge|stuff|thing|Q|N|min|some|who|child|elder|special)$/;
const WELCOME =
  /^(?:once|twice|obvs?|obviously|defo?|definitely|insta\w*|pics?|photos?|selfies?|looks?|looking|sounds?|seems?|amazing|awesome|great|cool|fun|fab|sick|lit|gorgeous|stunning|lovely|beautiful|iconic|legendary|dream|bucket|list|finally|views?|vibes?|why|came|come|tick|top|all|really|plz|x+)$/;
/** One has been there, asks, or weighs one thing against another. */
const DOUBTS = /[?>]|\b(?:been|was|were|who needs)\b/i;

const INCLUDED =
  /\b(?:euros?|eur|dollars?|pounds?|yen|budget|[$€£]) ?[^.;!?]{0,60}\bincl(?:\.|uding|usive of)?[^,.;!?]{0,40}$/i;

const NEGATED = /\b(?:no|not|never|without)\b[^,.;:!?\n]{0,200}$/i;

/** Whatever a traveller names here is wanted, where nothing else is said of it, and it is no question. */
function asWanted(part: SaidPart, whole: string, names: NameIndex): SaidPart {
  if (part.kind !== "ask" || part.isTurned === true) return part;
  // "80 euros a day, incl. entrance and food" says what a sum is for.
  if (INCLUDED.test(whole.slice(0, part.from)))
    return { from: part.from, to: part.to, text: part.text, kind: "aside" };
  const items = saidItems(part.text, saidWords(part.text), names);
  const isOfFood = part.choices.some(({ label }) => label === "addMeal");
  // "Not so | spicy", "street food is a bit scary".
  const isOpen =
    isOfFood &&
    items.some(({ code }) => code === "?") &&
    (!isWelcome(part.text, items) || mayBeAvoided(part.text));
  if (isOpen || NEGATED.test(whole.slice(0, part.from))) return { ...part, isTurned: true };
  const verb = items.findIndex(({ code }) => WANTS.test(code));
  const isWanted = items.every(
    (item, at) =>
      SAYS_WANTED.test(item.code) ||
      // "The Uffizi without a queue".
      (item.code === "need" && item.need === "crowds") ||
      (verb >= 0 && at > verb && SAYS_WANTED_BEHIND_VERB.test(item.code)),
  );
  const { from, to, text, choices } = part;
  if (DOUBTS.test(text) || (!isWanted && !isWelcome(text, items))) return part;
  const isAside = /^\s*\?/.test(whole.slice(to)) || whole[from - 1] === "(";
  const gained = choices.filter(({ label }) => /^(?:add|more)$/.test(label));
  const isOfThings =
    choices[0] === gained[0] &&
    choices.every(({ label }) => /^(?:add|more|leaveOut|fewer|none|atMost)$/.test(label));
  // One button is for all of several.
  const each = gained.filter(({ wishes }) => wishes.length === 1);
  // "Kadıköy looks great" names one thing; of several it is asked which.
  if (!isWanted && each.length !== 1) return part;
  const wanted = each.flatMap((choice) => choice.wishes);
  // "Hakone or Nikko": one of them.
  const wishes = /\bor\b/i.test(text) ? wanted.slice(0, 1) : wanted;
  const isNamed = wishes.every(
    (wish) =>
      wish.verb === "add" &&
      wish.when === undefined &&
      isNamedSo(wish.what, text) &&
      (isWanted || isKnown(wish.what)),
  );
  return wishes.length === 0 || isAside || !isOfThings || !isNamed
    ? part
    : { from, to, text, kind: "wish", wishes };
}

const LEADS_KIND =
  /^(?:the|a|an|some|old|all|good|nice|of|in|into|for|and|&|to|wants?|love|like|more|lots|her|his|our|my|\W+)$/i;

/** "Sagrada Família once", "Kadıköy looks great"; no "flat in Trastevere". */
function isWelcome(text: string, items: readonly SaidItem[]): boolean {
  return (
    !DOUBTS.test(text) &&
    items.every(
      ({ code, word = "", what, food }) =>
        what !== undefined ||
        food !== undefined ||
        (code === "?" ? WELCOME.test(word) : COLOURS.test(code)),
    )
  );
}

function isKnown(what: SaidObject): boolean {
  return what.kind === "category" || what.found.some(({ id, name }) => id !== name);
}

/** A place by more than one word of a long name; a thing that no list has only by itself. */
function isNamedSo(what: SaidObject, text: string): boolean {
  if (what.kind === "category") {
    // "Ferry rides" are no rides of a fair.
    const before = text.slice(0, text.indexOf(what.text)).trim().split(/\s+/).at(-1) ?? "";
    return before === "" || LEADS_KIND.test(before);
  }
  const isUnknown = what.found.every(({ id, name }) => id === name);
  // A word by itself may be mistyped, or anything.
  if (isUnknown) return what.text.includes(" ") && text.trim().length === what.text.length;
  return (
    /\W|.{7}/.test(what.text.trim()) || what.found.some(({ name }) => name.split(" ").length < 3)
  );
}

/**
 * Words that the form has read and left: a model reads them, and the grammar does not read them a second time without
 * what stood beside them.
 */
export function readLeftWishes(
  text: string,
  names: readonly string[],
  byModel?: ByModel,
): FormWishes {
  const part = { from: 0, to: text.length, text, kind: "ask", choices: [] } as const;
  return formWishesOf(byModel?.([part], indexOf(names)) ?? [part], text);
}

/** Where nobody can be asked which of several places of a name is meant, the best known is. */
export function withBestKnown({ read, asked, asides }: FormWishes): FormWishes {
  const isOfName = ({ choices }: FormQuestion) =>
    choices.length > 0 && choices.every(({ label }) => label === "which");
  const named = asked.filter(isOfName).map(({ text, choices }) => ({
    ...{ text, meant: choices[0]?.meant ?? [], said: [] },
  }));
  return { read: [...read, ...named], asked: asked.filter((one) => !isOfName(one)), asides };
}

function indexOf(names: readonly string[], city?: string): NameIndex {
  const places = names.map((name, index) => ({ id: String(index), name, in: "guide" }) as const);
  return nameIndex(places, true, [], city);
}

function formWishesOf(parts: readonly SaidPart[], whole: string): FormWishes {
  const understood: FormPart[] = [];
  const asked: FormQuestion[] = [];
  const asides: string[] = [];
  for (const part of parts) {
    const words = part.text.replace(/\s+/g, " ").slice(0, MAX_WISH_CHARACTERS);
    if (
      part.kind === "aside" ||
      (part.kind === "wish" && part.wishes.length === 0) ||
      isEmpty(part)
    )
      asides.push(words);
    else if (part.kind === "ask") {
      const meant = bareMeant(words) ?? mealMeant(part, words);
      if (meant === undefined) {
        // One answer is for both.
        if (!asked.some((one) => one.text === words))
          asked.push(withoutOpposites(questionOf(part, words), whole.slice(0, part.to), words));
      } else understood.push({ text: words, meant: [meant], said: [] });
    } else {
      const main = mainFood(part.wishes, words);
      const meant =
        main === undefined ? merged(meantOf(part.wishes, words, part.isChosen)) : [main];
      // "Every day but Friday" is said by the traveller's words alone.
      const said = part.wishes.filter(({ when }) => when?.except === undefined);
      understood.push({ text: words, meant, said });
    }
  }
  // "Naps from 1 to 3, so we need to be back at the hotel then" is one wish.
  const back = asked.find(({ text }) => BACK_AT_HOTEL.test(text));
  const isBreak = ({ meant }: FormPart) => meant.some(({ kind }) => kind === "free");
  if (back === undefined || understood.filter(isBreak).length !== 1)
    return { read: understood, asked, asides };
  const { text } = back;
  const atHotel = (wish: MeantWish) => (wish.kind === "free" ? { ...wish, text } : wish);
  return {
    read: understood.map((part) =>
      isBreak(part) ? { ...part, meant: part.meant.map(atHotel) } : part,
    ),
    asked: asked.filter((one) => one !== back),
    asides,
  };
}

const BACK_AT_HOTEL =
  /\b(?:at|in|to) (?:the|our) (?:hotel|room|apartment|flat)(?: (?:then|for (?:it|that)))?[.!]?$/i;

/** "I'm not", "use": of a clause that was read, or of none. */
const SAYS_NOTHING =
  /^(?:(?:i['’]?m|we['’]?re|he['’]?s|she['’]?s|they['’]?re|i am|we are) not|use|go|come|do|get|make|take|be|and|so)[.!]?$/i;

function isEmpty({ kind, text }: SaidPart): boolean {
  return kind === "ask" && SAYS_NOTHING.test(text.trim());
}

/** What says by itself what a trip is for, before there is a plan that it could change. */
const FOR_FOOD =
  /^(?:(?:we|i) (?:love|like|want) )?(?:(?:local|good|street|great) food|(?:good|great|nice|local) (?:restaurants|places to eat)|food|foodies?|eating|food stalls|(?:night|food) markets)[.!]?$/i;
const FOR_A_DAY =
  /^(?:(?:it(?:['’]s| is)|for) )?(?:(?:our|my|his|her|a|the) )?(?:\d+(?:st|nd|rd|th) )?(?:wedding )?(?:anniversary|birthday|honeymoon)(?: trip)?[.!]?$/i;

function bareMeant(text: string): MeantWish | undefined {
  if (FOR_FOOD.test(text)) return { kind: "like", interests: ["food"], text };
  return FOR_A_DAY.test(text) ? { kind: "change", words: "a special dinner", text } : undefined;
}

/** "Gelato", "no lunch": before there is a plan nobody complains of it. */
function mealMeant(
  { choices, isTurned }: Extract<SaidPart, { kind: "ask" }>,
  text: string,
): MeantWish | undefined {
  const isNo = /^(?:so )?(?:no(?! wait)|skip|without)\b/i.test(text);
  const labels = choices.map(({ label }) => label);
  const isOfMeal = labels.length === 2 && labels.includes("addMeal") && labels.includes("noMeal");
  if (!isOfMeal || (!isNo && (isTurned === true || mayBeAvoided(text)))) return undefined;
  const choice = labels.indexOf(isNo ? "noMeal" : "addMeal");
  return (
    mainFood(choices[choice]?.wishes ?? [], text) ?? { kind: "change", words: text, choice, text }
  );
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
  { choices, isTurned }: Extract<SaidPart, { kind: "ask" }>,
  text: string,
): FormQuestion {
  const left = leftOf(choices, text);
  const possible = choices.flatMap((one, choice) => {
    const food = mainFood(one.wishes, text);
    const all =
      food === undefined
        ? one.wishes.map((wish) => meantBy(wish, text) ?? changeOf(wish, text, choice))
        : [[food]];
    const meant = allOf(all)?.map((wish) =>
      one.label === "add" ? withOthers(wish, choices) : wish,
    );
    const open = one.label === "add" ? left : [];
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
    wishes.flatMap((wish) => ("what" in wish ? [wish.what.text.toLowerCase()] : [])),
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

/** Words that may turn a place round, before it in its sentence or beside it. */
const MAY_REFUSE =
  /\b(?:no|not|nor|never|without|w\/o|skip|drop|avoid|hates?|except|but|however|unless|only|instead|rather|than|too|less|over(?:rated|priced|crowded|run)|boring|bored|seen|been|did|done|already|enough|scared|afraid|closed?|or|leave|out|miss|bin|ditch)\b|n['’]t\b|\b(?:do|does|did|is|are|was|wo|ca|wouldn?)nt\b|\?/i;
const IS_PRAISED = /\b(?:good|great|best|nice|want|like|love)\b/i;
const REFUSES = /\b(?:hates?|allergic|intolerant|dislikes?|can['’]?t stand)\b/i;

/** What is named without a word against it nobody leaves out, and "I hate fish" asks for none. */
function withoutOpposites(question: FormQuestion, until: string, words: string): FormQuestion {
  const sentence = `${until.split(/[.!?;\n]/).at(-1)} ${words}`;
  const [first] = question.choices;
  const silly = !MAY_REFUSE.test(sentence)
    ? first?.label === "add"
      ? /^leaveOut$/
      : first?.label === "addMeal" && IS_PRAISED.test(words)
        ? /^noMeal$/
        : undefined
    : first?.label !== "addMeal" && REFUSES.test(words)
      ? /^addMeal$/
      : undefined;
  if (silly === undefined) return question;
  return { ...question, choices: question.choices.filter(({ label }) => !silly.test(label)) };
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

/** A reading as a change to the plan that is made. What names places is read otherwise of a plan that has them, so it is said in plain words. */
function changeOf(wish: SaidWish, text: string, choice: number): MeantWish[] | undefined {
  const on = daysOf(wish.when);
  if (!("what" in wish)) return [{ kind: "change", words: text, choice, text }];
  const words = plainWords(wish);
  if (words === undefined) return undefined;
  const { what } = wish;
  const seen =
    what.kind === "places" ? [{ kind: "see" as const, names: namesOf(what), ...on, text }] : [];
  return [...seen, { kind: "change", words: words.slice(0, MAX_WISH_CHARACTERS), ...on, text }];
}

function plainWords(wish: Extract<SaidWish, { readonly what: SaidObject }>): string | undefined {
  const name = wish.what.kind === "places" ? namesOf(wish.what) : wish.what.text;
  const isOut = wish.what.kind === "category" && wish.what.isOut === true;
  if (wish.verb === "add" && isOut) return "a day trip";
  if (wish.verb === "add" && wish.when?.isEvery === true) return `${name} every day`;
  if (wish.verb === "stay" && typeof wish.minutes === "number")
    return `${wish.minutes} minutes at ${name}`;
  if (wish.verb === "set-start" && typeof wish.minutes === "number")
    return `${name} ${wish.isLatest ? "by" : "at"} ${clockText(wish.minutes)}`;
  if (wish.verb !== "move" || typeof wish.to !== "string") return undefined;
  return /^(?:first|last)$/.test(wish.to) ? `${name} ${wish.to}` : `${name} in the ${wish.to}`;
}

/** What makes no plan is done with the plan that is made, by the same words; the places that it names have to be in it. */
function meantOf(wishes: readonly SaidWish[], text: string, isChosen?: true): readonly MeantWish[] {
  const planned = wishes.flatMap((wish) => meantBy(wish, text) ?? []);
  const left = wishes.filter((wish) => meantBy(wish, text) === undefined);
  if (left.length === 0) return planned;
  const [meal, ...others] = left;
  // "Gluten-free pizza": the pizza by itself.
  if (planned.length > 0 && others.length === 0 && meal?.verb === "meal" && meal.food !== undefined)
    return [...planned, { kind: "change", words: meal.food, choice: 0, text }];
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
  const isSole = others.length === 0 && planned.length === 0 && meal !== undefined;
  const said = isSole && isChosen ? inWords(meal, text) : undefined;
  return [...planned, ...seen, { kind: "change", words: text, ...said, ...daysOf(on), text }];
}

/** A wish that its words only speak for, as the trip's page reads it. */
function inWords(
  wish: SaidWish,
  text: string,
): { readonly words: string; readonly choice?: number } | undefined {
  if (wish.verb !== "meal") {
    const words =
      "what" in wish && wish.what !== undefined
        ? plainWords({ ...wish, what: wish.what })
        : undefined;
    return words === undefined ? undefined : { words: words.slice(0, MAX_WISH_CHARACTERS) };
  }
  const { verb: _, meal, food, isNice, when, ...more } = wish;
  if (Object.values(more).some((one) => one !== undefined)) return undefined;
  const every = when?.isEvery === true ? " every day" : "";
  if (isNice === true && food === undefined) return { words: `a special ${meal}${every}` };
  const isAny = meal === "any" || !text.toLowerCase().includes(meal);
  return food !== undefined && isAny && isNice === undefined
    ? { words: `${food}${every}`, choice: 0 }
    : undefined;
}

const BRINGS = /^(?:set-start|set-end|stay|move|lock|swap|together|apart)$/;

function allOf<One>(parts: readonly (readonly One[] | undefined)[]): readonly One[] | undefined {
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}
