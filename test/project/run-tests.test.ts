import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runTests } from "../../scripts/run-tests.ts";

const PASSES = 'test("passes", () => {});\n';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tripwright-tests-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a test file of this text. */
function run(text: string, ...args: string[]) {
  writeFileSync(join(folder, "one.test.js"), text);
  const { passed, failed, secondTries } = runTests(join(folder, "results.json"), [
    `--root=${folder}`,
    "--globals",
    ...args,
  ]);
  return { passed, failed, secondTries };
}

test("a rejection that nobody handles is a failure, though every test passes", () => {
  const text = `${PASSES}test("rejects", async () => {
    Promise.reject(new Error("lost"));
    await new Promise((resolve) => setTimeout(resolve, 50));
  });\n`;
  expect(run(text)).toMatchObject({ passed: 2, failed: 1 });
});

test("a run that doesn't begin is a failure, whatever the last one said", () => {
  expect(run(PASSES).failed).toBe(0);
  expect(run(PASSES, "--no-such-option")).toEqual({ passed: 0, failed: 1, secondTries: [] });
});
