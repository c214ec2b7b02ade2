import { LIMITS } from "../../limits.ts";
import { bestReading, VERBS } from "./part-sentence.ts";
import { type Read, WISH_VERB } from "./read-segment.ts";
import { withoutAges } from "./said-ages.ts";
import { dayOrAll, partOf } from "./said-choices.ts";
import { withInstead } from "./said-instead.ts";
import { type SaidItem, type SaidObject, saidItems } from "./said-items.ts";
import { type NameIndex, nameIndex } from "./said-names.ts";
import { IS_WHO, type Segment, segmentOf } from "./said-segment.ts";
import type { When } from "./said-times.ts";
import { choiceOf, type SaidPart, type SaidWish } from "./said-wish.ts";
import { saidWords } from "./said-words.ts";

const TURNS = /^(?:not|except|but|instead|instof|rather|or|only|Dnot|if|else|correction|same)$/;

/**
 * Reads what a text asks for, part by part. Every word that carries a meaning belongs to a wish, to what is said beside,
 * or to a part that is asked back. What turns a wish round and is not understood makes its whole sentence a question.
 * Pure; the time is linear in the sentences and quadratic in the words of one.
 *
 * @param isBareWanted a name or a kind by itself is a wish to see it: on the form.
 * @param on the days that are meant where none is named.
 */
export function readSaid(
  text: string,
  names: NameIndex,
  isBareWanted: boolean,
  on?: When,
): readonly SaidPart[] {
  const whole = text.slice(0, LIMITS.text.wish);
  const { items, parts: ofPeople } = withoutAges(saidItems(whole, saidWords(whole), names), whole);
  const parts: SaidPart[] = [...ofPeople];
  let scope = on;
  const hasCorrection = items.some(({ code }) => code === "correction");
  let named: When | undefined;
  let spoken: Read | undefined;
  for (const { items: written, end, isInBrackets } of sentencesOf(items)) {
    // "On this day".
    const before = named;
    const sentence = written.map((item) => {
      named = item.when ?? named;
      return item.code === "Dthis" && named !== undefined
        ? { ...item, code: "D", when: named }
        : item;
    });
    const led = segmentOf(sentence);
    // "Sunday is for my dad" leads nothing.
    const isOfSomeone = sentence.some(({ code }) => IS_WHO.test(code));
    if (led !== undefined && led.shape === "" && led.when !== undefined && !isOfSomeone) {
      scope = led.when;
      continue;
    }
    const isAsked = end === "?";
    // "Who would not adore it": no wish, whatever its verb.
    const isRhetorical =
      /^(?:who|why|how)$/.test(sentence[0]?.word ?? "") && sentence[1]?.code !== "not";
    const reads = bestReading(sentence, isBareWanted && !isAsked && end !== ":").map((read) =>
      isInBrackets ||
      isRhetorical ||
      (isAsked && !hasVerb(read)) ||
      (end === "!" && isExclaimed(read))
        ? asked(read)
        : read,
    );
    turnFormer(parts, reads, sentence);
    const namesDays = daysIn(sentence).length > 0;
    const isTurned = hasCorrection || isConditional(sentence);
    let day: When | undefined = scope;
    for (const [at, read] of reads.entries()) {
      if (at === 0 && startsWithDay(read.segment)) day = read.segment.when;
      // "On day 2, ..." says what the rest is about.
      if (at === 0 && /^Q?$/.test(read.segment.shape) && day !== undefined && reads.length > 1)
        continue;
      const [former, next] = [reads[at - 1], reads[at + 1]];
      // "Naps 1-3, so back at the hotel then" says it twice.
      if (isSaidAgain(read, former ?? spoken)) continue;
      if (at === reads.length - 1) spoken = read;
      const isBareOne = !hasVerb(read);
      const isNear =
        (next !== undefined && turns(next, read) && !isSaidAgain(next, read)) ||
        (isBareOne && next !== undefined && tellsOfBefore(next, whole)) ||
        (former !== undefined &&
          (goesOn(read, former) ||
            (isBareOne && turns(former, read) && !areApart(former, read, whole))));
      const isVague =
        !namesDays &&
        day === undefined &&
        before !== undefined &&
        before.isEvery !== true &&
        isOfDays(read);
      if (isVague) {
        parts.push(dayOrAll(read, whole, before));
        continue;
      }
      const isLed = isHourOfNothing(read, next);
      // "Swap day 1 and 3" names no day of another wish.
      const days = reads.some(ordersDays) ? [] : daysIn(sentence);
      const isVagueDay =
        day === undefined && mayBeOfOneDay(read, reads.slice(at + 1), sentence, days);
      const [only, ...others] = days;
      if (isVagueDay && !isTurned && !isNear && only !== undefined && others.length === 0) {
        parts.push(dayOrAll(read, whole, only));
        continue;
      }
      parts.push(partOf(read, whole, { day, isTurned: isTurned || isNear || isLed || isVagueDay }));
    }
  }
  return settled(parts, ofPeople, { whole, names, isBareWanted });
}

/** The parts by what the others say. */
function settled(
  parts: readonly SaidPart[],
  ofPeople: readonly SaidPart[],
  {
    whole,
    names,
    isBareWanted,
  }: { readonly whole: string; readonly names: NameIndex; readonly isBareWanted: boolean },
): readonly SaidPart[] {
  const told = parts.filter(
    (part) =>
      part.kind !== "aside" || !ofPeople.some(({ from, to }) => from < part.to && part.from < to),
  );
  const sure = told.map((part) => (isOwned(part) ? openOf(part) : part));
  const said = withReasons(withCounts(withToo(withInstead(sure, whole), names)), names);
  return said.map((part) =>
    isSaidElsewhere(part, said) || (!isBareWanted && isWideBesideUnread(part, said, whole, names))
      ? openOf(part)
      : withLostDay(part, said, whole),
  );
}

/** What changes every day of a trip, or all of a kind. */
const WIDE = /^(?:start-day|end-day|lock-days|free|meal)$/;

/** "Sintra instead of Cascais, back at 18:00": beside something that isn't read, an hour of no day may be meant for that alone. */
function isWideBesideUnread(
  part: SaidPart,
  parts: readonly SaidPart[],
  whole: string,
  names: NameIndex,
): boolean {
  if (part.kind !== "wish") return false;
  const isWide = part.wishes.some(
    (wish) =>
      wish.verb === "lock-days" ||
      (WIDE.test(wish.verb) && wish.when === undefined) ||
      kindsThatGo([wish]).length > 0,
  );
  const mayLimit = ({ text }: SaidPart) =>
    saidItems(text, saidWords(text), names).some(
      ({ what, when, code }) => what !== undefined || when !== undefined || TURNS.test(code),
    );
  return isWide && unreadBeside(part, parts, whole).some(mayLimit);
}

/** "The aquarium, it's her birthday on Saturday": a day that isn't read may be the one that it is wanted on. */
function withLostDay(part: SaidPart, parts: readonly SaidPart[], whole: string): SaidPart {
  if (part.kind !== "wish") return part;
  const isAnyDay = part.wishes.some(({ verb, when }) => verb === "add" && when === undefined);
  if (!isAnyDay) return part;
  const [lost, ...others] = unreadBeside(part, parts, whole).flatMap(({ text }) => daysSaid(text));
  if (lost === undefined) return part;
  const open = openOf(part);
  if (open.kind !== "ask" || others.length > 0) return open;
  const onIt = part.wishes.map((wish) => (wish.verb === "add" ? { ...wish, when: lost } : wish));
  return { ...open, choices: [{ label: "thatDay", name: "", wishes: onIt }, ...open.choices] };
}

function daysSaid(text: string): readonly When[] {
  return daysIn(saidItems(text, saidWords(text), NO_NAMES));
}

const NO_NAMES = nameIndex([]);

/** Of the weather nobody knows, and that is said. */
function isConditional(sentence: readonly SaidItem[]): boolean {
  const has = (pattern: RegExp) => sentence.some(({ code }) => pattern.test(code));
  return has(/^if$/) || (has(/^else$/) && !has(/^(?:rain|shine)$/));
}

/** What is asked back of the same sentence. */
function unreadBeside(part: SaidPart, parts: readonly SaidPart[], whole: string) {
  return parts.filter(
    (one) =>
      one.kind === "ask" &&
      !/[.!?;\n]/.test(whole.slice(Math.min(one.to, part.to), Math.max(one.from, part.from))),
  );
}

/** "We have the Lisbon card": what one has is no wish to see it. */
function isOwned(part: SaidPart): boolean {
  const isHad = /^(?:we|i)(?:['’]ve| have| already have| got)(?: got)? (?:the|a|an|our|my) /i.test(
    part.text,
  );
  return isHad && part.kind === "wish" && part.wishes.some(({ verb }) => verb === "add");
}

/** The days that a sentence names. */
function daysIn(items: readonly SaidItem[]): readonly When[] {
  return items.flatMap(({ when }) => (when === undefined || when.isEvery ? [] : [when]));
}

const LESS = /^(?:remove|fewer|at-most|remove-some|remove-others)$/;

/**
 * "2 of the gardens gone. I don't do gardens": what is asked about the same kind, or counted, may say otherwise. What
 * takes from a kind is asked too while it is open which of its places stays.
 */
function isSaidElsewhere(part: SaidPart, parts: readonly SaidPart[]): boolean {
  const less = lessOf(part);
  if (less.length === 0) return false;
  const open = parts.flatMap((one) => (one.kind === "ask" ? one.choices : []));
  const isOpen = open.some(({ label, wishes }) => label === "keep" && wishes.length > 0);
  const named = open.flatMap(({ wishes }) => kindsThatGo(wishes));
  const counted = parts.filter((one) => one !== part).flatMap(lessOf);
  return less.some(
    (wish) =>
      (isOpen && wish.verb !== "remove") ||
      kindsThatGo([wish]).some((kind) => named.includes(kind)) ||
      (wish.verb === "remove" &&
        counted.some(({ verb, what }) => verb === "remove-some" && isSameKind(what, wish.what))),
  );
}

type Less = SaidWish & { readonly what: SaidObject };

function lessOf(part: SaidPart): readonly Less[] {
  return part.kind === "wish"
    ? part.wishes.flatMap((wish) =>
        LESS.test(wish.verb) &&
        "what" in wish &&
        (wish.what.kind === "category" || wish.what.found.length > 1)
          ? [wish as Less]
          : [],
      )
    : [];
}

function isSameKind(a: SaidObject, b: SaidObject): boolean {
  return (
    a.kind === "category" &&
    b.kind === "category" &&
    a.categories.some((one) => b.categories.includes(one))
  );
}

const MAY_BE_WISH =
  /^(?:if|except|but|or|rm|no|nothing|keep|add|swap|move|want|only|instof|instead)$/;

/** "3 hours in the museum are too much. Make it one": what is said of a place before a wish about it is why. */
function withReasons(parts: readonly SaidPart[], names: NameIndex): readonly SaidPart[] {
  return parts.map((part, at) => {
    const next = parts[at + 1];
    const [wish] = next?.kind === "wish" ? next.wishes : [];
    const { from, to, text } = part;
    const [said] = part.kind === "wish" && part.wishes.length === 1 ? part.wishes : [];
    if (said !== undefined && isMealMoved(said, wish)) return { from, to, text, kind: "aside" };
    if (part.kind === "ask" && wish?.verb === "meal" && isOfMeal(part, wish, next, names))
      return { from, to, text, kind: "aside" };
    if (wish === undefined || next === undefined || !("what" in wish)) return part;
    const { what } = wish;
    const isByName = next.text.includes(what.text) || !part.text.includes(what.text);
    if (what.kind !== "places" || isByName || !isReason(part, wish, names)) return part;
    return { from, to, text, kind: "aside" };
  });
}

/** "Dinners are all after 7, we need 6", "my cousin works at Nonna Betta, so do that for dinner". */
function isOfMeal(
  { text }: SaidPart,
  { meal, minutes, table }: Extract<SaidWish, { readonly verb: "meal" }>,
  next: SaidPart | undefined,
  names: NameIndex,
): boolean {
  const items = saidItems(text, saidWords(text), names);
  const isSame =
    table === undefined
      ? typeof minutes === "number" && items.some((item) => item.meal === meal)
      : items.some((item) => item.table?.id === table.id);
  const isNamed = saidItems(next?.text ?? "", saidWords(next?.text ?? ""), names).some((item) =>
    table === undefined ? item.meal !== undefined : item.table !== undefined,
  );
  return isSame && !isNamed && !items.some(({ code }) => MAY_BE_WISH.test(code));
}

/** "Lunch is too late. It should begin at 12". */
function isMealMoved(said: SaidWish, next: SaidWish | undefined): boolean {
  return (
    said.verb === "meal" &&
    next?.verb === "meal" &&
    said.meal === next.meal &&
    typeof said.minutes === "string" &&
    typeof next.minutes === "number"
  );
}

function isReason(part: SaidPart, next: SaidWish, names: NameIndex): boolean {
  if (part.kind === "wish")
    return part.wishes.every(({ verb }) => verb === "stay") && next.verb === "stay";
  const items = saidItems(part.text, saidWords(part.text), names);
  return (
    part.kind === "ask" &&
    items.filter(({ what }) => what !== undefined).length === 1 &&
    !items.some(({ code }) => MAY_BE_WISH.test(code))
  );
}

/** "Too many viewpoints. Pick the best 2": the count says how many fewer. */
function withCounts(parts: readonly SaidPart[]): readonly SaidPart[] {
  const counted = parts.flatMap(lessOf).filter(({ verb }) => verb !== "remove" && verb !== "fewer");
  return parts.map((part) => {
    const [wish, ...more] = lessOf(part);
    const isCounted =
      wish?.verb === "fewer" &&
      more.length === 0 &&
      counted.some(({ what }) => isSameKind(what, wish.what));
    const { from, to, text } = part;
    return isCounted ? { from, to, text, kind: "aside" } : part;
  });
}

/** "The bar too": as it was said of the one before it. */
function withToo(parts: readonly SaidPart[], names: NameIndex): readonly SaidPart[] {
  return parts.map((part, at) => {
    const former = parts[at - 1];
    const [wish, ...more] = former?.kind === "wish" ? former.wishes : [];
    if (part.kind !== "ask" || wish === undefined || !("what" in wish)) return part;
    const items = saidItems(part.text, saidWords(part.text), names);
    const isToo = items.some(({ word }) => /^(?:too|also|likewise|well|so)$/.test(word ?? ""));
    const [what, ...others] = items.flatMap((item) => item.what ?? []);
    const isOnly =
      items.every(({ code }) => /^(?:P|K|k|-|so|and|\?)$/.test(code)) && others.length === 0;
    const isSame =
      more.every(({ verb }) => verb === wish.verb) && /^(?:remove|keep|add|lock)$/.test(wish.verb);
    if (!isToo || !isOnly || !isSame || what === undefined) return part;
    const { from, to, text } = part;
    return { from, to, text, kind: "wish", wishes: [{ ...wish, what } as SaidWish] };
  });
}

function kindsThatGo(wishes: readonly SaidWish[]): readonly string[] {
  return wishes.flatMap((wish) =>
    /^(?:remove|fewer)$/.test(wish.verb) && "what" in wish && wish.what.kind === "category"
      ? wish.what.categories
      : [],
  );
}

function openOf(part: SaidPart): SaidPart {
  if (part.kind !== "wish") return part;
  const { from, to, text, wishes } = part;
  return {
    from,
    to,
    text,
    kind: "ask",
    choices: [
      wishes.length === 1 && wishes[0] !== undefined
        ? choiceOf(wishes[0])
        : { label: "doIt", name: "", wishes },
    ],
    isTurned: true,
  };
}

function isSaidAgain({ segment }: Read, former: Read | undefined): boolean {
  // "We have tickets for Friday at 5. Move it there".
  const isFixed =
    typeof former?.reading === "object" &&
    !("choices" in former.reading) &&
    former.reading.some(({ verb }) => verb === "set-start" || verb === "meal");
  if (isFixed && segment.hasIt && segment.when === undefined)
    return /^(?:move|add|keep|lock)$/.test(segment.shape);
  const isOfHours =
    former !== undefined &&
    typeof former.reading === "object" &&
    !("choices" in former.reading) &&
    former.reading.some(({ verb }) => /^(?:free|free-hours|start-day|end-day)$/.test(verb));
  return (
    isOfHours &&
    segment.when === undefined &&
    /^(?:back|athotel|free|nothing|(?:not|nothing) (?:add )*all|not all add|nothing add|order)(?: athotel)?$/.test(
      segment.shape,
    )
  );
}

/** A verb of a wish: "the Tate?" and "3 hours?" are questions. */
function hasVerb({ segment }: Read): boolean {
  return segment.items.some(
    ({ code }) =>
      VERBS.test(code) || /^(?:first|last|before|after|earlier|later|need|Dto|isin)$/.test(code),
  );
}

/** "8pm dinner!!" may be a complaint. */
function isExclaimed({ segment }: Read): boolean {
  return /^T(?:at|by|from) (?:meal|P)$/.test(segment.shape);
}

/** "Sintra yes, but start early", where nothing parts what is said after the "but". */
function isOfPlaceBefore(but: SaidItem, begins: number, sentence: readonly SaidItem[]): boolean {
  return (
    sentence.some(({ what, to }) => what !== undefined && to <= but.from) &&
    !sentence.some(({ code, from }) => code === "," && from > but.to && from < begins)
  );
}

/** "The terrace at 4 is too hot" says no hour for it. */
function isHourOfNothing({ segment }: Read, next: Read | undefined): boolean {
  const isBare = /^(?:P (?:Q )?Tat|Tat P)$/.test(segment.shape);
  return isBare && next !== undefined && (isOpen(next.reading) || next.segment.hasIt);
}

/**
 * A wish about days that names none, where its sentence does, or speaks of a place before a "but" ("Sintra yes, but start
 * early"), or of an exception that no rule reads ("too early, make it 10 every day except the tower day").
 */
function mayBeOfOneDay(
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
    // "Sintra instead of Cascais, back by 18:00".
    isOfTripBefore(sentence, begins) ||
    (but !== undefined && isOfPlaceBefore(but, begins, sentence)) ||
    later.some((one) => isOpen(one.reading) && one.segment.items.some(isException))
  );
}

function isOfTripBefore(sentence: readonly SaidItem[], begins: number): boolean {
  const before = sentence.filter(({ to }) => to <= begins);
  return (
    before.some(({ code }) => /^(?:instof|swap|outing)$/.test(code)) &&
    before.some(({ what }) => what?.kind === "places")
  );
}

function ordersDays({ reading }: Read): boolean {
  return (
    typeof reading === "object" &&
    !("choices" in reading) &&
    reading.some(({ verb }) => /^(?:swap-days|move-day|remove-days)$/.test(verb))
  );
}

function isException({ code }: SaidItem): boolean {
  return code === "except" || code === "Dnot";
}

/** In brackets stands what explains. */
function asked(read: Read): Read {
  return typeof read.reading === "object" || read.reading === "bare"
    ? { ...read, reading: "ask" }
    : read;
}

/** "A hamam? Absolutely not.", "swap with Monday? Or Tuesday?": what stands before it is a question. */
function turnFormer(parts: SaidPart[], reads: readonly Read[], [first]: readonly SaidItem[]): void {
  const last = parts.at(-1);
  if (last?.kind !== "wish") return;
  const isRefused =
    reads.length > 0 &&
    reads.every(({ segment }) => /^(?:no|not|nothing)(?: \?)?$/.test(segment.shape));
  if (isRefused) parts.splice(-1, 1, { ...last, kind: "ask", choices: [] });
  else if (first?.code === "or") parts.splice(-1, 1, openOf(last));
}

/** A wish about days where another part of its sentence names some: it may be about those. */
function isOfDays({ reading, segment }: Read): boolean {
  // A child naps on every day.
  const isHabit = segment.items.some(({ code }) => code === "nap");
  return (
    !isHabit &&
    typeof reading === "object" &&
    !("choices" in reading) &&
    reading.some(
      (wish) =>
        !("what" in wish) &&
        wish.when === undefined &&
        !/^(?:need|with|add-day|swap-days|move-day|remove-days)$/.test(wish.verb),
    )
  );
}

function isOpen(reading: Read["reading"]): boolean {
  return (
    reading === "ask" || reading === "bare" || (typeof reading === "object" && "choices" in reading)
  );
}

/**
 * A question that turns round may be about what stands beside it: "the Tate, but only outside". One that begins with a
 * place is about that place, unless it says something of both: "the Tate, MoMA is too far".
 */
function turns({ reading, segment }: Read, beside: Read): boolean {
  if (!isOpen(reading)) return false;
  const told = segment.items.filter(({ code }) => !/^(?:-|,|and|so)$/.test(code));
  // "The bar too" goes on.
  if (segment.items.some(({ word }) => /^(?:too|also|likewise)$/.test(word ?? ""))) return false;
  const isTurning = ({ code }: SaidItem) => code.split(" ").some((one) => TURNS.test(one));
  if (told[0]?.what === undefined) return told.slice(0, 2).some(isTurning);
  // "Avoid that A and B become one day".
  if (told.some(({ code }) => WISH_VERB.test(code))) return false;
  return told.some(isTurning) || takesKinds(beside) || (!hasVerb(beside) && isClause(segment));
}

function takesKinds({ reading }: Read): boolean {
  return typeof reading === "object" && !("choices" in reading) && kindsThatGo(reading).length > 0;
}

/** "The Orsay is closed", and no "Orsay café". */
function isClause({ items }: Segment): boolean {
  return items.some(
    ({ isSubject, word }) =>
      isSubject === true || /^(?:is|are|was|were|be|r|has)$/.test(word ?? ""),
  );
}

/** "Only 2 days, so the Tower": what follows a "so" is said for itself. */
function areApart(former: Read, read: Read, whole: string): boolean {
  const [from, to] = [former.segment.items.at(-1)?.to ?? 0, read.segment.items[0]?.from ?? 0];
  return /\b(?:so|then|because)\b/i.test(whole.slice(from, to));
}

/** "The Forum we have already visited", "the Louvre we did last time": what stands before it by itself is no wish to see it. */
function tellsOfBefore({ reading, segment: { items } }: Read, whole: string): boolean {
  const text = whole.slice(items[0]?.from ?? 0, items.at(-1)?.to ?? 0);
  return (
    isOpen(reading) && /\b(?:already|visited|been|seen|did|done|again|last time)\b/i.test(text)
  );
}

/** A list may go on where an object begins: "not A and B out". */
function goesOn({ segment }: Read, former: Read): boolean {
  const [first] = segment.items.filter(({ code }) => code !== "-");
  const [led] = former.segment.items.filter(({ code }) => !/^(?:-|,|and|so|it)$/.test(code));
  const isLed = !/^(?:P|K|k|E|\?|fine|food|meal|noun|D|N)$/.test(led?.code ?? "");
  return first?.what !== undefined && isOpen(former.reading) && isLed;
}

function startsWithDay({ items }: Segment): boolean {
  return items.find(({ code }) => code !== "-")?.code === "D";
}

type Sentence = { readonly items: SaidItem[]; end: string; readonly isInBrackets: boolean };

function sentencesOf(items: readonly SaidItem[]): readonly Sentence[] {
  const sentences: Sentence[] = [{ items: [], end: "", isInBrackets: false }];
  for (const item of items) {
    const last = sentences.at(-1);
    if (last === undefined) break;
    // "Must see: ..."
    const isLeading =
      item.stop === ":" &&
      last.items.every(({ what, when }) => what === undefined && when === undefined);
    if (item.code === "." && !isLeading) {
      last.end ||= item.stop ?? ".";
      sentences.push({ items: [], end: "", isInBrackets: item.stop === "(" });
    } else if (item.code !== ".") last.items.push(item);
  }
  return sentences.filter((one) => one.items.some(({ code }) => code !== "-" && code !== ","));
}
