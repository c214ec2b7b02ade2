import { clockText } from "../../clock-text.ts";
import { setStart } from "./rules/hours.ts";
import { placesOrDays } from "./rules/swaps.ts";
import type { SaidObject } from "./said-items.ts";
import type { Segment } from "./said-segment.ts";
import type { Spot } from "./said-wish.ts";
import { type Choice, choiceOf, type SaidWish } from "./said-wish.ts";
import { isNoun } from "./unnamed.ts";

/** A person reads no more buttons than so many. */
export const MOST_CHOICES = 4;

/** What the words beside a thing speak of. */
type Spoken = {
  readonly isGone: boolean;
  readonly isWanted: boolean;
  readonly isKept: boolean;
  readonly isChanged: boolean;
  readonly isMoved: boolean;
};

const GONE = /^(?:rm|no|not|nothing|fewer|except)$/;
const WANTED = /^(?:add|want|more|yes|rather|pick|min)$/;
const KEPT = /^(?:keep|fine|lock)$/;
const CHANGED = /^(?:swap|instof|instead|other|some)$/;
const MOVED = /^(?:move|Dto|Dnot|otherday|diff|same)$/;

/** What could be meant of the places and kinds in words that no rule reads, the likeliest first. */
export function objectChoices(segment: Segment): readonly Choice[] {
  const codes = segment.items.flatMap(({ code }) => code.split(" "));
  const named = segment.objects.flat();
  // "A coffee after each museum" wants no museum.
  const isMark = (what: SaidObject) =>
    (what.kind === "category" || segment.foods.length > 0) &&
    /^(?:after|before)$/.test(codeBefore(what, segment));
  const objects = named.filter((what) => !isMark(what)).flatMap(eachOf);
  const isChanged = codes.some((code) => CHANGED.test(code));
  const isMoved = segment.when !== undefined || codes.some((code) => MOVED.test(code));
  const spokenOf = (what: SaidObject): Spoken => {
    const beside = codesBeside(what, segment);
    const has = (pattern: RegExp) => beside.some((code) => pattern.test(code));
    // "No day trips except Ostia": it may be there.
    const isLeft =
      beside.includes("except") && codes.slice(0, codes.indexOf("except")).some(limits);
    const isGone = !isLeft && has(GONE);
    return {
      ...{ isGone, isWanted: isLeft || has(WANTED), isKept: isLeft || has(KEPT) },
      ...{ isChanged, isMoved },
    };
  };
  const pairs = isChanged ? objects.flatMap((what) => swapsOf(what, objects)) : [];
  const planned = objects.filter(isPlanned);
  const [one, other, ...more] = planned;
  const both =
    isChanged && one !== undefined && other !== undefined && more.length === 0
      ? placesOrDays(one, other)
      : [];
  const timed = segment.objects.flat().length === 1 ? visitsOf(segment) : [];
  const each = objects.map((what) => wishesFor(what, segment, spokenOf(what)).map(choiceOf));
  const longest = Math.max(...each.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, at) =>
    each.flatMap((some) => some[at] ?? []),
  ).flat();
  const all = [
    ...timed,
    ...both,
    ...togetherOf(inTurn, segment),
    ...pairs.map(choiceOf),
    ...inTurn,
  ];
  const isFirst = ({ label, name }: Choice, at: number) =>
    all.findIndex((one) => one.label === label && one.name === name) === at;
  return all.filter(isFirst).slice(0, MOST_CHOICES);
}

/** "Hagia Sophia, a hammam": all that is wanted by one tap; of two places of one name only the better known. */
function togetherOf(choices: readonly Choice[], segment: Segment): readonly Choice[] {
  const { isEither, items } = segment;
  const wanted = new Map<string, Choice>();
  for (const choice of choices) {
    const [wish] = choice.wishes;
    if (choice.label !== "add" || wish === undefined || !("what" in wish)) continue;
    const { what } = wish;
    const key = what?.kind === "places" ? (what.found[0]?.id ?? what.text) : (what?.text ?? "");
    if (!wanted.has(key)) wanted.set(key, choice);
  }
  const all = [...wanted.values()];
  if (isEither || all.length < 2) return [];
  // "The ferry instead of the statue".
  const instead = items.findIndex(({ code }) => code === "instof");
  const isBefore = items.slice(0, instead).some(({ what }) => what !== undefined);
  if (instead >= 0 && all.length === 2) {
    const [first, second] = segment.objects.flat();
    const [by, what] = isBefore ? [first, second] : [second, first];
    return by === undefined || what === undefined ? [] : [choiceOf({ verb: "swap", what, by })];
  }
  const name = all.map((one) => one.name).join(" + ");
  return [{ label: "add", name, wishes: all.flatMap(({ wishes }) => wishes) }];
}

const limits = (code: string) => /^(?:no|not|nothing|rm|fewer|only|max)$/.test(code);

/** At the hours that its words say, and from then to then. */
function visitsOf(segment: Segment): readonly Choice[] {
  const [what] = segment.objects.flat();
  // "Who put the park at 9" wants it at another hour.
  if (what?.kind !== "places" || /^(?:who|why)$/.test(segment.items[0]?.word ?? "")) return [];
  const name = what.found[0]?.name ?? what.text;
  return segment.times.slice(0, 2).flatMap((time) => {
    const read = setStart({ ...segment, objects: [[what]], times: [time] });
    if (read !== undefined && "choices" in read) return read.choices;
    const [wish] = read ?? [];
    return wish?.verb === "set-start" && typeof wish.minutes === "number"
      ? [{ label: "visitAt", name: `${name}, ${clockText(wish.minutes)}`, wishes: [wish] } as const]
      : [];
  });
}

/** "Golden Gate" is the bridge, the park or the cruise. */
function eachOf(what: SaidObject): readonly SaidObject[] {
  if (what.kind === "category" || what.found.length < 2) return [what];
  return what.found.slice(0, MOST_CHOICES - 1).map((one) => ({ ...what, found: [one] }));
}

function codeBefore(what: SaidObject, { items }: Segment): string {
  const at = items.findIndex((item) => item.what === what);
  return (
    items
      .slice(0, at)
      .findLast(({ code, word = "" }) => !/^(?:-|D)$/.test(code) && !/^(?:each|every)$/.test(word))
      ?.code ?? ""
  );
}

const IS_SPOKEN = [GONE, WANTED, KEPT];

/** The codes between it and what is named before it that say something; else those behind it; else those of a list's others. */
function codesBeside(what: SaidObject, { items }: Segment): readonly string[] {
  const at = items.findIndex((item) => item.what?.text === what.text);
  const before = items.findLastIndex((item, index) => index < at && item.what !== undefined);
  const next = items.findIndex((item, index) => index > at && item.what !== undefined);
  const runs = [
    items.slice(before + 1, at),
    items.slice(at + 1, next === -1 ? items.length : next),
    items,
  ];
  const codes = runs.map((run) => run.flatMap(({ code }) => code.split(" ")));
  return (
    codes.find((some) => some.some((code) => IS_SPOKEN.some((pattern) => pattern.test(code)))) ?? []
  );
}

/** One of the plan for each that it hasn't: "instead of the Tate the Globe or HMS Belfast". */
function swapsOf(what: SaidObject, objects: readonly SaidObject[]): readonly SaidWish[] {
  if (!isPlanned(what)) return [];
  return objects.filter((by) => !isPlanned(by)).map((by) => ({ verb: "swap", what, by }));
}

/** Whether a trip that is there has it. */
export function isPlanned(what: SaidObject): boolean {
  return what.kind === "places" && what.found[0]?.in === "plan";
}

function wishesFor(what: SaidObject, segment: Segment, spoken: Spoken): readonly SaidWish[] {
  const on = segment.when === undefined || isClosed(segment) ? {} : { when: segment.when };
  const { isGone, isWanted, isKept } = spoken;
  if (what.kind === "category") {
    const [count] = segment.numbers;
    // "One afternoon in a garden" is no limit; of museums a plan has several unasked.
    const isOne = count === 1 && what.categories.join() === "museum" && segment.part === undefined;
    const isLimit = (count ?? 0) > 1 || isOne || isGone || /\b(?:max|only)\b/.test(segment.shape);
    const counted: readonly SaidWish[] =
      count === undefined || !isLimit ? [] : [{ verb: "at-most", what, count, ...on }];
    const more: SaidWish = { verb: "add", what: narrowed(what, segment), ...on };
    const none: SaidWish = { verb: "remove", what, ...on };
    const less: readonly SaidWish[] = what.isPlural
      ? [{ verb: "fewer", what, ...on }, none]
      : [none];
    if (isGone !== isWanted) return isGone ? [...counted, ...less] : [more, ...counted];
    return [...counted, more, ...less];
  }
  const add: SaidWish = { verb: "add", what, ...on };
  const remove: SaidWish = { verb: "remove", what };
  const keep: SaidWish = { verb: "keep", what };
  const moves = movesOf(what, segment, spoken);
  if (!isPlanned(what)) {
    // What comes is on its day anyway.
    const spots = moves.filter(
      (wish) =>
        wish.verb === "stay" ||
        wish.verb === "not-on" ||
        ("to" in wish && COMES.test(`${wish.to}`)),
    );
    // Who wants no elephant riding wants none.
    const isUnknown = what.found.every(({ id, name: called }) => id === called);
    if (isGone !== isWanted)
      return isGone ? [remove, ...(isUnknown ? [] : [add])] : [...spots, add];
    return [...spots, add, remove];
  }
  const swap: SaidWish = { verb: "swap", what };
  if (isKept && !isGone) return [keep, ...moves];
  if (isGone && !isWanted) return [...moves, remove, keep, swap];
  // "Could it be at night instead?"
  if (spoken.isChanged && moves.length === 0) return [swap, remove, keep];
  // Who names an hour, or wants it, wants it there.
  const isThere = segment.times.length > 0 || (isWanted && !isGone);
  return [...moves, ...(isThere ? [keep] : isWanted ? [keep, remove] : [remove, swap, keep])];
}

/** "A dinosaur museum": one that is described so, where there is one. */
function narrowed(what: SaidObject, { items }: Segment): SaidObject {
  const at = items.findIndex((item) => item.what === what);
  const [item, word] = [items[at], items[at - 1]];
  const isNarrow =
    what.kind === "category" &&
    !what.isPlural &&
    item !== undefined &&
    word !== undefined &&
    isNoun(word) &&
    item.from - word.to <= 1;
  if (!isNarrow) return what;
  const name = `${word.words} ${what.text.toLowerCase()}`;
  return { kind: "places", text: name, found: [{ id: name, name, in: "guide" }] };
}

const COMES = /^(?:first|last|morning|afternoon|evening)$/;
const isClosed = ({ items }: Pick<Segment, "items">) =>
  items.some(({ word = "" }) => /^(?:closed|shut|closes)$/.test(word));
const IS_EARLY = /\b(?:before the|first thing|opening|early|earliest|sunrise|dawn)\b/;
const IS_DARK = /\b(?:dark|lights?|lit|dusk|sunset)\b/;
const SPOTS = /^(?:first|last|earlier|later)$/;

/** To where or for how long the words beside it may want it. */
function movesOf(
  what: SaidObject,
  { spans, part, when, shape, objects, items }: Segment,
  { isMoved }: Spoken,
): readonly SaidWish[] {
  const [minutes] = spans.slice(-1);
  const isOne = objects.flat().length === 1;
  const on = when === undefined ? {} : { when };
  const said = items.map(({ words = "" }) => words).join(" ");
  // "The bazaar is shut on Sundays".
  if (isClosed({ items }))
    return [
      isPlanned(what) ? { verb: "move", what, to: "other-day" } : { verb: "not-on", what, when },
    ];
  const spot = shape.split(" ").find((code) => SPOTS.test(code)) as Spot | undefined;
  const to =
    spot ??
    (IS_EARLY.test(said)
      ? "first"
      : IS_DARK.test(said)
        ? "evening"
        : part === "day"
          ? undefined
          : part);
  return [
    ...(isOne && minutes !== undefined ? [{ verb: "stay", what, minutes } as const] : []),
    ...(isOne && to !== undefined ? [{ verb: "move", what, to, ...on } as const] : []),
    ...(isMoved && when?.isEvery !== true
      ? [{ verb: "move", what, to: when === undefined ? "other-day" : "day", ...on } as const]
      : []),
  ];
}
