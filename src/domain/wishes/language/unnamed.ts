import type { SaidItem } from "./said-items.ts";
import { IS_WHO, type Segment, segmentOf } from "./said-segment.ts";
import { isDescribedThing } from "./things.ts";

/** What stands before a thing that someone wants or not, and what behind it. */
const LEADS = /^(?:add|want|rather|more|fewer|no|rm|swap|by|instead|instof|some)$/;
/** "See dinosaurs, robots and trains". */
const JOINS = /^(?:,|and|or)$/;
/** "Get bored", "need feeding": what follows them is no thing. */
const LEADS_STATE = /^(?:get|have|has|need|needs|hope|wish|wants|must|dont|cant|hate|hates|not)$/;
/** "On the Asian side" says where. */
const PREPOSITION = /^(?:on|in|at|to|of|with|for|from|by|near|into)$/;
const ENDS = /^(?:,|\.|and|or|D|Q|-|fine|max|rm|no|want|add|some|same|instead|by)$/;
/** A kind that an unknown word narrows: "record shops", "owl cafes". */
const HEAD = /^(?:K|k|food|hotel|noun|party|walk|show|stuff|thing)$/;
/** Words that are no things. */
const NO_THING =
  /^(?:from|near|around|outside|inside|about|until|when|where|what|how|why|which|who|every|each|few|many|big|small|old|new|right|back|down|through|along|over|under|into|than|else|enough|once|twice|today|tomorrow|tonight|again|ever|even|only|own|am|was|had|has|did|got|get|gets|let|know|think|feel|look|wait|ask|tell|say|said|help|sorry|wish|time|times|way|ways|sure|true|real|properly|anyone|someone|everyone|nobody|myself|ourselves|them|him|her|it|hes|shes|ill|id|lol|omg|lots|loads|lot|bit|kind|sort|part|rest|end|start|one|ones|thing|things|sunset|sunrise|golden|open|closed|possible|far|long|short|coming|going|problem|problems|idea|chance|clue|rush|doubt|worry|worries|matter|point|reason|knee|alone|free|plan|plans|during|classic|classics|highlights|essentials|basics|sights|interests|jet|lag)$/;
const LONGEST = 4;
const SHORTEST = 4;

/**
 * The items with what no list knows as a place of that name, "a gladiator school": what is wanted, or not. Other words
 * for it, and whether there is any, are for who knows the city.
 *
 * @returns undefined where nothing is named so.
 */
export function withUnnamed(items: readonly SaidItem[]): readonly SaidItem[] | undefined {
  const named: SaidItem[] = [];
  let isAny = false;
  for (let at = 0; at < items.length; ) {
    const before = named.findLast(({ code }) => code !== "-" && !JOINS.test(code));
    const count = lengthOf(items, at, /^[PK]$/.test(before?.code ?? ""));
    const [first, last] = [items[at], items[at + count - 1]];
    if (first === undefined) break;
    if (count === 0 || last === undefined) {
      named.push(first);
      at += 1;
      continue;
    }
    isAny = true;
    const run = items.slice(at, at + count);
    // "Boats puppets carousels" are three things.
    const areMany = run.every(isMany);
    named.push(...(areMany ? run.map((item) => thingOf([item])) : [thingOf(run)]));
    at += count;
  }
  return isAny ? named : undefined;
}

/**
 * A clause of which nothing else is known, with its longest run of unknown words as a thing: for buttons only. What someone
 * tells of themselves has none.
 */
export function thingIn(items: readonly SaidItem[]): Segment | undefined {
  const tells = items.some(({ isSubject, code }) => isSubject === true || IS_WHO.test(code));
  if (tells && !items.some(({ code }) => code === "want" || code === "add")) return undefined;
  const runs = items.map((_, at) => {
    let count = 0;
    while (count < LONGEST && isWord(items[at + count]) && isBeside(items, at, count)) count += 1;
    return { at, count };
  });
  const { at, count } = runs.reduce((best, run) => (run.count > best.count ? run : best), {
    at: 0,
    count: 0,
  });
  const [first, last] = [items[at], items[at + count - 1]];
  if (first === undefined || last === undefined || last.to - first.from < SHORTEST)
    return undefined;
  // "Please enter this", "mark them": what is done to something is no thing.
  const next = items[at + count];
  const isDone = next?.code === "it" || /^(?:this|that|these|those)\b/.test(next?.words ?? "");
  if (isDone || items[at - 1]?.words?.endsWith("please") === true) return undefined;
  // "Visit in 2019".
  if (/^\d+$/.test(first.word ?? "")) return undefined;
  const thing = thingOf(items.slice(at, at + count));
  const named = segmentOf([...items.slice(0, at), thing, ...items.slice(at + count)]);
  const states = items.some(({ word = "" }) => /^(?:is|are|was|were|am|be|been)$/.test(word));
  const isThing = !states && !NO_NOUN.test(last.word ?? "") && ALL_OF_IT.test(named?.shape ?? "");
  return isThing ? named : undefined;
}

/** Nothing else of the clause is unknown. */
const ALL_OF_IT =
  /^(?:(?:no|not|rm|want|add|swap|more|some|N|max|only|rather|instof) ){0,4}P(?: (?:want|add|rm|no|max|instead|Q|outing|stuff)){0,2}$/;
const NO_NOUN = /(?:y|ed|ing|ible|able|ly|ful|ous|al|est)$|^(?:read|forgot|between|room)$/;

const wordOf = ({ code, word = "" }: SaidItem) => (code === "?" ? word : ",");

function thingOf(run: readonly SaidItem[]): SaidItem {
  const name = run.map(({ words = "" }) => words).join(" ");
  const [from = 0, to = 0] = [run[0]?.from, run.at(-1)?.to];
  return {
    ...{ code: "P", from, to, word: run[0]?.word ?? "", words: name },
    what: { kind: "places", text: name, found: [{ id: name, name, in: "guide" }] },
  };
}

/**
 * How many items from here on are the words of a thing; 0 where they are none.
 *
 * @param afterThing what stands before them, but for a comma or an "and", is one.
 */
function lengthOf(items: readonly SaidItem[], at: number, afterThing: boolean): number {
  const ledAt = items.slice(0, at).findLastIndex(({ code }) => code !== "-");
  const led = items[ledAt];
  const isPlace = items
    .slice(ledAt + 1, at)
    .some(({ words = "" }) => PREPOSITION.test(words.split(" ").at(-1) ?? ""));
  const isBrought = led?.code !== "by" || items.some(({ code }) => code === "swap");
  const isJoined = led !== undefined && JOINS.test(led.code) && afterThing;
  const [item, after] = [items[at], items[at + 1]];
  // "We want to dodge the tower".
  if (led?.code === "want" && / to$/.test(led.words ?? "") && ledAt === at - 1) return 0;
  // "Dinosaurs!", "cold war, spies".
  const isBare =
    led === undefined &&
    ((isMany(item) && /^[,.]$/.test(after?.code ?? ".")) ||
      isDescribedThing(
        items
          .slice(at, at + LONGEST)
          .map(wordOf)
          .join(" ")
          .split(" , ")[0] ?? "",
      ));
  // "Anime nerds here".
  const isOfFans = led === undefined && after?.code === "want" && isFan(after);
  const isLed =
    isBare ||
    isOfFans ||
    (led !== undefined &&
      (isJoined || (isBrought && LEADS.test(led.code) && !LEADS_STATE.test(led.words ?? ""))));
  if (!isLed || isPlace) return 0;
  let count = 0;
  while (count < LONGEST && isWord(items[at + count]) && isBeside(items, at, count)) count += 1;
  if (count === 0) return 0;
  if (HEAD.test(items[at + count]?.code ?? "") && isBeside(items, at, count)) count += 1;
  const run = items.slice(at, at + count);
  const letters = run.reduce((sum, { from, to }) => sum + to - from, 0);
  const end = items[at + count];
  const isThing = letters >= SHORTEST || isDescribedThing(run.map(wordOf).join(" "));
  return isThing && (end === undefined || ENDS.test(end.code)) ? count : 0;
}

const IS_FAN =
  /^(?:nerds?|geeks?|buffs?|freaks?|lovers?|fans?|junkies?|addicts?|enthusiasts?|fanatics?|mad|obsessed)$/;

/** "History nerds", "Harry Potter mad": who loves what is named before. */
export const isFan = ({ word = "" }: SaidItem) => IS_FAN.test(word);

const IS_QUALITY =
  /^(?:quiet|short|great|huge|large|tiny|classic|cool|cute|proper|dark|warm|cold|nearby|famous|hidden|secret|weird|pretty|decent|fancy|empty|open|rare|whole|wide|next|same)$/;

/** Whether an unknown word may be what a thing is called by: "dinosaur", and not "boring". */
export function isNoun(item: SaidItem): boolean {
  return (
    isWord(item) &&
    !IS_QUALITY.test(item.word ?? "") &&
    !NO_NOUN.test(item.word ?? "") &&
    (item.word ?? "").length >= SHORTEST
  );
}

function isMany(item: SaidItem | undefined): boolean {
  return /[^s]s$/.test(item?.word ?? "");
}

/** Whether an unknown word may be one of a thing's name. */
export function isWord(item: SaidItem | undefined): boolean {
  return (
    item?.code === "?" &&
    item.isSubject !== true &&
    !NO_THING.test(item.word ?? "") &&
    !/(?:ly|ish)$|^\d+$/.test(item.word ?? "")
  );
}

/** Nothing but a space or a hyphen parts it from the one before. */
function isBeside(items: readonly SaidItem[], at: number, count: number): boolean {
  const [before, item] = [items[at + count - 1], items[at + count]];
  return count === 0 || (before !== undefined && item !== undefined && item.from - before.to <= 1);
}
