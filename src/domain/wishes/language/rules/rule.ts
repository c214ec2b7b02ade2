import type { SaidObject } from "../said-items.ts";
import type { Segment } from "../said-segment.ts";
import type { Choice, SaidWish } from "../said-wish.ts";

/** What a segment is read as: wishes, or readings of which one is meant. */
export type Reading = readonly SaidWish[] | { readonly choices: readonly Choice[] };
/** "aside": what is so, and asks for nothing. */
export type Rule = readonly [RegExp, (segment: Segment) => Reading | "aside" | undefined];

export const first = ({ objects }: Segment) => objects[0] ?? [];
export const second = ({ objects }: Segment) => objects[1] ?? [];

/** One wish of each object of a list. "A, B" after a "no" may be a list or what is wanted: nothing is read of it. */
export function each(
  segment: Segment,
  wish: (what: SaidObject) => SaidWish,
  isTaking = false,
): Reading | undefined {
  const objects = first(segment);
  if (objects.length > 1 && isTaking && segment.isLoose && !segment.isEither) return undefined;
  // "A playground or a zoo": one of any of them.
  const kinds = objects.flatMap((one) => (one.kind === "category" ? [one] : []));
  const [kind] = kinds;
  if (kind !== undefined && kinds.length === objects.length && segment.isEither && !isTaking) {
    const categories = [...new Set(kinds.flatMap((one) => one.categories))];
    const text = kinds.map((one) => one.text).join(" or ");
    const on = segment.when === undefined ? {} : { when: segment.when };
    return [{ ...wish({ ...kind, categories, text }), ...on }];
  }
  // "Kick out A or B" takes one of them, "no A or B" both.
  const isOneOut = isTaking && kinds.length === 0 && /^rm\b/.test(segment.shape);
  if (objects.length > 1 && segment.isEither && (!isTaking || isOneOut)) {
    const choices = objects.map((what) => ({
      label: isOneOut ? ("remove" as const) : ("add" as const),
      name: what.text,
      wishes: [wish(what)],
    }));
    return { choices };
  }
  return objects.map((what) => ({
    ...wish(what),
    ...(segment.when === undefined ? {} : { when: segment.when }),
  }));
}

/** The one object of each of two lists. */
export function pair(
  segment: Segment,
  wish: (a: SaidObject, b: SaidObject) => SaidWish,
): Reading | undefined {
  const [[a, ...moreA], [b, ...moreB]] = [first(segment), second(segment)];
  if (a === undefined || b === undefined || moreA.length + moreB.length > 0) return undefined;
  return [{ ...wish(a, b), ...(segment.when === undefined ? {} : { when: segment.when }) }];
}

export function dayWish(wish: SaidWish) {
  return ({ when }: Segment): Reading => [{ ...wish, ...(when === undefined ? {} : { when }) }];
}

export const withDay = (reading: (segment: Segment) => Reading | undefined) => (segment: Segment) =>
  segment.when === undefined ? undefined : reading(segment);

export function isPlannedPlace(what: SaidObject): boolean {
  return what.kind === "places" && what.found[0]?.in === "plan";
}

/** Of the plan or the guide, and no name that nobody knows. */
export function isKnownPlace(what: SaidObject): boolean {
  return what.kind === "category" || what.found.some(({ id, name }) => id !== name);
}
