import { isPlanned, isUnknown, type SaidObject } from "../language/said-items.ts";
import { type Choice, choiceOf, type SaidPart, type SaidWish } from "../language/said-wish.ts";
import type { Frame, FrameVerb, Idle, Role } from "./frame.ts";
import { type Around, NOT_BUT, namedThings } from "./frame-slots.ts";
import { readingsOf } from "./frame-wishes.ts";
import { isContrary, saysVerb } from "./guard.ts";
import { withAllListed } from "./listed-slots.ts";

const MAX_CHOICES = 5;
/** From this likelihood on a verb comes before what the roles of the words tell. */
const IS_LIKELY = 0.15;

/** From this one on nothing else is offered, but what can be done with a place in any case. */
const IS_ONE_VERB = 0.85;

/** A verb that words may have, and what they come to by it. */
export type ByVerb = {
  readonly frame: Frame;
  readonly readings: readonly (readonly SaidWish[])[];
  /** Of all verbs that come to the same. */
  readonly likelihood: number;
};

/** So much of a name says which place is meant: "Acropolis", and not "San". */
const LONG_NAME = 8;
/** What is said of several places at once. */
const OF_MANY = /^(?:keep|at-most|at-least|fewer|remove-some|remove-others)$/;

/** A part whose words name several places is asked: which of them is meant? */
export function whichOf(part: Extract<SaidPart, { readonly kind: "wish" }>): SaidPart {
  const { from, to, text, wishes } = part;
  const at = wishes.findIndex(
    (wish) => "what" in wish && isSeveral(wish.what) && !OF_MANY.test(wish.verb),
  );
  const wish = wishes[at];
  if (wish === undefined || !("what" in wish) || wish.what.kind !== "places") return part;
  const { what } = wish;
  const choices = what.found.slice(0, MAX_CHOICES).map((place): Choice => {
    const one = { ...wish, what: { ...what, found: [place] } } as SaidWish;
    return { label: "which", name: place.name, wishes: wishes.with(at, one) };
  });
  return { from, to, text, kind: "ask", choices };
}

/** "Gelato twice a day", without when: what can't be read is left to the traveller. */
function withoutUnread(span: Frame | Idle, beside: Around) {
  if (!("verb" in span)) return [];
  const slots = span.slots.filter(({ role }) => !/^(?:when|time|until|near|count)$/.test(role));
  const frame: Frame = { ...span, slots };
  return slots.length === 0 || slots.length === span.slots.length
    ? []
    : [{ frame, readings: readingsOf(frame, beside) }];
}

function isSeveral(what: SaidObject): boolean {
  return what.kind === "places" && what.found.length > 1 && what.text.length < LONG_NAME;
}

/** What could be meant, likeliest first, and to keep the words. */
export function choicesOf(
  span: Frame | Idle,
  read: readonly ByVerb[],
  beside: Around,
): readonly Choice[] {
  const listed = withAllListed(span, beside.names);
  const likely = [
    ...read.filter(({ likelihood }) => likelihood >= IS_LIKELY),
    ...(read.length > 0 ? [] : withoutUnread(span, beside)),
  ];
  const unlikely = read.filter(({ likelihood }) => likelihood < IS_LIKELY);
  const plain = {
    frame: { ...span, verb: "other" as const },
    readings: aboutThings(listed, beside),
  };
  // What is ambiguous in one way only needs no others.
  const isSure = (likely[0] as ByVerb | undefined)?.likelihood ?? 0;
  const others = isSure >= IS_ONE_VERB ? [] : [...byRoles(listed, beside), ...unlikely];
  const each = [...likely, ...others, plain]
    .filter((one) => saysVerb(one.frame) || likelihoodOf(one) >= IS_ONE_VERB)
    .flatMap(({ frame, readings }) =>
      readings
        .filter(
          (wishes) =>
            wishes[0]?.verb !== "note" &&
            !wishes.some(addsNothing) &&
            !isContrary(frame, wishes, beside.text),
        )
        .map(choiceFor),
    )
    .filter((one, at, all) => all.findIndex((other) => keyOf(other) === keyOf(one)) === at);
  // Where nothing else could be meant the form has nothing to ask: the plan's notes name the words.
  if (each.length === 0 && beside.mealAt === undefined) return [];
  return [
    ...each.slice(0, MAX_CHOICES - 1),
    { label: "note", name: "", wishes: [{ verb: "note" }] },
  ];
}

const likelihoodOf = (one: { readonly frame: Frame } | ByVerb) =>
  "likelihood" in one ? one.likelihood : 0;

/** Two buttons that do the same, or say the same, are one; what is planned is kept where it is added. */
function keyOf({ label, name, wishes }: Choice): string {
  if (label !== "doIt") {
    const isKept =
      label === "add" && wishes.some((wish) => wish.verb === "add" && isPlanned(wish.what));
    // On the form nothing is planned: to keep a place is to add it.
    const isAdded =
      label === "keep" && wishes.some((wish) => wish.verb === "keep" && !isPlanned(wish.what));
    const same = isKept ? "keep" : isAdded ? "add" : label;
    return JSON.stringify([same, name, wishes.map(({ when }) => when)]);
  }
  return JSON.stringify(wishes, (key, value) => (key === "text" ? undefined : value));
}

/** What words with such a role ask for, with a thing and without. */
const BY_ROLE: readonly (readonly [
  Role,
  withThing: readonly FrameVerb[],
  without: readonly FrameVerb[],
])[] = [
  ["dur", ["stay"], ["stay", "free", "meallong"]],
  ["time", ["move", "noton"], ["move", "start", "end"]],
  ["until", [], ["free"]],
  ["meal", ["nomeal"], ["mealtime", "nomeal"]],
  ["count", ["atmost"], ["mostaday"]],
  ["spot", ["move"], ["move"]],
  ["when", ["move", "noton"], ["move"]],
  ["food", ["eat"], ["eat"]],
  ["table", ["table", "nomeal"], ["table", "mealother", "nomeal"]],
  ["dist", [], ["lesswalk"]],
];
const OUTSIDE =
  /\b(?:outside|climb\w*|steps? up|go(?:ing)? (?:up|inside)|from below|from the (?:street|bridge|ground|river)|walk(?:ing)? past|look at)\b/i;

/** What the roles of the words tell, whatever verb they were read by: "an hour is enough at the zoo". */
function byRoles(span: Frame | Idle, beside: Around) {
  const has = (role: Role) => span.slots.some((slot) => slot.role === role);
  const verbs = BY_ROLE.flatMap(([role, withThing, without]) =>
    has(role) ? (has("what") ? withThing : without) : [],
  );
  const seen: readonly FrameVerb[] = has("what")
    ? OUTSIDE.test(span.text)
      ? ["outside"]
      : []
    : has("when") && /\bmore\b/i.test(span.text)
      ? ["fuller"]
      : [];
  const each = [...new Set([...seen, ...verbs])].map((verb): Frame => ({ ...span, verb }));
  const readings = [...swapped(span), ...ordered(span), ...paired(span), ...each].map((frame) => ({
    frame,
    readings: readingsOf(frame, beside),
  }));
  return [...longer(span, beside), ...shifted(span, beside), ...readings];
}

/** "Don't put it first", "later than 9:40": at another time of its day. */
function shifted(span: Frame | Idle, beside: Around) {
  const { text } = span;
  const said = /\b(later|earlier|sooner) than\b/i.exec(text)?.[1]?.toLowerCase();
  const isNotFirst = /(?:\bnot\b|n['’]t\b|\bdont\b).{0,20}\bfirst\b/i.test(text);
  const to =
    said === undefined ? (isNotFirst ? "later" : undefined) : said === "later" ? said : "earlier";
  if (to === undefined || beside.mealAt === undefined) return [];
  const named = thingsIn(span, beside, ["what"]);
  const things =
    named.length > 0 ? named : namedThings("it", { ...beside, from: span.from }).slice(-1);
  const readings = things.map((what): SaidWish[] => [{ verb: "move", what, to }]);
  return [{ frame: { ...span, verb: "move" as const }, readings }];
}

const MORE_TIME =
  /\b(?:(?:more|extra|that|the|our|some) time (?:to|at|for|in|with|on)|longer (?:at|in|with)|more of)\b/i;

/** "Give the time to the castle". */
function longer(span: Frame | Idle, beside: Around) {
  if (beside.mealAt === undefined || !MORE_TIME.test(span.text)) return [];
  const readings = thingsIn(span, beside, ["what"]).map((what): SaidWish[] => [
    { verb: "stay", what, minutes: "longer" },
  ]);
  return [{ frame: { ...span, verb: "stay" as const }, readings }];
}

const FOR_OTHER = /\b(?:instead of|rather than|(?:nicer|better) than|in place of)\b/i;
/** "A not B", "yes to A, no to B". */
const NOT_OTHER = /^[\s,;]*(?:but |and )?(?:not?|never)\b/i;

/** "A instead of B", "not B but A". */
function swapped(span: Frame | Idle): readonly Frame[] {
  const things = span.slots.filter(({ role }) => role === "what" || role === "out");
  const [one, other] = things;
  if (one === undefined || other === undefined || things.length > 2) return [];
  const between = span.text.slice(one.to - span.from, other.from - span.from);
  const isOther = FOR_OTHER.test(span.text) || NOT_OTHER.test(between);
  const out = isOther ? other : NOT_BUT.test(span.text) ? one : undefined;
  const what = out === one ? other : one;
  return out === undefined
    ? []
    : [
        {
          ...span,
          verb: "swap",
          slots: [
            { ...out, role: "out" },
            { ...what, role: "what" },
          ],
        },
      ];
}

/** "A before B". */
function ordered(span: Frame | Idle): readonly Frame[] {
  const [one, other, ...more] = span.slots.filter(({ role }) => role === "what");
  if (one === undefined || other === undefined || more.length > 0) return [];
  const between = span.text.slice(one.to - span.from, other.from - span.from);
  const said = /\b(?:before|after|and then|then)\b/i.exec(between);
  if (said === null) return [];
  const from = one.to + said.index;
  // "A, then B".
  const text = /then/i.test(said[0]) ? "before" : said[0];
  const spot = { from, to: from + said[0].length, text, role: "spot" as const };
  return [{ ...span, verb: "move", slots: [one, spot, { ...other, role: "ref" }] }];
}

const APART =
  /\b(?:different|separate|not (?:be |go )?(?:on |in )?(?:the |one |a )?(?:same|one|single)) ?(?:days?)?\b|\bapart\b(?! from)/i;
const SAME = /\btogether\b|\b(?:same|one) (?:day|go|morning|afternoon|evening)\b/i;

/** "A and B should not be on the same day". */
function paired(span: Frame | Idle): readonly Frame[] {
  const things = span.slots.filter(({ role }) => role === "what");
  if (things.length < 2) return [];
  if (APART.test(span.text)) return [{ ...span, verb: "apart" }];
  return SAME.test(span.text) ? [{ ...span, verb: "together" }] : [];
}

function thingsIn(span: Frame | Idle, beside: Around, roles: readonly Role[]) {
  const around = { ...beside, from: span.from };
  return span.slots.flatMap(({ role, text }) =>
    roles.includes(role) ? namedThings(text, around) : [],
  );
}

/** What can be done about a thing, whatever else is said of it. */
function aboutThings(span: Frame | Idle, beside: Around): readonly (readonly SaidWish[])[] {
  const mayGo = MAY_GO.test(span.text);
  return thingsIn(span, beside, ["what", "out"]).flatMap((what): SaidWish[][] => [
    [{ verb: isPlanned(what) ? "keep" : "add", what }],
    ...(mayGo ? [[{ verb: "remove", what } as const]] : []),
  ]);
}

/** "Something special" names nothing to add. */
function addsNothing(wish: SaidWish): boolean {
  return wish.verb === "add" && isUnknown(wish.what) && IS_NO_NAME.test(wish.what.text);
}

const IS_NO_NAME =
  /^(?:some|any|every|no)(?:thing|where|body|one)\b|^(?:whatever|wherever|things?|places?|one)\b/i;
/** Without such words nobody thinks of leaving a place out. */
const MAY_GO =
  /\b(?:not?|nope|nothing|never|none|nor|neither|without|skip\w*|drop\w*|remov\w*|delet\w*|cut|lose|leave|leaving|take|out|off|away|instead|swap\w*|replac\w*|chang\w*|rather|over|too|only|max|most|less|fewer|hate\w*|bor\w+|overrated|done|did|been|seen|saw|enough|avoid\w*|cancel\w*|tired|scared|afraid|worr\w+|crowd\w*|queue\w*|expensive|pricey|far|beyond|kidding|closed|shut|why|necessary|required|cannot|cant|dont|wont|isnt|mid|meh|dull|ugh|nah|lame|yawn|bad|awful|terrible|worst|pass|dislike\w*|maybe|unless|if|or|but|except|miss|go|steep|stairs?|steps)\b|n['’`]t\b|\?\?/i;

/** Several wishes are one button that says its words. */
function choiceFor(wishes: readonly SaidWish[]): Choice {
  const [wish, ...others] = wishes;
  return wish !== undefined && others.length === 0
    ? choiceOf(wish)
    : { label: "doIt", name: "", wishes };
}
