// Every threat of the list (T1 to T40) with what was tried against it and what got through.
import { runTests } from "../scripts/run-tests.ts";
import { THREATS } from "./faults/threat-list.ts";

// All of them, at full size.
process.env.NIGHTLY = "1";
const { results: attempts, failed } = runTests("node_modules/.cache/threat-results.json", [
  "--testNamePattern=\\bT\\d+\\b",
  "--reporter=dot",
]);
let isBroken = failed > 0;
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
