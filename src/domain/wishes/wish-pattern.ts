import type { Wish } from "./wish.ts";
import type { WishClause } from "./wish-clauses.ts";

/** A wish without the words that it was read of. */
export type ReadWish = Wish extends infer One
  ? One extends Wish
    ? Omit<One, "text">
    : never
  : never;

/** What a clause of some shape is read as; undefined: it is none such after all. */
export type WishPattern = readonly [RegExp, (clause: WishClause) => ReadWish | undefined];
