import type { SaidObject } from "../language/said-items.ts";
import type { NameIndex } from "../language/said-names.ts";
import { segmentOf } from "../language/said-segment.ts";
import type { Choice, SaidPart, SaidWish } from "../language/said-wish.ts";
import { itemsOf, mayTakeBack } from "../language/settled.ts";
import { isWord } from "../language/unnamed.ts";
import { likelihoods } from "./likely.ts";
import { directionOf, type OpenPart } from "./option-features.ts";
import { possibleChoices } from "./possible-choices.ts";

export type About = {
  readonly whole: string;
  readonly names: NameIndex;
  readonly isOfForm: boolean;
};

/** What leaves it open whether something is wanted, or weighs one thing against another: it is asked, however likely. */
const LEAVES_OPEN =
  /[?>]|\b(?:if|unless|whether|depend\w*|maybe|perhaps|might|possibly|rather|instead|too \w+|from outside|otherwise|idk|dunno|unsure|not sure|either|or|but|except|apart from|(?:i|we)(?:['’]ve| have)(?: got)? (?:already )?an?|why|who|than|hardly|barely|already(?! booked| reserved| tickets)|again)\b/i;
/** What takes something out. A choice that does needs one of them beside the thing, and one that brings it in none. */
const TAKES_OUT =
  /\b(?:no|not|nothing|none|neither|nor|never|without|avoid\w*|bypass|skip\w*|drop|remove|ditch|bin|chuck|scrap|axe|delete|lose|cut|leave|leaving|take|kick|hates?|nah|omit\w*|cancel\w*|seen|visited|been|fewer|less|stop|out|off|cannot|spare|enough|needed|necessary|over|instead of|refuse)\b|n['’]t\b|\b(?:do|ca|wo|is|are|was|does|did|should|would)nt\b/i;
const EITHER = /\b(?:or|either)\b/i;
/** It says when a day begins. */
const NEGATES = /\b(?:not|no|nothing|never|wont|dont|cant)\b|n['’]t\b/i;
/** "Not so spicy", of which "spicy" is the open part. */
const ENDS_NEGATED = /\b(?:not|no|never|without|n['’]t)(?: (?:so|too|very|that|really|the|any))?$/i;
const IS_DIET =
  /^(?:vegetarian|vegan|halal|kosher|glutenFree|lactoseFree|nutFree|seafoodFree|allergy)$/;

/** From this likelihood on a choice is done, and words are taken as said beside: see docs/planning.md. */
const IS_MEANT = 0.5;
const IS_MEANT_UNKNOWN = 0.65;
const IS_ASIDE = 0.65;
/** From this one on it is looked at whether a trip has it already. */
const MAY_BE_SO = 0.35;
/** A button that is less likely, or so many times less likely than the best, would be silly. */
const LEAST = 0.04;
const TIMES_LESS = 6;
const MOST_BUTTONS = 3;
/** Of these it is weighed which is meant. */
const MOST_CHOICES = 16;

/**
 * The parts of a text, of which those that the rules leave open are done, left as said beside, or asked with the likeliest
 * buttons.
 */
export function withLikely(parts: readonly SaidPart[], about: About): readonly SaidPart[] {
  const done = parts.map((part, at) => {
    const open = openPart(parts, at, about);
    if (open === undefined) return part;
    return decided(part, open, isTakenBack(part, parts.slice(at + 1, at + 3), about));
  });
  return done.map((part, at) => {
    const { from, to, text } = part;
    return namesNext(part, done[at + 1], about) ? { from, to, text, kind: "aside" } : part;
  });
}

/** To bring in what another button keeps. */
function isKept({ wishes: [wish] }: Choice, all: readonly { readonly choice: Choice }[]): boolean {
  if (wish?.verb !== "add") return false;
  const isSame = (other: SaidWish | undefined) =>
    other?.verb === "keep" && other.what.text.toLowerCase() === wish.what.text.toLowerCase();
  return all.some(({ choice }) => isSame(choice.wishes[0]));
}

/** "The Pantheon, but early": the name of what the next part does something with. */
function namesNext(part: SaidPart, next: SaidPart | undefined, { names }: About): boolean {
  if (part.kind !== "ask" || next?.kind !== "ask" || next.isMeant !== true) return false;
  const items = itemsOf(part.text, { names }).filter(({ code }) => code !== "-");
  const [wish] = next.choices[0]?.wishes ?? [];
  const idOf = (what: SaidObject | undefined) =>
    what?.kind === "places" ? what.found[0]?.id : undefined;
  const named = idOf(items[0]?.what);
  return (
    items.length === 1 &&
    named !== undefined &&
    wish !== undefined &&
    "what" in wish &&
    idOf(wish.what) === named
  );
}

/** A part that the rules leave open, with all that could be meant; undefined for the others. */
export function openPart(
  parts: readonly SaidPart[],
  at: number,
  { whole, names, isOfForm }: About,
): OpenPart | undefined {
  const part = parts[at];
  if (part?.kind !== "ask") return undefined;
  const { from, to, text } = part;
  const items = itemsOf(text, { names });
  const segment = segmentOf(items);
  const own = part.choices.filter(({ label }) => label !== "note");
  // "£40".
  const spoken = whole.slice(Math.max(0, from - 1), to);
  const more = segment === undefined ? [] : possibleChoices(segment, spoken);
  const all = [...own, ...more].filter((choice) => !isOfCity(choice, names));
  const byMeaning = new Map(all.toReversed().map((choice) => [meaningOf(choice.wishes), choice]));
  const choices = all.filter((choice) => byMeaning.get(meaningOf(choice.wishes)) === choice);
  return {
    ...{ whole, from, to, text, items, isOfForm },
    choices: choices.slice(0, MOST_CHOICES),
    before: kindOf(parts[at - 1]),
    after: kindOf(parts[at + 1]),
  };
}

/** "Not all of Rome in one day". */
function isOfCity({ wishes: [wish] }: Choice, { cityWords = [] }: NameIndex): boolean {
  if (wish === undefined || !("what" in wish) || wish.what === undefined) return false;
  const words = wish.what.text.toLowerCase().split(" ");
  return words.every((word) => cityWords.includes(word));
}

/** What wishes come to, as a text that is the same for the same wishes. */
export function meaningOf(wishes: readonly SaidWish[]): string {
  const said = JSON.stringify(wishes, (key, value) => {
    if (key === "found") return value.slice(0, 1).map(({ name }: { name: string }) => name);
    if (key === "text") return value.toLowerCase();
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? Object.fromEntries(Object.entries(value).toSorted()) : value;
  });
  return said.replace(/["{}]/g, "");
}

function kindOf(part: SaidPart | undefined): string {
  return part?.kind === "wish" ? (part.wishes[0]?.verb ?? "aside") : (part?.kind ?? "");
}

function decided(part: SaidPart, open: OpenPart, mayBeTakenBack: boolean): SaidPart {
  if (part.kind !== "ask") return part;
  const { from, to, text } = part;
  const booked = bookedTable(open);
  if (booked !== undefined) return { ...part, choices: [booked], isMeant: true };
  // Which of several places of a name is meant nobody can guess.
  if (!open.isOfForm && part.choices.some(({ label }) => label === "which")) return part;
  // "The Pantheon or the Trevi Fountain": one or the other.
  const isEither =
    EITHER.test(text) && part.choices.filter(({ label }) => label !== "note").length > 1;
  if (isEither) return part;
  const likely = likelihoods(open);
  const isAside = (likely.get("aside") ?? 0) >= IS_ASIDE;
  if (isAside && part.isTurned !== true && !namesDiet(open))
    return { from, to, text, kind: "aside" };
  const ranked = open.choices
    .map((choice, at) => ({ choice, likelihood: likely.get(at) ?? 0 }))
    .toSorted((one, other) => other.likelihood - one.likelihood);
  const [best] = ranked;
  if (
    best !== undefined &&
    best.likelihood >= IS_MEANT &&
    (!mayBeTakenBack || directionOf(best.choice) === "in" || isDiet(best.choice)) &&
    isPlain(best.choice, best.likelihood, open)
  )
    return { ...part, choices: [best.choice], isMeant: true };
  const most = Math.max(
    ...ranked.map(({ choice, likelihood }) => (isPartOfName(choice, open.items) ? 0 : likelihood)),
    0,
  );
  const least = Math.max(LEAST, most / TIMES_LESS);
  const note = part.choices.filter(({ label }) => label === "note");
  const buttons = ranked
    .filter(({ choice, likelihood }) => likelihood >= least && !isKept(choice, ranked))
    .filter(({ choice }) => !isContrary(choice, open) && !isPartOfName(choice, open.items))
    .slice(0, MOST_BUTTONS);
  // Without a note something has to be offered.
  const offered = buttons.length + note.length === 0 ? ranked.slice(0, 1) : buttons;
  const [wish, ...others] = best?.choice.wishes ?? [];
  const isLikely =
    best !== undefined &&
    best.likelihood >= MAY_BE_SO &&
    isPlain(best.choice, best.likelihood, open);
  return {
    ...{ ...part, choices: [...offered.map(({ choice }) => choice), ...note] },
    ...(isLikely && wish !== undefined && others.length === 0 ? { likeliest: wish } : {}),
  };
}

/** "Remove the Pantheon, zorble it instead", "museums, but not on Monday". */
function isTakenBack(
  { to }: SaidPart,
  behind: readonly SaidPart[],
  about: Pick<About, "whole" | "names">,
): boolean {
  return behind.some((next) => {
    const between = about.whole.slice(to, next.from);
    if (next.kind === "wish" || /[.;!?]/.test(between)) return false;
    return /\b(?:but|except|unless|only if)\b/i.test(between) || mayTakeBack(next, about);
  });
}

/** "A big dinner booked at Ramiro at 20:30". */
function bookedTable({ items, choices }: OpenPart): Choice | undefined {
  const isBooked = items.some(({ code }) => code === "booked");
  return choices.find(
    ({ wishes: [wish] }) =>
      isBooked &&
      wish?.verb === "meal" &&
      wish.table !== undefined &&
      typeof wish.minutes === "number",
  );
}

/** What somebody can't eat is never said beside. */
function namesDiet({ choices }: OpenPart): boolean {
  return choices.some(isDiet);
}

function isDiet({ wishes }: Choice): boolean {
  return wishes.some((wish) => wish.verb === "need" && IS_DIET.test(wish.need));
}

/** Nothing that is said leaves it open or speaks for the opposite. */
function isPlain(
  choice: Choice,
  likelihood: number,
  { whole, from, to, text, items, isOfForm }: OpenPart,
): boolean {
  const isNegated = ENDS_NEGATED.test(whole.slice(0, from).trimEnd());
  const isPair = choice.wishes.some((wish) => wish.verb === "swap" && wish.by !== undefined);
  const said = isPair ? text.replace(/\binstead of\b/i, "") : text;
  // "Live music in the evening??" asks for it where there is no plan that could be asked about.
  const isQuestion = whole[to] === "?" && !(isOfForm && directionOf(choice) === "in");
  if (LEAVES_OPEN.test(said) || isNegated || isQuestion) return false;
  if (isNotBefore(text) && choice.wishes.some(({ verb }) => verb === "end-day")) return false;
  if (isPartOfName(choice, items)) return false;
  if (isUnknown(choice) && likelihood < IS_MEANT_UNKNOWN) return false;
  const isCheaper = choice.wishes.some(({ verb }) => verb === "cheaper");
  if (isCheaper && !isOfForm && !SAYS_CHEAP.test(text)) return false;
  const isNotAsSaid = choice.wishes.some((wish) => wish.verb === "swap" && swapsRound(wish, text));
  if (isNotAsSaid) return false;
  const direction = directionOf(choice);
  return (
    (direction !== "in" && direction !== "out") || takesOut(choice, text) === (direction === "out")
  );
}

const SAYS_CHEAP = /\b(?:cheap\w*|afford|budget|expensive|pric\w+|money|broke|free)\b/i;
/** So much of a name, at least, is said where unknown words stand beside it. */
const LEAST_OF_NAME = 0.4;

/** What is added has no name that the guide knows. */
function isUnknown({ wishes }: Choice): boolean {
  return wishes.some(
    (wish) =>
      wish.verb === "add" &&
      wish.what.kind === "places" &&
      wish.what.found.every(({ id, name }) => id === name),
  );
}

/** "Harry Potter" is not Potters Fields. */
function isPartOfName({ wishes }: Choice, items: OpenPart["items"]): boolean {
  return wishes.some((wish) => {
    const what = "what" in wish ? wish.what : undefined;
    const at = items.findIndex((item) => what !== undefined && item.what?.text === what.text);
    const [found] = what?.kind === "places" ? what.found : [];
    if (what === undefined || found === undefined || at === -1) return false;
    const isLong = what.text.length >= LEAST_OF_NAME * found.name.length;
    return !isLong && (isWord(items[at - 1]) || isWord(items[at + 1]));
  });
}

/** "Camden Market instead of the Tower", the other way round. */
function swapsRound({ what, by }: SaidWish & { readonly verb: "swap" }, text: string): boolean {
  const [, behind] = /\b(?:instead of|in place of) (?:the |our )?(.*)/i.exec(text) ?? [];
  if (behind === undefined || typeof by !== "object") return false;
  return !behind.toLowerCase().startsWith(what.text.toLowerCase());
}

const isNotBefore = (text: string) => /\bbefore\b/i.test(text) && NEGATES.test(text);
const BEGINS_NEGATED = /^(?:(?:and|but|please|pls|also) )*(?:no|without|skip|avoid|never)\b/i;
const HAS_EXCEPTION = /\b(?:but|except|apart from|instead|rather|only|if)\b/i;

/** It takes something out, of which nothing is said, or brings in what is refused. */
function isContrary(choice: Choice, { text }: OpenPart): boolean {
  const direction = directionOf(choice);
  if (isNotBefore(text) && choice.wishes.some(({ verb }) => verb === "end-day")) return true;
  if (direction === "in" && !isDiet(choice))
    return BEGINS_NEGATED.test(text) && !HAS_EXCEPTION.test(text);
  return direction === "out" && !takesOut(choice, text) && !LEAVES_OPEN.test(text);
}

/** Something beside the name of what a choice is about speaks of taking out. */
function takesOut({ wishes: [wish] }: Choice, text: string): boolean {
  const name = wish !== undefined && "what" in wish ? (wish.what?.text ?? "") : "";
  return TAKES_OUT.test(text.toLowerCase().replace(name.toLowerCase(), ""));
}
