import { DAY_RULES, type Reading, RULES } from "./rules.ts";
import { type SaidItem, saidItems } from "./said-items.ts";
import type { NameIndex } from "./said-names.ts";
import { type Segment, segmentOf } from "./said-segment.ts";
import type { When } from "./said-times.ts";
import type { Choice, SaidPart, SaidWish } from "./said-wish.ts";
import { saidWords } from "./said-words.ts";

/** A text is a sentence or two: more is a letter. */
export const MAX_WISH_LENGTH = 300;

const VERBS = /^(?:rm|add|keep|lock|unlock|swap|move|want|start|end|back|more|fewer|longer|shorter|no|not|nothing|only|free|instead|calm|rather|start T\w+|end T\w+)$/;
const POSTFIX = /^(?:rm|first|last|keep|add|max|longer|shorter|earlier|later|fine|instead|calm|free|move|no)$/;
/** What turns a wish round: where no rule takes it, nothing of its sentence is done. */
const REVERSES = /^(?:no|not|nothing|except|but|instead|rather|or|only|Dnot|if|correction)$/;
const ASIDE = /^(?:-|\?|who|so|fine|N|S|hotel|meal|all|not|walk|because|,|and|day|Q|start|first|last|full|calm|want|cheap|more|only)$/;
const WISH_VERB = /^(?:rm|add|keep|swap|move|no|nothing|start|end|back|fewer|longer|shorter)$/;
const JOINT = /^(?:,|and|so|but|because)$/;
const LONGEST_SEGMENT = 26;

const COST = { rule: 1, bare: 1.6, aside: 2, ask: 2.5, item: 0.6 };

type Read = { readonly segment: Segment; readonly reading: Reading | "aside" | "ask" | "bare"; readonly cost: number };

/**
 * Reads what a text asks for, part by part. Every word that carries a meaning belongs to a wish, to what is said beside,
 * or to a part that is asked back. What turns a wish round and is not understood makes its whole sentence a question.
 * Pure; the time is linear in the sentences and quadratic in the words of one.
 *
 * @param isBareWanted a name or a kind by itself is a wish to see it: on the form.
 */
export function readSaid(text: string, names: NameIndex, isBareWanted: boolean): readonly SaidPart[] {
  const whole = text.slice(0, MAX_WISH_LENGTH);
  const items = saidItems(whole, saidWords(whole), names);
  const parts: SaidPart[] = [];
  let scope: When | undefined;
  const hasCorrection = items.some(({ code }) => code === "correction");
  for (const sentence of sentencesOf(items)) {
    const led = segmentOf(sentence);
    if (led !== undefined && led.shape === "" && led.when !== undefined) {
      scope = led.when;
      continue;
    }
    const reads = bestReading(sentence, isBareWanted);
    const isTurned = hasCorrection || sentence.some(({ code }) => code === "if");
    let day: When | undefined = scope;
    for (const [at, read] of reads.entries()) {
      if (at === 0 && startsWithDay(read.segment)) day = read.segment.when;
      const isNear = [reads[at - 1], reads[at + 1]].some((one) => one !== undefined && turns(one));
      parts.push(partOf(read, whole, { day, isTurned: isTurned || isNear, isBareWanted }));
    }
  }
  return parts;
}

function isOpen(reading: Read["reading"]): boolean {
  return reading === "ask" || reading === "bare" || (typeof reading === "object" && "choices" in reading);
}

/** A question that begins with what turns round may be about what stands beside it: "the Tate, but only outside". */
function turns({ reading, segment }: Read): boolean {
  if (!isOpen(reading)) return false;
  const told = segment.items.filter(({ code }) => !/^(?:-|,|and|so)$/.test(code));
  return told.slice(0, 2).some(({ code }) => code.split(" ").some((one) => REVERSES.test(one)));
}

function startsWithDay({ items }: Segment): boolean {
  return items.find(({ code }) => code !== "-")?.code === "D";
}

function sentencesOf(items: readonly SaidItem[]): readonly (readonly SaidItem[])[] {
  const sentences: SaidItem[][] = [[]];
  for (const item of items) {
    if (item.code === ".") sentences.push([]);
    else sentences.at(-1)?.push(item);
  }
  return sentences.filter((one) => one.some(({ code }) => code !== "-" && code !== ","));
}

/** Whether a wish may begin or end here: at the edge of its sentence, where words join it on, or where another subject begins. */
function isEdge(items: readonly SaidItem[], at: number): boolean {
  const [before, after] = [items[at - 1], items[at]];
  if (before === undefined || after === undefined) return true;
  return JOINT.test(before.code) || JOINT.test(after.code) || after.isSubject === true;
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
  return ways.get(items.length)?.reads ?? (segment === undefined ? [] : [{ segment, reading: "ask", cost: COST.ask }]);
}

/** A wish and a question need an edge between them: else words of the one may belong to the other. */
function mayStand(read: Read, before: Read | undefined, items: readonly SaidItem[], from: number): boolean {
  if (before === undefined || isEdge(items, from)) return true;
  const areRead = [read, before].filter(({ reading }) => typeof reading === "object" && !("choices" in reading));
  return areRead.length !== 1;
}

function cutsOf(items: readonly SaidItem[]): readonly number[] {
  const cuts = new Set([0, items.length]);
  for (const [at, { code, isSubject }] of items.entries()) {
    const before = items[at - 1]?.code ?? "";
    if (JOINT.test(code) || isSubject === true || VERBS.test(code)) cuts.add(at);
    if (before === "," || POSTFIX.test(before)) cuts.add(at);
  }
  return [...cuts].sort((a, b) => a - b);
}

function readSegment(segment: Segment, isBareWanted: boolean): Read {
  const dayReading = firstReading(DAY_RULES, segment.dayShape, segment);
  const reading = dayReading ?? firstReading(RULES, segment.shape, segment);
  if (reading !== undefined && segment.items[0]?.code !== "but") return { segment, reading, cost: COST.rule };
  if (/^[PKk]$/.test(segment.shape)) {
    return { segment, reading: isBareWanted && segment.when === undefined ? "bare" : "ask", cost: COST.bare };
  }
  if (isAside(segment)) return { segment, reading: "aside", cost: COST.aside };
  return { segment, reading: "ask", cost: COST.ask + COST.item * segment.items.length };
}

function firstReading(rules: typeof RULES, shape: string, segment: Segment): Reading | undefined {
  for (const [pattern, read] of rules) {
    const reading = pattern.test(shape) ? read(segment) : undefined;
    if (reading !== undefined) return reading;
  }
  return undefined;
}

/** A reason, or a clause with neither a wish's verb nor anything that it could be about. */
function isAside({ items }: Segment): boolean {
  const [first] = items;
  if (first?.code === "because") return !items.some(({ code }) => WISH_VERB.test(code) && code !== "no");
  const isSaidOf = first?.isSubject === true || first?.code === "-" || first?.code === "who";
  return isSaidOf && items.every(({ code }) => ASIDE.test(code)) && items.some(({ code }) => /^(?:\?|fine|who)$/.test(code));
}

type Around = { readonly day: When | undefined; readonly isTurned: boolean; readonly isBareWanted: boolean };

function partOf({ segment, reading }: Read, whole: string, { day, isTurned }: Around): SaidPart {
  const from = segment.items[0]?.from ?? 0;
  const to = segment.items.at(-1)?.to ?? from;
  const place = { from, to, text: whole.slice(from, to) };
  if (reading === "aside") return { ...place, kind: "aside" };
  if (reading === "bare" && !isTurned) {
    return { ...place, kind: "wish", wishes: (segment.objects[0] ?? []).map((what) => ({ verb: "add", what })) };
  }
  if (typeof reading === "object" && !("choices" in reading) && !isTurned) {
    return { ...place, kind: "wish", wishes: reading.map((wish) => withDay(wish, day)) };
  }
  const meant = typeof reading === "object" && "choices" in reading ? reading.choices : choicesIn(segment);
  return { ...place, kind: "ask", choices: meant };
}

function withDay(wish: SaidWish, day: When | undefined): SaidWish {
  return wish.when !== undefined || day === undefined ? wish : { ...wish, when: day };
}

const MOST_CHOICES = 6;

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
        { label: "moveDay", name, wishes: [{ verb: "move", what, to: when === undefined ? "other-day" : "day", ...on }] },
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
    if (minutes >= 300) choices.push({ label: "startBy", name: "", wishes: [{ verb: "start-day", minutes, ...on }] });
    if (late >= 720) choices.push({ label: "endBy", name: "", wishes: [{ verb: "end-day", minutes: late, ...on }] });
  } else if (objects.length === 0 && when !== undefined) {
    choices.push(
      { label: "calmer", name: "", wishes: [{ verb: "pace", pace: "relaxed", ...on }] },
      { label: "free", name: "", wishes: [{ verb: "free", part: "day", ...on }] },
    );
  }
  return choices.slice(0, MOST_CHOICES);
}
