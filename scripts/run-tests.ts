import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";

type TestResult = {
  readonly fullName: string;
  readonly status: string;
  /** A passed test has messages where it needed another try. */
  readonly failureMessages: readonly string[];
};

/** Vitest's own output, in the shape it documents. */
type Report = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly TestResult[];
  }[];
};

export type TestRun = {
  readonly passed: number;
  /**
   * At least 1 unless everything passed: an aborted run counts, and so does an unhandled rejection.
   */
  readonly failed: number;
  /** The names of those that passed at their second try. */
  readonly secondTries: readonly string[];
};

/** Runs Vitest with these arguments. @param file where it writes its report. */
export function runTests(file: string, args: readonly string[]): TestRun {
  // The report of an earlier run must not be taken for this one.
  rmSync(file, { force: true });
  const { status } = spawnSync(
    "node_modules/.bin/vitest",
    ["run", "--reporter=json", `--outputFile.json=${file}`, ...args],
    { stdio: "inherit" },
  );
  const report = readReport(file);
  const { testResults = [], numPassedTests = 0, numFailedTests = 0 } = report ?? {};
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const brokenFiles = testResults.filter(
    (one) =>
      one.status === "failed" && one.assertionResults.every((test) => test.status !== "failed"),
  ).length;
  const failed = numFailedTests + brokenFiles;
  return {
    passed: numPassedTests,
    failed: status === 0 && report !== undefined ? failed : Math.max(1, failed),
    secondTries: results
      .filter((one) => one.status === "passed" && one.failureMessages.length > 0)
      .map(({ fullName }) => fullName.trim()),
  };
}

function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } catch {
    return undefined;
  }
}
