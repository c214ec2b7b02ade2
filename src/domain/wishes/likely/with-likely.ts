import type { NameIndex } from "../language/said-names.ts";
import { segmentOf } from "../language/said-segment.ts";
import type { Choice, SaidPart, SaidWish } from "../language/said-wish.ts";
import { itemsOf, mayTakeBack } from "../language/settled.ts";
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
  /[?>]|\b(?:if|unless|whether|depend\w*|maybe|perhaps|might|possibly|rather|otherwise|idk|dunno|unsure|not sure|either|or|but|except|apart from|why|who|than|hardly|barely|already|again)\b/i;
/** What takes something out. A choice that does needs one of them beside the thing, and one that brings it in none. */
const TAKES_OUT =
  /\b(?:no|not|nothing|none|neither|nor|never|without|avoid\w*|bypass|skip\w*|drop|remove|ditch|bin|chuck|scrap|axe|delete|lose|cut|leave|leaving|take|kick|hates?|nah|omit\w*|cancel\w*|seen|visited|been|fewer|less|stop|out|off|cannot|spare|enough|needed|necessary|over|instead of|refuse)\b|n['’]t\b|\b(?:do|ca|wo|is|are|was|does|did|should|would)nt\b/i;
/** It says when a day begins. */
const NEGATES = /\b(?:not|no|nothing|never|wont|dont|cant)\b|n['’]t\b/i;
const IS_DIET =
  /^(?:vegetarian|vegan|halal|kosher|glutenFree|lactoseFree|nutFree|seafoodFree|allergy)$/;

/** From this likelihood on a choice is done, and words are taken as said beside: see docs/planning.md. */
const IS_MEANT = 0.65;
const IS_ASIDE = 0.75;
/** A button that is less likely, or so many times less likely than the best, would be silly. */
const LEAST = 0.02;
const TIMES_LESS = 12;
const MOST_BUTTONS = 3;
/** Of these it is weighed which is meant. */
const MOST_CHOICES = 16;

/**
 * The parts of a text, of which those that the rules leave open are done, left as said beside, or asked with the likeliest
 * buttons.
 */
export function withLikely(parts: readonly SaidPart[], about: About): readonly SaidPart[] {
  return parts.map((part, at) => {
    const open = openPart(parts, at, about);
    if (open === undefined) return part;
    return decided(part, open, isTakenBack(part, parts.slice(at + 1, at + 3), about));
  });
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
  const all = [...own, ...more.filter((choice) => !isOfCity(choice, names))];
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
  return wish !== undefined && "what" in wish && cityWords.includes(wish.what.text.toLowerCase());
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
  const likely = likelihoods(open);
  if ((likely.get("aside") ?? 0) >= IS_ASIDE && !namesDiet(open))
    return { from, to, text, kind: "aside" };
  const ranked = open.choices
    .map((choice, at) => ({ choice, likelihood: likely.get(at) ?? 0 }))
    .toSorted((one, other) => other.likelihood - one.likelihood);
  const [best] = ranked;
  if (
    best !== undefined &&
    best.likelihood >= IS_MEANT &&
    (!mayBeTakenBack || isDiet(best.choice)) &&
    isPlain(best.choice, open)
  )
    return { ...part, choices: [best.choice], isMeant: true };
  const least = Math.max(LEAST, (best?.likelihood ?? 0) / TIMES_LESS);
  const note = part.choices.filter(({ label }) => label === "note");
  const buttons = ranked.filter(({ likelihood }) => likelihood >= least).slice(0, MOST_BUTTONS);
  // Without a note something has to be offered.
  const offered = buttons.length + note.length === 0 ? ranked.slice(0, 1) : buttons;
  return { ...part, choices: [...offered.map(({ choice }) => choice), ...note] };
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
function isPlain(choice: Choice, { whole, to, text }: OpenPart): boolean {
  if (LEAVES_OPEN.test(text) || whole[to] === "?") return false;
  const isNotBefore = /\bbefore\b/i.test(text) && NEGATES.test(text);
  if (isNotBefore && choice.wishes.some(({ verb }) => verb === "end-day")) return false;
  const direction = directionOf(choice);
  if (direction !== "in" && direction !== "out") return true;
  const [wish] = choice.wishes;
  const name = wish !== undefined && "what" in wish ? (wish.what?.text ?? "") : "";
  const beside = text.toLowerCase().replace(name.toLowerCase(), "");
  return TAKES_OUT.test(beside) === (direction === "out");
}
