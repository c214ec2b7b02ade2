import { mean, type Sample } from "./measure.ts";
import { MEASURES } from "./measures.ts";

/** Of the written cities' figure, or of the target where that figure is nearly nothing. */
const MAX_WORSE = 0.15;
/** The rest is about interests, paces and our own grading. */
const COMPARED = /^N[1-8]$/;

type Samples = readonly (readonly Sample[])[];

/**
 * Prints N1 to N8 of cities composed of open data beside the same cities' as we wrote them, by the same definitions.
 *
 * @returns whether each is at most 15 % worse.
 */
export function compareMeasures(written: Samples, composed: Samples): boolean {
  let areAllHeld = true;
  console.log(
    `${"id".padEnd(5)}${"measure".padEnd(70)}${"written".padStart(9)}${"composed".padStart(9)}${"at worst".padStart(9)}`,
  );
  for (const [index, { id, what, unit = "", target, sumUp = mean }] of MEASURES.entries()) {
    const [own = [], theirs = []] = [composed[index], written[index]];
    if (!COMPARED.test(id) || own.length === 0 || theirs.length === 0) continue;
    const [ours, wanted] = [sumUp(own).value, sumUp(theirs).value];
    const isMore = "atLeast" in target;
    const scale = Math.max(wanted, isMore ? 0 : target.atMost);
    const worst = isMore ? wanted - MAX_WORSE * scale : wanted + MAX_WORSE * scale;
    const isHeld = isMore ? ours >= worst : ours <= worst;
    areAllHeld &&= isHeld;
    const figures = [wanted, ours, worst].map((value) =>
      value.toFixed(Math.abs(value) < 20 ? 2 : 0).padStart(9),
    );
    console.log(
      `${id.padEnd(5)}${`${what}${unit === "" ? "" : `, ${unit}`}`.padEnd(70)}${figures.join("")}  ${isHeld ? "ok" : "MISSED"}`,
    );
  }
  return areAllHeld;
}
