import { LIMITS } from "../../limits.ts";
import { HOUR_RULES } from "./rules/hours.ts";
import { PLACE_RULES } from "./rules/places.ts";
import type { Reading, Rule } from "./rules/rule.ts";
import { DAY_RULES, WHOLE_DAY_RULES } from "./rules/whole-days.ts";
import { type SaidItem, saidItems } from "./said-items.ts";
import type { NameIndex } from "./said-names.ts";
import { IS_WHO, type Segment, segmentOf } from "./said-segment.ts";
import type { When } from "./said-times.ts";
import type { Choice, SaidPart, SaidWish } from "./said-wish.ts";
import { saidWords } from "./said-words.ts";

const VERBS =
  /^(?:rm|add|keep|lock|unlock|swap|move|want|start|end|back|more|fewer|longer|shorter|no|not|nothing|only|free|instead|calm|rather|start T\w+|end T\w+)$/;
const POSTFIX =
  /^(?:rm|first|last|keep|add|max|longer|shorter|earlier|later|fine|instead|calm|free|move|no)$/;
/** What turns a wish round: where no rule takes it, nothing of its sentence is done. */
const REVERSES =
  /^(?:no|not|nothing|except|but|instead|instof|rather|or|only|Dnot|if|correction|same)$/;
const TURNS = /^(?:not|except|but|instead|instof|rather|or|only|Dnot|if|correction|same)$/;
const ASIDE = /^(?:-|it|by|\?|who|child|elder|so|fine|N|S|all|because|day)$/;
const WISH_VERB = /^(?:rm|add|keep|swap|move|no|nothing|start|end|back|fewer|longer|shorter)$/;
const JOINT = /^(?:,|and|so|but|because)$/;
/** Where several take a segment, the first is meant. */
const RULES = [...PLACE_RULES, ...HOUR_RULES, ...WHOLE_DAY_RULES];
const LONGEST_SEGMENT = 26;

const COST = { rule: 1, bare: 1.6, aside: 2, ask: 1.2, item: 0.8 };

type Read = {
  readonly segment: Segment;
  readonly reading: Reading | "aside" | "ask" | "bare";
  readonly cost: number;
};

/**
 * Reads what a text asks for, part by part. Every word that carries a meaning belongs to a wish, to what is said beside,
 * or to a part that is asked back. What turns a wish round and is not understood makes its whole sentence a question.
 * Pure; the time is linear in the sentences and quadratic in the words of one.
 *
 * @param isBareWanted a name or a kind by itself is a wish to see it: on the form.
 */
export function readSaid(
  text: string,
  names: NameIndex,
  isBareWanted: boolean,
): readonly SaidPart[] {
  const whole = text.slice(0, LIMITS.text.wish);
  const items = saidItems(whole, saidWords(whole), names);
  const parts: SaidPart[] = [];
  let scope: When | undefined;
  const hasCorrection = items.some(({ code }) => code === "correction");
  let named: When | undefined;
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
    if (led !== undefined && led.shape === "" && led.when !== undefined) {
      scope = led.when;
      continue;
    }
    const isAsked = end === "?";
    const reads = bestReading(sentence, isBareWanted && !isAsked && end !== ":").map((read) =>
      isInBrackets || (isAsked && !hasVerb(read)) ? asked(read) : read,
    );
    if (reads.every(({ segment }) => /^(?:no|not|nothing)(?: \?)?$/.test(segment.shape)))
      askAgain(parts);
    const namesDays = sentence.some(({ when }) => when !== undefined);
    const isTurned = hasCorrection || sentence.some(({ code }) => code === "if");
    let day: When | undefined = scope;
    for (const [at, read] of reads.entries()) {
      if (at === 0 && startsWithDay(read.segment)) day = read.segment.when;
      // "On day 2, ..." says what the rest is about.
      if (at === 0 && read.segment.shape === "" && day !== undefined && reads.length > 1) continue;
      const [former, next] = [reads[at - 1], reads[at + 1]];
      const isBareOne = !hasVerb(read);
      const isNear =
        (next !== undefined && turns(next)) ||
        (former !== undefined && (goesOn(read, former) || (isBareOne && turns(former))));
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
      parts.push(
        partOf(read, whole, {
          day,
          isTurned: isTurned || isNear || (namesDays && day === undefined && isOfDays(read)),
        }),
      );
    }
  }
  return parts.map((part) => (isSaidElsewhere(part, parts) ? openOf(part) : part));
}

/** "2 of the gardens gone. I don't do gardens": what is asked about the same kind may say otherwise. */
function isSaidElsewhere(part: SaidPart, parts: readonly SaidPart[]): boolean {
  const goes = kindsThatGo(part.kind === "wish" ? part.wishes : []);
  const open = parts.flatMap((one) => (one.kind === "ask" ? one.choices : []));
  const named = open.flatMap(({ wishes }) => kindsThatGo(wishes));
  return goes.some((kind) => named.includes(kind));
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
    choices: [{ label: "doIt", name: "", wishes }],
    isTurned: true,
  };
}

/** A verb of a wish: "the Tate?" and "3 hours?" are questions. */
function hasVerb({ segment }: Read): boolean {
  return segment.items.some(
    ({ code }) =>
      VERBS.test(code) || /^(?:first|last|before|after|earlier|later|need|Dto)$/.test(code),
  );
}

/** In brackets stands what explains. */
function asked(read: Read): Read {
  return typeof read.reading === "object" || read.reading === "bare"
    ? { ...read, reading: "ask" }
    : read;
}

/** "A hamam? Absolutely not." */
function askAgain(parts: SaidPart[]): void {
  const last = parts.at(-1);
  if (last?.kind === "wish") parts.splice(-1, 1, { ...last, kind: "ask", choices: [] });
}

/** A wish about days where another part of its sentence names some: it may be about those. */
function isOfDays({ reading }: Read): boolean {
  return (
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

/** A question that begins with what turns round may be about what stands beside it: "the Tate, but only outside". */
function turns({ reading, segment }: Read): boolean {
  if (!isOpen(reading)) return false;
  const told = segment.items.filter(({ code }) => !/^(?:-|,|and|so)$/.test(code));
  // "Avoid that A and B become one day".
  const hasOwnVerb = told.some(({ code }) => WISH_VERB.test(code));
  if (told[0]?.what !== undefined) return !hasOwnVerb;
  return told.slice(0, 2).some(({ code }) => code.split(" ").some((one) => TURNS.test(one)));
}

/** A list may go on where an object begins: "not A and B out". */
function goesOn({ segment }: Read, former: Read): boolean {
  const [first] = segment.items.filter(({ code }) => code !== "-");
  return first?.what !== undefined && isOpen(former.reading);
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

/** Whether a wish may begin or end here: at the edge of its sentence, where words join it on, or where another subject begins. */
function isEdge(items: readonly SaidItem[], at: number): boolean {
  const [before, after] = [items[at - 1], items[at]];
  if (before === undefined || after === undefined) return true;
  return JOINT.test(before.code) || JOINT.test(after.code) || isNewSubject(before, after);
}

/** "... back by 4 nan is coming". */
function isNewSubject(before: SaidItem | undefined, after: SaidItem): boolean {
  const isPerson =
    IS_WHO.test(after.code) && /^(?:P|K|k|D|T\w+|rm|keep|add)$/.test(before?.code ?? "");
  return after.isSubject === true || isPerson;
}

/** The cheapest way to part a sentence into wishes, asides and questions. */
function bestReading(items: readonly SaidItem[], isBareWanted: boolean): readonly Read[] {
  const cuts = cutsOf(items);
  /** `isOpen`: a wish has to follow, since the one before it ends without an edge. */
  type Way = { readonly cost: number; readonly reads: readonly Read[] };
  const ways = new Map<number, Way>([[0, { cost: 0, reads: [] }]]);
  for (const [index, from] of cuts.entries()) {
    const way = ways.get(from);
    if (way === undefined) continue;
    for (const to of cuts.slice(index + 1)) {
      if (to - from > LONGEST_SEGMENT) break;
      const segment = segmentOf(items.slice(from, to));
      const read = segment === undefined ? undefined : readSegment(segment, isBareWanted);
      if (read !== undefined && !mayStand(read, way.reads.at(-1), items, from)) continue;
      const cost = way.cost + (read?.cost ?? 0.1);
      if (cost >= (ways.get(to)?.cost ?? Number.POSITIVE_INFINITY)) continue;
      ways.set(to, { cost, reads: read === undefined ? way.reads : [...way.reads, read] });
    }
  }
  const segment = segmentOf(items);
  return (
    ways.get(items.length)?.reads ??
    (segment === undefined ? [] : [{ segment, reading: "ask", cost: COST.ask }])
  );
}

/** A wish and a question need an edge between them: else words of the one may belong to the other. */
function mayStand(
  read: Read,
  before: Read | undefined,
  items: readonly SaidItem[],
  from: number,
): boolean {
  if (before === undefined || isEdge(items, from)) return true;
  if ([read, before].some(({ reading }) => reading === "bare")) return false;
  if (
    [read, before].some(
      ({ reading, segment }) =>
        reading === "aside" &&
        segment.items.every(({ code }) => /^(?:-|who|child|elder|N|and|,|it|by|all)$/.test(code)),
    )
  )
    return true;
  const areRead = [read, before].filter(
    ({ reading }) => typeof reading === "object" && !("choices" in reading),
  );
  return areRead.length === 2;
}

function cutsOf(items: readonly SaidItem[]): readonly number[] {
  const cuts = new Set([0, items.length]);
  for (const [at, item] of items.entries()) {
    const before = items[at - 1]?.code ?? "";
    if (JOINT.test(item.code) || isNewSubject(items[at - 1], item) || VERBS.test(item.code))
      cuts.add(at);
    if (before === "," || POSTFIX.test(before)) cuts.add(at);
  }
  return [...cuts].sort((a, b) => a - b);
}

function readSegment(segment: Segment, isBareWanted: boolean): Read {
  const who = whoIn(segment);
  if (who !== undefined) return { segment, reading: [{ verb: "with", who }], cost: COST.aside };
  const dayReading = firstReading(DAY_RULES, segment.dayShape, segment);
  const reading = dayReading ?? firstReading(RULES, segment.shape, segment);
  if (reading !== undefined && segment.items[0]?.code !== "but")
    return { segment, reading, cost: COST.rule };
  if (/^(?:N )?[PKk]$/.test(segment.shape)) {
    return {
      segment,
      reading:
        isBareWanted &&
        segment.when === undefined &&
        isWholeName(segment) &&
        segment.items.every(({ isSubject }) => isSubject !== true)
          ? "bare"
          : "ask",
      cost: COST.bare,
    };
  }
  if (isAside(segment)) return { segment, reading: "aside", cost: COST.aside };
  return { segment, reading: "ask", cost: COST.ask + COST.item * segment.items.length };
}

/** "With two kids, 4 and 7": nothing else is said. */
function whoIn({ items }: Segment): "children" | "elders" | undefined {
  const isWhoOnly = items.every(
    ({ code }) => IS_WHO.test(code) || /^(?:-|N|and|,|by|it|S)$/.test(code),
  );
  const ages = items.flatMap(({ number }) => number ?? []);
  if (!isWhoOnly) return undefined;
  if (items.some(({ code }) => code === "elder")) return "elders";
  // Older ones run about.
  return items.some(({ code }) => code === "child") && !ages.some((age) => age > 8)
    ? "children"
    : undefined;
}

function firstReading(
  rules: readonly Rule[],
  shape: string,
  segment: Segment,
): Reading | undefined {
  for (const [pattern, read] of rules) {
    const reading = pattern.test(shape) ? read(segment) : undefined;
    if (reading !== undefined) return reading;
  }
  return undefined;
}

/** A reason, or a clause with neither a wish's verb nor anything that it could be about. */
/** One word of a name by itself may be an ordinary word: "sacred". */
function isWholeName({ objects }: Segment): boolean {
  return objects
    .flat()
    .every(
      (what) =>
        what.kind !== "places" ||
        (what.found.every(({ id, name }) => id !== name) &&
          (/\W/.test(what.text.trim()) ||
            what.found.some(({ name }) => name.split(" ").length < 3))),
    );
}

function isAside({ items }: Segment): boolean {
  const [first] = items;
  if (first?.code === "because")
    return !items.some(
      ({ code }) => WISH_VERB.test(code.split(" ")[0] ?? "") || /^(?:want|not|if|only)$/.test(code),
    );
  const isSaidOf =
    first?.isSubject === true ||
    first?.code === "it" ||
    /^(?:who|child|elder|N|all)$/.test(first?.code ?? "");
  return (
    isSaidOf &&
    items.every(({ code }) => ASIDE.test(code)) &&
    items.some(({ code }) => /^(?:\?|fine|who|child|elder)$/.test(code))
  );
}

type Around = { readonly day: When | undefined; readonly isTurned: boolean };

function partOf({ segment, reading }: Read, whole: string, { day, isTurned }: Around): SaidPart {
  const from = segment.items[0]?.from ?? 0;
  const to = segment.items.at(-1)?.to ?? from;
  const place = { from, to, text: whole.slice(from, to) };
  if (reading === "aside") return { ...place, kind: "aside" };
  if (reading === "bare" && !isTurned) {
    const [count] = segment.numbers;
    const bare = (segment.objects[0] ?? []).map(
      (what): SaidWish =>
        count === undefined ? { verb: "add", what } : { verb: "at-least", what, count },
    );
    return whichOf({ ...place, kind: "wish", wishes: bare });
  }
  if (typeof reading === "object" && !("choices" in reading) && !isTurned) {
    return whichOf({ ...place, kind: "wish", wishes: reading.map((wish) => withDay(wish, day)) });
  }
  const others =
    typeof reading === "object" && "choices" in reading ? reading.choices : choicesIn(segment);
  // What it says by itself, where something beside it may turn it round.
  const isRead = typeof reading === "object" && !("choices" in reading);
  const meant = isRead
    ? [
        { label: "doIt" as const, name: "", wishes: reading.map((wish) => withDay(wish, day)) },
        ...others.filter(({ wishes }) => !areSame(wishes, reading)),
      ]
    : others;
  const isReversing =
    isTurned || segment.items.some(({ code }) => code.split(" ").some((one) => REVERSES.test(one)));
  return { ...place, kind: "ask", choices: meant, ...(isReversing ? { isTurned: true } : {}) };
}

/** "Saturday is for my sister. Start late": on that day, or on each? */
function dayOrAll({ segment, reading }: Read, whole: string, when: When): SaidPart {
  const [from, to] = [segment.items[0]?.from ?? 0, segment.items.at(-1)?.to ?? 0];
  const wishes = typeof reading === "object" && !("choices" in reading) ? reading : [];
  const choices: readonly Choice[] = [
    { label: "thatDay", name: "", wishes: wishes.map((wish) => ({ ...wish, when })) },
    { label: "everyDay", name: "", wishes },
  ];
  return { from, to, text: whole.slice(from, to), kind: "ask", choices, isTurned: true };
}

/** A part whose words name several places is asked back: which of them is meant. */
function whichOf(part: Extract<SaidPart, { kind: "wish" }>): SaidPart {
  const at = part.wishes.findIndex(
    (wish) => "what" in wish && wish.what.kind === "places" && wish.what.found.length > 1,
  );
  const wish = part.wishes[at];
  if (wish === undefined || !("what" in wish) || wish.what.kind !== "places") return part;
  const { what } = wish;
  const choices = what.found.slice(0, MAX_CHOICES).map((place) => ({
    label: "which" as const,
    name: place.name,
    wishes: part.wishes.with(at, { ...wish, what: { ...what, found: [place] } } as SaidWish),
  }));
  return { from: part.from, to: part.to, text: part.text, kind: "ask", choices };
}

function areSame(some: readonly SaidWish[], others: readonly SaidWish[]): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}

function withDay(wish: SaidWish, day: When | undefined): SaidWish {
  return wish.when !== undefined || day === undefined ? wish : { ...wish, when: day };
}

const MAX_CHOICES = 6;

/** What could be meant by words that no rule reads: of the places, kinds, days and times in them. */
function choicesIn({ objects, when, times }: Segment): readonly Choice[] {
  const choices: Choice[] = [];
  const on = when === undefined ? {} : { when };
  for (const what of objects.flat().slice(0, 2)) {
    const name = what.text;
    if (what.kind === "category") {
      choices.push(
        { label: "more", name, wishes: [{ verb: "add", what, ...on }] },
        { label: "fewer", name, wishes: [{ verb: "fewer", what, ...on }] },
        { label: "none", name, wishes: [{ verb: "remove", what, ...on }] },
      );
    } else if (what.found[0]?.in === "plan") {
      choices.push(
        { label: "remove", name, wishes: [{ verb: "remove", what }] },
        {
          label: "moveDay",
          name,
          wishes: [{ verb: "move", what, to: when === undefined ? "other-day" : "day", ...on }],
        },
        { label: "keep", name, wishes: [{ verb: "keep", what }] },
      );
    } else {
      choices.push(
        { label: "add", name, wishes: [{ verb: "add", what, ...on }] },
        { label: "leaveOut", name, wishes: [{ verb: "remove", what }] },
      );
    }
  }
  const [time] = times;
  if (objects.length === 0 && time?.minutes !== undefined) {
    const { minutes } = time;
    const late = minutes < 12 * 60 && time.isSure !== true ? minutes + 720 : minutes;
    if (minutes >= 300)
      choices.push({ label: "startBy", name: "", wishes: [{ verb: "start-day", minutes, ...on }] });
    if (late >= 720)
      choices.push({
        label: "endBy",
        name: "",
        wishes: [{ verb: "end-day", minutes: late, ...on }],
      });
  } else if (objects.length === 0 && when !== undefined) {
    choices.push(
      { label: "calmer", name: "", wishes: [{ verb: "pace", pace: "relaxed", ...on }] },
      { label: "free", name: "", wishes: [{ verb: "free", part: "day", ...on }] },
    );
  }
  return choices.slice(0, MAX_CHOICES);
}
