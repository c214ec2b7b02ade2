import { plainItems } from "../language/said-items.ts";
import type { Frame } from "./frame.ts";
import type { Around } from "./frame-slots.ts";

/** Words that say more than the wishes of these verbs can. */
const SAYS_MORE: readonly (readonly [verbs: RegExp, words: RegExp])[] = [
  [
    /^(?:eat|noeat)$/,
    /\bnot (?:just|only|always)\b|\b(?:twice|(?:two|three|2|3) (?:times )?(?:a|each|per) )/i,
  ],
  [
    /^(?:add|keep)$/,
    /\b(?:somewhere|anywhere|places?|one|it) (?:with|without|that (?:has|have)|which (?:has|have))\b/i,
  ],
  [/^lesswalk$/, /\balone\b/i],
  [/^(?:free|busy|start|end)$/, /\b(?:this|that|the) time\b|\bfirst (?:real|full|proper|whole)\b/i],
];
/** The hours and the pace of a day are those of no place. */
const OF_DAYS = /^(?:easier|fuller|start|end|mostaday)$/;

/** Whether the words of a frame say something that is in none of its wishes: it is asked. */
export function leavesUnread({ verb, text, slots }: Frame, { names }: Around): boolean {
  if (SAYS_MORE.some(([verbs, words]) => verbs.test(verb) && words.test(text))) return true;
  return (
    OF_DAYS.test(verb) &&
    !slots.some(({ role }) => role === "what") &&
    /\b(?:after|before) the\b/i.test(text) &&
    plainItems(text, names).some(({ what }) => what !== undefined)
  );
}
