import type { SaidPart, SaidWish } from "./language/said-wish.ts";

/** Parts of the form's text that mean something else beside one another than each by itself. */
export function readTogether(told: readonly SaidPart[], whole: string): readonly SaidPart[] {
  const parts: SaidPart[] = [];
  for (const part of told) {
    const former = parts.at(-1);
    const both =
      former &&
      (seenBefore(former, part, whole) ??
        bookedAt(former, part, whole) ??
        lastingFor(former, part, whole));
    if (both === undefined) parts.push(atLeaving(part, former) ?? part);
    else parts.splice(-1, 1, both);
  }
  const child = smallChild(parts, whole);
  if (child === undefined) return parts;
  const isOfIt = ({ kind, from, to }: SaidPart) =>
    kind === "aside" && from <= child.from && child.to <= to;
  return [child, ...parts.filter((part) => !isOfIt(part))];
}

const IS_THERE = /\b(?:be|arrive|check in) there\b/i;

/** "Our Eurostar leaves at 11:04, so we must be there at 9:45" ends the day, and is nothing to see. */
function atLeaving(part: SaidPart, former: SaidPart | undefined): SaidPart | undefined {
  const [leaves, ...others] = former?.kind === "wish" ? former.wishes : [];
  const [then] = part.kind === "wish" ? part.wishes : [];
  if (leaves?.verb !== "end-day" || others.length > 0 || then?.verb !== "set-start")
    return undefined;
  if (part.kind !== "wish" || !IS_THERE.test(part.text)) return undefined;
  return { ...part, wishes: [{ ...leaves, minutes: Number(then.minutes) }] };
}

const SEEN_BEFORE =
  /^(?:we|i) (?:have |['’]ve )?(?:already )?(?:saw|seen|did|done|visited|went to|been)\b(?! it from)[^.,;!?]{0,30}$/i;

/** "Hagia Sophia we saw 2019 already" is left out. */
function seenBefore(part: SaidPart, next: SaidPart, whole: string): SaidPart | undefined {
  const isSaidOfIt =
    next.kind !== "wish" &&
    /^,?\s*$/.test(whole.slice(part.to, next.from)) &&
    SEEN_BEFORE.test(next.text);
  if (part.kind !== "wish" || !isSaidOfIt) return undefined;
  const gone = part.wishes.flatMap((wish): SaidWish[] =>
    wish.verb === "add" ? [{ verb: "remove", what: wish.what }] : [],
  );
  if (gone.length !== part.wishes.length) return undefined;
  return { ...spanOf(part, next, whole), kind: "wish", wishes: gone };
}

function spanOf({ from }: SaidPart, { to }: SaidPart, whole: string) {
  return { from, to, text: whole.slice(from, to) };
}

const BOOKED = /\b(?:booked|reserved|tickets?|reservation)\b/i;

/** "Louvre is already booked: 2nd day, 14:00-17:00" is no free time. */
function bookedAt(part: SaidPart, next: SaidPart, whole: string): SaidPart | undefined {
  const [wish, ...others] =
    part.kind === "wish" ? part.wishes : part.kind === "ask" ? (part.choices[0]?.wishes ?? []) : [];
  const [free, ...more] = next.kind === "wish" ? next.wishes : [];
  if (wish?.verb !== "add" || wish.what.kind !== "places" || others.length > 0) return undefined;
  if (free?.verb !== "free-hours" || more.length > 0) return undefined;
  const between = whole.slice(part.to, next.from);
  if (!BOOKED.test(part.text) || /[.;!?]/.test(between)) return undefined;
  const when = free.when ?? wish.when;
  const then: SaidWish = { verb: "set-start", what: wish.what, minutes: free.fromMinutes };
  return {
    ...spanOf(part, next, whole),
    kind: "wish",
    wishes: [when === undefined ? then : { ...then, when }],
    isChosen: true,
  };
}

const ONLY_SO_LONG =
  /^(?:but )?(?:only|just|max(?:imum|imal)?\.?|at most|no more than|not more than)(?: for)? [\p{L}\d .½]{1,12}(?:min(?:ute)?s?|h(?:ou)?rs?|h)\.?(?: max)?$/iu;

/** "MoMA, but only 90 min" is one wish. */
function lastingFor(part: SaidPart, next: SaidPart, whole: string): SaidPart | undefined {
  const [choice, ...others] = next.kind === "ask" ? next.choices : [];
  const [stay] = choice?.wishes ?? [];
  if (stay?.verb !== "stay" || others.length > 0 || !ONLY_SO_LONG.test(next.text)) return undefined;
  const { what } = stay;
  const isAdded = part.kind === "wish" && part.wishes.every(({ verb }) => verb === "add");
  const isBare = part.kind === "aside" && part.text.toLowerCase() === what.text.toLowerCase();
  const isOfIt = part.text.toLowerCase().includes(what.text.toLowerCase());
  if (!(isAdded || isBare) || !isOfIt || /[.;!?]/.test(whole.slice(part.to, next.from)))
    return undefined;
  return { ...spanOf(part, next, whole), kind: "wish", wishes: [stay] };
}

const SMALL_CHILD =
  /\b(?:with|have|got|bring(?:ing)?) (?:a|an|our|the|my|one)(?: small| little| young)? (toddler|baby|infant|newborn)\b/i;
const TODDLER_AGE = 2;

/** "We land at 6 with a toddler", "we'll have the baby": who travels, whatever else is said by it. */
function smallChild(parts: readonly SaidPart[], whole: string): SaidPart | undefined {
  const found = SMALL_CHILD.exec(whole);
  const isKnown = parts.some(
    (part) => part.kind === "wish" && part.wishes.some(({ verb }) => verb === "with"),
  );
  if (found === null || isKnown) return undefined;
  const age = found[1]?.toLowerCase() === "toddler" ? TODDLER_AGE : 0;
  const wish: SaidWish = { verb: "with", who: "children", ages: [age] };
  const { index: from } = found;
  const [text] = found;
  return { from, to: from + text.length, text, kind: "wish", wishes: [wish] };
}
