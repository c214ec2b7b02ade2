import { LOOK_MINUTES } from "../../../trip/asked-hour.ts";
import type { Segment } from "../said-segment.ts";
import { each, first, type Reading } from "./rule.ts";

const saysWord = ({ items }: Segment, said: string) => items.some(({ word }) => word === said);

/** "The Louvre 3 hours", without an "at" or "for". */
function isBeside({ items }: Segment): boolean {
  const at = items.findIndex(({ code }) => code === "S");
  return items[at - 1]?.what !== undefined || items[at + 1]?.what !== undefined;
}

/** "The Sagrada Família only from outside": a look, without a ticket. */
export const fromOutside = (segment: Segment) =>
  first(segment).length > 1
    ? undefined
    : each(segment, (what) => ({
        ...{ verb: "stay", what, minutes: LOOK_MINUTES },
        ...{ isMost: true, isOutside: true },
      }));

/** Each of a kind, where it is longer. */
export function stayOfKind(segment: Segment): Reading | undefined {
  const [what, ...more] = first(segment);
  const [minutes] = segment.spans;
  if (what?.kind !== "category" || more.length > 0 || minutes === undefined) return undefined;
  const isEach = segment.items.every(
    ({ code, word = "" }) => code !== "?" || /^(?:each|every|any|per)$/.test(word),
  );
  if (!isEach) return undefined;
  const on = segment.when === undefined ? {} : { when: segment.when };
  return [{ verb: "stay", what: { ...what, isPlural: true }, minutes, ...on }];
}

/** Without one, it may be a complaint. */
export const stay = (minutes: "longer" | "shorter" | undefined) => (segment: Segment) => {
  const isEach = saysWord(segment, "each");
  const isAllowed = segment.items.some(({ word }) => /^(?:can|could|should|may)$/.test(word ?? ""));
  if (/^(?:[Pk] S|S P)$/.test(segment.shape) && isBeside(segment) && !isEach && !isAllowed)
    return undefined;
  // "Shorter by an hour" is for another rule.
  if (/^(?:longer|shorter) P S$/.test(segment.shape) && saysWord(segment, "by")) return undefined;
  const span = minutes ?? segment.spans[0];
  if (span === undefined || (first(segment).length > 1 && !isEach)) return undefined;
  const isMost = /\bmax\b/.test(segment.shape) ? { isMost: true as const } : {};
  return each(segment, (what) => ({ verb: "stay", what, minutes: span, ...isMost }));
};
