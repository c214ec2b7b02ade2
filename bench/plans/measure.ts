import type { PlanGroup } from "./made-plan.ts";

/** `part` is what a sample belongs to, where the worst part counts; of a sum it is that part. */
export type Sample = { readonly value: number; readonly part?: string };

/** One row of the table: what is read off each group of plans, and what all of it comes to. */
export type Measure = {
  /** Of the list that `docs/planning.md` has under "The measures". */
  readonly id: string;
  readonly what: string;
  readonly unit?: "%";
  readonly target: { readonly atLeast: number } | { readonly atMost: number };
  readonly samples: (group: PlanGroup) => readonly Sample[];
  /** Of one sample at least; left out, `mean`. */
  readonly sumUp?: (samples: readonly Sample[]) => Sample;
};

export function mean(samples: readonly Sample[]): Sample {
  return { value: samples.reduce((sum, { value }) => sum + value, 0) / samples.length };
}

/** The lowest mean of any part. */
export function lowestPart(samples: readonly Sample[]): Sample {
  return partMeans(samples).reduce((a, b) => (b.value < a.value ? b : a));
}

/** The highest mean of any part. */
export function highestPart(samples: readonly Sample[]): Sample {
  return partMeans(samples).reduce((a, b) => (b.value > a.value ? b : a));
}

/** 100 where it holds, so that the mean is a share in percent. */
export function percentIf(holds: boolean, part?: string): Sample {
  return { value: holds ? 100 : 0, ...(part === undefined ? {} : { part }) };
}

/** The mean of each part. */
function partMeans(samples: readonly Sample[]): Sample[] {
  const byPart = Map.groupBy(samples, ({ part = "" }) => part);
  return [...byPart].map(([part, own]) => ({ part, ...mean(own) }));
}
