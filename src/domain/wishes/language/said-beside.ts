import type { SaidPart } from "./said-wish.ts";

/** How much something matters, of what was said before. */
const HOW_MUCH =
  /^(?:(?:so|and|be|very|really|super|pls|please|it['’]?s|is|quite|that['’]?s) )*(?:serious(?:ly)?|severe(?:ly)?|life[- ]threatening|deadly|important|careful|cautious|no joke)(?: (?:with|w|about) (?:the )?(?:food|meals|eating|this|that|it|restaurants))?$/i;
const HAS_TICKETS =
  /^(?:(?:we|i|he|she|they|already|have|has|got|bought|booked|['’]ve) )+(?:the |our )?tickets?(?: already| for (?:it|that))?$/i;
const MAYBE_ONE =
  /^(?:(?:ok|okay|well|or|but|fine|maybe|perhaps|just|only|at most) )*(?:maybe|perhaps|just|only|at most) (?:one|1)(?: of them| is (?:ok|okay|fine|enough))?$/i;

/**
 * The form's parts, where what only says how much a wish matters, or belongs to a reason beside it, is said beside, too;
 * "no palaces. Ok, maybe one" is one at most.
 */
export function withSaidBeside(parts: readonly SaidPart[], whole: string): readonly SaidPart[] {
  const told: SaidPart[] = [];
  for (const [at, part] of parts.entries()) {
    const former = told.at(-1);
    const one = former && atMostOne(former, part);
    const meant = former && corrected(former, part);
    if (former !== undefined && meant !== undefined) told.splice(-1, 1, asAside(former), meant);
    else if (one !== undefined) told.splice(-1, 1, one);
    else if (part.kind === "ask" && isBeside(part, parts, at, whole)) told.push(asAside(part));
    else told.push(part);
  }
  return told;
}

function isBeside(part: SaidPart, parts: readonly SaidPart[], at: number, whole: string): boolean {
  const isNeeded = parts
    .slice(0, at)
    .some((one) => one.kind === "wish" && one.wishes.some(({ verb }) => verb === "need"));
  if (isNeeded && HOW_MUCH.test(part.text)) return true;
  if (HAS_TICKETS.test(part.text)) return true;
  // "Surprising | my girlfriend with this": no mark parts them.
  const next = parts[at + 1];
  return (
    next?.kind === "aside" &&
    isOpen(part) &&
    /^\w+ing$/i.test(part.text) &&
    /^\s*$/.test(whole.slice(part.to, next.from))
  );
}

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
