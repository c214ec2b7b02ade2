import { isUnknown, plainItems, type SaidItem } from "../language/said-items.ts";
import type { NameIndex } from "../language/said-names.ts";
import type { Frame, FrameVerb, Idle, Role, Span } from "./frame.ts";
import { thingIn } from "./slot-values.ts";

type Slot = Span & { readonly role: Role };

/** Which roles a list's words fill where no word of the frame has them. */
const TAKES: readonly (readonly [RegExp, Role, (item: SaidItem) => boolean])[] = [
  [
    /^(?:remove|keep|fewer|atmost|move|noton|stay|outside|booked)$/,
    "what",
    ({ what }) => what?.kind === "places" && !isUnknown(what),
  ],
  [
    /^(?:table|eat|booked|mealother|mealcheap|nomeal)$/,
    "table",
    ({ table }) => table !== undefined,
  ],
  [/^(?:eat|noeat)$/, "food", ({ food }) => food !== undefined],
  [/^(?:start|end|mealtime|move|booked|arrive|depart)$/, "time", ({ isHour }) => isHour === true],
  // "10 start", "9 is the earliest".
  [/^(?:start|end)$/, "time", ({ number = 0 }) => number > 4 && number < 24],
  [/^(?:stay|meallong|free|busy)$/, "dur", ({ isLength }) => isLength === true],
];
const NO_DAY = /^(?:swapdays|moveday|addday|ask|cond|undo|kids|elders|people)$/;
/** The day that was named before. */
const THAT_DAY =
  /\b(?:(?:that|the same|same) (?:day|night|evening|morning|afternoon)|(?<=\w )then(?=$))/i;
const OF_HOURS =
  /^(?:start|end|easier|fuller|mealtime|eat|table|nomeal|mealnice|mealnear|mealcheap|add|move)$/;

/** A frame with what our lists find in its words and the network gave no role: "can day 3 start | at 10:30". */
export function withListed<One extends Frame | Idle>(span: One, names: NameIndex): One {
  return "verb" in span ? filled(span, names, span.verb) : span;
}

/** Words with all that our lists find in them, for whatever it is asked. */
export function withAllListed(span: Frame | Idle, names: NameIndex): Frame | Idle {
  return filled(span, names, undefined);
}

function filled<One extends Frame | Idle>(span: One, names: NameIndex, verb?: FrameVerb): One {
  const items = plainItems(span.text, names).map((item) => ({
    ...{ ...item, from: item.from + span.from, to: item.to + span.from },
  }));
  const wider = span.slots.map((slot) => wholeName(slot, span, items, names));
  const isFree = ({ from, to }: { readonly from: number; readonly to: number }) =>
    !wider.some(
      (slot) =>
        slot.from < to &&
        slot.to > from &&
        (slot.role !== "age" || verb === "kids" || verb === "people"),
    );
  const has = (role: Role) => wider.some((slot) => slot.role === role);
  const as = (role: Role) => (found: { readonly from: number; readonly to: number }) => ({
    ...{ from: found.from, to: found.to, role },
    text: span.text.slice(found.from - span.from, found.to - span.from),
  });
  const listed = TAKES.flatMap(([verbs, role, isOf]) => {
    const isAll = verb === undefined && role === "what";
    if ((has(role) && !isAll) || !(verb === undefined || verbs.test(verb))) return [];
    // "At sunset, not 5pm" is at no 5 pm.
    const isRefused = ({ from }: SaidItem) =>
      role === "time" && /\bnot (?:at |by )?$/i.test(span.text.slice(0, from - span.from));
    // Whatever is asked, a kind is something to ask about, too.
    const isKind = ({ what }: SaidItem) =>
      isAll && !has(role) && !items.some(isOf) && what?.kind === "category";
    const found = items.filter(
      (one) => (isOf(one) || isKind(one)) && isFree(one) && !isRefused(one),
    );
    // "8:00 is too early" asks for another hour, and "start at 10 on day 5" for one.
    const isNone =
      role === "time" &&
      (has("until") ||
        /\btoo\b/i.test(span.text) ||
        (found[0]?.number !== undefined && items.some(({ isHour }) => isHour === true)));
    return isNone ? [] : found.slice(0, verb === undefined ? 3 : 1).map(as(role));
  });
  const days = has("when") ? [] : daysOf(span, items, verb).filter(isFree).map(as("when"));
  const tail = verb === undefined || LISTS.test(verb) ? tailOf(span, wider) : [];
  const slots = [...wider, ...listed, ...days, ...tail]
    .filter((slot) => !isOnlyRidden(slot, span))
    .toSorted((one, other) => one.from - other.from)
    .filter(({ from }, at, all) => all.findLastIndex((slot) => slot.from === from) === at);
  return {
    ...span,
    slots,
    ofSlots: tail.length > 0 ? Math.min(span.ofSlots, UNSURE) : span.ofSlots,
  };
}

/** "The Wachau by train or boat" asks for neither. */
function isOnlyRidden({ role, text, from }: Slot, span: Span): boolean {
  return (
    role === "what" &&
    /^(?:train|boat|ferry|bus|coach|tram|metro|car|bike|taxi)s?$/i.test(text) &&
    /\p{L} by (?:the )?(?:\p{L}+ (?:or|and) )?(?:the )?$/iu.test(
      span.text.slice(0, from - span.from),
    )
  );
}

const LISTS = /^(?:add|remove|keep|fewer)$/;
/** Too little for anything to be done. */
const UNSURE = 0.5;
/** "The castle and | the bridge": a list goes on. */
const TAIL =
  /^(?:,| and| or| &| \+) (?:(?:an?|the|some) )?((?!(?:then|so|but|there|please|it|that|this|we|i|they|maybe|not|no|also|after|before|later|if|on|in|at|for|with|only|just|by|more|less)\b)[\p{L}'’-]{3,}(?: [\p{L}'’-]+){0,2})$/iu;

function tailOf(span: Idle, slots: readonly Slot[]): readonly Slot[] {
  const last = slots.at(-1);
  const text =
    last?.role === "what" ? TAIL.exec(span.text.slice(last.to - span.from))?.[1] : undefined;
  const from = span.to - (text?.length ?? 0);
  return text === undefined ? [] : [{ from, to: span.to, text, role: "what" }];
}

function daysOf({ text, from }: Idle, items: readonly SaidItem[], verb: FrameVerb | undefined) {
  if (verb !== undefined && NO_DAY.test(verb)) return [];
  const named = items.filter(
    ({ when, role }) => when !== undefined && when.isEvery !== true && role !== "not",
  );
  const that = verb !== undefined && OF_HOURS.test(verb) ? THAT_DAY.exec(text) : null;
  if (named.length > 0 || that === null) return named;
  return [{ from: from + that.index, to: from + that.index + that[0].length }];
}

const NAMED = new Set<Role>(["what", "out", "ref", "near", "table"]);

/** "Lau Pa Sat" where only "pa sat" was taken for the thing. */
function wholeName(slot: Slot, span: Idle, items: readonly SaidItem[], names: NameIndex): Slot {
  const place = items.find(
    ({ from, to, what }) => what?.kind === "places" && from < slot.to && to > slot.from,
  );
  if (!NAMED.has(slot.role) || place === undefined || !isUnknown(thingIn(slot.text, names)))
    return slot;
  const [from, to] = [Math.min(slot.from, place.from), Math.max(slot.to, place.to)];
  return span.slots.some((one) => one !== slot && one.from < to && one.to > from)
    ? slot
    : { ...slot, from, to, text: span.text.slice(from - span.from, to - span.from) };
}
