import * as z from "zod/mini";

/** Of whom a plan is made by age; those who are older travel as adults. */
export const OLDEST_CHILD = 17;
/** More than a family's room has beds for. */
export const MAX_CHILDREN = 8;

/** How old the children of a family are, in years; 0 for a baby. */
export const childAgesSchema = z
  .array(z.int().check(z.minimum(0), z.maximum(OLDEST_CHILD)))
  .check(z.maxLength(MAX_CHILDREN));

/** The ages that a family's days are made for. */
export type ChildStage = "underSix" | "sixToTwelve" | "teenagers";

/** The youngest child says how the days are; where no ages are known, children from six to twelve are assumed. */
export function youngestStage(childAges: readonly number[]): ChildStage {
  if (childAges.length === 0) return "sixToTwelve";
  const youngest = Math.min(...childAges);
  return youngest < 6 ? "underSix" : youngest < 13 ? "sixToTwelve" : "teenagers";
}

/** Where the guide doesn't say it: so young, children pay no ticket and eat from their parents' plates (editorial). */
export const FREE_UNTIL = 6;
export const NO_MEAL_UNTIL = 3;

/** How many of some people pay where children younger than that don't. */
export function countPayers(people: number, childAges: readonly number[], until: number): number {
  return Math.max(0, people - childAges.filter((age) => age < until).length);
}
