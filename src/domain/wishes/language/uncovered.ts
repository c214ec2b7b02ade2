import { isOfPerson } from "./beside-reads.ts";
import { withoutContrast } from "./plain-order.ts";
import { WISH_VERB } from "./read-segment.ts";
import { isOfFeast } from "./rules/feasts.ts";
import { SAYS_EMPTY } from "./rules/free-days.ts";
import { isPlannedPlace } from "./rules/rule.ts";
import type { SaidItem } from "./said-items.ts";
import { IS_WHO } from "./said-segment.ts";
import type { SaidPart, SaidWish } from "./said-wish.ts";

type Wished = Extract<SaidPart, { readonly kind: "wish" }>;

const TAKES = /^(?:remove|fewer|at-most|remove-some|remove-others|not-on)$/;
/** More of a kind nobody asks for. */
const MOST_COUNT = 9;
const PREPOSITION = /^(?:in|at|near|around|by|with|from|inside)$/;
/** A length, an hour, a number, or how sure it is. */
const SAYS_HOW =
  /^(?:S|T\w+|N|Q|R|hedge|max|min|only|booked|shorter|longer|earlier|later|instead)\b/;
const CLAUSE_END = /^(?:,|\.|and|so|but|then|because)$/;
const IS_OTHER = /^(?:he|she|they)$/;

/**
 * Whether words around a wish that nothing took may change what it means: an unknown word in it, a clause beside it that
 * names nothing of its own, someone else who would do it, or "not in ...", which says where.
 *
 * @param items of the whole text.
 */
export function isUncovered(
  part: Wished,
  parts: readonly SaidPart[],
  items: readonly SaidItem[],
): boolean {
  const isOfTravellers = part.wishes.every(({ verb }) => verb === "need" || verb === "with");
  if (part.wishes.length === 0 || isOfTravellers) return false;
  const own = withoutContrast(items.filter(({ from, to }) => from >= part.from && to <= part.to));
  // "My parents will put 100 of them".
  if (part.wishes.some((wish) => "count" in wish && wish.count > MOST_COUNT)) return true;
  if (isLedByNot(part, parts, items) || endsInPhrase(part, own, items)) return true;
  const takes = part.wishes.some(({ verb }) => TAKES.test(verb));
  // A wish to walk less removes nothing, so an unread word can't make it a wrong one.
  const isHarmless = part.wishes.every(
    (wish) =>
      /^(?:less-walking|need)$/.test(wish.verb) ||
      // "We land at Fiumicino at 21:40".
      (wish.verb === "free" && own.some(({ code }) => code === "arrive")) ||
      (wish.verb === "add" && isPlannedPlace(wish.what)),
  );
  return (
    (!isHarmless &&
      own.some((item, at) => isUnread(item, own[at - 1], own[at + 1], part.wishes))) ||
    parts.some(
      (one) =>
        one.kind === "ask" &&
        ((isSaidOfNothing(one, items) && isBeside(one, part, items)) || runsInto(part, one, items)),
    ) ||
    (takes && (isOfOthers(part, items) || own.some((item, at) => isWhere(item, own[at - 1]))))
  );
}

/** A word that nobody knows, which is no part of a name and no adjective of one: "the ghastly Tate". */
function isUnread(
  { code, isSubject, words = "" }: SaidItem,
  before: SaidItem | undefined,
  next: SaidItem | undefined,
  wishes: readonly SaidWish[],
): boolean {
  const isAdjective = next?.code === "P" && /\b(?:the|that|this|our)$/.test(before?.words ?? "");
  return (
    code === "?" && isSubject !== true && !isAdjective && !wishes.some((wish) => says(wish, words))
  );
}

function says(wish: SaidWish, words: string): boolean {
  if (wish.verb === "add" && /^(?:along|through|across|around|over|down|up)$/.test(words))
    return true;
  if (wish.verb === "apart" && /^(?:as|from)$/.test(words)) return true;
  if (wish.verb === "not-on" && /^(?:closed|shut)$/.test(words)) return true;
  // "Out of the city".
  if (wish.verb === "add" && /^(?:city|town)$/.test(words)) return true;
  if (wish.verb === "stay" && /^(?:each|every|any|per)$/.test(words)) return true;
  if (wish.verb === "free") return SAYS_EMPTY.test(words);
  if (
    isOfFeast(wish) ||
    /^(?:indoors|keep-rest|cheaper|hotel|start-day|end-day|is-open)$/.test(wish.verb)
  )
    return true;
  // "Lunch is a bit pricey, find something cheaper".
  if (wish.verb === "meal" && (wish.isCheap === true || wish.food === "picnic")) return true;
  if (words === "like" && wish.verb === "most-a-day") return true;
  if (words === "alone" && wish.verb === "lock-days") return true;
  if (words === "again" && wish.verb === "remove") return true;
  if (words === "again") return "isMore" in wish && wish.isMore === true;
  const named = [
    "what" in wish ? wish.what.text : "",
    "food" in wish ? (wish.food ?? "") : "",
    "by" in wish && typeof wish.by === "object" ? wish.by.text : "",
  ];
  return named.some((text) => text.toLowerCase().includes(words));
}

/** "Maybe", "like 4 hours", "booked for 10:30": it has neither a thing nor a verb nor a subject of its own. */
function isSaidOfNothing({ from, to }: SaidPart, items: readonly SaidItem[]): boolean {
  const own = items.filter((item) => item.from >= from && item.to <= to);
  return (
    own.some(({ code }) => SAYS_HOW.test(code)) &&
    own.every(
      ({ code, isSubject, what, when, food, meal, table }) =>
        (what ?? when ?? food ?? meal ?? table) === undefined &&
        isSubject !== true &&
        !IS_WHO.test(code) &&
        !WISH_VERB.test(code),
    )
  );
}

/** Nothing but words of no meaning and a comma stands between them. */
function isBeside(one: SaidPart, part: SaidPart, items: readonly SaidItem[]): boolean {
  const [first, last] = one.from < part.from ? [one, part] : [part, one];
  return items
    .filter(({ from, to }) => from >= first.to && to <= last.from)
    .every(({ code }) => code === "," || code === "-" || code === "but");
}

/** "The tower on our last | visit": the cut goes through what belongs together. */
function endsInPhrase({ to }: SaidPart, own: readonly SaidItem[], items: readonly SaidItem[]) {
  const next = items.find(({ from }) => from >= to);
  return (
    /^(?:first|last)$/.test(own.at(-1)?.code ?? "") &&
    /\b(?:our|my|the|your)$/.test(own.at(-2)?.words ?? "") &&
    next !== undefined &&
    !CLAUSE_END.test(next.code)
  );
}

/** "Not so | spicy": a "not" that no wish has. */
function isLedByNot({ from }: SaidPart, parts: readonly SaidPart[], items: readonly SaidItem[]) {
  const led = items
    .filter((item) => item.to <= from)
    .findLast(({ code }) => !/^(?:-|so|it)$/.test(code));
  return (
    /^(?:not|no|nothing)$/.test(led?.code ?? "") &&
    !parts.some(
      (one) => one.kind === "wish" && led !== undefined && one.from <= led.from && led.to <= one.to,
    )
  );
}

/** "The tower on our last | visit in 2019": no mark and no joint parts them. */
function runsInto(part: SaidPart, next: SaidPart, items: readonly SaidItem[]): boolean {
  const gap = items.filter(({ from, to }) => from >= part.to && to <= next.from);
  const first = items.find(({ from }) => from === next.from);
  return (
    next.from >= part.to &&
    !/\b(?:please|pls|plz)$/i.test(part.text) &&
    gap.every(({ code }) => code === "-") &&
    first?.isSubject !== true &&
    !isOfPerson(items.filter(({ from }) => from >= next.from)) &&
    !CLAUSE_END.test(first?.code ?? "")
  );
}

/** "My friend would skip it", "amybe skip it": what its clause begins with says who would, or nobody knows what. */
function isOfOthers({ from, to }: SaidPart, items: readonly SaidItem[]): boolean {
  const start = items.findLastIndex((item) => item.to <= from && CLAUSE_END.test(item.code)) + 1;
  const before = items.slice(start).filter((item) => item.to <= from);
  const clause = items.slice(start).filter((item) => item.to <= to);
  const isOther = clause.some(({ code, word = "" }) => IS_WHO.test(code) || IS_OTHER.test(word));
  return (
    before.some(({ code, isSubject }) => code === "?" && isSubject !== true) ||
    (isOther && clause.some(({ words = "" }) => /\b(?:would|might|wants?)\b/.test(words)))
  );
}

/** "Not in Alfama". */
function isWhere({ words = "" }: SaidItem, before: SaidItem | undefined): boolean {
  return before?.code === "not" && PREPOSITION.test(words.split(" ")[0] ?? "");
}
