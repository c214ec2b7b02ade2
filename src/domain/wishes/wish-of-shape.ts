import { DAY_WISH_PATTERNS } from "./day-wish-patterns.ts";
import { DAYS_WISH_PATTERNS } from "./days-wish-patterns.ts";
import { PLACE_WISH_PATTERNS } from "./place-wish-patterns.ts";
import type { WishClause } from "./wish-clauses.ts";
import type { ReadWish } from "./wish-pattern.ts";

/** The wish that a clause is, by its shape from end to end; undefined where it is none that we know. */
export function wishOfShape(clause: WishClause): ReadWish | undefined {
  for (const [shape, read] of [
    ...DAYS_WISH_PATTERNS,
    ...PLACE_WISH_PATTERNS,
    ...DAY_WISH_PATTERNS,
  ]) {
    const wish = shape.test(clause.shape) ? read(clause) : undefined;
    if (wish !== undefined) return wish;
  }
  return undefined;
}
