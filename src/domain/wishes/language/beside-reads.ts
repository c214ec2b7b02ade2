import { VERBS } from "./part-sentence.ts";
import { isTail, type Read, WISH_VERB } from "./read-segment.ts";
import type { SaidItem, SaidObject } from "./said-items.ts";
import { IS_WHO, type Segment } from "./said-segment.ts";
import type { When } from "./said-times.ts";
import { kindsThatGo } from "./said-wish.ts";

const IS_MONEY = /^(?:dollars?|euros?|pounds?|yen|bucks|quid|money|budget)$/;

/** Words that turn a wish round. */
const TURNS = /^(?:not|except|but|instead|instof|rather|or|only|Dnot|if|else|correction|same)$/;

/**
 * A question that turns round may be about what stands beside it: "the Tate, but only outside". One that begins with a
 * place is about that place, unless it says something of both: "the Tate, MoMA is too far".
 */
export function turns({ reading, segment }: Read, beside: Read): boolean {
  if (!isOpen(reading)) return false;
  const told = segment.items.filter(({ code }) => !/^(?:-|,|and|so)$/.test(code));
  // "..., not on Sunday" is of it; "otherwise we are open" is of nothing.
  const isOfSomething = told.some(({ code, what }) => what !== undefined || WISH_VERB.test(code));
  // "We have only 100 dollars left".
  if (segment.items.some(({ word = "" }) => IS_MONEY.test(word)) && told[0]?.what === undefined)
    return false;
  if (segment.shape === "Dnot" || (told[0]?.code === "else" && !isOfSomething)) return false;
  // "The bar too" goes on.
  if (segment.items.some(({ word }) => /^(?:too|also|likewise)$/.test(word ?? ""))) return false;
  // "We only have hand luggage" says why.
  if (
    /^(?:want )?(?:\? )?only (?:want )?\?(?: \?)*$/.test(segment.shape) &&
    segment.items[0]?.isSubject
  )
    return false;
  // "The Tate out, we have not read the book", "keep the Tate and drop either A or B": clauses of their own.
  const isOwn =
    segment.items[0]?.isSubject === true || WISH_VERB.test(told[0]?.code ?? "") || isOfPerson(told);
  const turning = isOwn ? /^(?:except|but|instead|instof|if|else|only|correction)$/ : TURNS;
  const isOfBoth = ({ code }: SaidItem) =>
    /^(?:instead|instof|rather|same|correction|except|but|not)$/.test(code);
  const isTurning = ({ code }: SaidItem) => code.split(" ").some((one) => turning.test(one));
  // "Days 1 and 2 are good, on day 3 only shops": of its own day.
  const isOtherDay =
    told[0]?.code === "D" && beside.segment.when !== undefined && segment.when !== undefined;
  if (isOtherDay && !told.some(({ code }) => /^(?:if|else|except|correction)$/.test(code)))
    return false;
  if (told[0]?.what === undefined) return told.slice(0, 2).some(isTurning);
  // "Avoid that A and B become one day".
  if (told.some(({ code }) => WISH_VERB.test(code))) return false;
  return told.some(isOfBoth) || takesKinds(beside) || (!hasVerb(beside) && isClause(segment));
}

/** "Kids wont last 10 minutes". */
export function isOfPerson([first, next]: readonly SaidItem[]): boolean {
  return (
    IS_WHO.test(first?.code ?? "") &&
    /^(?:wont|dont|cant|will|are|is|get|gets|hate|hates|love|loves)$/.test(
      next?.words?.split(" ")[0] ?? "",
    )
  );
}

export function takesKinds({ reading }: Read): boolean {
  return typeof reading === "object" && !("choices" in reading) && kindsThatGo(reading).length > 0;
}

/** "The Orsay is closed", and no "Orsay café". */
function isClause({ items }: Segment): boolean {
  // "The museum if there are tickets" speaks of itself.
  if (items.some(({ code }) => code === "if")) return false;
  return items.some(
    ({ isSubject, word }) =>
      isSubject === true || /^(?:is|are|was|were|be|r|has)$/.test(word ?? ""),
  );
}

/** "Only 2 days, so the Tower": what follows a "so" is said for itself. */
export function areApart(former: Read, read: Read, whole: string): boolean {
  const [from, to] = [former.segment.items.at(-1)?.to ?? 0, read.segment.items[0]?.from ?? 0];
  return /\b(?:so|then|because|therefore)\b/i.test(whole.slice(from, to));
}

/** "The Forum we have already visited", "the Louvre we did last time": what stands before it by itself is no wish to see it. */
export function tellsOfBefore({ reading, segment: { items } }: Read, whole: string): boolean {
  const text = whole.slice(items[0]?.from ?? 0, items.at(-1)?.to ?? 0);
  return (
    isOpen(reading) && /\b(?:already|visited|been|seen|did|done|again|last time)\b/i.test(text)
  );
}

/** What stands between two parts of a sentence, as it was written. */
function between(former: Read, next: Read, whole: string): string {
  const from = former.segment.items.at(-1)?.to ?? 0;
  return whole.slice(from, next.segment.items[0]?.from ?? from);
}

const DIRECTLY = /^\s*$/;
const JOINED = /^\s*(?:and|or|&|\+|n|\/|nor|for|with|by)\s*$/i;
const TAKES = /\b(?:no|not|rm|fewer|max|only|nothing|swap)\b/;

/**
 * Of two parts without a mark between them the one that isn't read may belong to the other: "refuse to | drop it", "no show |
 * with a buffet", "swap A | and B round".
 */
export function runsOn(former: Read | undefined, next: Read | undefined, whole: string): boolean {
  if (former === undefined || next === undefined) return false;
  const gap = between(former, next, whole);
  const { items, objects, shape } = former.segment;
  const takes = TAKES.test(shape) || takesKinds(former);
  // "Dinner then | at 19:00".
  if (shape === "meal" && /^\s*then\s*$/i.test(gap)) return true;
  const [begins] = next.segment.items;
  // "... and the moats", and no "... and buy me a horse".
  const isThing = begins?.what !== undefined || /^(?:the|a|an|our|my)$/.test(begins?.words ?? "");
  const goesOnWith =
    (!hasVerb(next) && isThing && !comesIn(next)) ||
    next.segment.items.some(({ code }) => code === "if");
  const isListed =
    /\b(?:no|not|rm|nothing|swap)\b/.test(shape) ||
    (isOpen(former.reading) && former.reading !== "bare");
  if (isListed && JOINED.test(gap) && next.reading !== "aside" && goesOnWith) return true;
  // "The tower stays she will love it".
  const isWhich = takes && /^(?:that|thats|which|who|it)$/.test(begins?.word ?? "");
  if (!DIRECTLY.test(gap) || (begins?.isSubject === true && !isWhich)) return false;
  // "Take the Tate out kids wont last in there", "swap days 2 and 3 pls the bazaar is closed"; "no museums kids hate" says which.
  const isAsked = items.at(-1)?.word === "please" && isClause(next.segment);
  if (isRead(former) && !takesKinds(former) && (isAsked || isOfPerson(next.segment.items)))
    return false;
  if (isRead(former) && isRead(next))
    return objects.flat().some(isUnknown) || next.segment.shape === "keep";
  if (isRead(former)) {
    const isOfKind = takesKinds(former) || objects.flat().some(isUnknown);
    if (isTail(next.segment)) return takes && !leadsWhy(next, isOfKind);
    return next.reading !== "aside";
  }
  return former.reading !== "aside" || items.at(-1)?.code === "?";
}

/** "Take A out and B in". */
function comesIn({ reading, segment: { items } }: Read): boolean {
  return typeof reading === "object" && !("choices" in reading) && items.at(-1)?.word === "in";
}

/** "Skip A with the kids" says why; "no show with a buffet" which. */
function leadsWhy({ segment }: Read, isOfKind: boolean): boolean {
  const word = segment.items[0]?.word ?? "";
  return /^(?:for|because|since|so)$/.test(word) || (!isOfKind && /^(?:with|w)$/.test(word));
}

function isUnknown(what: SaidObject): boolean {
  return what.kind === "places" && what.found.every(({ id, name }) => id === name);
}

export function isRead({ reading }: Read): boolean {
  return reading === "bare" || (typeof reading === "object" && !("choices" in reading));
}

/** "Could replace A": what it is done with was named where nothing is sure. */
export function isOfOpen(read: Read, former: Read | undefined): boolean {
  if (former === undefined || isRead(former) || former.reading === "aside" || !isRead(read))
    return false;
  const { segment, reading } = read;
  const wishes = typeof reading === "object" && !("choices" in reading) ? reading : [];
  const said = segment.objects.flat();
  const isOther = (what: SaidObject | undefined) =>
    what !== undefined && !said.some(({ text }) => text === what.text);
  return wishes.some(
    (wish) =>
      ("what" in wish && isOther(wish.what)) ||
      (wish.verb === "swap" && isOther(wish.by)) ||
      (wish.verb === "move" &&
        typeof wish.to !== "string" &&
        isOther("before" in wish.to ? wish.to.before : wish.to.after)),
  );
}

function isOpen(reading: Read["reading"]): boolean {
  return (
    reading === "ask" || reading === "bare" || (typeof reading === "object" && "choices" in reading)
  );
}

/** A verb of a wish: "the Tate?" and "3 hours?" are questions. */
export function hasVerb({ segment }: Read): boolean {
  return segment.items.some(
    ({ code }) =>
      VERBS.test(code) ||
      /^(?:first|last|before|after|earlier|later|Dto|isin|max|order)$/.test(code),
  );
}

export function isSaidAgain({ segment }: Read, former: Read | undefined): boolean {
  // "We have tickets for Friday at 5. Move it there".
  const isFixed =
    typeof former?.reading === "object" &&
    !("choices" in former.reading) &&
    former.reading.some(({ verb }) => verb === "set-start" || verb === "meal");
  if (isFixed && segment.hasIt && segment.when === undefined)
    return /^(?:move|add|keep|lock)$/.test(segment.shape);
  // "The mosque not on Friday at noon. Please put it to another time".
  const isMoved =
    typeof former?.reading === "object" &&
    !("choices" in former.reading) &&
    former.reading.every(({ verb }) => verb === "not-on");
  if (isMoved && segment.hasIt && segment.when === undefined)
    return /^(?:move|add)$/.test(segment.shape);
  const isOfHours =
    former !== undefined &&
    typeof former.reading === "object" &&
    !("choices" in former.reading) &&
    former.reading.some(({ verb }) => /^(?:free|free-hours|start-day|end-day)$/.test(verb));
  return (
    isOfHours &&
    segment.when === undefined &&
    /^(?:back|athotel|free|nothing|nothing after meal|rm Q|nap \?|(?:not|nothing) (?:add )*all|not all add|nothing add|order)(?: athotel)?$/.test(
      segment.shape,
    )
  );
}

/** "Drop A, not B" keeps B; "A, not B" doesn't want it. */
export function isContrast({ segment }: Read, former: Read | undefined): boolean {
  return (
    segment.shape === "not P" &&
    former !== undefined &&
    former.segment.items.some(({ code }) => /^(?:rm|no|not|swap|fewer|instof)$/.test(code))
  );
}

/**
 * A wish about days that names none, where its sentence does, or speaks of a place before a "but" ("Sintra yes, but start
 * early"), or of an exception that no rule reads ("too early, make it 10 every day except the tower day").
 */
export function mayBeOfOneDay(
  read: Read,
  later: readonly Read[],
  sentence: readonly SaidItem[],
  days: readonly When[],
): boolean {
  if (!isOfDays(read)) return false;
  const begins = read.segment.items[0]?.from ?? 0;
  const but = sentence.find((item) => item.code === "but" && item.to <= begins);
  return (
    days.length > 0 ||
    (but !== undefined && isOfPlaceBefore(but, begins, sentence)) ||
    later.some((one) => isOpen(one.reading) && one.segment.items.some(isException))
  );
}

/** "Sintra yes, but start early", where nothing parts what is said after the "but". */
function isOfPlaceBefore(but: SaidItem, begins: number, sentence: readonly SaidItem[]): boolean {
  return (
    sentence.some(({ what, to }) => what !== undefined && to <= but.from) &&
    !sentence.some(({ code, from }) => code === "," && from > but.to && from < begins)
  );
}

export function ordersDays({ reading }: Read): boolean {
  return (
    typeof reading === "object" &&
    !("choices" in reading) &&
    reading.some(({ verb }) => /^(?:swap-days|swap-day-of|move-day|remove-days)$/.test(verb))
  );
}

function isException({ code }: SaidItem): boolean {
  return code === "except" || code === "Dnot";
}

/** A wish about days where another part of its sentence names some: it may be about those. */
export function isOfDays({ reading, segment }: Read): boolean {
  // A child naps on every day, and a bad hip is bad on each.
  const isHabit =
    segment.items.some(({ code }) => code === "nap") ||
    (typeof reading === "object" &&
      !("choices" in reading) &&
      reading.some(({ verb }) => verb === "need"));
  return (
    !isHabit &&
    typeof reading === "object" &&
    !("choices" in reading) &&
    reading.some(
      (wish) =>
        !("what" in wish) &&
        wish.when === undefined &&
        !/^(?:need|with|keep-rest|add-day|swap-days|move-day|remove-days)$/.test(wish.verb),
    )
  );
}

/** The days that a sentence names. */
export function daysIn(items: readonly SaidItem[]): readonly When[] {
  return items.flatMap(({ when }) => (when === undefined || when.isEvery ? [] : [when]));
}
