import { CHECKS, type CheckFigure } from "../../plan/check-list.ts";
import { VERY_GOOD_QUALITY } from "../../plan/plan-verdict.ts";
import type { CheckedTrip } from "./checked-trip.ts";

/** A check of this weight or more can hold the quality down by itself, by so much of it. */
const HEAVY = 6;
const LOWEST_PART = 0.25;

/**
 * 0 to 100: the weighted mean of the scores there are, a quarter of it the lowest of the heavy ones, for
 * what is all wrong is not made good by the rest. Never very good is a plan that has days enough for the
 * city's first sight and misses it, or has nothing for an interest that was asked for.
 */
export function qualityOf(
  checks: readonly CheckFigure[],
  { fame, interests }: Pick<CheckedTrip, "fame" | "interests">,
): number {
  const scores = checks
    .map(({ id, figure }) => ({ weight: CHECKS[id].weight, score: CHECKS[id].score(figure) }))
    .filter(({ weight }) => weight > 0);
  const weights = scores.reduce((sum, { weight }) => sum + weight, 0);
  if (weights === 0) return 0;
  const mean = scores.reduce((sum, { weight, score }) => sum + weight * score, 0) / weights;
  const heavy = scores.filter(({ weight }) => weight >= HEAVY).map(({ score }) => score);
  const lowest = Math.min(mean, ...heavy);
  const lacksMost = fame?.lacksFirst === true || interests.some(({ found }) => found === 0);
  return Math.min(
    Math.round((1 - LOWEST_PART) * mean + LOWEST_PART * lowest),
    lacksMost ? VERY_GOOD_QUALITY - 1 : 100,
  );
}
