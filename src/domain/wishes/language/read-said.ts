import { LIMITS } from "../../limits.ts";
import {
  areApart,
  daysIn,
  hasVerb,
  isContrast,
  isOfDays,
  isOfOpen,
  isRead,
  isSaidAgain,
  mayBeOfOneDay,
  ordersDays,
  runsOn,
  takesKinds,
  tellsOfBefore,
  turns,
} from "./beside-reads.ts";
import { isConditional } from "./conditions.ts";
import { openOf, withOthers } from "./parts-together.ts";
import {
  bringsMeal,
  isHarmless,
  isKept,
  isOfBodies,
  isThrifty,
  keepsRest,
  takesSome,
} from "./read-kinds.ts";
import type { Read } from "./read-segment.ts";
import { readsOf } from "./reads-of-sentence.ts";
import { setStart } from "./rules/hours.ts";
import { withoutAges } from "./said-ages.ts";
import { dayOrAll, partOf } from "./said-choices.ts";
import { type SaidItem, saidItems } from "./said-items.ts";
import type { NameIndex } from "./said-names.ts";
import { emptyOf, IS_WHO, type Segment, segmentOf } from "./said-segment.ts";
import type { When } from "./said-times.ts";
import type { SaidPart, SaidWish } from "./said-wish.ts";
import { saidWords } from "./said-words.ts";
import { withDoubts } from "./with-doubts.ts";

/** What the sentences read so far have come to. */
type Told = {
  readonly parts: SaidPart[];
  /** The days that a sentence by itself has said for all that follows. */
  scope: When | undefined;
  /** Those named last. */
  named: When | undefined;
  last: Read | undefined;
};

type About = {
  readonly whole: string;
  readonly isBareWanted: boolean;
  readonly hasCorrection: boolean;
};

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
  const told: Told = {
    parts: [...ofPeople],
    scope: on,
    named: undefined,
    last: undefined,
  };
  const corrections = items.filter(({ code }) => code === "correction");
  const isOfAll =
    corrections.length > 0 &&
    !(isBareWanted && corrections.every(({ words = "" }) => words.endsWith("wait")));
  const sentences = sentencesOf(items);
  for (const [at, sentence] of sentences.entries())
    readSentence(sentence, told, {
      ...{ whole, isBareWanted },
      hasCorrection: isOfAll || isCorrected(sentence.items, sentences[at + 1]?.items),
    });
  return withDoubts(withOthers(told.parts, { ofPeople, whole, names }), {
    ...{ whole, names, isBareWanted },
  });
}

/** "A cat café, no wait, an owl café", "the Tate. No wait, the Globe": of the form nothing else. */
function isCorrected(items: readonly SaidItem[], next: readonly SaidItem[] = []): boolean {
  const isCorrection = ({ code }: SaidItem) => code === "correction";
  const begins = next.findIndex(({ code }) => !/^(?:-|and|but|so|,)$/.test(code));
  return items.some(isCorrection) || (next.findIndex(isCorrection) === begins && begins !== -1);
}

function readSentence({ items: written, end, isInBrackets }: Sentence, told: Told, about: About) {
  const before = told.named;
  let spoken = before;
  const isTravel = written.some(({ code }) => TRAVEL.test(code));
  const sentence = written.map((item, at) => {
    spoken = item.when ?? spoken;
    if (spoken !== undefined && isThatDay(written, at)) return { ...item, code: "D", when: spoken };
    if (item.role !== "not" && !isTravel) told.named = item.when ?? told.named;
    if (item.code === "Drest" && spoken !== undefined && spoken.isEvery !== true)
      return { ...item, code: "D", when: { isEvery: true as const, except: spoken } };
    // "On this day".
    return item.code === "Dthis" && spoken !== undefined
      ? { ...item, code: "D", when: spoken }
      : item;
  });
  const led = segmentOf(sentence);
  const contrast = contrastAt(sentence);
  if (contrast !== undefined)
    return readSentence({ items: sentence.slice(0, contrast), end, isInBrackets }, told, about);
  // "Sunday is for my dad" leads nothing.
  const isOfSomeone = sentence.some(({ code }) => IS_WHO.test(code));
  if (led !== undefined && led.shape === "" && led.when !== undefined && !isOfSomeone) {
    told.scope = led.when;
    return;
  }
  const reads = readsOf(sentence, { ...about, end, isInBrackets });
  const isBareNo = ({ segment }: Read) =>
    /^(?:no|not|nothing)(?: \?)?$/.test(segment.shape) &&
    segment.items.every(({ code, words = "" }) => code !== "?" || IS_EMPTY.test(words));
  if (reads.length > 0 && reads.every(isBareNo)) askAgain(told.parts);
  // "Swap with Monday? Or Tuesday?"
  const last = told.parts.at(-1);
  if (sentence[0]?.code === "or" && last !== undefined) told.parts.splice(-1, 1, openOf(last));
  let day: When | undefined = told.scope;
  let soDay: When | undefined;
  for (const [at, read] of reads.entries()) {
    if ((at === 0 || day !== undefined) && startsWithDay(read.segment)) day = read.segment.when;
    // "On day 2, ..." says what the rest is about.
    if (at === 0 && /^Q?$/.test(read.segment.shape) && day !== undefined && reads.length > 1)
      continue;
    const lead = told.parts.findLastIndex(({ kind }) => kind !== "aside");
    const joined = withDayOf(told.parts[lead], read, about.whole);
    if (joined !== undefined) {
      // Behind what is said beside, a contrast is said beside too.
      const isApart =
        lead < told.parts.length - 1 &&
        "wishes" in joined &&
        joined.wishes === leadWishes(told.parts[lead]);
      if (isApart) told.parts.push(asideOf(read.segment.items, about.whole));
      else told.parts.splice(lead, 1, joined);
      continue;
    }
    // "Naps 1-3, so back at the hotel then" says it twice.
    if (isSaidAgain(read, reads[at - 1] ?? told.last)) continue;
    if (at === reads.length - 1) told.last = read;
    // "Saturday without lunch. The day should end earlier".
    const [sole, ...others] = daysIn(sentence);
    if (day === undefined && saysTheDay(read) && !ordersDays(read) && others.length === 0)
      day = sole ?? before;
    const led = reads[at - 1]?.segment.when;
    const isSo =
      led !== undefined &&
      (areApart(reads[at - 1] ?? read, read, about.whole) ||
        /^\s*(?:pls|plz|please)\s*$/i.test(gapOf(reads[at - 1], read, about.whole)));
    // "Jet-lagged on day 1, so start late and keep it easy".
    soDay = isSo ? led : goesOn(reads[at - 1], read, about.whole) ? soDay : undefined;
    const part = partBeside(
      { read, at, reads, sentence, day: day ?? soDay, before, isInBrackets },
      about,
    );
    const why = told.parts.at(-1);
    if (isSo && part.kind === "wish" && why?.kind === "ask" && isReason(reads[at - 1]))
      told.parts.splice(-1, 1, { from: why.from, to: why.to, text: why.text, kind: "aside" });
    told.parts.push(part);
    const [unused] = read.unused ?? [];
    if (unused !== undefined) told.parts.push(asideOf(read.unused ?? [], about.whole));
  }
}

function gapOf(former: Read | undefined, { segment }: Read, whole: string): string {
  return whole.slice(former?.segment.items.at(-1)?.to, segment.items[0]?.from);
}

/** Nothing but an "and" parts them, and it names no day of its own. */
function goesOn(former: Read | undefined, read: Read, whole: string): boolean {
  const { segment } = read;
  const between = gapOf(former, read, whole);
  return segment.when === undefined && /^[\s,]*(?:(?:and|&)\s*)?$/i.test(between);
}

/** It names a day and nothing to do on it. */
function isReason(read: Read | undefined): boolean {
  const { objects = [], foods = [], meals = [] } = read?.segment ?? {};
  return objects.length + foods.length + meals.length === 0;
}

/** "At night when it sparkles instead of daytime": what its end only contrasts. */
function contrastAt(items: readonly SaidItem[]): number | undefined {
  const at = items.findLastIndex(({ code }) => code === "instof");
  const behind = items.slice(at + 1);
  const isOfHours =
    behind.some(({ part }) => part !== undefined) &&
    behind.every(({ code }) => /^[-Q?]$/.test(code));
  const isClause =
    items[at - 1]?.code === "?" && items.slice(0, at).some(({ code }) => code === "Q");
  return at > 0 && isOfHours && isClause ? at : undefined;
}

/** "It will rain on Sunday, put the indoor things then". */
function isThatDay(items: readonly SaidItem[], at: number): boolean {
  const day = items.findLastIndex(({ when }) => when !== undefined && when.isEvery !== true);
  const isOtherClause = day !== -1 && items.slice(day, at).some(({ code }) => code === ",");
  return (
    isOtherClause &&
    items.slice(day).some(({ code }) => /^(?:add|want|move|keep)$/.test(code)) &&
    at === items.length - 1 &&
    items[at]?.code === "then" &&
    items[at - 1]?.code !== "not"
  );
}

function leadWishes(part: SaidPart | undefined): readonly SaidWish[] | undefined {
  return part?.kind === "wish" ? part.wishes : undefined;
}

function asideOf(items: readonly SaidItem[], whole: string): SaidPart {
  const [from, to] = [items[0]?.from ?? 0, items.at(-1)?.to ?? 0];
  return { from, to, text: whole.slice(from, to), kind: "aside" };
}

/** "The aquarium, preferably on Sunday", "Disneyland (not on a weekend)": a day by itself is the one of the wish before it. */
function withDayOf(
  lead: SaidPart | undefined,
  { segment: { shape, when, roleWhen, items } }: Read,
  whole: string,
): SaidPart | undefined {
  // "A bit later on Friday, around half ten".
  const [time] = items.filter(({ bound }) => bound === "at");
  const [wish, ...more] = lead?.kind === "wish" ? lead.wishes : [];
  const isStep = wish?.verb === "start-day" && typeof wish.minutes === "string";
  if (lead?.kind === "wish" && isStep && more.length === 0 && shape === "Tat" && time?.minutes) {
    const end = items.at(-1)?.to ?? lead.to;
    const wishes = [{ ...wish, minutes: time.minutes }];
    return { ...lead, to: end, text: whole.slice(lead.from, end), wishes };
  }
  // "Pizza on day 1, not day 2".
  if (
    shape === "Dnot" &&
    lead?.kind === "wish" &&
    lead.wishes.length > 0 &&
    lead.wishes.every(
      (one) => OF_ONE_DAY.test(one.verb) && one.when !== undefined && one.when.isEvery !== true,
    )
  ) {
    const end = items.at(-1)?.to ?? lead.to;
    return { ...lead, to: end, text: whole.slice(lead.from, end) };
  }
  const joined = withHour(lead, items, shape, whole);
  if (joined !== undefined) return joined;
  // "Grandma is with us the first 2 days" says nothing of the museum.
  if (!isOfNoDay(lead) || items.some(({ code }) => IS_WHO.test(code))) return undefined;
  const to = items.at(-1)?.to ?? lead.to;
  const place = { ...lead, to, text: whole.slice(lead.from, to) };
  if (/^(?:want)?$/.test(shape) && when !== undefined)
    return { ...place, wishes: lead.wishes.map((wish) => ({ ...wish, when })) };
  if (shape !== "Dnot" || roleWhen === undefined) return undefined;
  const not = lead.wishes.flatMap((wish): SaidWish[] =>
    "what" in wish ? [{ verb: "not-on", what: wish.what, when: roleWhen }] : [],
  );
  return not.length === 0 ? undefined : { ...place, wishes: [...lead.wishes, ...not] };
}

const IS_CONTRAST =
  /^(?:not|instof)(?: (?:\?|Q|day|S|N|T\w+|fewer|more|longer|shorter|earlier|later))+$/;
const OF_ONE_DAY = /^(?:meal|move|add|set-start)$/;
const MAY_CONTRAST = /^(?:move|set-start|set-end|stay|start-day|end-day)$/;

/** "In the evening, after 22:00, instead of during the day": the hour of a visit, and what isn't meant. */
function withHour(
  lead: SaidPart | undefined,
  items: readonly SaidItem[],
  shape: string,
  whole: string,
): SaidPart | undefined {
  const [wish, ...more] = lead?.kind === "wish" ? lead.wishes : [];
  if (lead?.kind !== "wish" || wish === undefined || more.length > 0) return undefined;
  const to = items.at(-1)?.to ?? lead.to;
  const place = { ...lead, to, text: whole.slice(lead.from, to) };
  const isNew = items.every(({ code, isSubject }) => code !== "?" || isSubject !== true);
  if (MAY_CONTRAST.test(wish.verb) && IS_CONTRAST.test(shape) && isNew) return place;
  // "More time in the bazaar, like 2 hours".
  const [span] = items.flatMap(({ code, minutes }) => (code === "S" ? (minutes ?? []) : []));
  if (wish.verb === "stay" && typeof wish.minutes === "string" && wish.by === undefined)
    return span !== undefined &&
      /^(?:max |min |only )*S(?: max| min)?$/.test(shape.replace(/^\? S/, "S")) &&
      !items.some(({ code, word }) => code === "?" && word !== "like")
      ? {
          ...place,
          wishes: [{ ...wish, minutes: span, ...(/max/.test(shape) && { isMost: true as const }) }],
        }
      : undefined;
  if (wish.verb !== "move" || !/^T(?:at|by|from|since)$/.test(shape)) return undefined;
  const { what, when, to: spot } = wish;
  const part = spot === "morning" || spot === "afternoon" || spot === "evening" ? spot : undefined;
  if (part === undefined && spot !== "later" && spot !== "earlier") return undefined;
  const start = setStart({
    ...emptyOf(items),
    objects: [[what]],
    times: items.filter(({ bound }) => bound),
    when,
    part,
  });
  return start === undefined || "choices" in start ? undefined : { ...place, wishes: start };
}

type Beside = {
  readonly read: Read;
  readonly at: number;
  readonly reads: readonly Read[];
  readonly sentence: readonly SaidItem[];
  readonly day: When | undefined;
  /** Days that the sentences before have named. */
  readonly before: When | undefined;
  readonly isInBrackets: boolean;
};

/** A read of a sentence as a part of the text, by what stands beside it. */
function partBeside(
  { read, at, reads, sentence, day, before, isInBrackets }: Beside,
  { whole, hasCorrection, isBareWanted }: About,
): SaidPart {
  const [former, next] = [reads[at - 1], reads[at + 1]];
  const isBareOne = !hasVerb(read);
  const isNear =
    (next !== undefined &&
      turns(next, read) &&
      !isSaidAgain(next, read) &&
      !(next.segment.shape === "not P" && takesSome(read))) ||
    (isBareOne && next !== undefined && tellsOfBefore(next, whole)) ||
    (former !== undefined && isBareOne && turns(former, read) && !areApart(former, read, whole));
  const namesDays = daysIn(sentence).length > 0;
  // "Also dinner by 5:30": another wish, of its own.
  const isOwn = !isBareWanted && sentence.find(({ code }) => code !== "and")?.word === "also";
  const isVague =
    !isOwn && !namesDays && day === undefined && before?.isEvery !== true && isOfDays(read);
  // "Friday is too much. Museums out": of that day, or of all?
  const isKindOfDay =
    !isBareWanted &&
    !namesDays &&
    day === undefined &&
    before?.isEvery !== true &&
    takesKinds(read);
  // "Day 2 is too much walking. Cut it in half", "nothing before noon on day 2. Brunch though".
  const isOfIt = isVague && before !== undefined && isOfNamedDay(read);
  if (isOfIt) return partOf(read, whole, { day: before, isTurned: false });
  if ((isVague || isKindOfDay) && before !== undefined) return dayOrAll(read, whole, before);
  // "My son has asthma, so if the air is bad": he has it, whatever the air is like.
  const isTurned =
    hasCorrection || (!isOfBodies(read) && !keepsRest(read) && isConditional(read, next, sentence));
  // "Swap day 1 and 3" names no day of another wish, nor does what is read behind it.
  const later = reads.slice(at + 1).filter(isRead);
  const days = reads.some(ordersDays)
    ? []
    : daysIn(sentence.filter((item) => !later.some(({ segment }) => segment.items.includes(item))));
  const isVagueDay =
    day === undefined &&
    !(isBareWanted && bringsMeal(read)) &&
    mayBeOfOneDay(read, reads.slice(at + 1), sentence, days);
  const [only, ...others] = days;
  if (isVagueDay && !isTurned && !isNear && only !== undefined && others.length === 0) {
    const begins = read.segment.items[0]?.from ?? 0;
    // "It's her birthday on day 2, she needs cake".
    const isThen = !isBareWanted && bringsMeal(read) && read.segment.foods.length > 0;
    if (isThen && dayBefore(read, sentence) === only)
      return partOf(read, whole, { day: only, isTurned: false });
    const part = dayOrAll(read, whole, only);
    // A day that is named later is rather not meant.
    return part.kind === "ask" && !sentence.some(({ when, to }) => when === only && to <= begins)
      ? { ...part, choices: part.choices.toReversed() }
      : part;
  }
  const isOpen =
    isTurned ||
    (!isHarmless(read) &&
      !(!isBareWanted && isKept(read)) &&
      !(isBareWanted && isThrifty(read)) &&
      (isNear ||
        isVagueDay ||
        isContrast(read, former) ||
        // "The stadium, Saturday is fine" says when.
        (read.segment.shape === "fine" && former !== undefined) ||
        isOfOpen(read, former) ||
        runsOn(former, read, whole) ||
        runsOn(read, next, whole)));
  const part = partOf(read, whole, {
    day,
    asked:
      day ?? dayBefore(read, sentence) ?? (isOfTheDay(read) || isInBrackets ? before : undefined),
    isTurned: isOpen,
    isOfForm: isBareWanted,
  });
  return part;
}

/** What nobody wants of each day. */
function isOfNamedDay({ segment: { shape, items } }: Read): boolean {
  const isBrunch = items.some(({ code, word }) => code === "meal" && word === "brunch");
  return /\bhalve\b/.test(shape) || isBrunch || /^start Tsince$/.test(shape);
}

/** "Saturday is too much walking. Cut one thing". */
function isOfTheDay({ segment }: Read): boolean {
  return /^(?:rm (?:N thing|some)|N thing rm|some rm)$/.test(segment.shape);
}

/** The one day that its sentence has named before it. */
function dayBefore({ segment }: Read, sentence: readonly SaidItem[]): When | undefined {
  // "A concert on Saturday, and to see the Klimt pictures": another thing, whenever it is.
  if (segment.objects.length > 0 && segment.items.some(({ code }) => code === "add"))
    return undefined;
  const begins = segment.items[0]?.from ?? 0;
  const [sole, ...others] = daysIn(
    sentence.filter(({ to, role }) => to <= begins && role !== "not"),
  );
  const { days = [], weekdays = [], dates = [] } = sole ?? {};
  return others.length === 0 && [...days, ...weekdays, ...dates].length === 1 ? sole : undefined;
}

/** What comes and goes names days that nothing else is about. */
const TRAVEL = /^(?:arrive|flight|rail|depart|leave|reach|atairport)$/;

function saysTheDay({ segment: { items } }: Read): boolean {
  return items.some(
    ({ code, word }, at) => code === "day" && word === "day" && items[at - 1]?.word === "the",
  );
}

/** A wish that a day may follow: "..., on Sunday". */
function isOfNoDay(
  part: SaidPart | undefined,
): part is Extract<SaidPart, { readonly kind: "wish" }> {
  return (
    part?.kind === "wish" &&
    part.wishes.length > 0 &&
    part.wishes.every(
      ({ verb, when }) =>
        (when === undefined || when.days?.[0] === 0) &&
        /^(?:add|move|free|meal|set-start|free-hours)$/.test(verb),
    )
  );
}

/** "Not really", "no way". */
const IS_EMPTY =
  /^(?:really|thanks?|ta|way|sure|yet|quite|exactly|actually|absolutely|good|ideal)$/;

/** "A hamam? Absolutely not." */
function askAgain(parts: SaidPart[]): void {
  const last = parts.at(-1);
  if (last?.kind !== "wish") return;
  const { from, to, text } = last;
  parts.splice(-1, 1, { from, to, text, kind: "ask", choices: [] });
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
    // "Temples are fine but like. One."
    const isDangling = last.items.findLast(({ word }) => word !== "like")?.code === "but";
    // "No museums lol just cafes".
    const isLaugh = /^(?:lol|lmao|haha+)$/.test(item.word ?? "") && last.items.length > 1;
    if (isLaugh) {
      last.items.push(item);
      sentences.push({ items: [], end: "", isInBrackets: last.isInBrackets });
    } else if (item.code === "." && !isLeading && !isDangling) {
      last.end ||= item.stop ?? ".";
      sentences.push({ items: [], end: "", isInBrackets: item.stop === "(" });
    } else if (item.code !== ".") last.items.push(item);
  }
  return sentences.filter((one) => one.items.some(({ code }) => code !== "-" && code !== ","));
}
