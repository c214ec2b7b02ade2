import { readFileSync } from "node:fs";

type Report = {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

/** Reads Vitest's JSON report. A run that broke off, or files that failed to load, count as failures. */
export function countTests(file: string): { passed: number; failed: number } {
  const report = readReport(file);
  if (report === undefined) return { passed: 0, failed: 1 };
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && assertionResults.every((one) => one.status !== "failed"),
  ).length;
  const failed = report.numFailedTests + brokenFiles;
  return { passed: report.numPassedTests, failed: report.success || failed > 0 ? failed : 1 };
}

function readReport(file: string): Report | undefined {
  try {
    // Vitest's own output, in the shape it documents.
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } catch {
    return undefined;
  }
}
