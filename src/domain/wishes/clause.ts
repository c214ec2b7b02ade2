import type { SaidPart } from "./language/said-wish.ts";
import type { About, OfPlan } from "./said-of-plan.ts";

/** A part of a text with what it names, and the nearest one before it that names something of the plan. */
export type Clause = {
  readonly part: SaidPart;
  readonly of: OfPlan;
  readonly led: { readonly at: number; readonly part: SaidPart; readonly of: OfPlan } | undefined;
  readonly former: { readonly part: SaidPart; readonly of: OfPlan } | undefined;
  readonly about: About;
};

/** What a clause becomes, and what the one before it does. */
export type Told = { readonly part: SaidPart; readonly led?: SaidPart };
