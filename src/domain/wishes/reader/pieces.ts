import type { FrameVerb, Role } from "./frame.ts";

/** Words from the first to the last of them, and the verb or role of them. */
export type Run = { readonly index: number; readonly first: number; readonly last: number };

/** What is known of the words of a text. */
type Told = {
  readonly plain: (at: number) => string;
  /** The role of a word; undefined for none. */
  readonly role: (at: number) => Role | undefined;
  readonly verb: (index: number) => FrameVerb;
  /** The likeliest verb of these words. */
  readonly likeliest: (first: number, last: number) => number;
};

const JOINT = /^(?:and|but|so|then|also|plus|not|[,;.!?:&+…]|\p{Extended_Pictographic})$/u;
/** A sentence ends there. */
const HARD = /^(?:[;.!?…]|\p{Extended_Pictographic})$/u;
const TAKING = /^(?:no|not|without|skip|drop|remove|minus|cut)$/;
const NOT = /^(?:not|never|no)$/;
const THING = new Set<Role | undefined>(["what", "food", "meal", "table"]);
const AMOUNT = new Set<Role | undefined>(["dur", "count", "time", "when"]);
const OF_DAYS = /^(?:start|end|free|busy|easier|fuller|lesswalk|arrive|depart)$/;
const REFUSES = /^(?:swap|remove|noton|noeat|nomeal|mealother|fewer|apart|outside|asis)$/;
const OF_PAIR = /^(?:together|same|one|not|different|separate|apart)$/;
/** They add nothing to a second day: "on Thursday and on Friday". */
const FILLER =
  /^(?:on|at|the|from|to|in|of|for|days?|an?|please|pls|thanks|thx|and|both|also|each|every|preferably|ideally|maybe|\W)$/;

/** "Two hours for A, 20 minutes for B", "day 1 free and more on day 2": a run of words that asks for two things is two. */
export function piecesOf(run: Run, told: Told): readonly Run[] {
  const { plain, role, likeliest } = told;
  for (let at = run.first + 1; at < run.last; at += 1) {
    const isWithin = role(at) !== undefined && !HARD.test(plain(at));
    if (!JOINT.test(plain(at)) || isWithin || !areTwo(run, at, told)) continue;
    let [last, first] = [at - 1, NOT.test(plain(at)) ? at : at + 1];
    while (last > run.first && JOINT.test(plain(last))) last -= 1;
    while (first < run.last && JOINT.test(plain(first)) && !NOT.test(plain(first))) first += 1;
    const left = { index: likeliest(run.first, last), first: run.first, last };
    const right = { index: likeliest(first, run.last), first, last: run.last };
    return [left, ...piecesOf(right, told)];
  }
  return [run];
}

function areTwo(run: Run, at: number, { plain, role, verb }: Told): boolean {
  const rolesIn = (first: number, last: number) =>
    new Set(Array.from({ length: last - first + 1 }, (_, index) => role(first + index)));
  const [left, right] = [rolesIn(run.first, at - 1), rolesIn(at + 1, run.last)];
  const shared = [...left].filter((one) => AMOUNT.has(one) && right.has(one));
  const hasThing = (roles: ReadonlySet<Role | undefined>) =>
    [...roles].some((one) => THING.has(one));
  const name = verb(run.index);
  /** How many of them begin there. */
  const things = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
      (one) => THING.has(role(one)) && (one === first || role(one - 1) !== role(one)),
    ).length;
  if (OF_DAYS.test(name)) {
    const own = Array.from({ length: run.last - at }, (_, index) => at + 1 + index);
    return (
      shared.length > 0 &&
      !NOT.test(plain(at)) &&
      own.some((one) => role(one) === undefined && !FILLER.test(plain(one)))
    );
  }
  if (!hasThing(left) || !hasThing(right)) return false;
  // "A can go 🙂 skip B".
  if (HARD.test(plain(at)) && name !== "swap") return true;
  if (/^(?:remove|keep)$/.test(name) && TAKING.test(plain(at + 1)) && plain(at) !== "but")
    return true;
  const before = Array.from({ length: at - run.first }, (_, index) => plain(run.first + index));
  const isTurned = /^(?:but|not)$/.test(plain(at)) || NOT.test(plain(at + 1));
  if (isTurned)
    return !REFUSES.test(name) && !before.some((word) => /^(?:no|not|dont|never)$/.test(word));
  // "A and B together, and C another day".
  const isSaid = plain(at) === "," && before.some((word) => /^(?:together|same)$/.test(word));
  if (/^(?:together|apart)$/.test(name)) {
    const arePairs = things(run.first, at - 1) > 1 && things(at + 1, run.last) > 1;
    return isSaid || (arePairs && before.some((word) => OF_PAIR.test(word)));
  }
  return shared.length > 0 && name !== "swap";
}
