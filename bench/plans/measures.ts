import { CALENDAR_KEPT } from "./calendar-kept.ts";
import { DAYS_TOGETHER } from "./days-together.ts";
import { DAYS_WITHOUT_LUNCH } from "./days-without-lunch.ts";
import { EARLY_AND_LATE_DAYS } from "./early-and-late-days.ts";
import { FAMILY_DAYS } from "./family-days.ts";
import { FAMOUS_SIGHTS } from "./famous-sights.ts";
import { IDLE_MINUTES } from "./idle-minutes.ts";
import { INTERESTS_ANSWERED } from "./interests-answered.ts";
import { MEALS_NAMED } from "./meals-named.ts";
import { type Measure, mean, type Sample } from "./measure.ts";
import { NEIGHBOURS_TOGETHER } from "./neighbours-together.ts";
import { SEE_A_LOT } from "./see-a-lot.ts";
import { SIGHT_MINUTES } from "./sight-minutes.ts";
import { UNUSED_MUST_SEES } from "./unused-must-sees.ts";
import { WORSENED_PLANS } from "./worsened-plans.ts";

/** Faults that a traveller would find in a plan, as the rows of a table (docs/planning.md, "The measures"). */
export const MEASURES: readonly Measure[] = [
  ...SIGHT_MINUTES,
  ...EARLY_AND_LATE_DAYS,
  ...IDLE_MINUTES,
  ...FAMOUS_SIGHTS,
  ...UNUSED_MUST_SEES,
  ...DAYS_WITHOUT_LUNCH,
  ...NEIGHBOURS_TOGETHER,
  ...DAYS_TOGETHER,
  ...INTERESTS_ANSWERED,
  ...SEE_A_LOT,
  ...CALENDAR_KEPT,
  ...WORSENED_PLANS,
  ...MEALS_NAMED,
  ...FAMILY_DAYS,
];

/** Prints a row for each measure; what no plan was made for has no row. @returns whether all targets are held. */
export function printMeasures(samples: readonly (readonly Sample[])[]): boolean {
  let areAllHeld = true;
  console.log(
    `${"id".padEnd(5)}${"measure".padEnd(58)}${"value".padStart(9)}${"target".padStart(11)}`,
  );
  for (const [index, { id, what, unit = "", target, sumUp = mean }] of MEASURES.entries()) {
    const own = samples[index] ?? [];
    if (own.length === 0) continue;
    const { value, part = "" } = sumUp(own);
    const isHeld = "atLeast" in target ? value >= target.atLeast : value <= target.atMost;
    areAllHeld &&= isHeld;
    const wanted = "atLeast" in target ? `>= ${target.atLeast}` : `<= ${target.atMost}`;
    const figure = `${value.toFixed(Math.abs(value) < 20 ? 2 : 0)}${unit === "" ? "  " : " %"}`;
    console.log(
      `${id.padEnd(5)}${what.padEnd(58)}${figure.padStart(9)}${wanted.padStart(11)}  ${isHeld ? "ok" : "MISSED"}${part === "" ? "" : `  ${part}`}`,
    );
  }
  return areAllHeld;
}
