import { readFileSync } from "node:fs";

/** Reads Vitest's JSON report. A run that broke off, or files that failed to load, count as failures. */
export function countTests(file) {
  let report;
  try {
    report = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return { passed: 0, failed: 1 };
  }
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && assertionResults.every((one) => one.status !== "failed"),
  ).length;
  const failed = report.numFailedTests + brokenFiles;
  return { passed: report.numPassedTests, failed: report.success || failed > 0 ? failed : 1 };
}
