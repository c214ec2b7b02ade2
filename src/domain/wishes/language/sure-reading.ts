import type { SaidItem } from "./said-items.ts";
import { IS_WHO } from "./said-segment.ts";

/**
 * When a clause is read surely though we don't know all of its words. Each unknown word has to stand where it can't change
 * what is done, to what, or when; everything else is asked back. docs/planning.md, "Wishes in words", has the rules.
 */

/** Words that limit, turn, or ask: where one of them is unread, so is its clause. */
const LIMITS =
  /^(?:when|while|until|unless|without|inside|outside|half|part|parts|only|even|almost|nearly|hardly|barely|scarcely|every|each|most|whether|which|what|how|why|where|whose|than|although|though|despite|besides|apart|about|near|behind|opposite|around|between|above|below|against|during|within|refuse|prevent|avoid|stop|resist|regret|oppose|forbid|unable|impossible|afraid|scared|fail|failed|forgot|pretend|hesitate|rid|instead|rather|otherwise|once|twice|else|few|little|tired|bored|hated|closed|shut|entrance|exit|queue|ticket|back|again|never|ever|yet|first|last|others|another|want|unsure|wonder|doubt|depends|depending|say|says|said|told|thinks|think|if)$|^\d/;
/** What has a thing after it, which an unknown word may be. */
const TAKES =
  /^(?:rm|add|want|no|not|keep|swap|move|more|fewer|instof|lock|unlock|only|max|min|other|pick|by|longer|shorter|near)$/;
/** What an unknown word beside it makes another thing of: "owl cafés", "the Tate café". */
const HEAD =
  /^(?:P|K|k|E|food|meal|noun|need|hotel|show|party|walk|outing|stuff|thing|N|km|break|nap|calm|full|cheap|startlater|endearly|lesswalk|freeday|order)$/;
const JOINS = /^(?:,|and|or)$/;
const VERB =
  /^(?:rm|keep|add|want|swap|move|no|not|lock|unlock|fewer|more|start|end|back|free|only|max)$/;
/** Words that begin what is said of a wish: "for the kids", "because of my knee", "which is ...". */
const DETERMINER = /^(?:the|our|my|this|that|these|those|your)$/;

/** The items without the words that we don't know, where these can't change what the others say. */
export function withoutUnread(items: readonly SaidItem[]): readonly SaidItem[] | undefined {
  const surely = items.every((item, at) => !isUnread(item) || isHarmless(items, at));
  return surely ? items.filter((item) => !isUnread(item)) : undefined;
}

function isUnread(item: SaidItem): boolean {
  return item.code === "?" && item.isSubject !== true;
}

function isHarmless(items: readonly SaidItem[], at: number): boolean {
  if (LIMITS.test(items[at]?.word ?? "")) return false;
  let [from, to] = [at, at];
  while (isRun(items, from - 1)) from -= 1;
  while (isRun(items, to + 1)) to += 1;
  const [before, after] = [items[from - 1], items[to + 1]];
  const led = items.slice(0, from).findLast(({ code }) => code !== "-" && code !== "?");
  // "Ducks, boats and a nap" is a list, of which we don't know all.
  const isListed =
    (before === undefined || JOINS.test(before.code)) &&
    (after === undefined || JOINS.test(after.code));
  // "Windsor Castle or Legoland".
  const isOther = /^(?:and|or)$/.test(before?.code ?? "") && HEAD.test(items[from - 2]?.code ?? "");
  if (isListed || isOther || (after?.code === "or" && !isSubject(items[to + 2]))) return false;
  // "Kepe the Tate and the Eye out".
  if (led === undefined && after?.what !== undefined && isClose(items[to], after)) return false;
  // "The gorgeous Pantheon", but "the cat café".
  const isAdjective = after?.code === "P" && isClose(items[to], after);
  if (HEAD.test(after?.code ?? "") && !isAdjective && isClose(items[to], after)) return false;
  if (before !== undefined && HEAD.test(before.code) && isClose(before, items[from])) return false;
  const isObject = led !== undefined && TAKES.test(led.code);
  if (isObject) return isAdjective;
  // "Refuse to see", "odn't skip": what stands before a verb may turn it.
  if (isClose(items[to], after) && VERB.test(after?.code ?? "")) return false;
  return !(after?.code === "-" && /^to\b/.test(after.word ?? ""));
}

function isSubject(item: SaidItem | undefined): boolean {
  return item?.isSubject === true || IS_WHO.test(item?.code ?? "");
}

/** Unknown words that follow each other are one. */
function isRun(items: readonly SaidItem[], at: number): boolean {
  const item = items[at];
  return item !== undefined && isUnread(item);
}

function isClose(a: SaidItem | undefined, b: SaidItem | undefined): boolean {
  return a !== undefined && b !== undefined && b.from - a.to <= 1;
}

const WHEN = /^(?:when|before|while|as|since|after|once|until)$/;
const SAYS_NOTHING =
  /^(?:\?|-|it|by|who|child|elder|not|cant|N|fine|like|all|so|because|any|yes|stuff|thing|S|walk|cheap|top|plan|more|other|isin|some|same|then|special|hotel|day|calm|full|else|and|better|tired)$/;

/**
 * "My kids won't sit through that", "it's a tourist trap": someone or something and what is so of it, without anything
 * that a plan could do. It is said with what isn't needed.
 */
export function isRemark(items: readonly SaidItem[]): boolean {
  const told = items.filter(({ code }) => code !== "," && code !== "and" && code !== "so");
  // "..., when it is not yet hot", "before it's rammed".
  const isLed = WHEN.test(told[0]?.word ?? "");
  const [first] = isLed ? told.slice(1) : told;
  const isSaidOf =
    first?.isSubject === true ||
    first?.code === "it" ||
    IS_WHO.test(first?.code ?? "") ||
    DETERMINER.test(first?.word ?? "");
  const says = items.some(({ code }) => code === "?" || code === "not");
  const verb = items.some(
    ({ code, word, words = "" }) =>
      code === "?" ||
      /\b(?:is|are|was|were|am|be|been|have|has|had|m|r)\b/.test(`${word} ${words}`),
  );
  return (
    isSaidOf &&
    says &&
    verb &&
    items.every((item) => SAYS_NOTHING.test(item.code) || (isLed && item === told[0])) &&
    !items.some(({ word }) => REQUESTS.test(word ?? ""))
  );
}

/** Words of what someone would like, whatever follows. */
const REQUESTS =
  /^(?:need|needs|want|wants|would|wed|id|hed|shed|theyd|should|shall|lets|must|hope|hoping|wish|wishes|prefer|prefers|could|can|please|only|eats|eat|cannot|cant|allergic|afraid|scared|uses|unchanged|hurt|hurts|aches?|feet|foot|knees?|legs|pains?|sick|ill)$/;
