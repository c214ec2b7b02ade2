import { openOf } from "./parts-together.ts";
import { isTold } from "./remark.ts";
import { leavingByPlane } from "./rules/comings.ts";
import { withSaidBeside } from "./said-beside.ts";
import { type SaidItem, saidItems } from "./said-items.ts";
import type { NameIndex } from "./said-names.ts";
import type { SaidPart } from "./said-wish.ts";
import { saidWords } from "./said-words.ts";

export type About = {
  readonly whole: string;
  readonly names: NameIndex;
  readonly isBareWanted: boolean;
};

export type Wished = Extract<SaidPart, { readonly kind: "wish" }>;

/**
 * The parts of a text once all is read: what its words plainly speak for is a wish, what is only told is said beside, and
 * of a trip a wish that what isn't read may take back is asked.
 */
export function settled(said: readonly SaidPart[], about: About): readonly SaidPart[] {
  const parts = said.map((part) => asFact(part, about));
  const isSaidBeside = (part: SaidPart, at: number, all: readonly SaidPart[]) =>
    isIdle(part, all[at - 1], all[at + 1], about) || isNoThing(part, about);
  const idleAside = (part: SaidPart, at: number, all: readonly SaidPart[]) =>
    isSaidBeside(part, at, all) ? asAside(part) : part;
  const told = parts.map(idleAside);
  if (about.isBareWanted)
    return withSaidBeside(
      told
        .map((part, at) => (isLikedByOne(part, told[at + 1], about) ? openOf(part) : part))
        .map((part) => leavingByPlane(part, about.whole)),
      about.whole,
      (text) => itemsOf(text, about),
    );
  if (!told.some(({ kind }) => kind === "ask")) return told;
  return told
    .map((part, at, all) => (isSaidWith(part, all[at + 1], about) ? asAside(part) : part))
    .map((part, at, all) =>
      part.kind === "wish" &&
      (mayTakeBack(all[at + 1], about) ||
        (isWide(part) && all.some((one) => namesDay(one, about)))) &&
      !isOnlyTold(part)
        ? openOf(part)
        : part,
    );
}

/** It says which one is meant by another part. */
export const REFERS =
  /\b(?:it|its|them|they|one|ones|both|all|that|this|there|those|these|same|too|also|which)\b/i;

/** "The bazaar is closed on Sunday and the palace on Tuesday", "between the museum and dinner | one hour's rest". */
function asFact(part: SaidPart, about: About): SaidPart {
  // "Temples are nice but after two we are tired".
  const isPraise = / (?:is|are) (?:nice|fine|ok|okay|good|great|lovely)$/i.test(part.text);
  if (isPraise && /^[\s,]*but\b/i.test(about.whole.slice(part.to)))
    return part.kind === "ask" ? { ...part, isTurned: true } : openOf(part);
  if (part.kind !== "wish") return part;
  const [sentence = ""] = about.whole
    .slice(0, part.from)
    .split(/[.;!?]/)
    .slice(-1);
  const isDayOfThing =
    part.wishes.length > 0 &&
    part.wishes.every((wish) => wish.verb === "move" || wish.verb === "add") &&
    !itemsOf(part.text, about).some(({ code }) => /^(?:add|want|move|keep|swap)$/.test(code));
  const isListed = /\b(?:closed|shut)\b/i.test(sentence) && sentence.trimEnd().endsWith(" and");
  if (isDayOfThing && isListed) return asAside(part);
  // "We are okay to get up early for this" begins no other day.
  const isForThat = / for (?:this|that|it)$/i.test(part.text);
  if (isForThat && part.wishes.every((wish) => wish.verb === "start-day")) return asAside(part);
  const isBreak = part.wishes.some((wish) => wish.verb === "free-hours");
  if (isBreak && /\bbetween\b/i.test(sentence)) return openOf(part);
  return part;
}

const ORDERS = /^(?:rm|add|want|keep|move|swap|fewer|more|longer|shorter|no|not|only|S|T\w+)$/;

/** "The Colosseum on day 1 is too much after the flight, move it to day 2": why. */
function isSaidWith(part: SaidPart, next: SaidPart | undefined, about: About): boolean {
  const [wish] = next?.kind === "wish" ? next.wishes : [];
  if (part.kind !== "ask" || wish === undefined || !("what" in wish)) return false;
  const { what } = wish;
  const items = itemsOf(part.text, about);
  const things = items.filter((item) => item.what !== undefined);
  const [thing] = things;
  return (
    things.length === 1 &&
    what.kind === "places" &&
    thing?.what?.kind === "places" &&
    thing.what.found[0]?.id === what.found[0]?.id &&
    /\b(?:is|are|looks?|seems?)\b/i.test(part.text) &&
    !items.some(
      ({ code }) =>
        ORDERS.test(code) &&
        !(/\btoo\b/i.test(part.text) && /^(?:fewer|longer|shorter)$/.test(code)),
    )
  );
}

const TAKES_BACK =
  /^(?:(?:and|so|well|oh|hm+|ok|okay) )*(?:but|however|except|unless|or|instead|rather|not|only|if|wait|actually|sorry|then)\b/i;
const REVERSES =
  /\b(?:no|not|never|nor|instead|rather|only|except|unless|or|if|earlier|later|less|fewer|without|skip|drop|leave|delete|bin)\b|n['’]t\b/i;

/**
 * Whether what isn't read may take back the wish right before it: it begins so, or turns round what it calls "it". What
 * names a thing of its own speaks of that.
 */
export function mayTakeBack(
  next: SaidPart | undefined,
  about: Pick<About, "whole" | "names">,
): boolean {
  if (next?.kind !== "ask") return false;
  if (TAKES_BACK.test(next.text)) return true;
  // "The kids won't like it, but we do".
  if (
    /\bbut\b/i.test(about.whole.slice(next.from - 5, next.from)) &&
    /^(?:we|i|he|she|they) (?:do|does|can|will|would)$/i.test(next.text)
  )
    return true;
  const [first, ...others] = itemsOf(next.text, about).filter(({ code }) => code !== "-");
  const isOwn =
    /^(?:P|K|k|E)$/.test(first?.code ?? "") ||
    (/^(?:no|not|rm|add|want|keep|move|swap|fewer|more)$/.test(first?.code ?? "") &&
      others.some(({ what, food, meal }) => (what ?? food ?? meal) !== undefined));
  return !isOwn && REFERS.test(next.text) && REVERSES.test(next.text);
}

/** "In the evening, not in the morning". */
const CONTRASTS_PART =
  /^(?:and )?not (?:in the |at |during the )?(?:morning|mornings|afternoon|evening|night|daytime|day)$/i;
const NIGHT_OUT =
  /^(?:we|i|were|we['’]re|im|i['’]m)\b.* (?:going out|out late|partying|clubbing|drinking)\b/i;
const HEARD = /^(?:we |i |ive |i['’]ve )?(?:heard|read) (?:that |it |the |its )/i;

const NAMED = /^(?:P|K|k|E|food|meal|need|T\w+|S|R|max|no|not|nothing|rm|add)$/;
const SAYS_AGAIN =
  /^(?:(?:so|and|please|pls) )*(?:(?:we |i )?(?:do not|don['’]?t) need (?:it|them|that)(?: again)?|(?:(?:i|we)(?:['’]ve| have)? )?had (?:my|our) fill of (?:it|them|those|that)|(?:skip|drop)|(?:leave|skip|drop|take) (?:these|those|them|both|it|that|this)(?: two| both| one)?(?: out)?|(?:it|they|this|that) (?:is|are)(?:n['’]t| not) (?:necessary|needed|so important)(?: this time| again)?)$/i;
const BEFORE_OTHERS =
  /^before (?:all )?(?:the )?(?:crowds?|masses|tourists|others|queues?|lines?|everyone|hordes|rush)\b/i;

const GIVES_REASON =
  /^(?:because of|due to|thanks to) (?:the |all the |our |my )?(?:heat|crowds?|sun|rain|cold|weather|queues?|masses|tourists|traffic|jet ?lag)$/i;

/** "My first visit to Germany". */
const NTH_VISIT =
  /^(?:(?:this|it) ?(?:['’]?s|is|will be) )?(?:already )?(?:(?:my|our|the) (?:very )?(?:first|second|third|fourth|last|\d(?:st|nd|rd|th)) (?:time|visit|trip|stay|journey)|(?:first|second|third|\d(?:st|nd|rd|th)) time)\b(?: (?:(?:to|in|at) ?(?:the )?)?\p{L}+(?: \p{Lu}\p{L}+)?)?$/iu;
/** "Everyone says it's trash". */
const SAID_OF_IT =
  /^(?:every(?:one|body)|people|they|my friends?) (?:says?|said|told me) (?:it|its|it['’]s|they|that)\b/i;
/** What they come for, and for how long: "girls weekend", "Christmas in New York"; nobody is sent to what is shut. */
const OCCASION =
  /^(?:(?:girls?|boys|lads?|guys|hen|stag|mums?|family|valentine['’]?s?|easter|long|first|city|(?:bank )?holiday) (?:weekend|trip)|christmas in [\p{L} ]{3,20}|(?:we['’]?re |we are |i['’]?m )?only here for (?:the|a|one) day|(?:please |pls )*(?:don['’]?t|do not|dont) (?:send|take|bring|put) us (?:to |in |at )?[\p{L} ]{0,24}\b(?:closed|shut))[.!]?$/iu;
const PRAISE =
  /^(?:(?:this|that|it) (?:is|looks)(?: like)? )?(?:a |an |such a |what a )?(?:really |very |so )?(?:nice|good|great|lovely|perfect|wonderful|beautiful|cool|amazing|awesome) (?:plan|trip|itinerary|job|work)(?: so far)?[.!]*$/i;
/** Nothing else changes: it is so anyway. */
const KEEPS_ALL =
  /^(?:(?:otherwise|and|but) )*(?:everything|all|the rest|anything)(?: else)?(?: (?:on|of) (?:day \d|\p{L}+))?(?: (?:please|pls|can|should|may|must))* (?:remains?|stays?|keep|be (?:left|kept)|(?:looks|is|are) (?:good|fine|perfect|great|ok))(?: (?:as it is|as is|the same|like that|like this|unchanged))?[.!]*$/iu;
/** A day that is kept, by itself. */
const FEAST = /\b(?:anniversary|birthday|bday)\b|\bturns? \d+\b/i;
const IS_FEASTED = /\b(?:special|dinner|restaurant)\b/i;
const SPECIAL = /^(?:so )?(?:something|smth|sth|somewhere) (?:special|nice|fun)$/i;

/** "(I know, Spain)", "we visit Rome": a name in brackets that nobody knows, and that of the town or its country. */
function isNoThing(part: SaidPart, { whole, names }: About): boolean {
  const [wish, ...others] = part.kind === "wish" ? part.wishes : [];
  const before = whole.slice(0, part.from);
  if (NTH_VISIT.test(part.text)) return true;
  return (
    wish?.verb === "add" &&
    others.length === 0 &&
    wish.what.kind === "places" &&
    wish.what.found.every(({ id, name }) => id === name) &&
    (before.lastIndexOf("(") > before.lastIndexOf(")") ||
      names.cityWords?.includes(wish.what.text.toLowerCase()) === true)
  );
}

/** Nothing can be done about it but to keep the words, and they ask for nothing of their own. */
function isIdle(
  part: SaidPart,
  former: SaidPart | undefined,
  next: SaidPart | undefined,
  about: About,
): boolean {
  if (part.kind !== "ask") return false;
  // "We'll have jet lag, so only a light programme".
  const isWhy =
    next?.kind === "wish" &&
    /^[\s,.;]*(?:so|therefore|that['’]?s why)\b/i.test(about.whole.slice(part.to, next.to));
  if (isWhy && !itemsOf(part.text, about).some(({ code }) => NAMED.test(code))) return true;
  const led = former?.kind === "wish" ? former.wishes : [];
  if ([HEARD, OCCASION, PRAISE, KEEPS_ALL].some((said) => said.test(part.text.trim()))) return true;
  if (SAID_OF_IT.test(part.text) && !itemsOf(part.text, about).some(({ what }) => what))
    return true;
  if (FEAST.test(part.text) && next !== undefined && IS_FEASTED.test(next.text)) return true;
  if (led.some(({ verb }) => verb === "start-day") && NIGHT_OUT.test(part.text)) return true;
  if (led.some(({ verb }) => verb === "move") && CONTRASTS_PART.test(part.text)) return true;
  if (led.length > 0 && BEFORE_OTHERS.test(part.text)) return true;
  if (led.length > 0 && GIVES_REASON.test(part.text)) return true;
  if (led.some(({ verb }) => verb === "remove") && SAYS_AGAIN.test(part.text)) return true;
  if (/\b(?:birthday|anniversary|bday)\b/i.test(former?.text ?? "") && SPECIAL.test(part.text))
    return true;
  return (
    part.choices.every(({ label }) => label === "note") &&
    (about.whole[part.from - 1] === "(" || isTold(itemsOf(part.text, about), part.text))
  );
}

/** "Tired of churches, but he likes them". */
function isLikedByOne(part: SaidPart, next: SaidPart | undefined, about: About): boolean {
  return (
    part.kind === "wish" &&
    part.wishes.some(({ verb }) => verb === "remove") &&
    next?.kind === "ask" &&
    /\bbut\b/i.test(about.whole.slice(part.to, next.from)) &&
    /\b(?:likes?|loves?|wants?|does|do|would) ?(?:it|them|one|some|that|those)?$/i.test(next.text)
  );
}

const OF_DAYS = /^(?:pace|start-day|end-day|free-hours|most-a-day|less-walking)$/;
const SAYS_ALL =
  /\b(?:all|every|each|daily|always|dinners|lunches|mornings|evenings|nights|days|trip)\b/i;

/** What changes each day, and names none: what isn't read beside it may say which one is meant. */
function isWide({ text, wishes }: Wished): boolean {
  return (
    !SAYS_ALL.test(text) &&
    wishes.some(
      (wish) =>
        wish.when === undefined &&
        (OF_DAYS.test(wish.verb) || (wish.verb === "meal" && wish.minutes !== undefined)),
    )
  );
}

/** What isn't read, and names a day. */
function namesDay(part: SaidPart, about: About): boolean {
  return (
    part.kind === "ask" &&
    itemsOf(part.text, about).some(({ when, code }) => when !== undefined || code === "Dthis")
  );
}

/** Who travels, and what only gets an answer, changes no plan. */
function isOnlyTold({ wishes }: Wished): boolean {
  return wishes.every(
    (wish) =>
      wish.verb === "with" ||
      wish.verb === "is-open" ||
      (wish.verb === "need" && /^(?:lodging|facts)$/.test(wish.need)),
  );
}

export function asAside({ from, to, text }: SaidPart): SaidPart {
  return { from, to, text, kind: "aside" };
}

export function itemsOf(text: string, { names }: Pick<About, "names">): readonly SaidItem[] {
  return saidItems(text, saidWords(text), names);
}
