import type { SaidItem } from "./said-items.ts";

/** What may turn a wish round: near it no word is left over. */
const REVERSING =
  /^(?:no|not|nothing|except|but|instead|instof|rather|or|only|Dnot|if|else|correction|same|rm|fewer|max)$/;
const CONTRASTED = /^(?:T\w+|start T\w+|end T\w+|S|N|R|Q)$/;
/** "5pm, not 18:25", "at 10, not so late". */
const CONTRAST = /^(?:T\w+|S|N|R|Q|day|all|outing|fewer|more|longer|shorter|earlier|later|\?|-)$/;
const OF_ELSE = /^(?:day|all|outing)$/;
const LEADS_TAIL =
  /^(?:for|with|w|because|since|as|so|while|when|where|which|who|that|thats|like|i|im|ive|we|he|hes|she|shes|they|theyre|it|its|my|our|his|her|to|just|fine)$/;
/** After what takes something out only a reason may stand: "with a buffet" says which. */
const LEADS_REASON =
  /^(?:fine|for|because|since|so|i|im|ive|we|he|hes|she|shes|they|theyre|it|its)$/;
const IN_TAIL =
  /^(?:\?|-|by|who|child|elder|thing|stuff|because|so|like|some|fine|top|calm|special|hotel|N|it|all|noun|cheap|party|busy|fewer|more|food)$/;
const OBJECT = /^(?:P|K|k|E|food|meal)$/;
const IS_PLACED = /\b(?:on|in|at|to|of|with|for|from|by|near|into)$/;
const LEADS_COLOUR = /^(?:add|want|more|keep|swap|move|N)$/;
const COPULA = /^(?:is|are|was|were|r|be|its|so)$/;
const DETERMINER = /^(?:the|a|an|our|my|some|that|this|those|these)$/;
/** "We have already been" is no wish. */
const IS_STATE = /^(?:have|has|had|got|get|must|need)\b/;

/**
 * A clause without the words that only colour it: "maybe", what isn't meant ("10, not 9"), an adjective before what is
 * named, and behind it for whom or why.
 *
 * @returns what is left, the words behind it that were not used, and what isn't meant; undefined where nothing may be left
 * out.
 */
export function withoutColour(items: readonly SaidItem[]):
  | {
      readonly items: readonly SaidItem[];
      readonly unused: readonly SaidItem[];
      readonly contrast: readonly SaidItem[];
    }
  | undefined {
  const said = withoutContrast(items);
  // "Swap A for something quieter" says for what.
  const isSwap = said.some(({ code }) => code === "swap");
  const longest = isSwap ? 0 : tailOf(said, LEADS_TAIL);
  const isTurned = said.slice(0, said.length - longest).some(isReversing);
  const tail = isTurned ? tailOf(said, LEADS_REASON) : longest;
  const body = said.slice(0, said.length - tail);
  const left = isTurned
    ? body
    : body.filter((item, at) => !isColour(item, body.slice(at + 1), body.slice(0, at)));
  return left.length === 0 || left.length === items.length
    ? undefined
    : { items: left, unused: said.slice(body.length), contrast: items.slice(said.length) };
}

const isReversing = ({ code }: SaidItem) => code.split(" ").some((one) => REVERSING.test(one));

/** An hour, a length or a number is the one that comes first. */
export function withoutContrast(items: readonly SaidItem[]): readonly SaidItem[] {
  // "On day 1 instead of day 4".
  const days = items.findIndex(
    ({ code }, index) =>
      code === "instof" && items[index - 1]?.code === "D" && items[index + 1]?.code === "D",
  );
  if (days > 0 && items.slice(days + 1).every(({ code }) => /^(?:D|Q|-)$/.test(code)))
    return items.slice(0, days);
  const isJoint = (index: number) => /^(?:and|,)$/.test(items[index]?.code ?? "");
  const at = items.findIndex(({ code }, index) => {
    // "At 3 on the last day, not at 8".
    const led = items
      .slice(0, index)
      .findLast(
        (item, one) =>
          !/^(?:D|-)$/.test(item.code) &&
          !(one === index - 1 && item.code === "P" && items.some(({ code }) => code === "S")) &&
          !(isJoint(one) && one === index - 1),
      );
    return /^(?:not|no|instof|than)$/.test(code) && CONTRASTED.test(led?.code ?? "");
  });
  const behind = items.slice(at + 1);
  // "Start at 10, no day trips" are two.
  const isOfElse = items[at]?.code === "no" && behind.some(({ code }) => OF_ELSE.test(code));
  if (isOfElse) return items;
  // "A before B, not after".
  const last = items.at(-1);
  const isOrder =
    /^(?:before|after)$/.test(last?.code ?? "") &&
    items.at(-2)?.code === "not" &&
    items.some(({ code }) => /^(?:before|after)$/.test(code) && code !== last?.code);
  if (isOrder) return items.slice(0, -2);
  return at < 1 || behind.length === 0 || !behind.every(({ code }) => CONTRAST.test(code))
    ? items
    : items.slice(0, isJoint(at - 1) ? at - 1 : at);
}

/** How many items at the end say only why, for whom or how. */
function tailOf(items: readonly SaidItem[], leads: RegExp): number {
  let tail = 0;
  for (let at = items.length - 1; at > 0; at -= 1) {
    const { code, word = "" } = items[at] ?? { code: "" };
    // "For coffee and cake".
    const isListed =
      code === "and" && [items[at - 1], items[at + 1]].every((one) => one?.code === "food");
    if (!IN_TAIL.test(code) && !isListed) break;
    if (leads.test(word)) tail = items.length - at;
  }
  return tail;
}

function isColour(item: SaidItem, behind: readonly SaidItem[], led: readonly SaidItem[]): boolean {
  const before = led.at(-1);
  const run = led.slice(led.findLastIndex(({ code }) => code !== "-") + 1);
  // "We're going to be hungover" is a clause of its own.
  const isSaidOf = run.some(({ isSubject }) => isSubject === true) && run.length < led.length;
  // "... + maybe": of what follows.
  if (item.code === "hedge") return behind.length > 0;
  if (item.code !== "?") return false;
  const word = before?.words?.split(" ").at(-1) ?? "";
  // "Day 3 is brilliant, change nothing".
  const next = behind.find(({ code }) => code !== "?");
  if (COPULA.test(word) && !isSaidOf && !OBJECT.test(next?.code ?? "")) return true;
  // "The boring palace"; "the queue at the palace" is another thing.
  const isLed =
    before?.code === "?" ||
    DETERMINER.test(word) ||
    (LEADS_COLOUR.test(before?.code ?? "") &&
      !IS_STATE.test(before?.words ?? "") &&
      !IS_PLACED.test(word));
  return isLed && OBJECT.test(next?.code ?? "");
}
