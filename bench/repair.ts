// What repairing does to plans as models write them: `npm run bench:repair`. Each fixture of
// test/fixtures/model-plans is checked as it came and as it was repaired; then repaired once more.

import { isDeepStrictEqual } from "node:util";
import { CHECK_IDS } from "../src/domain/engine/check/check-list.ts";
import { type CheckedPlan, checkPlan } from "../src/domain/engine/check/check-plan.ts";
import { CHANGE_MESSAGES } from "../src/domain/messages/en/change-messages.ts";
import { CHECK_MESSAGES } from "../src/domain/messages/en/check-messages.ts";
import { messageText } from "../src/domain/messages/message.ts";
import { runToEnd } from "../src/domain/plan/run-to-end.ts";
import { MODEL_PLANS } from "../test/fixtures/model-plans/model-plans.ts";
import { repairFixture } from "../test/support/plans/repair-fixture.ts";

type Row = { readonly raw: CheckedPlan; readonly repaired: CheckedPlan };

const rows: Row[] = [];
let unstable = 0;
console.log(`${"plan".padEnd(28)}${"raw".padStart(16)}${"repaired".padStart(16)}   changes   ms`);
for (const fixture of MODEL_PLANS) {
  const startedAtMs = performance.now();
  const { selection, city, repaired } = repairFixture(fixture);
  const ms = performance.now() - startedAtMs;
  const again = repairFixture({ ...fixture, tripData: repaired.plan }).repaired;
  const isStable = again.changes.length === 0 && isDeepStrictEqual(again.plan, repaired.plan);
  if (!isStable) unstable += 1;
  const row = {
    raw: runToEnd(checkPlan({ selection, city, plan: fixture.tripData })),
    repaired: runToEnd(checkPlan({ selection, city, plan: repaired.plan, draft: repaired.draft })),
  };
  rows.push(row);
  console.log(
    `${fixture.name.padEnd(28)}${verdict(row.raw).padStart(16)}${verdict(row.repaired).padStart(16)}${String(repaired.changes.length).padStart(10)}${Math.round(ms).toString().padStart(5)}${isStable ? "" : "   CHANGES AGAIN"}`,
  );
  if (process.argv.includes("--changes")) {
    for (const change of repaired.changes) {
      console.log(`    ${change.kind}: ${change.name}. ${messageText(CHANGE_MESSAGES, change)}`);
    }
  }
}

console.log(
  `\n${"check".padEnd(34)}${"target".padStart(22)}${"raw".padStart(9)}${"met".padStart(5)}${"repaired".padStart(9)}${"met".padStart(5)}`,
);
for (const id of CHECK_IDS) {
  const raw = figuresOf(rows.map((row) => row.raw));
  const repaired = figuresOf(rows.map((row) => row.repaired));
  const [before, after] = [raw(id), repaired(id)];
  if (before.count === 0 && after.count === 0) continue;
  console.log(
    `${CHECK_MESSAGES[id].name.padEnd(34)}${CHECK_MESSAGES[id].target.padStart(22)}${column(before)}${column(after)}`,
  );
}
const feasible = (which: keyof Row) => rows.filter((row) => row[which].isFeasible).length;
console.log(
  `\nfeasible: ${feasible("raw")} of ${rows.length} raw, ${feasible("repaired")} repaired; ${unstable} change when repaired again`,
);
if (unstable > 0) process.exitCode = 1;

function verdict({ isFeasible, quality }: CheckedPlan): string {
  return `${isFeasible ? "feasible" : "not"} ${quality}`;
}

function figuresOf(plans: readonly CheckedPlan[]) {
  return (id: (typeof CHECK_IDS)[number]) => {
    const found = plans.flatMap(({ checks }) => checks.filter((check) => check.id === id));
    const sum = found.reduce((total, { figure }) => total + figure, 0);
    const met = found.filter(({ isMet }) => isMet).length;
    return { count: found.length, mean: sum / found.length, met };
  };
}

function column({ count, mean, met }: { count: number; mean: number; met: number }): string {
  if (count === 0) return "-".padStart(9) + "-".padStart(5);
  return mean.toFixed(mean < 10 ? 2 : 0).padStart(9) + `${met}/${count}`.padStart(6);
}
