// Every way a model can go wrong, through the real client, planner, runner and store: `npm run bench:faults`.
import { faultCells } from "./faults/fault-cells.ts";
import { type CellResult, runFaultCells } from "./faults/run-fault-cells.ts";

const startedAtMs = performance.now();
const { results, rejections } = await runFaultCells(faultCells());
const bad = results.filter(({ faults }) => faults.length > 0);

console.log(row("fault", "client", "slice", "lasts", "outcome", "attempts", "waited"));
for (const result of results) console.log(describe(result));
for (const rejection of rejections) console.log(`BROKEN: unhandled: ${rejection}`);
const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1);
const slowest = Math.max(...results.map(({ tookMs }) => tookMs));
console.log(
  `\n${results.length} cells, ${results.length - bad.length} green, ${bad.length} bad, ${rejections.length} unhandled; ${seconds} s, slowest cell ${Math.round(slowest)} ms`,
);
if (bad.length > 0 || rejections.length > 0) process.exitCode = 1;

function describe(result: CellResult): string {
  const { fault, client, slice, lasts, outcome, attempts, waitsMs, faults } = result;
  const waited = waitsMs.map((ms) => `${(ms / 1000).toFixed(1)}s`).join(" ");
  const line = row(fault, client, slice, lasts, outcome, String(attempts), waited);
  return faults.length === 0 ? line : `${line}  BROKEN: ${faults.join("; ")}`;
}

function row(
  ...[fault = "", client = "", slice = "", lasts = "", outcome = "", ...rest]: string[]
) {
  const [attempts = "", waited = ""] = rest;
  return `${fault.padEnd(19)}${client.padEnd(8)}${slice.padEnd(7)}${lasts.padEnd(8)}${outcome.padEnd(21)}${attempts.padStart(8)}  ${waited}`.trimEnd();
}
