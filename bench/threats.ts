// Every threat of docs/security.md with what was tried against it and what got through.
import { globSync, readFileSync } from "node:fs";
import { runTests } from "../scripts/run-tests.ts";
import { readThreats } from "../test/support/threats/threat-table.ts";

const threats = readThreats();
/** Files without one would start their servers and browsers for nothing. The names of contracts stand in other files. */
const FILES = globSync("{src,test}/**/*.test.{ts,tsx}").filter(
  (file) => file.includes("contract") || /["'`]T\d+\b/.test(readFileSync(file, "utf8")),
);

// All of them, at full size.
process.env.NIGHTLY = "1";
const { results: attempts, failed } = runTests("node_modules/.cache/threat-results.json", [
  "--testNamePattern=\\bT\\d+\\b",
  "--reporter=dot",
  ...FILES,
]);
let isBroken = failed > 0;
process.stdout.write(`\n${"threat".padEnd(62)} tests  vectors  got through\n`);
for (const { number, name } of threats) {
  const own = attempts.filter(
    ({ fullName, status }) =>
      new RegExp(`\\b${number}\\b`).test(fullName) && status !== "skipped" && status !== "pending",
  );
  const vectors = own.reduce((sum, { meta }) => sum + (meta?.vectors ?? 1), 0);
  const through = own.filter(({ status }) => status !== "passed").length;
  if (own.length === 0 || through > 0) isBroken = true;
  process.stdout.write(
    `${`${number} ${name}`.slice(0, 60).padEnd(62)}${String(own.length).padStart(6)}${String(vectors).padStart(9)}${String(own.length === 0 ? "no test" : through).padStart(13)}\n`,
  );
}
process.stdout.write(isBroken ? "BROKEN\n" : "ok\n");
process.exitCode = isBroken ? 1 : 0;
