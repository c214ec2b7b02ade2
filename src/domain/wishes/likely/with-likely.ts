import { noteChoice } from "../language/near-choices.ts";
import { daysSaid } from "../language/parts-together.ts";
import { OF_HEALTH } from "../language/read-told.ts";
import { withNear } from "../language/said-choices.ts";
import type { NameIndex } from "../language/said-names.ts";
import { segmentOf } from "../language/said-segment.ts";
import type { When } from "../language/said-times.ts";
import type { Choice, SaidPart, SaidWish } from "../language/said-wish.ts";
import { itemsOf, mayTakeBack } from "../language/settled.ts";
import {
  IS_OF_OTHERS,
  isContrary,
  isDiet,
  isListedOut,
  isOff,
  isPartOfName,
  isPlain,
  isRefusal,
  isSilly,
  leftOut,
} from "./bounds.ts";
import { likelihoods } from "./likely.ts";
import { choicesBeside, isNothingOfIt, leavesUnread, losesWords, maySay } from "./nothing-lost.ts";
import { directionOf, type OpenPart } from "./option-features.ts";
import { possibleChoices } from "./possible-choices.ts";

export type About = {
  readonly whole: string;
  readonly names: NameIndex;
  readonly isOfForm: boolean;
};

const IS_SHIFT = /^(?:earlier|later)$/;
const EITHER = /\b(?:or|either)\b/i;
/** From this likelihood on a choice is done, and words are taken as said beside: see docs/planning.md. */
const IS_MEANT = 0.5;
/** The same of a trip, for whatever doesn't take something out. */
const IS_MEANT_ON_TRIP = 0.7;
const IS_ASIDE = 0.9;
/** From this one on it is looked at whether a trip has it already. */
const MAY_BE_SO = 0.5;
/** A button that is less likely, or so many times less likely than the best, would be silly. */
const LEAST = 0.04;
const TIMES_LESS = 6;
const MOST_BUTTONS = 3;
const MOST_OFFERED = 4;
/** Of these it is weighed which is meant. */
const MOST_CHOICES = 16;

/**
 * The parts of a text, of which those that the rules leave open are done, left as said beside, or asked with the likeliest
 * buttons.
 */
export function withLikely(said: readonly SaidPart[], about: About): readonly SaidPart[] {
  const parts = about.isOfForm
    ? said.map((part, at) => unlessLost(part, said[at - 1], about))
    : said;
  return parts.map((part, at) => {
    const open = openPart(parts, at, about);
    const done =
      open === undefined
        ? part
        : decided(part, open, {
            mayBeTakenBack: isTakenBack(part, parts.slice(at + 1, at + 3), about),
            isOpen: said[at]?.kind === "ask",
          });
    return isAskedAll(done, about) ? asked(part, done) : done;
  });
}

/** "A hammam, but only if men and women go together". */
const ONLY_IF =
  /^[\s,.?!]{0,3}(?:(?:lovely|fine|ok|okay|great|nice|good),? )?(?:but )?only (?:if|when)\b/i;

/** Of the form nothing is passed over that may be wanted, nor done where its words say more than is done. */
function unlessLost(
  part: SaidPart,
  former: SaidPart | undefined,
  { whole, names }: About,
): SaidPart {
  const { from, to, text } = part;
  const items = itemsOf(text, { names });
  if (part.kind === "aside" && maySay(part, items, whole)) {
    const beside = choicesBeside(former, items);
    const segment = beside.length === 0 ? segmentOf(items) : undefined;
    const choices = segment === undefined ? beside : withNear([], segment);
    return { from, to, text, kind: "ask", choices };
  }
  if (part.kind !== "wish") return part;
  const isTheirs = IS_OF_OTHERS.test(whole.slice(0, from)) || ONLY_IF.test(whole.slice(to));
  if (!isTheirs && !losesWords(part.wishes, text, items)) return part;
  const asItIs = { label: "doIt", name: "", wishes: part.wishes } as const;
  const choices = isNothingOfIt(part.wishes, text) ? [] : [asItIs];
  return { from, to, text, kind: "ask", choices, isTurned: true };
}

const BOOKED = /\b(?:tickets?|booked|reserved|reservation)\b/i;
const WANTS = /\b(?:want\w*|love\w*|paying|pays|treat\w*|one|some)\b/i;
const SAYS_WHY = /^(?:and )?(?:because|bc|cos|cuz|since|as|so|when|that|which|who)\b/i;

/** "We have tickets for Tuesday at 2pm", "she's paying for one posh tea": nothing that may be passed over. */
function isAskedAll({ kind, text }: SaidPart, { names, isOfForm }: About): boolean {
  if (kind !== "aside" || SAYS_WHY.test(text)) return false;
  const items = itemsOf(text, { names });
  const isTimed = items.some(({ when, minutes }) => (when ?? minutes) !== undefined);
  const isFood = items.some(({ meal, food }) => (meal ?? food) !== undefined);
  return (BOOKED.test(text) && isTimed) || (isOfForm && isFood && WANTS.test(text));
}

function asked(part: SaidPart, { from, to, text }: SaidPart): SaidPart {
  return part.kind === "ask" ? part : { from, to, text, kind: "ask", choices: [] };
}

/** To bring in what another button keeps. */
function isKept({ wishes: [wish] }: Choice, all: readonly { readonly choice: Choice }[]): boolean {
  if (wish?.verb !== "add") return false;
  const isSame = (other: SaidWish | undefined) =>
    other?.verb === "keep" && other.what.text.toLowerCase() === wish.what.text.toLowerCase();
  return all.some(({ choice }) => isSame(choice.wishes[0]));
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
  const [day] = items.some(({ code }) => code === "Dthis")
    ? daysSaid(whole.slice(0, from)).slice(-1)
    : [];
  const all = [...own, ...more]
    .filter(
      (choice) => !isOfCity(choice, names) && !(day !== undefined && choice.label === "fewer"),
    )
    .map((choice) => (isOfForm && day !== undefined ? onDay(choice, day) : choice))
    .map((choice) => (ONE_PART.test(text) ? ofOneDay(choice) : choice));
  const byMeaning = new Map(all.toReversed().map((choice) => [meaningOf(choice.wishes), choice]));
  const choices = all.filter((choice) => byMeaning.get(meaningOf(choice.wishes)) === choice);
  return {
    ...{ whole, from, to, text, items, isOfForm },
    choices: choices.slice(0, MOST_CHOICES),
    before: kindOf(parts[at - 1]),
    after: kindOf(parts[at + 1]),
  };
}

/** "No museums that day": on the day that was named before. */
function onDay(choice: Choice, when: When): Choice {
  const wishes = choice.wishes.map((wish) => ({ ...wish, when: wish.when ?? when }) as SaidWish);
  return { ...choice, wishes };
}

const ONE_PART = /\b(?:one|an?) (?:whole |full |free |entire )*(?:morning|afternoon|evening)\b/i;

/** "Leave me one whole afternoon with nothing on it": on the day in the middle (`When.days` of 0). */
function ofOneDay(choice: Choice): Choice {
  const wishes = choice.wishes.map((wish) =>
    wish.verb === "free" && wish.when === undefined ? { ...wish, when: { days: [0] } } : wish,
  );
  return { ...choice, wishes };
}

/** "Not all of Rome in one day". */
function isOfCity({ wishes: [wish] }: Choice, { cityWords = [] }: NameIndex): boolean {
  if (wish === undefined || !("what" in wish) || wish.what === undefined) return false;
  const words = wish.what.text.toLowerCase().split(" ");
  const names = words.filter((word) => !/^(?:in|at|to|of|the)$/.test(word));
  return names.length > 0 && names.every((word) => cityWords.includes(word));
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

/** @param isOpen whether any of it may be done unasked. */
function decided(
  part: SaidPart,
  open: OpenPart,
  { mayBeTakenBack, isOpen }: { readonly mayBeTakenBack: boolean; readonly isOpen: boolean },
): SaidPart {
  if (part.kind !== "ask") return part;
  const { from, to, text } = part;
  const booked = bookedTable(open);
  if (booked !== undefined) return { ...part, choices: [booked], isMeant: true };
  const gone = open.isOfForm && isOpen ? leftOut(open) : undefined;
  if (gone !== undefined) return { ...part, choices: [gone], isMeant: true };
  // Which of several places of a name is meant nobody can guess.
  if (!open.isOfForm && part.choices.some(({ label }) => label === "which")) return part;
  // "No Louvre, Panthéon": out, too, or in.
  if (isOutOrIn(part.choices)) {
    const isOut = open.isOfForm && isOpen && isListedOut(open.whole.slice(0, from));
    return isOut ? { ...part, choices: part.choices.slice(0, 1), isMeant: true } : part;
  }
  // "Dinner at 9 is a joke": sooner or later, and nothing else.
  if (part.choices.length > 1 && part.choices.every(({ label }) => IS_SHIFT.test(label)))
    return part;
  // "The Pantheon or the Trevi Fountain": one or the other.
  const isEither =
    EITHER.test(text) &&
    !isOff(open) &&
    part.choices.filter(({ label }) => label !== "note").length > 1;
  if (isEither) return open.isOfForm && !isRefusal(text) ? wantedFirst(part) : part;
  const likely = likelihoods(open);
  const isAside = (likely.get("aside") ?? 0) >= IS_ASIDE;
  const isSaid = open.isOfForm && maySay(part, open.items, open.whole);
  if (isAside && part.isTurned !== true && !namesDiet(open) && !OF_HEALTH.test(text) && !isSaid)
    return { from, to, text, kind: "aside" };
  const ranked = open.choices
    .map((choice, at) => ({ choice, likelihood: likely.get(at) ?? 0 }))
    .toSorted((one, other) => other.likelihood - one.likelihood);
  const [best] = ranked;
  if (
    isOpen &&
    best !== undefined &&
    best.likelihood >= leastToDo(best.choice, open) &&
    (!mayBeTakenBack || directionOf(best.choice) === "in" || isDiet(best.choice)) &&
    isPlain(best.choice, best.likelihood, open) &&
    !isSilly(best.choice, open) &&
    !(open.isOfForm && losesWords(best.choice.wishes, text, open.items)) &&
    !(open.isOfForm && ONLY_IF.test(open.whole.slice(to))) &&
    !(open.isOfForm && leavesUnread(best.choice, open.items))
  )
    return { ...part, choices: [best.choice], isMeant: true };
  const named = ranked.filter(({ choice }) => !isPartOfName(choice, open.items));
  const least = Math.max(LEAST, (named[0]?.likelihood ?? 0) / TIMES_LESS);
  const note = part.choices.filter(({ label }) => label === "note");
  const fitting = named.filter(
    ({ choice }) => !isKept(choice, ranked) && !isContrary(choice, open) && !isSilly(choice, open),
  );
  // "Times Square can get lost": out, however rarely that is said so.
  const isGone = open.isOfForm && isOff(open);
  const buttons = fitting
    .filter(
      ({ choice, likelihood }) => likelihood >= least || (isGone && directionOf(choice) === "out"),
    )
    .slice(0, MOST_BUTTONS);
  // Without a note something has to be offered.
  const [first] = fitting;
  const offered = buttons.length + note.length === 0 && first !== undefined ? [first] : buttons;
  const segment = offered.length + note.length === 0 ? segmentOf(open.items) : undefined;
  const kept = segment === undefined ? note : [noteChoice(segment)];
  const [wish, ...others] = best?.choice.wishes ?? [];
  const isLikely =
    best !== undefined &&
    best.likelihood >= MAY_BE_SO &&
    isPlain(best.choice, best.likelihood, open);
  const rather = preferred(open);
  return {
    ...{
      ...part,
      choices: [...rather, ...offered.map(({ choice }) => choice), ...kept].slice(0, MOST_OFFERED),
    },
    ...(isLikely && wish !== undefined && others.length === 0 ? { likeliest: wish } : {}),
  };
}

const IS_RATHER = /^(?:.{0,20} )?(?:over|than|instead of) (?:the )?$|^ ?>+ ?$/i;

/** "Rather Yanaka than Akihabara": the one, and not the other. */
function preferred({ items, text, isOfForm }: OpenPart): readonly Choice[] {
  const [one, other, ...more] = items.filter(({ what }) => what?.kind === "places");
  if (!isOfForm || one?.what === undefined || other?.what === undefined || more.length > 0)
    return [];
  if (!IS_RATHER.test(text.slice(one.to, other.from))) return [];
  const wishes: readonly SaidWish[] = [
    { verb: "add", what: one.what },
    { verb: "remove", what: other.what },
  ];
  return [{ label: "doIt", name: "", wishes }];
}

/** "The Empire State or the Top of the Rock": which of them is to be seen, before which is not. */
function wantedFirst<Part extends SaidPart & { readonly kind: "ask" }>(part: Part): Part {
  const rankOf = (choice: Choice) => (directionOf(choice) === "in" ? 0 : 1);
  return { ...part, choices: part.choices.toSorted((a, b) => rankOf(a) - rankOf(b)) };
}

function leastToDo(choice: Choice, { isOfForm }: OpenPart): number {
  return isOfForm || directionOf(choice) === "out" ? IS_MEANT : IS_MEANT_ON_TRIP;
}

function isOutOrIn([out, into, ...others]: readonly Choice[]): boolean {
  const areAll = (choice: Choice | undefined, verb: "remove" | "add") =>
    choice?.label === "doIt" && choice.wishes.every((wish) => wish.verb === verb);
  return others.length === 0 && areAll(out, "remove") && areAll(into, "add");
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
