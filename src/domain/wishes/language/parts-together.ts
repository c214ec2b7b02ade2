import { daysIn } from "./beside-reads.ts";
import { withInstead } from "./said-instead.ts";
import { type SaidObject, saidItems } from "./said-items.ts";
import { type NameIndex, nameIndex } from "./said-names.ts";
import type { When } from "./said-times.ts";
import { type Choice, choiceOf, kindsThatGo, type SaidPart, type SaidWish } from "./said-wish.ts";
import { saidWords } from "./said-words.ts";

/** The parts of a text by what the others say: counts, reasons, days, and what leaves them open. */
export function withOthers(
  parts: readonly SaidPart[],
  {
    ofPeople,
    whole,
    names,
  }: {
    readonly ofPeople: readonly SaidPart[];
    readonly whole: string;
    readonly names: NameIndex;
  },
): readonly SaidPart[] {
  const told = parts.filter(
    (part) =>
      part.kind !== "aside" ||
      daysSaid(part.text).length > 0 ||
      !ofPeople.some(({ from, to }) => from < part.to && part.from < to),
  );
  const grown = told.map((part) => withoutChildsEvening(part, whole));
  const said = withReasons(withCounts(withInstead(grown, whole)), names);
  return said.map((part) =>
    isSaidElsewhere(part, said) || isSpokenOf(part, said) || isTheirs(part) ? openOf(part) : part,
  );
}

const HAS_ITS_OWN =
  /^(?:(?:because|as|since|and|but) )?(?:i|we|he|she|they)(?:['’]ve got| have(?: got)?| got) (?:already )?an? (?!look)/i;

/** "We have a concert" on that evening: it is theirs, not to be found. */
function isTheirs(part: SaidPart): boolean {
  return (
    part.kind === "wish" &&
    HAS_ITS_OWN.test(part.text) &&
    part.wishes.some((wish) => wish.verb === "add" && wish.what.kind === "category")
  );
}

const TURNS_CHILD =
  /\bturn(?:s|ing)? (?:[1-9]|1[0-2])\b|\b(?:1st|2nd|3rd|[4-9]th|1[0-2]th) b(?:irth)?day\b/i;

/** "It's Lena's birthday, she turns 6": no evening out. */
function withoutChildsEvening(part: SaidPart, whole: string): SaidPart {
  const isOf =
    part.kind === "wish" &&
    /\bb(?:irth)?day\b/i.test(part.text) &&
    part.wishes.every((wish) => wish.verb === "meal" && wish.isNice === true);
  const { from, to, text } = part;
  return isOf && TURNS_CHILD.test(whole) ? { from, to, text, kind: "aside" } : part;
}

/** The days that words name by themselves. */
export function daysSaid(text: string): readonly When[] {
  return daysIn(saidItems(text, saidWords(text), NO_NAMES));
}

const NO_NAMES = nameIndex([]);

const LESS = /^(?:remove|fewer|at-most|remove-some|remove-others)$/;

/**
 * "2 of the gardens gone. I don't do gardens": what is asked about the same kind, or counted, may say otherwise. What
 * takes from a kind is asked too while it is open which of its places stays.
 */
function isSaidElsewhere(part: SaidPart, parts: readonly SaidPart[]): boolean {
  const less = lessOf(part);
  if (less.length === 0) return false;
  const open = parts.flatMap((one) => (one.kind === "ask" ? one.choices : []));
  const isOpen = open.some(({ label, wishes }) => label === "keep" && wishes.length > 0);
  const named = open.flatMap(({ wishes }) => kindsThatGo(wishes));
  const counted = parts.filter((one) => one !== part).flatMap(lessOf);
  return less.some(
    (wish) =>
      (isOpen && wish.verb !== "remove") ||
      (wish.verb !== "at-most" && kindsThatGo([wish]).some((kind) => named.includes(kind))) ||
      (wish.verb === "remove" &&
        counted.some(({ verb, what }) => verb === "remove-some" && isSameKind(what, wish.what))),
  );
}

/** "No Soho. Chinatown is ok", "not A and B, pick one": a place that goes by one part of a text, and not by another. */
function isSpokenOf(part: SaidPart, parts: readonly SaidPart[]): boolean {
  if (part.kind !== "wish") return false;
  const going = placesOf(part.wishes.filter(({ verb }) => verb === "remove"));
  return parts.some((one) => {
    if (one === part || one.kind === "aside") return false;
    const wishes =
      one.kind === "wish"
        ? one.wishes.filter(({ verb }) => !/^(?:remove|swap|meal)$/.test(verb))
        : one.choices.flatMap((choice) => choice.wishes);
    return placesOf(wishes).some((id) => going.includes(id));
  });
}

function placesOf(wishes: readonly SaidWish[]): readonly string[] {
  return wishes.flatMap((wish) =>
    "what" in wish && wish.what.kind === "places" ? wish.what.found.map(({ id }) => id) : [],
  );
}

type Less = SaidWish & { readonly what: SaidObject };

function lessOf(part: SaidPart): readonly Less[] {
  return part.kind === "wish"
    ? part.wishes.flatMap((wish) =>
        LESS.test(wish.verb) &&
        "what" in wish &&
        (wish.what.kind === "category" || wish.what.found.length > 1)
          ? [wish as Less]
          : [],
      )
    : [];
}

function isSameKind(a: SaidObject, b: SaidObject): boolean {
  return (
    a.kind === "category" &&
    b.kind === "category" &&
    a.categories.some((one) => b.categories.includes(one))
  );
}

const MAY_BE_WISH =
  /^(?:if|except|but|or|rm|no|nothing|keep|add|swap|move|want|only|instof|instead)$/;

/** "3 hours in the museum are too much. Make it one": what is said of a place before a wish about it is why. */
function withReasons(parts: readonly SaidPart[], names: NameIndex): readonly SaidPart[] {
  const told = parts.map((part, at): SaidPart => {
    const next = parts[at + 1];
    const [sole] = soleOf(next);
    const [wish] = next?.kind === "wish" ? next.wishes : sole?.verb === "stay" ? [sole] : [];
    const { from, to, text } = part;
    if (isTooMuch(part) && parts.slice(at + 1).some(takesOut))
      return { from, to, text, kind: "aside" };
    const [said] = soleOf(part);
    if (said !== undefined && isMealMoved(said, soleOf(next)[0], /\b(?:is|are)\b/i.test(text)))
      return { from, to, text, kind: "aside" };
    if (part.kind === "ask" && wish?.verb === "meal" && isOfMeal(part, wish, next, names))
      return { from, to, text, kind: "aside" };
    if (isOfGone(part, parts.slice(0, at), names)) return { from, to, text, kind: "aside" };
    if (wish === undefined || next === undefined || !("what" in wish)) return part;
    const { what } = wish;
    const isByName = next.text.includes(what.text) || !part.text.includes(what.text);
    if (what.kind !== "places" || isByName || !isReason(part, wish, names)) return part;
    return { from, to, text, kind: "aside" };
  });
  // "The Louvre for 3 hours is mad, make it one": what it is the reason of is meant.
  return told.map((part, at) => {
    const isLed = told[at - 1]?.kind === "aside" && parts[at - 1]?.kind === "ask";
    const [sole] = soleOf(part);
    if (!isLed || part.kind !== "ask" || sole?.verb !== "stay") return part;
    const { from, to, text } = part;
    return { from, to, text, kind: "wish", wishes: [sole] };
  });
}

/** "Swap the Met for the MoMA. The Met looks huge": of what goes it is said why. */
function isOfGone(part: SaidPart, before: readonly SaidPart[], names: NameIndex): boolean {
  if (part.kind !== "ask") return false;
  const items = saidItems(part.text, saidWords(part.text), names);
  const [what, ...others] = items.flatMap((item) => item.what ?? []);
  if (what?.kind !== "places" || others.length > 0) return false;
  const going = before.flatMap((one) =>
    one.kind === "wish" ? one.wishes.filter(({ verb }) => /^(?:remove|swap)$/.test(verb)) : [],
  );
  return (
    placesOf(going).some((id) => what.found[0]?.id === id) &&
    !items.some(({ code, when, bound }) => MAY_BE_WISH.test(code) || (when ?? bound) !== undefined)
  );
}

/** The one wish of a part, or that of its first button. */
function soleOf(part: SaidPart | undefined): readonly SaidWish[] {
  const wishes =
    part?.kind === "wish" ? part.wishes : part?.kind === "ask" ? part.choices[0]?.wishes : [];
  return wishes?.length === 1 ? wishes : [];
}

/** "Saturday is too long. Skip the palace". */
function isTooMuch(part: SaidPart): boolean {
  return (
    part.kind === "wish" &&
    part.wishes.length > 0 &&
    /\b(?:too|rather|overloaded|dense|packed)\b/i.test(part.text) &&
    part.wishes.every(({ verb }) => verb === "pace" || verb === "end-day")
  );
}

function takesOut(part: SaidPart): boolean {
  const choices = part.kind === "ask" ? part.choices.flatMap(({ wishes }) => wishes) : [];
  return (part.kind === "wish" ? part.wishes : choices).some(({ verb }) =>
    /^(?:remove|remove-some|swap|at-most|most-a-day)$/.test(verb),
  );
}

/** "Dinners are all after 7, we need 6", "my cousin works at Nonna Betta, so do that for dinner". */
function isOfMeal(
  { text }: SaidPart,
  { meal, minutes, table }: Extract<SaidWish, { readonly verb: "meal" }>,
  next: SaidPart | undefined,
  names: NameIndex,
): boolean {
  const items = saidItems(text, saidWords(text), names);
  const isSame =
    table === undefined
      ? typeof minutes === "number" && items.some((item) => item.meal === meal)
      : items.some((item) => item.table?.id === table.id);
  const isNamed = saidItems(next?.text ?? "", saidWords(next?.text ?? ""), names).some((item) =>
    table === undefined ? item.meal !== undefined : item.table !== undefined,
  );
  return isSame && !isNamed && !items.some(({ code }) => MAY_BE_WISH.test(code));
}

/** "Lunch is too late. It should begin at 12", "lunch is at 2, we need 12". */
function isMealMoved(said: SaidWish, next: SaidWish | undefined, isFact: boolean): boolean {
  return (
    said.verb === "meal" &&
    next?.verb === "meal" &&
    (said.meal === next.meal || next.meal === "any") &&
    typeof next.minutes === "number" &&
    (typeof said.minutes === "string" || isFact)
  );
}

function isReason(part: SaidPart, next: SaidWish, names: NameIndex): boolean {
  if (part.kind === "wish")
    return part.wishes.every(({ verb }) => verb === "stay") && next.verb === "stay";
  const items = saidItems(part.text, saidWords(part.text), names);
  return (
    part.kind === "ask" &&
    items.filter(({ what }) => what !== undefined).length === 1 &&
    !items.some(({ code }) => MAY_BE_WISH.test(code))
  );
}

/** "Too many viewpoints. Pick the best 2": the count says how many fewer. */
function withCounts(parts: readonly SaidPart[]): readonly SaidPart[] {
  const counted = parts.flatMap(lessOf).filter(({ verb }) => verb !== "remove" && verb !== "fewer");
  return parts.map((part) => {
    const [wish, ...more] = lessOf(part);
    const isCounted =
      wish?.verb === "fewer" &&
      more.length === 0 &&
      counted.some(({ what }) => isSameKind(what, wish.what));
    const isNamed =
      wish?.verb === "at-most" &&
      counted.some(({ verb, what }) => verb === "remove-others" && isSameKind(what, wish.what));
    // "Day 3 is too full, cut it in half".
    const [only] = part.kind === "wish" ? part.wishes : [];
    const isHalved =
      only?.verb === "pace" &&
      parts.some(
        (one) =>
          one.kind === "wish" &&
          one.wishes.some(
            (halved) =>
              halved.verb === "most-a-day" &&
              halved.count < 1 &&
              JSON.stringify(halved.when) === JSON.stringify(only.when),
          ),
      );
    const { from, to, text } = part;
    return isCounted || isNamed || isHalved ? { from, to, text, kind: "aside" } : part;
  });
}

export function openOf(part: SaidPart): SaidPart {
  if (part.kind !== "wish") return part;
  const { from, to, text, wishes } = part;
  return {
    from,
    to,
    text,
    kind: "ask",
    choices: wishes.length === 1 ? bothWays(wishes) : [{ label: "doIt", name: "", wishes }],
    isTurned: true,
  };
}

/** What may have been turned round, and what it then is. */
function bothWays(wishes: readonly SaidWish[]): readonly Choice[] {
  return wishes.flatMap((wish) =>
    wish.verb === "add" && (wish.what.kind === "places" || wish.what.isPlural)
      ? [choiceOf(wish), choiceOf({ ...wish, verb: "remove" })]
      : [choiceOf(wish)],
  );
}
