import type { Read } from "./read-segment.ts";
import { isOfFeast } from "./rules/feasts.ts";
import { isWholeSight } from "./rules/sights.ts";
import { OF_BODIES } from "./rules/weak-on-foot.ts";

const SOME = /^(?:remove-some|fewer|at-most|most-a-day|pace)$/;

/** "No museums on Monday, one good dinner with a view": before there is a plan the dinner is as welcome on any day. */
export function bringsMeal({ reading }: Read): boolean {
  return (
    typeof reading === "object" &&
    !("choices" in reading) &&
    reading.every((wish) => wish.verb === "meal" && wish.isGone !== true)
  );
}

/** What one can't pay is so, whatever it is said of. */
export function isThrifty({ reading }: Read): boolean {
  return (
    typeof reading === "object" &&
    !("choices" in reading) &&
    reading.every(({ verb }) => verb === "cheaper")
  );
}

export function isOfBodies({ reading }: Read): boolean {
  return (
    typeof reading === "object" &&
    !("choices" in reading) &&
    reading.every((wish) => wish.verb === "need" && OF_BODIES.test(wish.need))
  );
}

/** What a plan can't answer takes nothing out, nor does a feast, which one comes for anyway. */
export function isHarmless({ reading, segment }: Read): boolean {
  return (
    typeof reading === "object" &&
    !("choices" in reading) &&
    reading.every(
      (wish) => /^(?:need|with)$/.test(wish.verb) || isOfFeast(wish) || isWholeSight(wish, segment),
    )
  );
}

/** "Take out 2 things but not the mosque": which go is ours to say. */
export function takesSome({ reading }: Read): boolean {
  return (
    typeof reading === "object" &&
    !("choices" in reading) &&
    reading.every(({ verb }) => SOME.test(verb))
  );
}

export function keepsRest({ reading }: Read): boolean {
  return (
    typeof reading === "object" &&
    !("choices" in reading) &&
    reading.some(({ verb }) => verb === "keep-rest")
  );
}

/** What stays is taken back by nothing that isn't read. */
export function isKept({ reading, segment }: Read): boolean {
  return (
    typeof reading === "object" &&
    !("choices" in reading) &&
    /^(?:not|no) rm\b/.test(segment.shape) &&
    reading.every(({ verb }) => verb === "keep")
  );
}
