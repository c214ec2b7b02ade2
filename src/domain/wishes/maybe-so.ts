import type { SaidPart, SaidWish } from "./language/said-wish.ts";

const WANTS =
  /\b(?:need|needs|want|wants|add|see|visit|include|must|have|put|prefer|would like|love|glad|can we|could we|move|moved|shift)\b/i;
const SAYS_WHEN = /\b(?:first|early|morning|afternoon|evening|night|sunset|daytime)\b/i;
/** What may turn a wish round, or leaves it open. */
const TURNS =
  /\b(?:no|not|never|without|remove|drop|skip|swap|exchange|too|boring|expensive|less|fewer|shorter|longer|more|closed|shut|instead|rather than|only|just|if|or|enough|from|foot|have to|is it|are they|maybe|perhaps|might|already|but|easy|will|one of|some of|others)\b|n['’]?t\b/i;

function isSpot(wish: SaidWish): boolean {
  return (
    (wish.verb === "move" && wish.to !== "other-day") ||
    (wish.verb === "add" && wish.what.kind === "places")
  );
}

/** What a question's words may ask for that is so already. */
export function maybeSo(part: SaidPart): SaidWish | undefined {
  const [choice] = part.kind === "ask" ? part.choices : [];
  const [wish, ...others] = choice?.wishes ?? [];
  if (choice === undefined || wish === undefined || others.length > 0) return undefined;
  const named = "what" in wish ? wish.what.text.toLowerCase() : "";
  const isNamed =
    part.text.toLowerCase().includes(named) || /\b(?:it|them|that)\b/i.test(part.text);
  if (!isNamed) return undefined;
  const isSaid = WANTS.test(part.text) || (isTimed(wish) && SAYS_WHEN.test(part.text));
  const isPlain = isSaid && !TURNS.test(part.text.replace(/\binstead$/i, ""));
  return isPlain && (wish.verb === "keep" || isSpot(wish)) ? wish : undefined;
}

const isTimed = (wish: SaidWish) => wish.verb === "move" && wish.to !== "day";

/** "The Grand Bazaar is on Sunday", "there are two museums on day 2". */
export const SAYS_WHAT_IS =
  /\b(?:is|are|was|were) (?:on|in|at|planned|scheduled|both|all|placed|the)\b|\bthere (?:is|are)\b|\b(?:noticed?|saw|see) that\b/i;
