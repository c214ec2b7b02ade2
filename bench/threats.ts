// Every threat of the list (T1 to T32) with what was tried against it and what got through.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { THREATS } from "./threat-list.ts";

const RESULTS = "node_modules/.cache/threat-results.json";

type Attempt = {
  readonly fullName: string;
  readonly status: string;
  readonly meta?: { readonly vectors?: number };
};
type Results = {
  readonly testResults: readonly { readonly assertionResults: readonly Attempt[] }[];
};

spawnSync(
  "node_modules/.bin/vitest",
  [
    "run",
    "--testNamePattern=\\bT\\d+\\b",
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${RESULTS}`,
  ],
  { stdio: "inherit" },
);

const { testResults } = JSON.parse(readFileSync(RESULTS, "utf8")) as Results;
const attempts = testResults.flatMap(({ assertionResults }) => assertionResults);
let isBroken = false;
process.stdout.write(
  "\nthreat                                         tests  vectors  got through\n",
);
for (const [number, name] of THREATS.entries()) {
  const own = attempts.filter(
    ({ fullName, status }) =>
      new RegExp(`\\bT${number + 1}\\b`).test(fullName) &&
      status !== "skipped" &&
      status !== "pending",
  );
  const vectors = own.reduce((sum, { meta }) => sum + (meta?.vectors ?? 1), 0);
  const through = own.filter(({ status }) => status !== "passed").length;
  if (own.length === 0 || through > 0) isBroken = true;
  process.stdout.write(
    `${`T${number + 1} ${name}`.padEnd(46)}${String(own.length).padStart(6)}${String(vectors).padStart(9)}${String(own.length === 0 ? "no test" : through).padStart(13)}\n`,
  );
}
process.stdout.write(isBroken ? "BROKEN\n" : "ok\n");
process.exitCode = isBroken ? 1 : 0;
