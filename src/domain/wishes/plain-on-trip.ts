import type { Choice, SaidPart, SaidWish } from "./language/said-wish.ts";

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

/** A question whose words plainly speak for one of its buttons is no question: who asked sees the plan before it is so. */
export function plainOnTrip(part: SaidPart, whole: string): SaidPart {
  if (part.kind !== "ask") return part;
  const { from, to, text } = part;
  const choices = part.choices.filter(({ label }) => label !== "note");
  const choice =
    whole[to] === "?" && !IS_REQUEST.test(sentenceOf(whole, to))
      ? undefined
      : (ofPlace(text, choices) ??
        freed(text, choices) ??
        swapped(text, choices) ??
        gone(text, choices) ??
        eaten(text, choices));
  return choice === undefined ? part : { from, to, text, kind: "wish", wishes: choice.wishes };
}

const IS_REQUEST = /^\s*(?:(?:and|so|also|hi|ok|please|pls) )*(?:can|could|may) (?:i|we|u|you)\b/i;

const sentenceOf = (whole: string, to: number) => whole.slice(0, to).split(/[.!?]/).at(-1) ?? "";

/** "The Grand Bazaar is on Sunday", "there are two museums on day 2". */
export const SAYS_WHAT_IS =
  /\b(?:is|are|was|were) (?:on|in|at|planned|scheduled|both|all|placed|the)\b|\bthere (?:is|are)\b|\b(?:noticed?|saw|see) that\b/i;

/** "Put the tower on day 3": of one place, where it says where to. */
function ofPlace(text: string, choices: readonly Choice[]): Choice | undefined {
  const [lead] = choices;
  const wish = maybeSo({ from: 0, to: 0, text, kind: "ask", choices });
  const ids = new Set(
    choices.flatMap(({ wishes }) =>
      wishes.flatMap((one) =>
        "what" in one
          ? one.what.kind === "places"
            ? [one.what.found[0]?.id]
            : [one.what.text]
          : [],
      ),
    ),
  );
  const isTold = SAYS_WHAT_IS.test(text) || wish === undefined || !("what" in wish);
  return isTold ||
    wish.verb === "keep" ||
    (wish.verb === "add" && wish.when === undefined) ||
    ids.size > 1
    ? undefined
    : lead;
}

const IS_FREE = /\b(?:free|empty|nothing|off)\b/i;
const OPEN =
  /\b(?:not|never|if|or|maybe|perhaps|except|but|unless|(?:this|that) day)\b|n['’]?t\b|\?/i;
const PARTS = { morning: /morning/i, afternoon: /afternoon/i, evening: /evening|night/i } as const;

/** "Day 4 please leave totally free", "keep Saturday morning empty". */
function freed(text: string, choices: readonly Choice[]): Choice | undefined {
  if (!IS_FREE.test(text) || OPEN.test(text)) return undefined;
  const named = (["morning", "afternoon", "evening"] as const).filter((part) =>
    PARTS[part].test(text),
  );
  const [part = "day", ...others] = named;
  if (others.length > 0) return undefined;
  return choices.find(
    ({ wishes: [wish, ...more] }) =>
      wish?.verb === "free" && more.length === 0 && wish.part === part && isOneDay(wish),
  );
}

function isOneDay({ when }: SaidWish): boolean {
  const { days = [], weekdays = [], dates = [] } = when ?? {};
  return (
    when?.isEvery !== true && days.length + weekdays.length + dates.length === 1 && days[0] !== 0
  );
}

const FOR_ANY =
  /^(?:(?:can|could) (?:we|you|u|i) )?(?:(?:please|pls) )*(?:.{1,40} is (?:boring|dull) )?(?:swap|replace|exchange|switch|change|trade) .{1,60} (?:for|with|by) (?:something|smth|sth|anything) ?(?:a bit |a little |way )?(?:else|different|other|fun|nicer|better|cooler|lighter|livelier|more fun|less boring|more interesting|nice)?$/i;

/** "Swap the palace for something fun", "Camden instead of the Tower". */
function swapped(text: string, choices: readonly Choice[]): Choice | undefined {
  const [lead, ...others] = choices;
  if (FOR_ANY.test(text)) return choices.find(({ label }) => label === "swap");
  const isSole = others.length === 0 && lead?.label === "swapFor";
  return isSole && /\binstead of\b/i.test(text) && !/\b(?:not|no|if|or)\b/i.test(text)
    ? lead
    : undefined;
}

const GOES =
  /^(?:(?:and|please|pls|can you|could you|so) )*(?:take (?:it|that|them) out|(?:remove|drop|delete|cancel|skip|ditch|take out) (?:it|that))$|^.{1,60} (?:is|are) (?:not|really not) (?:needed|necessary)$/i;

/** "Take it out". */
function gone(text: string, choices: readonly Choice[]): Choice | undefined {
  const going = choices.filter(({ label }) => label === "remove");
  return GOES.test(text) && going.length === 1 ? going[0] : undefined;
}

const NO_MEAL =
  /\b(?:not (?:necessary|needed)|no need|skip|without|drop|cancel|no (?:lunch|dinner))\b/i;
const NEAR = /\b(?:near|nearer|close|closer|far from)\b/i;

/** "Lunch on day 3 is not necessary", "cheaper dinners", "lunch on day 2 is far from the Blue Mosque". */
function eaten(text: string, choices: readonly Choice[]): Choice | undefined {
  if (!/\b(?:lunch|lunches|dinners?)\b/i.test(text) || /\bthere(?: is|['’]?s)\b/i.test(text))
    return undefined;
  const [lead] = choices;
  const meal = (is: (wish: Extract<SaidWish, { verb: "meal" }>) => boolean) =>
    choices.filter(
      ({ wishes: [wish, ...more] }) => wish?.verb === "meal" && more.length === 0 && is(wish),
    );
  const gone = meal((wish) => wish.isGone === true && isOneDay(wish));
  if (NO_MEAL.test(text)) return gone.length === 1 ? gone[0] : undefined;
  if (OPEN.test(text)) return undefined;
  const cheap = meal((wish) => wish.isCheap === true);
  // "Cheaper dinners" are those of all days.
  if (/^(?:(?:and|also|please|pls) )*cheaper\b/i.test(text) && cheap.length > 0)
    return /\b(?:lunches|dinners)\b/i.test(text)
      ? (cheap.find(({ wishes: [wish] }) => wish?.when === undefined) ?? cheap[0])
      : cheap.length === 1
        ? cheap[0]
        : undefined;
  const [first] = lead?.wishes ?? [];
  const isNear = first?.verb === "meal" && first.near !== undefined && first.near !== "hotel";
  return isNear && NEAR.test(text) ? lead : undefined;
}
