import { PLACE_CATEGORIES } from "../../../places/place-category.ts";
import type { Referred, SaidObject } from "../said-items.ts";
import type { Segment } from "../said-segment.ts";
import type { When } from "../said-times.ts";
import type { SaidWish } from "../said-wish.ts";
import { each, first, type Reading } from "./rule.ts";

export const atMost = (segment: Segment, count = segment.numbers[0]): Reading | undefined =>
  count === undefined || segment.numbers.length > 1 || first(segment).length > 1
    ? undefined
    : each(segment, (what) => ({ verb: "at-most", what, count }));

/** "One is enough", "pick 2", "lose one" of what was named before. */
export const ofThem =
  (verb: "at-most" | "remove-some") =>
  (segment: Segment): Reading | undefined => {
    const [count, ...more] = segment.numbers;
    const what = segment.refers === undefined ? undefined : manyOf(segment.refers);
    if (what === undefined || count === undefined || count < 1 || more.length > 0) return undefined;
    const when = segment.when ?? segment.refers?.when;
    return [{ verb, what, count, ...(when === undefined ? {} : { when }) }];
  };

/** A kind, or several places that one word or one list has named. */
function manyOf({ what, all }: Referred): SaidObject | undefined {
  const found = all.flatMap((one) => (one.kind === "places" ? one.found : []));
  const isList = all.length > 1 && all.every(({ kind }) => kind === "places");
  if (isList) return { kind: "places", text: all.map(({ text }) => text).join(", "), found };
  return what.kind === "category" || what.found.length > 1 ? what : undefined;
}

/** "Cut one thing on Saturday": the least known. */
export const someThings = (count: number, when?: When): SaidWish => ({
  verb: "remove-some",
  what: { kind: "category", text: "things", categories: PLACE_CATEGORIES, isPlural: true },
  count,
  ...(when && { when }),
});

export const someGo = (segment: Segment) => {
  const [count, ...more] = segment.numbers;
  return count === undefined || more.length > 0 || first(segment).length > 1
    ? undefined
    : each(segment, (what) => ({ verb: "remove-some", what, count }));
};

/** "One museum" is no more than one: a plan has several unasked. */
export function oneMuseum({ shape, numbers, objects, when }: Segment): Reading | undefined {
  const [what, ...others] = objects.flat();
  const isOne = /^(?:hedge |want |add )*N k$/.test(shape) && numbers[0] === 1;
  return isOne &&
    what?.kind === "category" &&
    what.categories.join() === "museum" &&
    others.length === 0 &&
    when === undefined
    ? [
        { verb: "add", what },
        { verb: "at-most", what, count: 1 },
      ]
    : undefined;
}
