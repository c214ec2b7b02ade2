import type { SaidItem } from "../said-items.ts";
import type { Segment } from "../said-segment.ts";
import { isDescribedThing } from "../things.ts";
import type { Reading } from "./rule.ts";

const SAYS_WANTED = /^(?:-|want|add|D|child|who|elder|any|by|\?|k|stuff|it|Q|correction)$/;
/** Places that are called by what they are. */
const IS_PLACE = /^(?:aquarium|planetarium|observatory|skatepark)$/;
const HEAD =
  /^(?:museum|gallery|palace|castle|temple|park|garden|gardens|market|tower|shop|store|shops|stores|island|village|cafe|trip|tour|cruise|ride|safari|stuff)$/;
const IS_TRIP = /^(?:trip|tour|cruise|ride|safari)$/;
/** By boat, or to what is out of town. */
const IS_WENT_FOR =
  /^(?:boats?|ferry|canals?|river|gondola|harbou?r|sailing|desert|dunes?|safari|vineyards?|winer(?:y|ies)|volcano|jungle|whales?|glacier|bikes?|bicycles?|stadiums?|brewery|distillery|backstage)$/;
const QUALITY = /^(?:big|famous|old|new|best|huge|cute|local|cool|great)$/;

/** "Dinosaur museum is a must", "the aquarium", "anime stuff": the planner finds which place of the city it is. */
export function describedThing(segment: Segment): Reading | undefined {
  const { items: said, when, times, spans, meals } = segment;
  if (times.length + spans.length + meals.length > 0) return undefined;
  // "An owl café" is no coffee.
  const items = said.map((item) =>
    (item.code === "food" && item.word === "cafe") || item.word === "trip"
      ? { ...item, code: "k" }
      : item,
  );
  if (!items.every(({ code, number }) => SAYS_WANTED.test(code) || number === 1)) return undefined;
  const from = items.findIndex(({ code }) => code === "?" || code === "k");
  const to = items.findLastIndex(({ code }) => /^(?:\?|k|stuff)$/.test(code));
  const run = items.slice(from, to + 1);
  const name = nameIn(run, wordsOf(items[from - 1]));
  if (from === -1 || name === undefined) return undefined;
  // "My son is obsessed with the aquarium" tells of him.
  const isTold = items.some(
    ({ code, isSubject, words = "" }) =>
      (isSubject === true && !/^(?:i|we|id|wed)\b/.test(words)) || code === "it",
  );
  if (isTold && !items.some(({ code }) => code === "want")) return undefined;
  const found = [{ id: name, name, in: "guide" as const }];
  const what = { kind: "places" as const, text: items.map(wordsOf).join(" "), found };
  return [{ verb: "add", what, ...(when === undefined ? {} : { when }) }];
}

function nameIn(run: readonly SaidItem[], before: string): string | undefined {
  if (!run.every(({ code }) => /^(?:\?|k|stuff)$/.test(code)) || run.length > 4) return undefined;
  const said = run.filter(({ word = "" }) => !QUALITY.test(word));
  const [first, ...others] = said;
  if (first === undefined) return undefined;
  if (others.length === 0)
    return IS_PLACE.test(wordsOf(first)) && /\b(?:the|an?)$/.test(before)
      ? wordsOf(first)
      : undefined;
  const head = wordsOf(said.at(-1));
  const things = said.slice(0, -1);
  // "A bike tour" is no place.
  const isThing = (name: string) =>
    IS_TRIP.test(head) ? IS_WENT_FOR.test(name) : isDescribedThing(name);
  return HEAD.test(head) && things.every((one) => isThing(wordsOf(one)))
    ? [...things.map(wordsOf), ...(/^(?:stuff|trip|tour|ride)$/.test(head) ? [] : [head])].join(" ")
    : undefined;
}

const wordsOf = (item: SaidItem | undefined) => item?.words ?? item?.word ?? "";
