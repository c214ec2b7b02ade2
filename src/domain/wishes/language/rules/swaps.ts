import type { SaidObject } from "../said-items.ts";
import type { Segment } from "../said-segment.ts";
import { type Choice, choiceOf, type SaidWish } from "../said-wish.ts";
import {
  each,
  first,
  isKnownPlace,
  isPlannedPlace,
  pair,
  type Reading,
  type Rule,
  second,
} from "./rule.ts";

/** "A and B instead of C and D": the first in the place of the first, and the others as well. */
const swapAll =
  (gone: 0 | 1) =>
  (segment: Segment): Reading | undefined => {
    const [what, ...goneToo] = (gone === 0 ? first : second)(segment);
    const [by, ...comeToo] = comingOf(segment, (gone === 0 ? second : first)(segment));
    if (what === undefined || by === undefined || (segment.isEither && goneToo.length > 0))
      return undefined;
    const on = segment.when === undefined ? {} : { when: segment.when };
    // "Swap A for B", where the plan has both: B comes there, or each to the other's spot?
    const isFor = segment.items.some(({ code, word }) => code === "by" && word !== "with");
    if (
      !isFor &&
      gone === 0 &&
      [what, by].every(isPlannedPlace) &&
      segment.shape.startsWith("swap")
    )
      return {
        choices: [...placesOrDays(what, by), choiceOf({ verb: "swap", what, by })],
      };
    return [
      ...goneToo.map((one): SaidWish => ({ verb: "remove", what: one })),
      { verb: "swap", what, by, ...on },
      ...comeToo.map((one): SaidWish => ({ verb: "add", what: one, ...on })),
    ];
  };

/** "For the aquarium or a zoo": one of either kind; of two names the first. */
function comingOf({ isEither }: Segment, objects: readonly SaidObject[]): readonly SaidObject[] {
  const [one] = objects;
  if (!isEither || one === undefined || objects.length < 2) return objects;
  return [ofEither(objects) ?? one];
}

function ofEither(objects: readonly SaidObject[]): SaidObject | undefined {
  const kinds = objects.flatMap((one) => (one.kind === "category" ? one : []));
  const [kind] = kinds;
  return kind === undefined || kinds.length < objects.length
    ? undefined
    : { ...kind, categories: [...new Set(kinds.flatMap(({ categories }) => categories))] };
}

/** "Swap the museum for the aquarium or anything with animals". */
function forEither({ objects, when }: Segment): Reading | undefined {
  const [[what, ...others] = [], ...coming] = objects;
  const [one] = coming.flat();
  const by = ofEither(coming.flat()) ?? one;
  if (what === undefined || by === undefined || others.length > 0) return undefined;
  return [{ verb: "swap", what, by, ...(when && { when }) }];
}

/** "Swap Disney with the studio": each in the other's spot, or their whole days. */
export function placesOrDays(what: SaidObject, other: SaidObject): readonly Choice[] {
  return [
    { label: "exchange", name: "", wishes: [{ verb: "exchange", what, others: [other] }] },
    { label: "swapDays", name: "", wishes: [{ verb: "swap-day-of", what, by: other }] },
  ];
}

/** "... swap it for a park", "... swap with the cathedral": what was named last goes where it is in the plan, else it comes. */
function swapNamed(segment: Segment): Reading | undefined {
  const named = segment.refers?.what;
  const [said, ...more] = first(segment);
  if (named === undefined || said === undefined || more.length > 0) return undefined;
  const isGoing = named.kind === "category" ? !named.isPlural : isPlannedPlace(named);
  // "The cathedral" is one that there is.
  const at = segment.items.findIndex(({ what }) => what === said);
  const isThere = isPlannedPlace(said) || /\bthe$/.test(segment.items[at - 1]?.words ?? "");
  if (isGoing && isThere && named !== said) return { choices: placesOrDays(named, said) };
  if (isGoing === isThere) return undefined;
  return [
    isGoing ? { verb: "swap", what: named, by: said } : { verb: "swap", what: said, by: named },
  ];
}

function exchange({ objects }: Segment): Reading | undefined {
  const [what, other, ...more] = objects.flat();
  // "Swap A and B", where the plan has one of them.
  const by = other !== undefined && isKnownPlace(other) ? other : undefined;
  if (
    what !== undefined &&
    by !== undefined &&
    more.length === 0 &&
    isPlannedPlace(what) &&
    !isPlannedPlace(by)
  )
    return { choices: [choiceOf({ verb: "swap", what, by }), choiceOf({ verb: "add", what: by })] };
  return what !== undefined &&
    other !== undefined &&
    more.length === 0 &&
    [what, other].every(isPlannedPlace)
    ? [{ verb: "exchange", what, others: [other] }]
    : undefined;
}

/** One thing for another, and one in the place of another. Each is a whole segment: no word of it is left over. */
export const SWAP_RULES: readonly Rule[] = [
  [/^swap [PKk] by (?:more )?[PKk]$/, swapAll(0)],
  [/^swap [PKk] by [PKk] or (?:some |stuff |all |by |more )*[PKk]$/, forEither],
  [
    /^swap [PKk] by (?:some |stuff |thing )+[Kk]$/,
    (one) => pair(one, (what, by) => ({ verb: "swap", what, by })),
  ],
  [/^(?:add |want |rather )*[PKk] instof [PKk]$/, swapAll(1)],
  [/^instof [PKk] (?:rather |add |want |outing |, )*[PKk]$/, swapAll(0)],
  [/^P not P$/, (one) => pair(one, (by, what) => ({ verb: "swap", what, by }))],
  [/^(?:add |want )?other instof [PKk]$/, (one) => each(one, (what) => ({ verb: "swap", what }))],
  [
    /^swap P$/,
    (one) => (first(one).length > 1 ? undefined : each(one, (what) => ({ verb: "swap", what }))),
  ],
  [
    /^swap [PKk] by (?:some|other|all)(?: fine)?$/,
    (one) => each(one, (what) => ({ verb: "swap", what })),
  ],
  [/^swap (?:by )?(?:more )?[PKk]$/, swapNamed],
  [/^swap (?:order )?P(?: (?:order|add|last))?$|^P swap$/, exchange],
];
