import { wordsIn } from "../../src/domain/messages/words.ts";
import { CHECK_IDS } from "../../src/domain/plan/check-list.ts";
import type { Checked, PlanResult } from "./run-combination.ts";

/** Prints every check, for the planner's plans and for a plain order of the same places. */
export function printChecks(plans: readonly PlanResult[]): void {
  const ours = plans.map((plan) => plan.ours);
  const plain = plans.map((plan) => plan.plain);
  console.log(
    `${"check".padEnd(34)}${"target".padEnd(32)}${"planner".padStart(9)}${"met".padStart(7)}${"nearest".padStart(9)}${"met".padStart(7)}`,
  );
  for (const id of CHECK_IDS) {
    const name = wordsIn().checks[id].name.slice(0, 33).padEnd(34);
    const target = wordsIn().checks[id].target.slice(0, 31).padEnd(32);
    console.log(`${name}${target}${column(ours, id)}${column(plain, id)}`);
  }
  const quality = (checked: readonly Checked[]) =>
    mean(checked.map((one) => one.quality)).toFixed(0);
  console.log(
    `\nfeasible ${countFeasible(ours)} of ${plans.length} (nearest neighbour ${countFeasible(plain)}); quality ${quality(ours)} (${quality(plain)})`,
  );
}

function countFeasible(checked: readonly Checked[]): number {
  return checked.filter(({ isFeasible }) => isFeasible).length;
}

function column(plans: readonly Checked[], id: (typeof CHECK_IDS)[number]): string {
  const found = plans.flatMap(({ checks }) => checks.filter((check) => check.id === id));
  if (found.length === 0) return "-".padStart(9) + "-".padStart(7);
  const met = (100 * found.filter(({ isMet }) => isMet).length) / found.length;
  const figure = mean(found.map((check) => check.figure));
  return figure.toFixed(2).padStart(9) + `${met.toFixed(0)} %`.padStart(7);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
