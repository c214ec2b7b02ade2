import type { SaidItem, SaidObject } from "./said-items.ts";
import { type Choice, choiceOf, type SaidWish } from "./said-wish.ts";

/** What says no more of a wish than that it is one, in words that would turn others round. */
const SAYS_NO_MORE = [
  /^(?:is it|would it be) possible (?:to )?/i,
  /^is (?=an? |.*\b(?:possible|doable)\b)/i,
  /^(?:maybe|perhaps) /i,
  /\b(?:we|i) (?:are|am) (?=wishing|hoping|keen)/i,
  /\bwith enough time\b/i,
  /\b(?:would be|is) (?:quite |more than )?enough$/i,
  /\bis all$/i,
  /\bdoable(?: in a day)?$/i,
  /\bwhen we(?: get|['’]re| are|re)? back$/i,
  /\bor (?:else\b|there will be\b).*$/i,
  /\bif (?:possible|we can|you can|we have time|there(?:['’]?s| is) (?:enough )?time|(?:it|they) ?(?:['’]?s|is|['’]?re|are) not (?:too |so |that |super |mad |very )?(?:busy|crowded|packed|full|rammed|expensive|far))$/i,
];

/** The words of a form's part, and what they come to, without those that say no more. */
export function sayingWhat(
  whole: string,
  all: readonly SaidItem[],
): { readonly text: string; readonly items: readonly SaidItem[] } {
  let text = whole;
  let items = all.map(asLiked);
  for (const pattern of SAYS_NO_MORE) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const [from, to] = [found.index, found.index + found[0].length];
    text = text.slice(0, from) + " ".repeat(to - from) + text.slice(to);
    items = items.filter((item) => item.to <= from || item.from >= to);
  }
  return { text: text.trim(), items };
}

/** "We love coffee houses": before there is a plan nothing can be kept. */
function asLiked(item: SaidItem): SaidItem {
  return item.code === "keep" && /^(?:we )?(?:love|loves|like|likes|enjoy)$/.test(item.words ?? "")
    ? { ...item, code: "want" }
    : item;
}

const SLOW = /\b(?:slow|easy|easier|relaxed|calm|chill|gentle)\b/i;
const HASTE = /\b(?:hurry|rush\w*|stress\w*|hectic|packed)\b|\bnot too much$/i;
const SUM = /[£$€] ?\d|\d ?(?:[£$€]|euros?\b|pounds?\b|quid\b|dollars?\b|bucks\b)/i;
const SAYS_SUM = /\b(?:(?:a|per|each) day|nothing over|nothing above|budget|max\w*|under)\b/i;
/** For this nobody needs free sights. */
const MUCH_A_DAY = 150;
const OF_A_THING =
  /\b(?:meal|dinner|lunch|evening|eat|restaurant|hotel|night|ticket|entry|entrance|museum)s?\b/i;
const IS_OPEN = /\?|\b(?:if|unless|or|maybe|except|but|than|instead|who|why)\b/i;
const IS_NEGATED = /\b(?:no|not|dont|never|nothing|without)\b|n['’]t\b/i;
const LESS_OF =
  /\bonly (?:very )?(?:short|shortly|brief|briefly|quick|quickly)\b|\b(?:bored|tired) of\b/i;
/** A day that is kept, by itself. */
export const FEAST = /\b(?:anniversary|birthday|bday)\b|\bturns? \d+\b/i;
const SPEAKS_OF: Readonly<Record<string, RegExp>> = {
  crowds: /\bquiet(?:er)? (?:bits?|parts?|streets?|quarters?|areas?|corners?|places|spots)\b/i,
  heat: /\b(?:before|b4|out of|avoid) the (?:midday |noon )?heat\b/i,
};
const NO_WALKING = /\b(?:do not|don['’]?t|not) (?:\w+ ){0,4}walk/i;
const HOME_AFTER_DINNER =
  /^after dinner (?:we|i) (?:do not|don['’]?t) want (?:to go out|anything)\b|^(?:no plans|nothing)(?: more)? after dinner\b/i;
const NIGHTLIFE = {
  ...{ kind: "category", text: "nightlife", isPlural: true },
  categories: ["nightlife", "show"],
} as const satisfies SaidObject;
const APART = /\b(?:spread|different days|not (?:all |both )?(?:in|on) (?:one|the same))\b/i;
const SPECIAL =
  /^(?:(?:we |i )?(?:want|need|would like) )?(?:something|smth|sth) (?:really )?special\b(?: (?:for|that|then|him|her|us|it|pls|please|on|day|\d))*$/i;

/** What a trip is to be like, where its words say that and nothing else: "do not want to hurry", "£40 a day". */
export function plainOfForm(
  text: string,
  choices: readonly Choice[],
  items: readonly SaidItem[],
): Choice | undefined {
  const rather = ratherThan(items);
  if (rather !== undefined) return rather;
  const [lead] = choices;
  const isNegated = IS_NEGATED.test(text);
  if (/\binstead of walking\b/i.test(text)) return choiceOf({ verb: "less-walking" });
  if (isNegated && HOME_AFTER_DINNER.test(text))
    return { label: "none", name: NIGHTLIFE.text, wishes: [{ verb: "remove", what: NIGHTLIFE }] };
  if (IS_OPEN.test(text)) return undefined;
  if (LESS_OF.test(text) && !isNegated) return choices.find(({ label }) => label === "fewer");
  if (lead?.wishes[0]?.verb === "apart" && APART.test(text)) return lead;
  const isElegant =
    items.some(({ code }) => code === "special") && items.some(({ code }) => code === "want");
  const isFeast = choices.length === 1 && FEAST.test(text);
  if (lead?.label === "niceMeal" && !isNegated && (isElegant || isFeast || SPECIAL.test(text)))
    return lead;
  const [first] = lead?.wishes ?? [];
  if (first?.verb === "need" && !isNegated && SPEAKS_OF[first.need]?.test(text)) return lead;
  if (items.some(({ what, food }) => (what ?? food) !== undefined)) return undefined;
  const isElse = items.some(
    ({ code, word = "" }) => code === "?" && !SLOW.test(word) && !HASTE.test(word),
  );
  if (!isElse && (isNegated ? HASTE.test(text) && !SLOW.test(text) : SLOW.test(text))) {
    const paces = choices.filter(({ wishes: [wish] }) => wish?.verb === "pace");
    // "The rest easy": not of the day that was named.
    const ofAll = /\b(?:rest|other)\b/i.test(text)
      ? paces.find(({ wishes: [wish] }) => wish?.when === undefined)
      : paces[0];
    return ofAll ?? (isNegated ? choiceOf({ verb: "pace", pace: "relaxed" }) : undefined);
  }
  return NO_WALKING.test(text) && items.some(({ code }) => code === "km")
    ? choiceOf({ verb: "less-walking" })
    : undefined;
}

/** "£40 a day": whatever stands beside it. */
export function plainSum(text: string): Choice | undefined {
  const isMuch = (text.match(/\d+/g) ?? []).some((sum) => Number(sum) > MUCH_A_DAY);
  return !isMuch &&
    SUM.test(text) &&
    SAYS_SUM.test(text) &&
    !OF_A_THING.test(text) &&
    !IS_OPEN.test(text)
    ? choiceOf({ verb: "cheaper" })
    : undefined;
}

/** "We prefer jazz instead of a musical", "instead of the Louvre we prefer smaller museums". */
function ratherThan(items: readonly SaidItem[]): Choice | undefined {
  const said = items.filter(({ code }) => code !== "-");
  const shape = said.map(({ code }) => code).join(" ");
  const things = said.flatMap(({ what }) => what ?? []);
  const [one, other] = things;
  if (one === undefined || other === undefined || things.length > 2) return undefined;
  const isBehind = /^(?:rather|want) (?:\? )?[PKk] instof [PKk]$/.test(shape);
  const isBefore = /^instof [PKk] (?:,? ?)?(?:rather|want) (?:\? )?[PKk]$/.test(shape);
  const [wanted, unwanted]: readonly SaidObject[] = isBefore ? [other, one] : [one, other];
  if ((!isBehind && !isBefore) || wanted === undefined || unwanted === undefined) return undefined;
  const wishes: readonly SaidWish[] = [
    { verb: "add", what: wanted },
    { verb: "remove", what: unwanted },
  ];
  return { label: "doIt", name: "", wishes };
}
