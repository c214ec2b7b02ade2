import type { Read } from "./read-segment.ts";
import { isOfFeast } from "./rules/feasts.ts";
import { isWholeSight } from "./rules/sights.ts";
import { OF_BODIES } from "./rules/weak-on-foot.ts";
import type { SaidWish } from "./said-wish.ts";

function wishesOf({ reading }: Read): readonly SaidWish[] | undefined {
  return typeof reading === "object" && !("choices" in reading) ? reading : undefined;
}

function isEach(read: Read, holds: (wish: SaidWish) => boolean): boolean {
  return wishesOf(read)?.every(holds) === true;
}

const SOME = /^(?:remove-some|fewer|at-most|most-a-day|pace)$/;

/** "No museums on Monday, one good dinner with a view": before there is a plan the dinner is as welcome on any day. */
export function bringsMeal(read: Read): boolean {
  return isEach(read, (wish) => wish.verb === "meal" && wish.isGone !== true);
}

/** What one can't pay is so, whatever it is said of. */
export function isThrifty(read: Read): boolean {
  return isEach(read, ({ verb }) => verb === "cheaper");
}

export function isOfBodies(read: Read): boolean {
  return isEach(read, (wish) => wish.verb === "need" && OF_BODIES.test(wish.need));
}

/** What a plan can't answer takes nothing out, nor does a feast, which one comes for anyway. */
export function isHarmless(read: Read): boolean {
  return isEach(
    read,
    (wish) =>
      /^(?:need|with|is-open)$/.test(wish.verb) ||
      isOfFeast(wish) ||
      isWholeSight(wish, read.segment),
  );
}

/** "Take out 2 things but not the mosque": which go is ours to say. */
export function takesSome(read: Read): boolean {
  return isEach(read, ({ verb }) => SOME.test(verb));
}

export function keepsRest(read: Read): boolean {
  return wishesOf(read)?.some(({ verb }) => verb === "keep-rest") === true;
}

/** What stays is taken back by nothing that isn't read. */
export function isKept(read: Read): boolean {
  return /^(?:not|no) rm\b/.test(read.segment.shape) && isEach(read, ({ verb }) => verb === "keep");
}
