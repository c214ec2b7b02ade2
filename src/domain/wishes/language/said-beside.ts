import type { SaidItem } from "./said-items.ts";
import type { SaidPart, SaidWish } from "./said-wish.ts";

/** How much something matters, of what was said before. */
const HOW_MUCH =
  /^(?:(?:so|and|be|very|really|super|pls|please|it['’]?s|is|quite|that['’]?s) )*(?:serious(?:ly)?|severe(?:ly)?|life[- ]threatening|deadly|important|careful|cautious|no joke)(?: (?:with|w|about) (?:the )?(?:food|meals|eating|this|that|it|restaurants))?$/i;
/** Who can eat all, and that what is eaten has to be safe. */
const EATS = /\beats? (?:anything|everything|all)$|\b(?:has|have|needs?) to be safe\b/i;
const MUST_EAT =
  /^(?:also |very )*important$|^(?:i|we|he|she|they) (?:must|need to|needs to|have to|has to) eat regular(?:ly)?$/i;
/** Nothing that one could do or leave. */
const SAYS_NOTHING = /^(?:-|,|and|so|also|same|diff|want|only|N|day|if|add|not|because)$/;
/** A day or a part of it, before what is to be then. */
const SAYS_WHEN = /^(?:-|and|D|Q|same|diff|other|otherday|,)$/;
const LIKES = /\b(?:love|loves|like|likes|adore|adores|mad about|crazy about)\b/i;
const HAS_TICKETS =
  /^(?:(?:we|i|he|she|they|already|have|has|got|bought|booked|['’]ve) )+(?:the |our )?tickets?(?: already| for (?:it|that))?$/i;
const MAYBE_ONE =
  /^(?:(?:ok|okay|well|or|but|fine|maybe|perhaps|just|only|at most),? )*(?:ok|okay|fine|maybe|perhaps|just|only|at most),? (?:one|1)(?: of them| is (?:ok|okay|fine|enough))?$/i;

/**
 * The form's parts, where what only says how much a wish matters, or belongs to a reason beside it, is said beside, too;
 * "no palaces. Ok, maybe one" is one at most.
 */
export function withSaidBeside(
  parts: readonly SaidPart[],
  whole: string,
  itemsOf: (text: string) => readonly SaidItem[],
): readonly SaidPart[] {
  const told: SaidPart[] = [];
  for (const [at, part] of parts.entries()) {
    const former = told.at(-1);
    const one = former && atMostOne(former, part);
    const meant = former && corrected(former, part);
    const dated = former && withDay(former, part, itemsOf);
    if (former !== undefined && meant !== undefined) told.splice(-1, 1, asAside(former), meant);
    else if (dated !== undefined) told.splice(-1, 1, ...dated);
    else if (one !== undefined) told.splice(-1, 1, one);
    else if (part.kind === "ask" && isBeside(part, parts, at, whole, itemsOf))
      told.push(asAside(part));
    else told.push(part);
  }
  return told;
}

function isBeside(
  part: SaidPart,
  parts: readonly SaidPart[],
  at: number,
  whole: string,
  itemsOf: (text: string) => readonly SaidItem[],
): boolean {
  const isNeeded = parts
    .slice(0, at)
    .some((one) => one.kind === "wish" && one.wishes.some(({ verb }) => verb === "need"));
  if (isNeeded && (HOW_MUCH.test(part.text) || EATS.test(part.text))) return true;
  const items = itemsOf(part.text);
  const next = parts[at + 1];
  const isBare = (one: SaidPart) => /^\s*$/.test(whole.slice(part.to, one.from));
  const isOn = next !== undefined && /^[^,.;:!?]*$/.test(whole.slice(part.to, next.from));
  const isPart = isOn && REACHES_ON.test(part.text);
  if (isOpen(part) && !isPart && saysNothing(items)) return true;
  // "In the evening | I return before 21:00".
  if (next !== undefined && isBare(next) && items.every(({ code }) => SAYS_WHEN.test(code)))
    return true;
  if (saysWhy(part, parts[at - 1])) return true;
  if (MUST_EAT.test(part.text)) return true;
  if (HAS_TICKETS.test(part.text)) return true;
  // "Surprising | my girlfriend with this": no mark parts them.
  return next?.kind === "aside" && isOpen(part) && /^\w+ing$/i.test(part.text) && isBare(next);
}

/** What may turn round or want what follows it. */
const REACHES_ON = /\b(?:no|not|see|do|want|have|get|add|visit|so)$/i;

/** "I can't anymore", "we have 6 days"; "not too much" and "only two" say something. */
function saysNothing(items: readonly SaidItem[]): boolean {
  const has = (one: string) => items.some(({ code }) => code === one);
  return items.every(({ code }) => SAYS_NOTHING.test(code)) && (!has("N") || has("day"));
}

/** "A boat ride, the kids love boats". */
function saysWhy(part: SaidPart, former: SaidPart | undefined): boolean {
  if (part.kind !== "ask" || former === undefined || !LIKES.test(part.text)) return false;
  const last = part.text.toLowerCase().split(/\W+/).at(-1)?.replace(/s$/, "") ?? "";
  return last.length > 2 && former.kind === "wish" && former.text.toLowerCase().includes(last);
}

/** "A trip to Sintra, please on a weekday", "..., if possible not at the weekend". */
function withDay(
  former: SaidPart,
  part: SaidPart,
  itemsOf: (text: string) => readonly SaidItem[],
): readonly SaidPart[] | undefined {
  const [wish, ...others] = former.kind === "wish" ? former.wishes : [];
  if (part.kind !== "ask" || former.kind !== "wish" || others.length > 0) return undefined;
  if (wish?.verb !== "add" || wish.when !== undefined) return undefined;
  const said = itemsOf(part.text).filter(({ code }) => code !== "-");
  const [day] = said.flatMap(({ when }) => when ?? []);
  const shape = said.map(({ code }) => code).join(" ");
  const { from, to, text } = part;
  // "At least half a day".
  if (shape === "min outing" && /\bhalf\b/i.test(text)) {
    const stay: SaidWish = { verb: "stay", what: wish.what, minutes: HALF_DAY };
    return [former, { from, to, text, kind: "wish", wishes: [stay], isChosen: true }];
  }
  if (day === undefined || day.isEvery === true) return undefined;
  if (shape === "D")
    return [
      { ...former, wishes: [{ ...wish, when: day }] },
      { from, to, text, kind: "aside" },
    ];
  if (shape !== "not D" && shape !== "Dnot") return undefined;
  const not: SaidWish = { verb: "not-on", what: wish.what, when: day };
  return [former, { from, to, text, kind: "wish", wishes: [not] }];
}

const HALF_DAY = 4 * 60;

function isOpen(part: SaidPart): boolean {
  return part.kind === "ask" && part.choices.every(({ label }) => label === "note");
}

function atMostOne(former: SaidPart, part: SaidPart): SaidPart | undefined {
  const [wish, ...others] = former.kind === "wish" ? former.wishes : [];
  if (wish?.verb !== "remove" || wish.what.kind !== "category" || others.length > 0)
    return undefined;
  const [most, ...more] = part.kind === "wish" ? part.wishes : [];
  // "He hates museums, so one at most".
  if (
    most?.verb === "at-most" &&
    more.length === 0 &&
    most.what.kind === "category" &&
    most.what.categories.join() === wish.what.categories.join()
  )
    return part;
  if (part.kind !== "ask" || !MAYBE_ONE.test(part.text)) return undefined;
  const { from, to, text } = former;
  return { from, to, text, kind: "wish", wishes: [{ verb: "at-most", what: wish.what, count: 1 }] };
}

const CORRECTS = /^(?:no wait|oh wait|wait no)\b/i;

/** "A cat café, no wait, an owl café": the other one. */
function corrected(former: SaidPart, part: SaidPart): SaidPart | undefined {
  const [said] = former.kind === "ask" ? former.choices : [];
  const [meant] = part.kind === "ask" ? part.choices : [];
  if (!CORRECTS.test(part.text) || said?.label !== "add" || meant?.label !== "add")
    return undefined;
  const { from, to, text } = part;
  return { from, to, text, kind: "wish", wishes: meant.wishes };
}

function asAside({ from, to, text }: SaidPart): SaidPart {
  return { from, to, text, kind: "aside" };
}
