import { beginsFromOutside } from "../../trip/asked-hour.ts";
import { readSaid } from "./read-said.ts";
import type { NameIndex } from "./said-names.ts";
import type { When } from "./said-times.ts";
import type { SaidPart, SaidWish } from "./said-wish.ts";

/** "The tower, which is on this day, can be moved", "closed on Monday, as far as I know": what is only told between. */
const TOLD_BETWEEN =
  /,? (?:as far as i know|as i know|as we know|if i remember(?: correctly| right)?)\b|, which (?:is|are|was|were) [^,.;!?\n]{1,60},/gi;
/** "One museum a day or they will mutiny". */
const THREATENS =
  /,? or (?:else )?(?:they|we|he|she|i|there|the \p{L}+|my \p{L}+)(?:['’]ll| will|['’]d| would|(?= (?:all )?(?:kill|mutiny|riot|revolt|moan|whine|cry|scream|fight|melt|sulk|complain|go|get|lose|melts|goes|gets|cries|screams|revolts|riots|moans|whines|sulks|complains)\b)) [^,.;!?\n]{1,40}/giu;

/** "Only here for the day, my train leaves at 8": nothing is left out by it. */
const FOR_A_DAY =
  /(?<=^|[.!?;\n] ?)(?:(?:i['’]?m|we['’]?re|we are|i am) )?only here for (?:the|a|one) day\b,?/gi;

/** "We're 19-20" are ages, and no hours. */
const GROWN_UP =
  /\b(?:we['’]?re|we are|all of us are) (?:all )?(?:1[89]|[2-9]\d) ?[-–] ?\d{2}\b(?! ?(?:days|of))/gi;

/** "The tower, but not going up" is one wish. */
const BUT = /,? but(?: just| only)? /gi;

/** What is left unread of it is said, not passed over as a remark. */
export const OF_HEALTH = /\b(?:allerg\w*|intoleran\w*|anaphyla\w*|epipen|diabet\w*|epilep\w*)\b/i;

const NEITHER_FISH =
  /(?:\b(?:no|not|without|nor|neither|never|dont|doesnt)\b|n['’]t\b)[^,.;]{0,40}\b(?:or|nor) (?:any )?(?:fish|seafood)\b/i;

const NOBODY_EATS =
  /^(?:none|neither|nobody|no ?one)\b[^,.;]{0,40}\b(?:eats?|drinks?|likes?|wants?|touch(?:es)?)\b/i;

const NOBODY_EATS_IT =
  /^(?:none of us|neither of us|nobody|no ?one)\b[^,.;]{0,20}\beats? (?!it\b|that\b|them\b|this\b)/i;
const isFood = (wish: SaidWish) => wish.verb === "meal" && wish.food !== undefined;

/** "No meat or fish": neither of them. What none of them eats is asked. */
function withoutBoth(part: SaidPart): SaidPart {
  const { from, to, text } = part;
  if (part.kind === "wish" && NOBODY_EATS_IT.test(text) && part.wishes.every(isFood))
    return { ...part, wishes: [{ verb: "need", need: "noFood" }] };
  if (part.kind === "wish" && NOBODY_EATS.test(text))
    return { from, to, text, kind: "ask", choices: [], isTurned: true };
  if (part.kind !== "wish" || !NEITHER_FISH.test(part.text)) return part;
  const wishes = part.wishes.map((wish) =>
    wish.verb === "meal" && wish.food === "fish" && wish.isGone !== true
      ? ({ verb: "need", need: "seafoodFree" } as const)
      : wish,
  );
  return { ...part, wishes };
}

/**
 * The parts of a text, read without what is only told between or threatened with.
 *
 * @param on the days that are meant where none is named.
 */
export function readTold(
  text: string,
  names: NameIndex,
  isBareWanted: boolean,
  on?: When,
): readonly SaidPart[] {
  const blank = (words: string) => " ".repeat(words.length);
  const plain = text
    .replace(TOLD_BETWEEN, blank)
    .replace(THREATENS, blank)
    .replace(FOR_A_DAY, blank)
    .replace(GROWN_UP, blank)
    .replace(BUT, (but, at: number) =>
      beginsFromOutside(text.slice(at + but.length)) ? blank(but) : but,
    );
  return readSaid(plain, names, isBareWanted, on).map((part) => {
    const own = text.slice(part.from, part.to);
    return part.kind === "aside" && OF_HEALTH.test(own)
      ? { from: part.from, to: part.to, text: own, kind: "ask", choices: [] }
      : withoutBoth({ ...part, text: own });
  });
}
