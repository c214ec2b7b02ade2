import { isPlannedPlace } from "./rules/rule.ts";
import type { SaidObject } from "./said-items.ts";
import { choiceOf, type SaidPart, type SaidWish } from "./said-wish.ts";

type Swap = Extract<SaidWish, { readonly verb: "swap" }>;

/**
 * "The Tate is boring. A market instead": in its place. Where the first is no wish, that is one of the readings. "Drop
 * the hamam, swap it for a park" says twice what goes.
 */
export function withInstead(parts: readonly SaidPart[], whole: string): readonly SaidPart[] {
  const told: SaidPart[] = [];
  for (const part of parts) {
    const former = told.at(-1);
    const joined = former === undefined ? undefined : joinedWith(former, part, whole);
    if (joined === undefined) told.push(part);
    else if (joined.kind === "wish") told.splice(-1, 1, joined);
    else told.push(joined);
  }
  return told;
}

function joinedWith(former: SaidPart, part: SaidPart, whole: string): SaidPart | undefined {
  const [by, ...others] = part.kind === "wish" ? part.wishes : [];
  if (by === undefined || others.length > 0) return undefined;
  const { from, to, text } = part;
  const both = { from: former.from, to, text: whole.slice(former.from, to), kind: "wish" } as const;
  if (by.verb === "swap" && former.kind === "wish") {
    const rest = former.wishes.filter((wish) => !isSaidBy(by, wish));
    return rest.length < former.wishes.length ? { ...both, wishes: [...rest, by] } : undefined;
  }
  if (by.verb !== "add" || !/\binstead\b/i.test(text)) return undefined;
  const [gone, ...goneToo] = goneIn(former);
  // What the plan has already comes in no one's place.
  if (gone === undefined || isPlannedPlace(by.what)) return undefined;
  const swap: SaidWish = { verb: "swap", what: gone, by: by.what };
  if (
    former.kind === "wish" &&
    goneToo.length === 0 &&
    isPlannedPlace(gone) &&
    by.when === undefined
  )
    return { ...both, wishes: [swap] };
  return { from, to, text, kind: "ask", choices: [choiceOf(swap), choiceOf(by)], isTurned: true };
}

/** What a swap takes out or brings is said already. */
function isSaidBy({ what, by }: Swap, wish: SaidWish): boolean {
  return (
    (wish.verb === "remove" && isSame(wish.what, what)) ||
    (wish.verb === "add" && by !== undefined && isSame(wish.what, by))
  );
}

function isSame(a: SaidObject, b: SaidObject): boolean {
  return a.kind === "places" && b.kind === "places"
    ? a.found[0]?.id === b.found[0]?.id
    : a.kind === b.kind && a.text === b.text;
}

/** The places that a part takes out, or the one that it is about. */
function goneIn(part: SaidPart): readonly SaidObject[] {
  if (part.kind === "aside") return [];
  const wishes = part.kind === "wish" ? part.wishes : part.choices.flatMap((one) => one.wishes);
  const isGone = part.kind === "ask" || wishes.every(({ verb }) => verb === "remove");
  const named = wishes.flatMap((wish) =>
    "what" in wish && wish.what.kind === "places" ? [wish.what] : [],
  );
  if (!isGone || named.length < wishes.length) return [];
  return part.kind === "ask" ? named.slice(0, 1) : named;
}
