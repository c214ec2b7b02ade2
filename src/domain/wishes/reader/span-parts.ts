import type { Frame, FrameVerb, Idle, Role } from "./frame.ts";

export type AnySpan = Frame | Idle;

/** Enough to be done where it is said plainly, and where nothing is done unasked. */
export const [SURE, ASKED] = [0.8, 0.5];

export const isVerb = (span: AnySpan, verbs: RegExp): span is Frame =>
  "verb" in span && verbs.test(span.verb);
export const has = (role: Role, { slots }: AnySpan) => slots.some((slot) => slot.role === role);
export const isUnsure = (span: AnySpan, verbs: RegExp): boolean =>
  isVerb(span, verbs) && span.likelihood < SURE;

/** It asks for nothing. */
export function idle({ from, to, text }: AnySpan): Idle {
  return { from, to, text, slots: [], likelihood: 1, ofSlots: 1, others: [] };
}

/** It is surely that. */
export function as(verb: FrameVerb, span: AnySpan, slots = span.slots, likelihood = SURE): Frame {
  return { ...span, verb, slots, likelihood, ofSlots: 1, others: [] };
}

/** The words of a span as a slot. */
export function slotAt(role: Role, span: AnySpan, at: number, text: string) {
  return { role, from: span.from + at, to: span.from + at + text.length, text };
}
