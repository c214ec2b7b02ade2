import { COST, isTail, type Read, readSegment } from "./read-segment.ts";
import type { SaidItem } from "./said-items.ts";
import { IS_WHO, segmentOf } from "./said-segment.ts";

export const VERBS =
  /^(?:rm|add|keep|lock|unlock|swap|move|want|start|end|back|more|fewer|longer|shorter|no|not|nothing|only|free|instead|calm|rather|pick|endearly|nolate|startlater|lesswalk|start T\w+|end T\w+)$/;
const POSTFIX =
  /^(?:rm|first|last|keep|add|max|longer|shorter|earlier|later|fine|instead|calm|free|move|no)$/;
const JOINT = /^(?:,|and|so|but|then|because)$/;
const LONGEST_SEGMENT = 26;

/** Whether a wish may begin or end here: at the edge of its sentence, where words join it on, or where another subject begins. */
function isEdge(items: readonly SaidItem[], at: number): boolean {
  const [before, after] = [items[at - 1], items[at]];
  if (before === undefined || after === undefined) return true;
  return (
    JOINT.test(before.code) ||
    JOINT.test(after.code) ||
    isNewSubject(items, at) ||
    isThreat(items, at) ||
    isAfterPlease(items, at)
  );
}

/** "Swap Monday and Tuesday pls forecast says rain", "... pls the bazaar is closed". */
function isAfterPlease(items: readonly SaidItem[], at: number): boolean {
  const isLed = items[at]?.word === "the";
  const [first, next] = items.slice(isLed ? at + 1 : at);
  const isSo =
    first?.what !== undefined && /^(?:is|are|was|were|isnt|arent)$/.test(next?.word ?? "");
  // "We're hungover on day 2 pls nothing before noon".
  const isOrder =
    /^(?:nothing|start T\w+|no|startlater)$/.test(items[at]?.code ?? "") &&
    items.slice(0, at).some(({ isSubject }) => isSubject === true);
  return at > 2 && items[at - 1]?.word === "please" && (isSo || isOrder || items[at]?.code === "?");
}

/** "Dinner by 7 or he goes feral". */
function isThreat(items: readonly SaidItem[], at: number): boolean {
  const next = items[at + 1];
  // "... otherwise meltdown".
  if (items[at]?.code === "else")
    return items.slice(at + 1).every(({ code }) => /^[-?]$/.test(code));
  return (
    items[at]?.code === "or" &&
    next !== undefined &&
    (next.isSubject === true || IS_WHO.test(next.code))
  );
}

const MONEY = /^(?:euros?|eur|dollars?|usd|pounds?|quid|yen)$/;

/** "... back by 4 nan is coming". */
function isNewSubject(items: readonly SaidItem[], at: number): boolean {
  const end = items[at - 1]?.word === "please" ? at - 1 : at;
  const [led = "", before = ""] = [items[end - 2]?.code, items[end - 1]?.code];
  // "Even if we lose it" is one clause.
  if (before === "because" || before === "if") return false;
  // "For museums we want to spend 60".
  if (at < 4 && items[0]?.word === "for" && items.some(({ word = "" }) => MONEY.test(word)))
    return false;
  if (/^(?:before|when|while|after)$/.test(items[at - 1]?.words ?? "") && at > 1) return false;
  // "In my opinion".
  if (/(?:^| )(?:in|at|for|with|of|on|to|by)$/.test(items[at - 1]?.words ?? "")) return false;
  // "Mosques max 2 kids get bored", but "max 2 kids".
  const isCounted = before === "N" && led === "max" && items[end - 3]?.what !== undefined;
  // "At 10 not 9 the little one doesn't sleep".
  const isContrasted = before === "N" && CONTRASTS.test(led);
  const isLed = /^(?:the|our)$/.test(items[at]?.words ?? "");
  const isPerson =
    IS_WHO.test(items[at + (isLed ? 1 : 0)]?.code ?? "") &&
    (isCounted ||
      isContrasted ||
      /^(?:P|K|k|E|D|T\w+|rm|keep|add|meal|food)$/.test(before) ||
      (end < at && before === "?"));
  // "... before it gets full".
  const isWhen =
    /^(?:before|when|while|after)$/.test(items[at]?.words ?? "") &&
    // "Not when it is full".
    before !== "not" &&
    items[at + 1]?.isSubject === true;
  // "Day 3 looks empty can you add a garden".
  const isAsking =
    /^(?:can|could)$/.test(items[at]?.words ?? "") &&
    /^(?:you|we|i)$/.test(items[at + 1]?.words ?? "") &&
    before !== "-";
  // "... we like to sleep".
  const isOfUs = /^(?:i|we) /.test(items[at]?.words ?? "");
  return items[at]?.isSubject === true || isPerson || isWhen || isAsking || isOfUs;
}

const CONTRASTS = /^(?:not|instof|than)$/;

/** The cheapest way to part a sentence into wishes, asides and questions. */
export function bestReading(items: readonly SaidItem[], isBareWanted: boolean): readonly Read[] {
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
      const isPart =
        read?.isUnnamed === true && way.reads.some(({ reading }) => reading !== "aside");
      if (isPart || (read !== undefined && !mayStand(read, way.reads.at(-1), items, from)))
        continue;
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
  const isSoft = !VERBS.test(items[from]?.code ?? "") && !POSTFIX.test(items[from - 1]?.code ?? "");
  if (isSoft && !isTail(read.segment)) return false;
  if (isTail(read.segment))
    return (
      isWish(before) &&
      (before.segment.objects.length > 0 || before.segment.hasIt) &&
      !(before.segment.shape.startsWith("swap") && read.segment.items[0]?.code === "by")
    );
  if ([read, before].some(({ reading }) => reading === "bare")) return false;
  if (
    [read, before].some(
      ({ reading, segment }) =>
        reading === "aside" &&
        segment.items.every(({ code }) =>
          /^(?:-|who|child|elder|N|and|,|\.|it|by|all)$/.test(code),
        ),
    )
  )
    return true;
  const areRead = [read, before].filter(
    ({ reading }) => typeof reading === "object" && !("choices" in reading),
  );
  return areRead.length === 2;
}

function isWish({ reading }: Read): boolean {
  return reading === "bare" || (typeof reading === "object" && !("choices" in reading));
}

function cutsOf(items: readonly SaidItem[]): readonly number[] {
  const cuts = new Set([0, items.length]);
  for (const [at, item] of items.entries()) {
    const before = items[at - 1]?.code ?? "";
    if (isThreat(items, at) || isAfterPlease(items, at)) cuts.add(at);
    // "So not then" is of a day.
    if (item.code === "then" && before === "not") continue;
    // "Between A and B".
    const isBetween = items.slice(Math.max(0, at - 4), at).some(({ word }) => word === "between");
    if (JOINT.test(item.code) && (isBetween || isListed(items, at))) continue;
    if (JOINT.test(item.code) || isNewSubject(items, at) || VERBS.test(item.code)) cuts.add(at);
    if ((before === "," && !isListed(items, at - 1)) || POSTFIX.test(before)) cuts.add(at);
    if (/^(?:by|-|\?|like)$/.test(item.code) && /^(?:P|K|k|E|D|Q|S|T\w+|rm|fine)$/.test(before))
      cuts.add(at);
  }
  return [...cuts].sort((a, b) => a - b);
}

/** "Thursday and Friday", "fish and shellfish". */
function isListed(items: readonly SaidItem[], at: number): boolean {
  const [before, joint, after] = [items[at - 1]?.code ?? "", items[at]?.code ?? "", items[at + 1]];
  const joins = before === "D" ? /^(?:and|,)$/ : /^and$/;
  return before === after?.code && /^(?:D|food|noun|need|meal)$/.test(before) && joins.test(joint);
}
