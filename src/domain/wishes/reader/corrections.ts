import { isPlanned, isUnknown, plainItems } from "../language/said-items.ts";
import type { NameIndex } from "../language/said-names.ts";
import type { Frame } from "./frame.ts";
import { apart, together } from "./regrouped.ts";
import { thingIn } from "./slot-values.ts";
import { type AnySpan, ASKED, as, has, idle, isUnsure, isVerb, slotAt } from "./span-parts.ts";
import { sentenceStart } from "./words.ts";

/** What a run of words is corrected beside. */
type Beside = {
  readonly text: string;
  readonly names: NameIndex;
  readonly isOfForm: boolean;
  readonly before: AnySpan | undefined;
};

/**
 * What the network misreads and a few words tell for sure: each rule reads one way of speaking. Pure.
 *
 * @param spans of the text, in its order.
 */
export function corrected(
  spans: readonly AnySpan[],
  text: string,
  { names, isOfForm }: Pick<Beside, "names" | "isOfForm">,
): readonly AnySpan[] {
  const right: AnySpan[] = [];
  for (const span of spans.flatMap((one) => apart(one, names))) {
    const before = right.at(-1);
    const beside = { text, names, isOfForm, before };
    const merged = before === undefined ? undefined : together(before, span, text);
    if (merged !== undefined) right.splice(-1, 1, one(merged, beside));
    else right.push(one(span, beside));
  }
  return right;
}

function one(written: AnySpan, beside: Beside): AnySpan {
  const span = withNextDay(written, beside.text);
  for (const correct of RULES) {
    const right = correct(span, beside);
    if (right !== undefined) return right;
  }
  return span;
}

/** "Day 1+2" is both. */
function withNextDay(span: AnySpan, text: string): AnySpan {
  const slots = span.slots.map((slot) => {
    const next = slot.role === "when" ? /^ ?\+ ?\d\b/.exec(text.slice(slot.to))?.[0] : undefined;
    return next === undefined
      ? slot
      : { ...slot, to: slot.to + next.length, text: `${slot.text} and ${next.replace(/\D/g, "")}` };
  });
  return { ...span, slots };
}

type Rule = (span: AnySpan, beside: Beside) => AnySpan | undefined;

const RULES: readonly Rule[] = [
  // "Money no object".
  (span) =>
    /^\W*money(?:['’]s| is)? no (?:object|issue|problem)\b/i.test(span.text)
      ? idle(span)
      : undefined,
  // "Breakfast is included": a trip's plan has none.
  (span, { isOfForm }) =>
    !isOfForm &&
    /\bbreakfasts?\b.{0,60}\b(?:included|provided|at (?:the|our) hotel)\b/i.test(span.text) &&
    !isVerb(span, /^lodging$/)
      ? idle(span)
      : undefined,
  (span, { isOfForm }) => (isOfForm ? liked(span) : undefined),
  wouldBeGood,
  // "Disneyland is already sorted for Thursday".
  (span) =>
    isVerb(span, /^(?:remove|noton|add|keep)$/) &&
    /\b(?:already|all) (?:sorted|booked|arranged|organi[sz]ed|paid(?: for)?|bought|reserved)\b/i.test(
      span.text,
    ) &&
    !/\bnot\b|n['’]t\b/i.test(span.text)
      ? as("booked", span)
      : undefined,
  // "At sunset, with a glass of wine": a drink beside a sight is no meal.
  (span, { before }) =>
    isVerb(span, /^eat$/) &&
    /^\W*(?:and )?with (?:an?|some|our|your) (?:\w+ )?(?:glass|cup|bottle|pint|drinks?|coffee|beer|wine|cocktails?)\b/i.test(
      span.text,
    ) &&
    before !== undefined &&
    isVerb(before, /^(?:add|move|keep)$/)
      ? idle(span)
      : undefined,
  // "NO hotel", "hostels, whatever".
  (span, { names }) =>
    (isUnsure(span, /^(?:remove|add|other|nomeal|noeat|transport|free)$/) ||
      span.slots.some(({ role, text }) => role === "what" && ROOMS.test(text))) &&
    /\b(?:hotels?|hostels?|airbnbs?)\b/i.test(span.text) &&
    !/\b(?:near|at|from|to|in|by|of) (?:the |our |my |your )?(?:hotel|hostel|airbnb)\b/i.test(
      span.text,
    ) &&
    !namesPlace(span, names)
      ? as("lodging", span)
      : undefined,
  // "Don't move those": what was asked for stays in any case.
  (span, { isOfForm }) =>
    isOfForm &&
    isVerb(span, /^(?:keep|remove|asis)$/) &&
    /^\W*(?:please |pls )?(?:do not|don['’]?t) (?:move|touch|change) (?:those|these|them|it|that|this)\W*$/i.test(
      span.text,
    )
      ? idle(span)
      : undefined,
  // "Disney on Thursday, nothing else then": it has the day for itself.
  (span, { before }) =>
    isVerb(span, /^(?:free|remove|noton|asis)$/) &&
    /\b(?:nothing|anything) else\b/i.test(span.text) &&
    before !== undefined &&
    isVerb(before, /^(?:booked|add|move|keep|stay)$/)
      ? idle(span)
      : undefined,
  // "Don't touch the hotel and | the last dinner".
  (span, { text }) =>
    isVerb(span, /^(?:meal|nomeal|table|eat)/) &&
    /\b(?:do not|don['’]?t) (?:touch|change|move)\b[^.!?;,\n]*\band $/i.test(
      text.slice(0, span.from),
    )
      ? idle(span)
      : undefined,
  // "The rest is free".
  (span) =>
    /^\W*(?:the )?rest (?:of (?:it|the (?:time|trip|days)) )?is (?:free|open|flexible|up to you)\W*$/i.test(
      span.text,
    )
      ? idle(span)
      : undefined,
  // "If not, ...".
  (span) =>
    isVerb(span, /^(?:cond|remove|undo|keep)$/) &&
    /^\W*if (?:not|so|yes|ok|no)(?: possible)?(?:,? (?:then )?(?:please )?(?:forget|skip|leave|drop|never mind)(?: it| that)?)?\W*$/i.test(
      span.text,
    )
      ? idle(span)
      : undefined,
  // "Charles Bridge is planned for noon": so it is, and what follows says what is wanted.
  (span, { isOfForm }) =>
    !isOfForm &&
    PLANNED.test(span.text) &&
    !/\b(?:but|please|pls|want|should|can|could|not|too)\b/i.test(span.text)
      ? idle(span)
      : undefined,
  // "Please reduce the total cost".
  (span) =>
    (!("verb" in span) || isUnsure(span, /^(?:money|other|cut)$/)) &&
    /\b(?:reduce|lower|cut|bring down|save on)\b.{0,40}\b(?:costs?|prices?|budget|spend\w*|expenses?)\b/i.test(
      span.text,
    )
      ? as("cheaper", span)
      : undefined,
  // "Slower from there on".
  (span) =>
    !("verb" in span) &&
    /^\W*(?:so |and |but |then |a bit |much )*(?:slower|gentler|calmer|easier|more relaxed)\b/i.test(
      span.text,
    )
      ? as("easier", span, span.slots, ASKED)
      : undefined,
  // "Start it 2h later".
  (span) =>
    isVerb(span, /^(?:start|end)$/) &&
    /\b\d+(?:[.,]5)? ?(?:h|hrs?|hours?|min\w*) (?:later|earlier)\b/i.test(span.text)
      ? { ...span, ofSlots: 1 }
      : undefined,
  // "Late is fine".
  (span) => (/^\W*late is (?:ok(?:ay)?|fine)\W*$/i.test(span.text) ? idle(span) : undefined),
  // "Wine from the supermarket" is no table.
  (span) =>
    isVerb(span, /^eat$/) &&
    /\bfrom (?:the|a) (?:super)?(?:market|shop|store|deli|corner shop)\b/i.test(span.text)
      ? idle(span)
      : undefined,
  // "No onion, garlic, | potatoes".
  (span, { before, text }) =>
    isVerb(span, /^eat$/) &&
    before !== undefined &&
    isVerb(before, /^(?:diet|noeat)$/) &&
    /\b(?:no|not|without|avoid|never)\b|n['’]t\b/i.test(before.text) &&
    /^\s*(?:,|or|nor)\s*$/i.test(text.slice(before.to, span.from))
      ? as("noeat", span)
      : undefined,
  // "Little India for dinner".
  (span) =>
    isVerb(span, /^(?:add|keep|move)$/) &&
    !/\b(?:no|not|none|never|nothing)\b|n['’]t\b/i.test(span.text) &&
    has("meal", span) &&
    has("what", span) &&
    / for (?:lunch|dinner|supper|brunch)\W*$/i.test(span.text)
      ? as(
          "mealnear",
          span,
          span.slots.map((slot) =>
            slot.role === "what" ? { ...slot, role: "near" as const } : slot,
          ),
        )
      : undefined,
  // "My parents cannot climb".
  (span) =>
    (!("verb" in span) || isVerb(span, /^(?:elders|kids|people|lesswalk)$/)) &&
    /\b(?:can(?:not|['’]?t| not)|unable to) (?:climb|do (?:stairs|steps|hills)|manage (?:stairs|steps|hills))\b/i.test(
      span.text,
    )
      ? as("stepfree", span)
      : undefined,
  // "Buggy not needed".
  (span) =>
    isVerb(span, /^stepfree$/) &&
    /\b(?:not (?:needed|necessary|required)|no need for|don['’]?t need)\b/i.test(span.text)
      ? idle(span)
      : undefined,
  // "Then let me sleep in".
  (span) =>
    !("verb" in span) &&
    /\b(?:let (?:me|us) sleep|(?<!not )sleep(?:ing)? in|lie[- ]in)\b/i.test(span.text)
      ? as("start", span, span.slots, ASKED)
      : undefined,
  // "A matinee rather than an evening show".
  (span) =>
    isVerb(span, /^swap$/) && /\bmatin[ée]es?\b/i.test(span.text)
      ? { ...span, likelihood: Math.min(span.likelihood, ASKED) }
      : undefined,
  // "In, wow, out": a short visit, which what follows tells.
  (span) =>
    isUnsure(span, /^(?:remove|swap|keep)$/) && /\bin,? (?:\w+,? )?(?:and )?out\b/i.test(span.text)
      ? idle(span)
      : undefined,
  // "We booked a boat party on day 3, 4-8pm": nobody knows it, but it takes these hours.
  (span, { names }) =>
    isVerb(span, /^booked$/) &&
    has("time", span) &&
    has("until", span) &&
    span.slots.every(({ role, text }) => role !== "what" || isUnknown(thingIn(text, names)))
      ? as(
          "busy",
          span,
          span.slots.filter(({ role }) => /^(?:when|time|until)$/.test(role)),
        )
      : undefined,
  // "One morning free, to rest after the flight".
  (span) =>
    isVerb(span, /^free$/) &&
    /\bafter (?:the|our|a long) (?:flight|journey|trip)\b|\bjet ?lag/i.test(span.text)
      ? {
          ...span,
          slots: [
            ...span.slots.map((slot) =>
              slot.role === "when"
                ? { ...slot, text: slot.text.replace(/^(?:one|an?) /i, "") }
                : slot,
            ),
            { ...slotAt("when", span, 0, ""), text: "day 1" },
          ],
        }
      : undefined,
  disliked,
  spentElsewhere,
  swappedFor,
  inside,
  notLate,
  tooDear,
  withoutTransit,
  inBeforeDark,
  cannotManage,
  beyondUs,
  offThatDay,
  (span, beside) => (isVerb(span, /^stay$/) ? stayingThere(span, beside) : undefined),
  tooLong,
  wantsToSee,
  (span) => (isVerb(span, /^(?:add|other)$/) || !("verb" in span) ? highUp(span) : undefined),
  // "Day 2 is way too much walking".
  (span) =>
    isVerb(span, /^easier$/) && /\bwalking|\bon foot\b/i.test(span.text)
      ? as("lesswalk", span)
      : undefined,
  // "Which day is the hardest? Make it easier".
  (span) =>
    isVerb(span, /^(?:easier|fuller)$/) &&
    /\b(?:make|keep) it\b/i.test(span.text) &&
    !has("when", span)
      ? { ...span, likelihood: Math.min(span.likelihood, ASKED) }
      : undefined,
  afterDark,
  thereAt,
  neither,
  enough,
  overOther,
  (span) => (isVerb(span, /^(?:stay|meallong)$/) ? withoutRefusedLength(span) : undefined),
  weekdayAndHour,
  housesOf,
  hosted,
];

const ROOMS = /^(?:hotels?|hostels?|airbnbs?)$/i;
const PLANNED =
  /\b(?:is|are) (?:\w+ )?(?:planned|scheduled|put|visited) (?:in|on|at|for|to|around)\b|\baccording to (?:your|the) plan\b/i;

function namesPlace({ text }: AnySpan, names: NameIndex): boolean {
  const what = thingIn(text, names);
  return what.kind === "places" && !isUnknown(what);
}

const LIKES =
  /\b(?:mad|crazy|nuts|wild|obsessed|passionate|big) (?:about|for|with|on|into) |\b(?:(?:am|are|is|['’][ms]|['’]re|im|hes|shes) (?:really |so |very |all |totally )?(?:into|fond of|keen on|an? (?:big |huge )?fans? of)|(?<!not |n['’]t |dont |would |['’]d |i )loves?|(?:we|i|they) (?:all |both |really |absolutely )?(?:love|adore)|adores?) /i;
const NOT_LIKED = /\b(?:not|no|never|dont|doesnt|hates?|but|loved|would)\b|n['’]t\b|['’]d\b/i;
/** "I love it", "loves to sleep in". */
const NO_THING =
  /^(?:it|this|that|them|you|your|to|us|when|how|being|having|the (?:idea|plan|look|sound))\b/i;

const MAD_LED = /\b(?!being |going |gone |get |got )(\p{L}{4,20})[- ](?:mad|crazy|obsessed)\b/iu;

/** "He's mad about trains", "two boys, dinosaur mad": on the form what somebody loves is to be seen. */
function liked(span: AnySpan): AnySpan | undefined {
  if ("verb" in span && !isUnsure(span, /^(?:people|kids|ask|other)$/)) return undefined;
  const led = MAD_LED.exec(span.text)?.[1];
  if (led !== undefined && !("verb" in span) && !NOT_LIKED.test(span.text))
    return as("add", span, [slotAt("what", span, span.text.indexOf(led), led)]);
  const said = LIKES.exec(span.text);
  if (said === null || NOT_LIKED.test(span.text)) return undefined;
  const at = said.index + said[0].length;
  const thing = span.text.slice(at).replace(/[\s,]{1,3}(?:and|so|too|btw|lol)?$/i, "");
  const isThing =
    /^[\p{L}\d][\p{L}\p{M}\d'’& -]{2,40}$/u.test(thing) && thing.split(" ").length <= 4;
  return isThing && !NO_THING.test(thing)
    ? as("add", span, [slotAt("what", span, at, thing)])
    : undefined;
}

const WOULD_BE =
  /^(?:(?:and|also|maybe|perhaps|oh) )*(?:an? |some |the )?(.{3,40}?) (?:would|['’]d|wld) (?:save (?:me|us|the day|our lives)|help|be (?:\w+ )?(?:great|nice|lovely|perfect|amazing|good|cool|fun|ideal|a (?:lifesaver|dream|treat|bonus|plus)))\b/i;

/** "An indoor pool would save me". */
function wouldBeGood(span: AnySpan): AnySpan | undefined {
  if (
    ("verb" in span && !isUnsure(span, /^(?:cheaper|other|crowds|free|people)$/)) ||
    has("what", span)
  )
    return undefined;
  const said = WOULD_BE.exec(span.text);
  const thing = said?.[1] ?? "";
  if (said === null || /\b(?:it|that|this|which|day|time|less|more|earlier|later)\b/i.test(thing))
    return undefined;
  return as("add", span, [slotAt("what", span, span.text.indexOf(thing), thing)]);
}

const BEFORE_DARK =
  /\b(?:back|home|in(?:side)? (?:the|our) hotel|indoors?)\b.{0,40}\b(?:before|after|by|when) (?:it(?:['’]s| is| gets) )?(?:dark(?:ness)?|nightfall)\b/i;

/** "We want to be in the hotel after dark": by eight, which is asked. */
function inBeforeDark(span: AnySpan): AnySpan | undefined {
  const said = BEFORE_DARK.exec(span.text);
  return said === null || has("time", span)
    ? undefined
    : as(
        "end",
        span,
        [
          ...span.slots.filter(({ role }) => role === "when"),
          { ...slotAt("time", span, said.index, said[0]), text: "20:00" },
        ],
        ASKED,
      );
}

const DREADFUL =
  /\b(?:sounds?|looks?|seems?|is|are) (?:\w+ ){0,2}?(?:dreadful|awful|terrible|horrible|boring|dull|ghastly|tacky|not for us|a nightmare)\b/i;

/** "Shibuya Crossing sounds dreadful to us". */
function disliked(span: AnySpan, { names, isOfForm }: Beside): AnySpan | undefined {
  if ("verb" in span || !DREADFUL.test(span.text)) return undefined;
  const place = plainItems(span.text, names).find(
    ({ what }) => what?.kind === "places" && !isUnknown(what) && (isOfForm || isPlanned(what)),
  );
  return place === undefined
    ? undefined
    : as(
        "remove",
        span,
        [slotAt("what", span, place.from, span.text.slice(place.from, place.to))],
        ASKED,
      );
}

const ELSEWHERE =
  /\b(?:spend(?:ing)?|be|staying|stay) (?:it |that |the (?:whole )?day )?with (?:them|him|her|my|our|family|friends|relatives)\b/i;

/** "Day 4 we will spend with them". */
function spentElsewhere(span: AnySpan): AnySpan | undefined {
  const isOther = "verb" in span && !isUnsure(span, /^(?:people|add|other|lodging)$/);
  return !isOther && has("when", span) && ELSEWHERE.test(span.text)
    ? as(
        "busy",
        span,
        span.slots.filter(({ role }) => role === "when"),
      )
    : undefined;
}

const SWAPPED_FOR =
  /\b(?:swapped|exchanged|changed|replaced|traded) (?:for|with|by) (?:some |a |the )?(.{3,40})$/i;

/** "Can the castle be swapped for surfing?" */
function swappedFor(span: AnySpan): AnySpan | undefined {
  const said = SWAPPED_FOR.exec(span.text);
  const thing = said?.[1] ?? "";
  const [what, ...others] = span.slots.filter(({ role }) => /^(?:what|out)$/.test(role));
  const isBehind = what !== undefined && what.from - span.from > (said?.index ?? 0);
  if (
    said === null ||
    what === undefined ||
    isBehind ||
    others.length > 1 ||
    !isVerb(span, /^(?:move|swap|remove|add)$/)
  )
    return undefined;
  return as("swap", span, [
    { ...what, role: "out" },
    slotAt("what", span, span.text.lastIndexOf(thing), thing),
  ]);
}

/** "Inside the Opera House we want to go" asks for the visit. */
function inside(span: AnySpan): AnySpan | undefined {
  return isVerb(span, /^(?:outside|remove|add)$/) &&
    has("what", span) &&
    /^\W*(?:go |get )?inside\b/i.test(span.text) &&
    !/\b(?:not|no|never|without)\b|n['’]t\b/i.test(span.text)
    ? as(
        "add",
        span,
        span.slots.filter(({ role }) => /^(?:what|when)$/.test(role)),
        ASKED,
      )
    : undefined;
}

/** "A jazz club, but not a late one" is asked for by the hour one is home. */
function notLate(span: AnySpan): AnySpan | undefined {
  return (!("verb" in span) || span.likelihood < ASKED) &&
    /^\W*(?:but )?not (?:a |too )?late(?: one)?\W*$/i.test(span.text)
    ? { ...as("end", span, span.slots, ASKED), text: "not too late" }
    : undefined;
}

/** "The dinners are too expensive". */
function tooDear(span: AnySpan): AnySpan | undefined {
  return (!("verb" in span) || isUnsure(span, /^(?:mealother|other|remove|fewer)$/)) &&
    has("meal", span) &&
    /\btoo (?:expensive|pricey|dear|costly|fancy|posh)\b|\boverpriced\b/i.test(span.text)
    ? as("mealcheap", span)
    : undefined;
}

const TRANSIT = /^(?:the )?(?:[us]-?bahn|metro|subway|underground|tube|trams?|bus(?:es)?)$/i;

/** "Day tickets for the U-Bahn and street food for lunch": a train is no sight. */
function withoutTransit(span: AnySpan): AnySpan | undefined {
  if (!isVerb(span, /^(?:add|other)$/)) return undefined;
  const isRide = ({ role, text }: AnySpan["slots"][number]) =>
    role === "what" && TRANSIT.test(text);
  const rides = span.slots.filter(isRide);
  if (rides.length === 0 || !/\b(?:tickets?|pass(?:es)?|card|by|take|use)\b/i.test(span.text))
    return undefined;
  const others = span.slots.filter((slot) => !isRide(slot));
  return others.some(({ role }) => role === "what")
    ? { ...span, slots: others, likelihood: Math.min(span.likelihood, ASKED) }
    : as("transport", span);
}

const CANNOT =
  /\b(?:won['’]?t|can['’]?t|cannot|can not|couldn['’]?t|unable to|not able to) (?:\w+ )?(?:manage|do|climb|handle|cope with|get up|walk up)\b/i;

/** "His knee won't manage the steps up to Sacré-Cœur". */
function cannotManage(span: AnySpan, { names }: Beside): AnySpan | undefined {
  if (!isVerb(span, /^(?:stepfree|lesswalk)$/) || !CANNOT.test(span.text)) return undefined;
  const place = plainItems(span.text, names).find(
    ({ what }) => what?.kind === "places" && !isUnknown(what),
  );
  if (place === undefined) return undefined;
  const slot = slotAt("what", span, place.from, span.text.slice(place.from, place.to));
  return {
    ...as("remove", span, [slot], ASKED),
    others: [{ verb: "stepfree", likelihood: ASKED / 2 }],
  };
}

/** "The temple in full sun is beyond us". */
function beyondUs(span: AnySpan): AnySpan | undefined {
  return isVerb(span, /^(?:move|keep|add|other)$/) &&
    has("what", span) &&
    /\b(?:is|are|seems?) (?:beyond|too much for) (?:us|me|them|him|her)\b/i.test(span.text)
    ? as(
        "remove",
        span,
        span.slots.filter(({ role }) => role === "what"),
        ASKED,
      )
    : undefined;
}

const WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi;

/** "What's closed on Monday? Move the museums off it". */
function offThatDay(span: AnySpan, { text }: Beside): AnySpan | undefined {
  const said = /\boff (?:it|that(?: day)?|then)\b/i.exec(span.text);
  if (!isVerb(span, /^(?:move|remove)$/) || said === null || has("when", span)) return undefined;
  const day = text.slice(0, span.from).match(WEEKDAY)?.at(-1);
  return day === undefined
    ? undefined
    : as("noton", span, [
        ...span.slots,
        { ...slotAt("when", span, said.index, said[0]), text: day },
      ]);
}

/** "Xochimilco is fine, but two hours at most on the boat": of the visit there. */
function stayingThere(span: Frame, { text, names }: Beside): Frame | undefined {
  const [thing, ...others] = span.slots.filter(({ role }) => role === "what");
  if (
    thing === undefined ||
    others.length > 0 ||
    !/^(?:the )?(?:boat|ride|site|tour|water|place|visit)$/i.test(thing.text)
  )
    return undefined;
  const isNamed = plainItems(text.slice(0, span.from), names).some(
    ({ what }) => what?.kind === "places" && !isUnknown(what),
  );
  return isNamed && isUnknown(thingIn(thing.text, names))
    ? {
        ...span,
        slots: span.slots.map((slot) => (slot === thing ? { ...slot, text: "it" } : slot)),
      }
    : undefined;
}

const TOO_LONG =
  /^(.{3,60}?) (?:is|are|seems?|sounds?|looks?|takes?) (?:a bit |way |much |far |rather )?too long\b/i;

/** "The British Museum is too long": shorter, or not at all. */
function tooLong(span: AnySpan, { names, isOfForm }: Beside): AnySpan | undefined {
  const said = TOO_LONG.exec(span.text);
  const thing = said?.[1] ?? "";
  if (said === null || isOfForm || !namesPlace({ ...span, text: thing }, names)) return undefined;
  const slots = [
    slotAt("what", span, 0, thing),
    slotAt("dur", span, span.text.search(/too long/i), "too long"),
  ];
  return as("stay", span, slots, ASKED);
}

const WANTS_TO =
  /^\W*(?:(?:and|also|we|i|i['’]d|we['’]d|really|would|just|ok|so) )*(?:(?:my|our) (?:big )?dream (?:is|was|has always been) to|wanna|want to|like to|love to|hope to|need to|gotta|must) (?:see|visit|go to|check out) (?:the |some |an? )?(.{3,50}?)(?:,? and)?$/i;

/** "Wanna see the Friends apartment and". */
function wantsToSee(span: AnySpan): AnySpan | undefined {
  const thing =
    "verb" in span || /\b(?:not|never|no)\b|n['’]t\b/i.test(span.text)
      ? undefined
      : WANTS_TO.exec(span.text)?.[1];
  return thing === undefined || NO_THING.test(thing)
    ? undefined
    : as("add", span, [slotAt("what", span, span.text.indexOf(thing), thing)]);
}

const HIGH_UP =
  /\b(?:something|somewhere|anything) (?:really |very |super )?(?:high|tall)(?: up)?\b/i;

/** "Can I go up something high?" */
function highUp(span: AnySpan): AnySpan | undefined {
  const said = HIGH_UP.exec(span.text);
  return said === null
    ? undefined
    : as(
        "add",
        span,
        [{ ...slotAt("what", span, said.index, said[0]), text: "viewpoint" }],
        Math.max(ASKED, span.likelihood),
      );
}

const DARK =
  /\b(?:(?:when|once|after|as soon as) (?:it(?:['’]s| is| gets| has got| has gotten)|its) (?:already |really |fully |properly )?(?:dark|lit(?: up)?)|after dark|in the dark|lit up|(?:with|see|for) (?:the |its |all the )?lights(?: on)?)\b/i;

/** "When it is already dark". */
function afterDark(span: AnySpan): AnySpan | undefined {
  const said = DARK.exec(span.text);
  if (said === null || !has("what", span) || has("time", span)) return undefined;
  if (!isVerb(span, /^(?:add|move|crowds|other|keep)$/)) return undefined;
  const kept = span.slots.filter(({ role }) => /^(?:what|when)$/.test(role));
  return as("move", span, [
    ...kept,
    { ...slotAt("when", span, said.index, said[0]), text: "evening" },
  ]);
}

const ONLY_TIME =
  /^\W*(?:so |then |and )*(?:(?:approximately|around|about|roughly|say|like|maybe) )*(?:at )?\d{1,2}(?:[:.h]\d\d)? ?(?:am|pm|o['’]?clock)?\W*$/i;
const BE_THERE = /\b(?:be|go|get|come|arrive) there\b/i;

/** "We prefer to be there before the groups, so at 6:30". */
function thereAt(span: AnySpan, { text }: Beside): AnySpan | undefined {
  if (!isVerb(span, /^(?:end|start)$/) || !ONLY_TIME.test(span.text)) return undefined;
  const sentence = text.slice(sentenceStart(text, span.from), span.from);
  const said = BE_THERE.exec(sentence);
  return said === null
    ? undefined
    : as("move", span, [
        ...span.slots,
        { role: "what", from: span.from, to: span.from, text: "there" },
      ]);
}

const NEITHER =
  /^\W*(?:and |but )?(?:neither|nor|no|not|without) (?:any |the )?(.{3,40}?)(?: in general| either| at all| too| please)?$/i;

/** "Neither palaces in general". */
function neither(span: AnySpan, { names }: Beside): AnySpan | undefined {
  if ("verb" in span) return undefined;
  const thing = NEITHER.exec(span.text)?.[1];
  if (thing === undefined) return undefined;
  const what = thingIn(thing, names);
  return what.kind === "category" || !isUnknown(what)
    ? as("remove", span, [slotAt("what", span, span.text.indexOf(thing), thing)])
    : undefined;
}

const IS_ENOUGH =
  /\b(one|two|three|[1-3]) (?:of (?:them|those|these) )?(?:is|are|would be|will be|will) (?:enough|sufficient|plenty|do)\b/i;

/** "Day 2 has three of them, one is enough". */
function enough(span: AnySpan): AnySpan | undefined {
  const said = IS_ENOUGH.exec(span.text);
  if (said === null || !isVerb(span, /^(?:atmost|fewer|remove)$/) || !has("what", span))
    return undefined;
  const others = span.slots.filter(({ role }) => role !== "count");
  return as("atmost", span, [...others, slotAt("count", span, said.index, said[1] ?? "")]);
}

/** "Rooftop bars over clubs": the one rather than the other. */
function overOther(span: AnySpan): AnySpan | undefined {
  if (
    !isVerb(span, /^(?:remove|add|swap)$/) ||
    !/^\W{0,3}[\p{L} ]{2,40} over [\p{L} ]{2,40}\W{0,3}$/iu.test(span.text)
  )
    return undefined;
  const [one, other, ...more] = span.slots.filter(({ role }) => /^(?:what|out)$/.test(role));
  if (one === undefined || other === undefined || more.length > 0) return undefined;
  return as(
    "swap",
    span,
    [
      { ...one, role: "what" },
      { ...other, role: "out" },
    ],
    ASKED,
  );
}

const REFUSED_LENGTH = /\b(?:not|instead of|rather than) (?:just |only )?(?:the |an? )?$/i;

/** "An hour, not half a day". */
function withoutRefusedLength(span: Frame): Frame | undefined {
  const lengths = span.slots.filter(({ role }) => role === "dur");
  const refused = lengths.filter(({ from }) =>
    REFUSED_LENGTH.test(span.text.slice(0, from - span.from)),
  );
  return refused.length === 0 || refused.length === lengths.length
    ? undefined
    : {
        ...span,
        slots: span.slots.filter((slot) => !refused.some(({ from }) => from === slot.from)),
        ofSlots: 1,
      };
}

const WEEKDAY_HOUR =
  /^((?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?)\.? (?:at )?(\d{1,2})$/i;
const HOUR_SAID = /\b(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*\.? (?:at )?\d{1,2}[:.]\d\d\b/iu;

/** "Sagrada fri 9.15, Camp Nou sat 11": beside another hour it is an hour, not a date. */
function weekdayAndHour(span: AnySpan, { text }: Beside): AnySpan | undefined {
  if (!isVerb(span, /^booked$/) || has("time", span) || !HOUR_SAID.test(text)) return undefined;
  const when = span.slots.find((slot) => slot.role === "when" && WEEKDAY_HOUR.test(slot.text));
  const [, day = "", hour = ""] = WEEKDAY_HOUR.exec(when?.text ?? "") ?? [];
  if (when === undefined || Number(hour) < 7 || Number(hour) > 23) return undefined;
  const others = span.slots.filter((slot) => slot !== when);
  return {
    ...span,
    slots: [
      ...others,
      { ...when, to: when.from + day.length, text: day },
      { role: "time", from: when.to - hour.length, to: when.to, text: hour },
    ],
  };
}

/** "The houses where Beethoven and Mozart lived": who lived there tells which. */
function housesOf(span: AnySpan): AnySpan | undefined {
  const [first, ...others] = span.slots.filter(({ role }) => role === "what");
  if (!isVerb(span, /^add$/) || first === undefined || others.length === 0) return undefined;
  const behind = span.text.slice(first.to - span.from);
  if (!/^(?:the )?(?:houses?|homes?|places?|spots?|sights|locations)$/i.test(first.text))
    return undefined;
  if (!/^ (?:where|of|from|about|related to|connected (?:to|with)|associated with)\b/i.test(behind))
    return undefined;
  const slots = span.slots.flatMap((slot) =>
    slot === first
      ? []
      : [{ ...slot, text: slot.text.replace(/ (?:lived|was born|worked|died)$/i, "") }],
  );
  return { ...span, slots };
}

const HOSTED =
  /\b(?:(?:have|having|host\w*|invit\w+|feed\w*|cook\w*(?: for)?|tak(?:e|es|ing)|pick\w*) (?:us|me)(?: (?:up|out))?|invited)\b.*?\b(dinners?|lunch(?:es)?|suppers?|brunch)\b/i;

/** "Our daughter will have us for every dinner": it is eaten there. */
function hosted(span: AnySpan): AnySpan | undefined {
  const meal = HOSTED.exec(span.text)?.[1];
  const isOther =
    "verb" in span && !isVerb(span, /^(?:busy|people|booked|mealtime|mealnice|nomeal|other)$/);
  if (meal === undefined || isOther) return undefined;
  const whens = span.slots.filter(({ role }) => /^(?:when|time)$/.test(role));
  return as(whens.some(({ role }) => role === "time") ? "busy" : "nomeal", span, [
    ...whens,
    slotAt("meal", span, span.text.lastIndexOf(meal), meal),
  ]);
}
