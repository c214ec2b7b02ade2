/**
 * How far the day planner's search stays below the best known values of the team orienteering
 * problem with time windows: `npm run bench:solver -- FOLDER [--seconds 0.2,1]`.
 *
 * FOLDER holds toptw/*.txt (KU Leuven's format) and bks.csv; without one, our own few instances.
 * Every answer is checked independently in exact arithmetic. Fails on a route that cannot be travelled, or at
 * one second and more on a mean gap over 1.5 % (1.2 % for a single route).
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runInWorkers } from "./measure/run-in-workers.ts";
import { evaluateToptw } from "./solver/toptw-evaluator.ts";
import { readToptwInstance } from "./solver/toptw-instance.ts";
import type { ToptwResult, ToptwTask } from "./solver/toptw-run.ts";

const MAX_ROUTES = 4;
const MEAN_GAP_PERCENT = 1.5;
const SINGLE_ROUTE_GAP_PERCENT = 1.2;

const { values, positionals } = parseArgs({
  options: { seconds: { type: "string", default: "1" } },
  allowPositionals: true,
});
const folder = positionals[0] ?? join(import.meta.dirname, "orienteering");
checkReferences(folder);
for (const seconds of values.seconds.split(",").map(Number)) {
  const results = await runAll(readTasks(folder, seconds));
  report(seconds, results);
}

/** The evaluator has to agree with every score of the published routes, where the folder has them. */
function checkReferences(folder: string): void {
  const file = join(folder, "reference-solutions.json");
  if (!existsSync(file)) return;
  type Reference = { instance: string; m: number; score: number; routes: number[][] };
  const references: Reference[] = JSON.parse(readFileSync(file, "utf8"));
  for (const { instance, m, score, routes } of references) {
    const found = evaluateToptw(readToptwInstance(fileOf(folder, instance), instance), routes);
    if (found === score && routes.length === m) continue;
    throw new Error(`${instance} with ${m} routes is worth ${score}, the evaluator says ${found}`);
  }
  console.log(`evaluator: all ${references.length} reference scores reproduced`);
}

function readTasks(folder: string, seconds: number): ToptwTask[] {
  const [header = "", ...lines] = readFileSync(join(folder, "bks.csv"), "utf8").trim().split("\n");
  const columns = header.split(",");
  return lines
    .map((line) => {
      const fields = line.split(",");
      const field = (name: string) => fields[columns.indexOf(name)] ?? "";
      const name = field("instance");
      const [routeCount, best] = [Number(field("m")), Number(field("best_value"))];
      return { file: fileOf(folder, name), name, routeCount, best, seconds };
    })
    .filter(({ routeCount }) => routeCount <= MAX_ROUTES);
}

function fileOf(folder: string, instance: string): string {
  return join(folder, "toptw", `${instance}.txt`);
}

function runAll(tasks: readonly ToptwTask[]): Promise<ToptwResult[]> {
  const file = join(import.meta.dirname, "solver/toptw-run.ts");
  return runInWorkers<ToptwTask, ToptwResult>(file, "toptw", tasks);
}

function report(seconds: number, results: readonly ToptwResult[]): void {
  console.log(`\n${seconds} s of processor time a row; gap to the best known value in percent`);
  console.log("family      m  rows   mean    max  hits   iterations/s");
  const families = [...new Set(results.map(familyOf))].sort();
  for (const family of families) {
    for (let m = 1; m <= MAX_ROUTES; m++) {
      const rows = results.filter((row) => familyOf(row) === family && row.routeCount === m);
      if (rows.length > 0) printRow(family, String(m), rows);
    }
    printRow(
      family,
      "all",
      results.filter((row) => familyOf(row) === family),
    );
  }
  for (let m = 1; m <= MAX_ROUTES; m++) {
    printRow(
      "all",
      String(m),
      results.filter(({ routeCount }) => routeCount === m),
    );
  }
  printRow("all", "all", results);

  const faults = results.flatMap(({ fault }) => fault ?? []);
  for (const fault of faults) console.error(fault);
  const single = results.filter(({ routeCount }) => routeCount === 1);
  const isFar = meanGap(results) > MEAN_GAP_PERCENT || meanGap(single) > SINGLE_ROUTE_GAP_PERCENT;
  if (faults.length > 0 || (seconds >= 1 && isFar)) process.exitCode = 1;
}

function printRow(family: string, m: string, rows: readonly ToptwResult[]): void {
  if (rows.length === 0) return;
  const gaps = rows.map(gapPercent);
  const speed = rows.reduce((sum, row) => sum + row.iterations / row.seconds, 0) / rows.length;
  console.log(
    [
      family.padEnd(9),
      m.padStart(3),
      String(rows.length).padStart(5),
      meanGap(rows).toFixed(2).padStart(6),
      Math.max(...gaps)
        .toFixed(2)
        .padStart(6),
      String(gaps.filter((gap) => gap <= 0).length).padStart(5),
      String(Math.round(speed)).padStart(14),
    ].join(" "),
  );
}

function familyOf({ name }: ToptwResult): string {
  return /^(?:[a-z]+[0-9](?=[0-9]{2}$)|[a-z]+)/.exec(name)?.[0] ?? name;
}

function meanGap(rows: readonly ToptwResult[]): number {
  return rows.reduce((sum, row) => sum + gapPercent(row), 0) / Math.max(1, rows.length);
}

function gapPercent({ best, score }: ToptwResult): number {
  return (100 * (best - score)) / best;
}
