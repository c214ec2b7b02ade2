import type { Choice, SaidPart, SaidWish } from "./said-wish.ts";

/** "When it gets dark", "about 16:00", "in Shin-Okubo", "under 15 euros": when, where or for how much. */
const IS_TAIL =
  /^(?:(?:and|but) )?(?:when|at|about|around|approx\.?|circa|in|on|near|under|below|for (?:under|less|max)|only|until|till|after|before|by)\b/i;
/** It says nothing of the kind. */
const IS_IDLE =
  /^(?:(?:and|but) )?(?:in (?:advance|general|particular|total|fact|my|our|case|every|any|that|this|order|\d{4}|one go)|at (?:all|least|once|first|the moment|home)|on (?:the way|our own|my own|holiday|vacation|top)|when (?:we|i|they|he|she|you)|after (?:that|all|this)|before that|by (?:the way|then|ourselves|myself)|about (?:it|that|them)|only (?:if|when))\b/i;
/** Beside what is read only an hour, a day or a sum is more than colour. */
const IS_EXACT = /\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day/i;
/** "Thrift stores in Brooklyn". */
const IS_WHERE =
  /^(?:in|near|around) (?!(?:the|a|an|my|our|bed|peace|between|detail|summer|winter|spring|autumn|fall|months?|mind|time|groups?|pairs|front|turn|short|town|walking|case|good|bad|style|style|jan\w*|feb\w*|mar\w*|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*|english|german|french|spanish|japanese|italian)\b)\p{L}{4,30}/iu;
const IN_LIST = /^(?:,|,? ?(?:and|or|nor|&|\+))$/;
const IS_TOGETHER = /^[\s,]*$/;
const BEGINS_WITH_NO =
  /^(?:(?:please|pls|but|and|also|we|i|want|would|like) )*(?:no|not|without|skip|avoid|drop|leave out)\b/i;
/** Of all in the list that it begins. */
const OLD_LEADS =
  /^(?:(?:we|i)(?:['’]ve| have)? )?(?:(?:already|just|all|both) )*(?:did|done|seen|saw|visited|been to|know|could ?n['’]?o?t care less|(?:do ?n['’]?o?t|don['’]?t) care|not interested|no interest)\b/i;

/**
 * What is said right behind a part, and tells when, where or for how much, belongs to it: it is asked with it, or by itself
 * where the part is read, and never passed over. And "no A, B" may refuse both: nothing of it is wanted.
 */
export function withTails(parts: readonly SaidPart[], whole: string): readonly SaidPart[] {
  const all: SaidPart[] = [];
  for (const part of parts) {
    const former = all.at(-1);
    if (former !== undefined && isOldToo(part, former, whole)) {
      all.push(asAsked(part));
      continue;
    }
    if (isGoneToo(part, all, whole)) {
      all.push(asGone(part));
      continue;
    }
    const isBeside = former !== undefined && IS_TOGETHER.test(whole.slice(former.to, part.from));
    if (!isBeside || former.kind === "aside") {
      all.push(part);
      continue;
    }
    const isTail = part.kind === "aside" && IS_TAIL.test(part.text) && !IS_IDLE.test(part.text);
    if (isTail && former.kind === "ask")
      all.splice(-1, 1, { ...former, to: part.to, text: whole.slice(former.from, part.to) });
    else if (isTail && (IS_EXACT.test(part.text) || IS_WHERE.test(part.text)))
      all.push({ from: part.from, to: part.to, text: part.text, kind: "ask", choices: [] });
    else all.push(isRefusedToo(part, former, whole) ? asAsked(part) : part);
  }
  return all;
}

/** It is one of them, or on a day: "no museums, a market on day 2". */
const IS_ONE = /^(?:an?|one|some|two|three|\d+)\b/i;

/** "We've all seen the Tower and the Eye": a name that is asked about behind it. */
function isOldToo(part: SaidPart, former: SaidPart, whole: string): boolean {
  return (
    part.kind === "ask" &&
    former.kind === "ask" &&
    OLD_LEADS.test(former.text) &&
    IN_LIST.test(whole.slice(former.to, part.from).trim()) &&
    part.choices.some(({ wishes }) => wishes.some(({ verb }) => verb === "add"))
  );
}

/** "No Louvre, Panthéon": a name by itself behind a comma. "We did the Tower, the Abbey and the Eye": all of them. */
function isRefusedToo(part: SaidPart, former: SaidPart, whole: string): boolean {
  const between = whole.slice(former.to, part.from).trim();
  const isInList =
    former.kind === "ask" &&
    (OLD_LEADS.test(former.text) || isOutOrIn(former)) &&
    IN_LIST.test(between);
  return (
    part.kind === "wish" &&
    (isInList || (BEGINS_WITH_NO.test(former.text) && between === ",")) &&
    !IS_ONE.test(part.text) &&
    part.wishes.every(
      (wish) =>
        wish.verb === "add" &&
        wish.when === undefined &&
        part.text.toLowerCase().includes(wish.what.text.toLowerCase()),
    ) &&
    !/\b(?:see|visit|want|love|like|add|yes|but|must|please|more|some|plenty)\b/i.test(part.text)
  );
}

/** "Skip the Louvre, we have been there, the Orsay too": what goes, too. */
function isGoneToo(part: SaidPart, before: readonly SaidPart[], whole: string): boolean {
  return (
    part.kind === "wish" &&
    /\b(?:too|also|as well)$/i.test(part.text) &&
    !IS_ONE.test(part.text) &&
    part.wishes.every(({ verb }) => verb === "add") &&
    before.some(
      (one) =>
        one.kind === "wish" &&
        one.wishes.length > 0 &&
        one.wishes.every(({ verb }) => verb === "remove") &&
        !/[.!?;]/.test(whole.slice(one.to, part.from)),
    ) &&
    !/\b(?:see|visit|want|love|like|add|yes|must)\b/i.test(part.text)
  );
}

/** Asked so by the list that it stands in. */
function isOutOrIn({ choices, isTurned }: SaidPart & { readonly kind: "ask" }): boolean {
  return (
    isTurned === true && choices.length === 2 && choices.every(({ label }) => label === "doIt")
  );
}

const goneOf = (wishes: readonly SaidWish[]): readonly SaidWish[] =>
  wishes.flatMap((wish) => (wish.verb === "add" ? [{ verb: "remove", what: wish.what }] : []));

const asGone = (part: SaidPart): SaidPart =>
  part.kind === "wish" ? { ...part, wishes: goneOf(part.wishes) } : part;

const isAdd = ({ wishes }: Choice) => wishes.every(({ verb }) => verb === "add");

function asAsked(part: SaidPart): SaidPart {
  const added = part.kind === "ask" ? part.choices.find(isAdd)?.wishes : undefined;
  const wishes = part.kind === "wish" ? part.wishes : (added ?? []);
  if (wishes.length === 0) return part;
  const { from, to, text } = part;
  const gone = goneOf(wishes);
  const choices = [gone, wishes].map((some) => ({
    label: "doIt" as const,
    name: "",
    wishes: some,
  }));
  return { from, to, text, kind: "ask", choices, isTurned: true };
}
