import { CHECKS, type CheckId } from "./check-list.ts";

export type CheckFigure = {
  readonly id: CheckId;
  readonly figure: number;
  /** The figure is on target, and whatever else the check's target asks for holds too. */
  readonly isMet: boolean;
};

/**
 * A check's figure with its verdict.
 *
 * @param alsoHolds whatever the target asks for that the figure doesn't show.
 */
export function checkFigure(id: CheckId, figure: number, alsoHolds = true): CheckFigure {
  // A thousandth is finer than any target; the verdict is on the exact figure.
  const rounded = Math.round(figure * 1000) / 1000;
  return { id, figure: rounded, isMet: alsoHolds && CHECKS[id].isMet(figure) };
}
