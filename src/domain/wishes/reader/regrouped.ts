import { isUnknown } from "../language/said-items.ts";
import type { NameIndex } from "../language/said-names.ts";
import type { Frame } from "./frame.ts";
import { itemsIn, thingIn } from "./slot-values.ts";
import { type AnySpan, ASKED, as, has, isVerb, SURE } from "./span-parts.ts";

const SHORT_LEAD =
  /^\W*(?:(?:we|i) )?(?:wanna|want to|gonna|would like to|['’]d like to|need to)$/i;
const NAMELESS_NEAR =
  /^\W*(?:but |and |all )?(?:near|close to|not far from|next to) (?:the|our|my) (?:hotel|apartment|flat|airbnb|station)\W*$/i;
const WITH_WHAT = /^\W*(?:with|by|for)\b/i;

/** Words that say nothing by themselves belong to what stands beside them. */
export function together(before: AnySpan, span: AnySpan, text: string): AnySpan | undefined {
  const between = text.slice(before.to, span.from);
  if (/[.!?;\n]/.test(between)) return undefined;
  const [from, to] = [before.from, span.to];
  const whole = { from, to, text: text.slice(from, to) };
  // "Wanna | use it a lot", "money | no object".
  const isLead = !("verb" in before) && SHORT_LEAD.test(before.text);
  const isIdiom =
    /^\W*money$/i.test(before.text) && /^no (?:object|issue|problem)\b/i.test(span.text);
  if (isLead || isIdiom) return { ...span, ...whole };
  // "Disneyland is sorted for Thursday, | whole day".
  const isWholeDay =
    /^\W*(?:the )?(?:whole|all|full|entire) day\W*$/i.test(span.text) && before.slots.length > 0;
  // "A stop at a pharmacy, | near the hotel".
  const isNear =
    isVerb(span, /^mealnear$/) &&
    NAMELESS_NEAR.test(span.text) &&
    !isVerb(before, /^(?:meal|eat|table)/);
  if (isWholeDay || isNear)
    return {
      ...before,
      ...whole,
      likelihood: isNear ? Math.min(before.likelihood, ASKED) : before.likelihood,
    };
  // "A hotel by the river, | with a balcony".
  if (
    isVerb(before, /^lodging$/) &&
    /^\W*with\b/i.test(span.text) &&
    (!("verb" in span) || span.likelihood < SURE)
  )
    return { ...before, ...whole };
  // "A conference on Tuesday | and Wednesday till 5pm": both days.
  const isSameBusy =
    isVerb(before, /^busy$/) &&
    isVerb(span, /^busy$/) &&
    /^\s*(?:and|&)\s*$/i.test(between) &&
    has("when", before) &&
    !has("until", before) &&
    !has("time", before);
  if (isSameBusy) return { ...span, ...whole, slots: [...before.slots, ...span.slots] };
  // "Dinner on all days is | pure vegetarian".
  if (isVerb(span, /^diet$/) && has("meal", before) && /\b(?:is|are|be)$/i.test(before.text))
    return { ...span, ...whole, slots: [...before.slots, ...span.slots] };
  // "The museum can be replaced | with something for football lovers".
  if (
    isVerb(before, /^(?:remove|swap)$/) &&
    WITH_WHAT.test(span.text) &&
    /\b(?:replaced|swapped|exchanged|changed)$/i.test(before.text)
  ) {
    const thing = span.text.replace(/^\W*(?:with|by|for) /i, "");
    const out = before.slots.map((slot) =>
      slot.role === "what" ? { ...slot, role: "out" as const } : slot,
    );
    const slots = [
      ...out,
      { role: "what" as const, from: span.to - thing.length, to: span.to, text: thing },
    ];
    return { ...as("swap", before, slots), ...whole };
  }
  return undefined;
}

/** "Kids want Pokémon, I want one quiet temple": what stands behind a comma is a wish of its own. */
export function apart(span: AnySpan, names: NameIndex): readonly AnySpan[] {
  if (!isVerb(span, /^add$/) || has("out", span) || has("near", span)) return [span];
  const pieces: Frame[] = [];
  for (const { 0: text, index: at } of span.text.matchAll(/[^,]+/g)) {
    const [from, to] = [span.from + at, span.from + at + text.length];
    const slots = span.slots.filter((slot) => slot.from >= from && slot.to <= to);
    const own = slots.some(({ role }) => role === "what") ? undefined : thingOf(text, from, names);
    const last = pieces.at(-1);
    if (own === undefined && !slots.some(({ role }) => role === "what")) {
      // Nothing of its own.
      if (last === undefined) return [span];
      pieces.splice(-1, 1, {
        ...last,
        to,
        text: span.text.slice(last.from - span.from, to - span.from),
        slots: [...last.slots, ...slots],
      });
    } else
      pieces.push({
        ...span,
        from,
        to,
        text,
        slots: own === undefined ? slots : [...slots, own],
        ofSlots: 1,
      });
  }
  const wasMissed = pieces.some(
    (piece) =>
      !span.slots.some(
        ({ role, from, to }) => role === "what" && from >= piece.from && to <= piece.to,
      ),
  );
  return wasMissed && pieces.length > 1 ? pieces.map(trimmed) : [span];
}

function trimmed(piece: Frame): Frame {
  const lead = /^\s*/.exec(piece.text)?.[0].length ?? 0;
  return { ...piece, from: piece.from + lead, text: piece.text.slice(lead) };
}

/** What the words of a piece name, where nothing was marked. */
function thingOf(text: string, from: number, names: NameIndex) {
  const [kind, ...others] = itemsIn(text).filter(({ what }) => what?.kind === "category");
  if (
    kind === undefined ||
    others.length > 0 ||
    /\b(?:no|not|never|without|too|hate)\b|n['’]t\b/i.test(text)
  )
    return undefined;
  const known = thingIn(text.slice(kind.from, kind.to), names);
  return isUnknown(known)
    ? undefined
    : {
        role: "what" as const,
        from: from + kind.from,
        to: from + kind.to,
        text: text.slice(kind.from, kind.to),
      };
}
