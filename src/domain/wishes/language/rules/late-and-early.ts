import type { Segment } from "../said-segment.ts";
import type { Reading } from "./rule.ts";

const LATE = /\b(?:late at night|at night|after (?:dark|sunset|midnight)|late)\b/;
const OUT =
  /\b(?:walk(?:ing)?|out|wander(?:ing)?|stroll(?:ing)?|streets?|alone|(?<!think(?:ing)? |worry |worried |care )about)\b/;
const HOME_MINUTES = 21 * 60;
const GETS_UP = /\b(?:get|getting|gets|wake|waking|be) up\b|\bget up\b/;
const WILLING = /^(?:any|fine|want|like)$/;
const IS_WILLING = /\b(?:happy|willing|ready|glad|can|will|fine|ok)\b/;
/** "I'm useless before half ten". */
const NOT_UP =
  /\b(?:useless|no good|no use|not human|(?:a )?zombies?|dead|grumpy|(?:dont|do not|cant|cannot|wont|doesnt) (?:function|work|exist|operate|cope|do mornings|get going|get moving|do anything))\b/;
const NOT_UP_UNTIL = 13 * 60;
/** From getting up to setting out. */
const UP_MINUTES = 60;
const EARLIEST_UP = 4 * 60;
const LATEST_UP = 9 * 60;

/**
 * "We would rather not walk about late at night": back by nine. "I don't mind getting up at 5": a day may begin an hour after that,
 * whatever that is for.
 */
export function lateAndEarly({ items, objects, times, meals }: Segment): Reading | undefined {
  const said = items.map(({ word = "", words = word }) => words).join(" ");
  const [before] = times;
  if (
    NOT_UP.test(said) &&
    /\bbefore\b/.test(said) &&
    before?.bound === "by" &&
    before.minutes !== undefined
  )
    return before.minutes <= NOT_UP_UNTIL
      ? [{ verb: "start-day", minutes: before.minutes }]
      : undefined;
  const isRefused = items.some(({ code }) => code === "not" || code === "no");
  // "Party till late, so don't think about mornings".
  const late = items.findIndex(({ code, words: one = "" }) => code === "late" || LATE.test(one));
  const refusal = items.findIndex(({ code }) => code === "not" || code === "no");
  if (late !== -1 && refusal > late && items.slice(late, refusal).some(({ code }) => code === "so"))
    return undefined;
  const isOfPlaces = objects.flat().some(({ kind }) => kind === "category");
  const isOfMore = items.slice(1).some(({ code }) => code === "and" || code === "if");
  if (meals.length > 0 || isOfPlaces || isOfMore) return undefined;
  if (isRefused && times.length === 0 && LATE.test(said) && OUT.test(said))
    return [{ verb: "end-day", minutes: HOME_MINUTES }];
  const [time, ...more] = times;
  const isWilling = IS_WILLING.test(said) || items.some(({ code }) => WILLING.test(code));
  if (!GETS_UP.test(said) || !isWilling || time?.minutes === undefined || more.length > 0)
    return undefined;
  return time.minutes >= EARLIEST_UP && time.minutes <= LATEST_UP && time.bound === "at"
    ? [{ verb: "start-day", minutes: time.minutes + UP_MINUTES }]
    : undefined;
}
