import type { Referred, SaidObject } from "../said-items.ts";
import type { Segment } from "../said-segment.ts";
import { each, first, type Reading } from "./rule.ts";

export const atMost = (segment: Segment, count = segment.numbers[0]): Reading | undefined =>
  segment.when?.isEvery === true &&
  segment.items.some(({ words = "" }) => /\b(?:whole|week)\b/.test(words))
    ? atMost({ ...segment, when: undefined }, count)
    : atMostOn(segment, count);

const atMostOn = (segment: Segment, count: number | undefined) =>
  count === undefined || segment.numbers.length > 1 || first(segment).length > 1
    ? undefined
    : each(segment, (what) => ({ verb: "at-most", what, count }));

/** "The Orsay or the Orangerie, not both": one of them, where both are in the plan the better known. */
export function oneOf(segment: Segment): Reading | undefined {
  const listed = first(segment);
  if (!segment.isEither || listed.some(({ kind }) => kind !== "places")) return undefined;
  const found = listed.flatMap((what) => (what.kind === "places" ? what.found.slice(0, 1) : []));
  const text = listed.map((what) => what.text).join(" or ");
  if (found.every((place) => place.in === "plan"))
    return [{ verb: "at-most", what: { kind: "places", text, found }, count: 1 }];
  return {
    choices: listed.map((what) => ({
      label: "add",
      name: what.text,
      wishes: [{ verb: "add", what }],
    })),
  };
}

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

export const someGo = (segment: Segment) => {
  const [count, ...more] = segment.numbers;
  return count === undefined || more.length > 0 || first(segment).length > 1
    ? undefined
    : each(segment, (what) => ({ verb: "remove-some", what, count }));
};

/** "One mosque a day". */
export const atMostADay = (segment: Segment) => {
  const [count, ...more] = segment.numbers;
  // "Max 2 in the whole week" is no count of a day.
  if (segment.items.some(({ words = "" }) => /\b(?:whole|week)\b/.test(words)))
    return atMost(segment);
  const isWhole = segment.when === undefined || segment.when.isEvery === true;
  return count === undefined || more.length > 0 || !isWhole
    ? undefined
    : each({ ...segment, when: { isEvery: true } }, (what) => ({ verb: "at-most", what, count }));
};
