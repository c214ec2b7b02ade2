import { isUnknown, plainItems } from "../language/said-items.ts";
import type { NameIndex } from "../language/said-names.ts";
import type { SaidPart, SaidWish } from "../language/said-wish.ts";
import { withVisits } from "./been-before.ts";
import { type ByVerb, choicesOf, whichOf } from "./choices.ts";
import { corrected } from "./corrections.ts";
import type { Frame, FrameVerb, Idle, Role, Span } from "./frame.ts";
import type { Around } from "./frame-slots.ts";
import { readingsOf } from "./frame-wishes.ts";
import { isPolite, isSaidPlainly } from "./guard.ts";
import { leavesUnread } from "./left-unread.ts";
import { withAllListed, withListed } from "./listed-slots.ts";
import { readFrames } from "./read-frames.ts";
import {
  goApart,
  isApproved,
  isJoining,
  isLimit,
  isQuestion,
  isWeather,
  tellsOfPast,
  weatherIn,
} from "./said-beside.ts";
import { itemsIn, thingIn } from "./slot-values.ts";
import { STOP } from "./words.ts";

/** From this likelihood on, that of the verb times that of what its words are, what was read is done where it is said plainly; below it is asked. See docs/planning.md. */
const IS_MEANT = { takes: 0.7, brings: 0.6, mild: 0.5, told: 0.35 } as const;
/** What takes something away costs most where it is misread, what only says who travels or what they need costs least. */
const TAKES = new Set<FrameVerb>([
  ...(["remove", "fewer", "atmost", "swap", "noton", "cut", "nomeal", "outside"] as const),
  ...(["mostaday", "removeday", "swapdays", "moveday", "start", "end"] as const),
  ...(["free", "busy", "arrive", "depart"] as const),
]);
const MILD = new Set<FrameVerb>([
  ...(["keep", "asis", "diet", "noeat", "stepfree", "lesswalk", "crowds", "cheaper"] as const),
  ...(["kids", "elders", "people", "lodging", "transport", "money", "weather"] as const),
  "mealcheap",
]);
/** Of what no plan can do anything about it is only said so. */
const TOLD = /^(?:lodging|transport|crowds|money|weather)$/;
/** From this likelihood on words ask for nothing; where they name something, or limit what stands beside them, from the other on. */
const IS_IDLE = 0.5;
const IS_SURELY_IDLE = 0.8;
/** They tell of somebody or something. */
const TELLS = new Set<FrameVerb>(["ask", "people", "kids", "elders", "weather", "undo"]);

/** What a text is read beside: the names that it may use, and of a trip the meal at each table. */
export type About = Pick<Around, "mealAt"> & {
  readonly names: NameIndex;
  readonly isOfForm: boolean;
};

/**
 * The parts of a text and what each was read as: what is likely and plainly said is a wish, what asks for nothing is said
 * beside, and everything else is asked, its likeliest readings first. Pure.
 */
export function readParts(text: string, about: About): readonly SaidPart[] {
  const { names, isOfForm, mealAt } = about;
  const spans = corrected(readFrames(text, names, isOfForm), text, about).map((span) =>
    withListed(span, names),
  );
  const read = withConditions(
    withoutReasons(
      withLists(
        spans.map((span) => asBareKind(span, text)),
        text,
        names,
      ),
    ),
    text,
  );
  const frames = read.flatMap(({ span }) => ("verb" in span ? [span] : []));
  const former: { frame: Frame; wishes: readonly SaidWish[] }[] = [];
  const parts = read
    .filter(({ span }) => "verb" in span || saysSomething(span))
    .flatMap(({ span, condition }) => {
      const beside = { text, names, former: [...former], frames, mealAt };
      const part = partOf(span, condition, beside);
      if ("verb" in span)
        former.push({
          frame: span,
          wishes: part.kind === "wish" ? part.wishes : (readingsOf(span, beside)[0] ?? []),
        });
      const weather =
        condition !== undefined && isWeather(condition)
          ? condition
          : part.kind === "ask"
            ? weatherIn(span)
            : undefined;
      return weather === undefined ? [part] : [part, WEATHER(weather)];
    });
  return withVisits(parts, text, about);
}

/** Words that mean nothing by themselves. */
const EMPTY =
  /^(?:and|but|or|so|then|also|plus|too|please|pls|plz|thanks|thank|you|thx|well|ok|okay|oh|for|us|me|the|a|an|we|i|with|to|of|in|on|at|n|that|it|is|could|would|can|kindly)?$/i;

function saysSomething({ text }: Idle): boolean {
  return !text.split(/\s+/).every((word) => EMPTY.test(word.replace(/^\W+|\W+$/g, "")));
}

type Read = { readonly span: Frame | Idle; readonly condition?: Frame | Idle | undefined };

const REFUSES = new Set<FrameVerb>(["remove", "noton", "fewer"]);
/** Too little for anything to be done. */
const EITHER = 0.4;

/** "No market and | the Spanish Steps" refuses both; behind a comma only the traveller knows. */
function withLists(
  spans: readonly (Frame | Idle)[],
  text: string,
  names: NameIndex,
): readonly (Frame | Idle)[] {
  const told: (Frame | Idle)[] = [];
  for (const span of spans) {
    const before = told.findLast((one) => "verb" in one || saysSomething(one));
    if (before === undefined || !("verb" in before) || !("verb" in span)) {
      told.push(span);
      continue;
    }
    const led = text.slice(before.to, span.from) + span.text;
    const joint = isListed(before, span) ? JOINT.exec(led)?.[1] : undefined;
    const { verb } = before;
    const likelihood = Math.min(before.likelihood, span.ofSlots);
    if (REFUSES.has(before.verb) && EXCEPTS.test(span.text)) {
      // "No museums | except the tile museum".
      told.splice(told.indexOf(before), 1, joined(before, span, text));
    } else if (isTurned(before, span) && !/^\W*(?:and|nor|also|\+)/i.test(led)) {
      const others = [{ verb: "keep" as const, likelihood: span.likelihood }];
      told.push({ ...span, likelihood: EITHER, others });
    } else if (isOfOtherMeal(before, span)) told.push({ ...span, likelihood: EITHER });
    else if (joint === undefined) told.push(span);
    else if (joint === "," && isOneList(before, span, names)) {
      told.splice(told.indexOf(before), 1, joined(before, span, text));
    } else if (joint === ",") {
      const others = [{ verb: span.verb, likelihood: Math.min(span.likelihood, EITHER) }];
      told.push({ ...span, verb, likelihood: 0, others });
    } else if (has("when", span) && !has("when", before)) {
      // "No museums and churches on Monday": neither then.
      told.splice(told.indexOf(before), 1, { ...joined(before, span, text), likelihood });
    } else told.push({ ...span, verb, likelihood });
  }
  return told;
}

const FILLER = /^(?:an?|some|the|good|nice|great|proper|big|on|in|for|at|please|pls)?$/i;

/** "Night out on Friday", "a boat trip in the evening": a kind of place and when asks for one. */
function asBareKind(span: Frame | Idle, text: string): Frame | Idle {
  if ("verb" in span && span.likelihood >= IS_MEANT.brings) return span;
  const [before, after] = [text.slice(0, span.from).trimEnd(), text.slice(span.to).trimStart()];
  if (!/^$|[.,;!?]$/.test(before) || !/^(?:$|[.,;!?])/.test(after)) return span;
  const items = itemsIn(span.text);
  const kinds = items.filter(({ what }) => what?.kind === "category");
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1) return span;
  const whens = items.filter(({ when, part }) => (when ?? part) !== undefined);
  if (whens.length === 0) return span;
  const left = [kind, ...whens]
    .toSorted((one, other) => other.from - one.from)
    .reduce((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), span.text);
  if (!left.split(/[^\p{L}]+/u).every((word) => FILLER.test(word))) return span;
  const slots = [kind, ...whens].map((item) => ({
    role: item === kind ? ("what" as const) : ("when" as const),
    from: span.from + item.from,
    to: span.from + item.to,
    text: span.text.slice(item.from, item.to),
  }));
  return { ...span, verb: "add", likelihood: 1, ofSlots: 1, others: [], slots };
}

/** They tell how a day is, and ask for nothing by themselves. */
const IS_FULL =
  /\b(?:too|so|way) (?:full|packed|busy|crammed|much|many)\b|\b(?:is|looks?|feels?|seems?|has|have) (?:\w+ ){0,3}?(?:mental|insane|crazy|mad|nuts|packed|full|hectic|exhausting|sights|things|places|stops)\b/i;

/** "Day 1 is too full, remove A and B" says what to take out; "remove A from day 2" leaves day 1 as full. */
function withoutReasons(spans: readonly (Frame | Idle)[]): readonly (Frame | Idle)[] {
  const whenOf = ({ slots }: Idle) => slots.find(({ role }) => role === "when")?.text;
  const takesOutOf = (day: string | undefined) =>
    spans.some(
      (span) =>
        "verb" in span &&
        /^(?:remove|cut)$/.test(span.verb) &&
        [undefined, day].includes(whenOf(span)),
    );
  return spans.map((span) => {
    if (!("verb" in span) || span.verb !== "easier" || !IS_FULL.test(span.text)) return span;
    if (!takesOutOf(whenOf(span))) return span;
    // What only tells of something; its day is that of what follows.
    return { ...span, verb: "people", likelihood: 1 };
  });
}

const EXCEPTS = /^\W*(?:except|besides|apart from|other than|excluding)\b/i;

function joined(before: Frame, span: Frame, text: string): Frame {
  const slots = [...before.slots, ...span.slots];
  return { ...before, to: span.to, text: text.slice(before.from, span.to), slots };
}

const JOINT = /^\s*(and\b|or\b|nor\b|[&+,])/i;

function isListed(before: Frame, span: Frame): boolean {
  const isRefused =
    span.verb === "eat"
      ? before.verb === "noeat"
      : /^(?:add|keep)$/.test(span.verb) && REFUSES.has(before.verb);
  return isRefused && saysOnlyNames(span);
}

/** "The Orsay can go, but not the tower": it stays. */
function isTurned(before: Frame, span: Frame): boolean {
  return (
    span.verb === "remove" &&
    /^(?:remove|cut|fewer|atmost|noton)$/.test(before.verb) &&
    /^\W*(?:but )?not\b/i.test(span.text)
  );
}

/** "Tempura for lunch, not for dinner" is still about the tempura. */
function isOfOtherMeal(before: Frame, span: Frame): boolean {
  return (
    span.verb === "nomeal" &&
    /^(?:eat|table)$/.test(before.verb) &&
    /^\W*not (?:for|at)\b/i.test(span.text)
  );
}

function has(role: Role, { slots }: Idle): boolean {
  return slots.some((slot) => slot.role === role);
}

function saysOnlyNames({ text, from, slots }: Frame): boolean {
  const rest = slots.reduceRight(
    (left, slot) => left.slice(0, slot.from - from) + left.slice(slot.to - from),
    text,
  );
  const words = rest.split(/[\s&+,]+/);
  return (
    slots.length > 0 && words.every((word) => /^(?:and|or|nor|the|an?|any|on|at|in)?$/i.test(word))
  );
}

/** "Skip A, B and C" refuses all three; "no A, B and C" may want two, and so may kinds. */
function isOneList(before: Frame, span: Frame, names: NameIndex): boolean {
  const isKnown = ({ text }: Span) => {
    const what = thingIn(text, names);
    return what.kind === "places" && !isUnknown(what);
  };
  return (
    /\b(?:skip|drop|avoid|omit|ditch|leave out)\b/i.test(before.text) &&
    /\b(?:and|or|nor)\b|&/i.test(span.text) &&
    [...before.slots, ...span.slots].every(isKnown)
  );
}

/** "The Tate if the kids like it. Scratch that": a condition, or an unread limit, belongs to what stands before it in its sentence, else to what stands behind. */
function withConditions(spans: readonly (Frame | Idle)[], text: string): readonly Read[] {
  const isCondition = (span: Frame | Idle): boolean =>
    "verb" in span
      ? /^(?:cond|undo)$/.test(span.verb)
      : span.likelihood >= IS_IDLE && span.likelihood < IS_SURELY_IDLE && isLimit(span, text);
  const hosts = new Map<Frame | Idle, Frame | Idle>();
  for (const [at, span] of spans.entries()) {
    if (!isCondition(span) || ("verb" in span && isPolite(span))) continue;
    const isNear = (one: Frame | Idle) =>
      "verb" in span ||
      !STOP.test(text.slice(Math.min(one.to, span.to), Math.max(one.from, span.from)));
    // Who travels, and what we have no facts on, is limited by nothing.
    const isHost = (one: Frame | Idle | undefined) =>
      one !== undefined &&
      "verb" in one &&
      !isCondition(one) &&
      !hosts.has(one) &&
      ("verb" in span || !MILD.has(one.verb)) &&
      isNear(one);
    const [before, after] = [spans[at - 1], spans[at + 1]];
    // "Scratch that" takes back what it follows.
    const isTakenBack = "verb" in span && span.verb === "undo";
    const host = isHost(before) ? before : !isTakenBack && isHost(after) ? after : undefined;
    if (host !== undefined) hosts.set(host, span);
  }
  const taken = new Set([...hosts.values()]);
  return spans.flatMap((span) =>
    isCondition(span) && taken.has(span) ? [] : [{ span, condition: hosts.get(span) }],
  );
}

function partOf(span: Frame | Idle, condition: Frame | Idle | undefined, beside: Around): SaidPart {
  const from = Math.min(span.from, condition?.from ?? span.from);
  const to = Math.max(span.to, condition?.to ?? span.to);
  const place = { from, to, text: beside.text.slice(from, to) };
  const aside = { ...place, kind: "aside" } as const;
  if (condition === undefined && isWeather(span)) return WEATHER(span);
  const least = namesSomething(span, beside) ? IS_SURELY_IDLE : IS_IDLE;
  const isIdle = !("verb" in span) && span.likelihood >= least;
  const asks = isQuestion(span, beside.text) && (isIdle || isAsked(span, beside));
  // Of a form "is the Kafka Museum any good?" may want it.
  const isOfPlace = beside.mealAt === undefined && namesSomething(span, beside);
  if (asks && condition === undefined && !isOfPlace) return QUESTION(span);
  if ((!("verb" in span) || TELLS.has(span.verb)) && goApart(span)) return APART(span);
  const isTelling = isIdle || ("verb" in span && TELLS.has(span.verb));
  if (beside.mealAt !== undefined && isTelling && isJoining(span))
    return { ...place, kind: "wish", wishes: [{ verb: "with", who: "children" }] };
  if (isIdle && !asks) return aside;
  const read = readingsBy(span, beside);
  const [likeliest] = read;
  if ("verb" in span && condition === undefined) {
    // "If it rains the Uffizi" says more than the weather.
    const isOfThing = span.verb === "weather" && hasThing(withAllListed(span, beside.names));
    const isTold = TELLS.has(span.verb) && span.likelihood >= IS_IDLE && !isOfThing;
    const isRead = read.some(({ frame }) => frame.verb === span.verb);
    if ((isTold && !isRead) || isPolite(span) || tellsOfPast(span)) return aside;
    if (likeliest !== undefined && isSure(likeliest, beside))
      return whichOf({ ...place, kind: "wish", wishes: likeliest.readings[0] ?? [] });
  }
  // What the traveller likes as it is stays so.
  if (beside.mealAt !== undefined && condition === undefined && isApproved(span)) {
    const readings = read.flatMap((one) => one.readings);
    const kept = readings.find((wishes) => wishes.every(isKept));
    if (readings.length === 0) return aside;
    // "Friday is fine" may be where it is to go.
    const isToGo = readings[0]?.[0]?.verb === "move";
    if (kept !== undefined && !isToGo) return { ...place, kind: "wish", wishes: kept };
  }
  const whole = condition === undefined ? span : { ...span, ...place };
  const choices = choicesOf(whole, read, beside);
  // Nobody can say what to do about "less so".
  if (!("verb" in span) && choices.every(({ label }) => label === "note")) return aside;
  const isTurned = condition !== undefined || ("verb" in span && span.likelihood === 0);
  return { ...place, kind: "ask", choices, ...(isTurned ? { isTurned } : {}) };
}

const saidOf =
  (need: "weather" | "answers" | "apart") =>
  ({ from, to, text }: Idle): SaidPart => ({
    ...{ from, to, text, kind: "wish" },
    wishes: [{ verb: "need", need }],
  });
const [WEATHER, QUESTION, APART] = [saidOf("weather"), saidOf("answers"), saidOf("apart")];

const isKept = ({ verb }: SaidWish) => /^(?:keep|keep-rest|lock-days)$/.test(verb);

/** A question that has no answer in the plan. */
function isAsked(span: Frame | Idle, beside: Around): boolean {
  return "verb" in span && span.verb === "ask" && readingsOf(span, beside).length === 0;
}

function namesSomething({ text }: Idle, { names }: Around): boolean {
  return plainItems(text, names).some(
    ({ what, table, food }) =>
      table !== undefined || food !== undefined || (what?.kind === "places" && !isUnknown(what)),
  );
}

/** What the words come to by each verb that they may have, likeliest first: "no museums on Monday" is the same by two of them. */
function readingsBy(span: Frame | Idle, beside: Around): readonly ByVerb[] {
  const own = "verb" in span ? [{ verb: span.verb, likelihood: span.likelihood }] : [];
  const each = [...own, ...span.others].map(({ verb, likelihood }) => {
    const frame = { ...span, verb };
    return { frame, likelihood, readings: readingsOf(frame, beside) };
  });
  const readingKey = ({ readings }: { readonly readings: ByVerb["readings"] }) =>
    JSON.stringify(readings);
  const known = each.filter(({ readings }) => readings.length > 0);
  return known
    .filter((one, at) => known.findIndex((other) => readingKey(other) === readingKey(one)) === at)
    .map((one) => {
      const same = known.filter((other) => readingKey(other) === readingKey(one));
      return { ...one, likelihood: same.reduce((sum, { likelihood }) => sum + likelihood, 0) };
    })
    .toSorted((one, other) => other.likelihood - one.likelihood);
}

function hasThing({ slots }: Frame | Idle): boolean {
  return slots.some(({ role }) => role === "what");
}

const NONE_BUT = /^\W*no (?:\p{L}+ ){1,3}(?:but|except|apart from|besides|other than) (?!not\b)/iu;

function leastOf(frame: Frame | Idle, verb: FrameVerb, beside: Around): number {
  const isTold =
    TOLD.test(verb) || (verb === "kids" && frame.slots.some(({ role }) => role === "age"));
  if (isTold && !namesSomething(frame, beside)) return IS_MEANT.told;
  if (MILD.has(verb)) return IS_MEANT.mild;
  return TAKES.has(verb) ? IS_MEANT.takes : IS_MEANT.brings;
}

function isSure({ frame, readings, likelihood }: ByVerb, beside: Around): boolean {
  const { verb, ofSlots } = frame;
  const [reading, ...others] = readings;
  // "No museums but the Met" can be read in no other way.
  const isExcept = NONE_BUT.test(frame.text) && reading?.[0]?.verb === "remove-others";
  const least = isExcept ? IS_MEANT.mild : leastOf(frame, verb, beside);
  return (
    reading !== undefined &&
    others.length === 0 &&
    likelihood * ofSlots >= least &&
    !leavesUnread(frame, beside) &&
    isSaidPlainly(frame, reading, beside.text)
  );
}
